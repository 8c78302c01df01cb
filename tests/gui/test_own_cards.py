"""The dialog "Your own cards"."""

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QWidget

import cardbase
from cardbase.own_cards.model import OwnCard
from vtes_deck.app import own_cards
from vtes_deck.app.own_cards_file import Written
from vtes_deck.gui.card_data_update import CardDataUpdate
from vtes_deck.gui.own_cards.dialog import OwnCardsDialog

RAID = OwnCard(name="Night Raid", type="Action", text="Unlock this vampire.", source="a rumour")
VERA = OwnCard(name="Vera", type="Vampire", clan="Ravnos", group=7, capacity=3, title="prince")


@pytest.fixture
def dialog(context, qtbot, tmp_path):
    """The dialog with two cards."""
    own_cards.add(context.cards, [Written(RAID), Written(VERA, png())])
    reloads = []
    made = OwnCardsDialog(context, lambda: reloads.append(1), tmp_path)
    made.reloads = reloads
    made.discard = lambda *_question: True
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def png():
    image = QImage(40, 60, QImage.Format.Format_RGB32)
    image.fill(0)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data())


def names(dialog):
    return [dialog.cards.item(row).text() for row in range(dialog.cards.count())]


def choose(dialog, name):
    row = next(r for r in range(dialog.cards.count()) if dialog.cards.item(r).text() == name)
    dialog.cards.clearSelection()
    dialog.cards.setCurrentRow(row)
    dialog.cards.item(row).setSelected(True)


def test_a_card_is_entered_drawn_and_saved(dialog):
    assert names(dialog) == ["Night Raid", "Vera (G7)"]
    assert not dialog.keep.isEnabled()
    QTest.keyClicks(dialog.form.name, "Day Raid")
    assert dialog.preview.face.card.name == "Day Raid"
    QTest.keyClicks(dialog.form.text, "[dom] Unlock this vampire.")
    QTest.keyClicks(dialog.form.discipline, "dom")
    assert dialog.preview.face.card.requirement.disciplines == ("dom",)
    QTest.keyClick(dialog.form.text, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert names(dialog) == ["Day Raid", "Night Raid", "Vera (G7)"]
    assert "Day Raid" in dialog.message.text
    assert "never legal" in dialog.message.text
    assert dialog.reloads == [1]
    assert not dialog.keep.isEnabled()


def test_errors_are_reported_and_prevent_saving(dialog):
    for name, said in (("Theo Bell", "Theo Bell"), ("Night raid", "You have a card"), ("", "name")):
        dialog.form.name.setText(name)
        assert said in dialog.preview.message
        assert not dialog.keep.isEnabled()
    dialog.save()
    assert names(dialog) == ["Night Raid", "Vera (G7)"]


def test_a_new_vampire_has_the_newest_group(dialog, context):
    dialog.begin()
    form = dialog.form
    form.type.setCurrentIndex(form.type.findData("Vampire"))
    assert form.card.group == max(one.group or 0 for one in context.cards.crypt)


def test_the_form_shows_every_field_of_a_card(dialog, context):
    for card, name in ((RAID, "Night Raid"), (VERA, "Vera (G7)")):
        choose(dialog, name)
        shown = dialog.form.card
        assert shown == own_cards.find_own(card.name)
        assert not dialog.keep.isEnabled()
    assert not dialog.form.cost.isVisible()
    assert dialog.form.group.isVisible()
    assert dialog.preview.thumbnail.isVisible()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Only usable during a bleed action.\n[dom] +1 bleed (limited).", "reads the whole text"),
        ("Only usable during a bleed action.\n[dom] +1 blood (limited).", "The engine stops at: “"),
    ],
)
def test_the_engine_shows_what_it_understands(dialog, qtbot, text, said):
    dialog.form.type.setCurrentText("Action Modifier")
    dialog.form.discipline.setText("dom")
    dialog.form.name.setText("Day Raid")
    dialog.form.text.setPlainText(text)
    qtbot.waitUntil(lambda: said in dialog.preview.message)


def test_a_result_for_a_replaced_text_is_dropped(dialog, qtbot, jobs):
    """While other work delays the engine, its last result belongs to another text."""
    dialog.form.name.setText("Day Raid")
    dialog.form.text.setPlainText("")
    qtbot.waitUntil(lambda: "no text" in dialog.preview.message)
    dialog.form.text.setPlainText("+1 bleed.")
    assert "no text" not in dialog.preview.message
    qtbot.waitUntil(lambda: not jobs.running)


def test_a_deleted_card_is_restored_unchanged(dialog, context):
    dialog.cards.selectAll()
    QTest.keyClick(dialog.cards, Qt.Key.Key_Delete)
    assert names(dialog) == []
    assert len(cardbase.load()) == len(context.cards)
    QTest.keyClick(dialog.cards, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(dialog) == ["Night Raid", "Vera (G7)"]
    assert own_cards.written(own_cards.find_own("Vera")).picture == png()
    assert dialog.reloads == [1, 1]
    assert not dialog.back.isEnabled()


def test_a_new_name_keeps_the_former_one(dialog):
    choose(dialog, "Vera (G7)")
    dialog.form.name.setText("Wera")
    dialog.save()
    assert names(dialog) == ["Night Raid", "Wera (G7)"]
    assert own_cards.find_own("Wera").former == ("Vera",)
    assert own_cards.written(own_cards.find_own("Wera")).picture == png()
    dialog.undo()
    assert names(dialog) == ["Night Raid", "Vera (G7)"]


def test_unsaved_input_is_not_lost_without_a_question(dialog):
    answers = [False, False, False, True]
    dialog.discard = lambda *_question: answers.pop(0)
    choose(dialog, "Night Raid")
    dialog.form.source.setText("a friend")
    choose(dialog, "Vera (G7)")
    dialog.begin()
    dialog.buttons.button(QDialogButtonBox.StandardButton.Close).click()
    assert dialog.isVisible()
    assert dialog.form.card.source == "a friend"
    dialog.reject()
    assert not dialog.isVisible()
    assert own_cards.find_own("Night Raid").source == "a rumour"


def test_a_window_that_closes_does_not_wait_for_an_answer(context, qtbot, tmp_path):
    window = QWidget()
    qtbot.addWidget(window)
    made = OwnCardsDialog(context, lambda: None, tmp_path, window)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    questions = []
    made.discard = lambda *question: questions.append(question)
    window.show()
    made.show()
    made.form.name.setText("Day Raid")
    made.reject()
    assert len(questions) == 1
    window.hide()
    made.reject()
    assert len(questions) == 1


def test_cards_can_be_shared_in_a_file(dialog, tmp_path):
    path = tmp_path / "shared.toml"
    dialog.choose_save = lambda *_question: path
    dialog.export_cards()
    assert "2 cards" in dialog.message.text
    before = own_cards.own_cards()
    own_cards.remove(before)
    dialog.choose_open = lambda *_question: path
    dialog.import_cards()
    assert "2 cards added" in dialog.message.text
    assert own_cards.own_cards() == before
    assert own_cards.written(own_cards.find_own("Vera")).picture == png()


def test_a_file_with_errors_adds_nothing_and_names_the_lines(dialog, tmp_path):
    path = tmp_path / "<b>bad.toml"
    path.write_text('[[card]]\nname = "<i>A</i>"\ntype = "Akshun"\n')
    dialog.choose_open = lambda *_question: path
    dialog.import_cards()
    assert "line 3: type:" in dialog.message.accessibleDescription()
    assert names(dialog) == ["Night Raid", "Vera (G7)"]
    assert dialog.reloads == []
    kinds = {label.textFormat() for label in dialog.message.findChildren(QLabel) if label.text()}
    assert kinds == {Qt.TextFormat.PlainText}


def test_a_picture_is_accepted_or_refused(dialog, tmp_path):
    choose(dialog, "Night Raid")
    for content, said in ((b"<html>", "neither JPEG nor PNG"), (png()[:40], "damaged")):
        path = tmp_path / "picture.png"
        path.write_bytes(content)
        dialog.preview.choose_picture = lambda _parent, path=path: path
        dialog.preview.choose.click()
        assert said in dialog.preview.message
        assert not dialog.keep.isEnabled()
    path.write_bytes(png())
    dialog.preview.choose.click()
    assert dialog.preview.thumbnail.isVisible()
    dialog.save()
    assert own_cards.written(own_cards.find_own("Night Raid")).picture == png()
    dialog.preview.without.click()
    dialog.save()
    assert own_cards.find_own("Night Raid").picture == ""


def test_damaged_own_cards_are_reported_and_a_new_one_can_be_created(
    dialog, context, qtbot, own_home
):
    path = own_home / "data" / "own-cards" / "cards.json"
    path.write_bytes(b"\xff")
    made = OwnCardsDialog(context, lambda: None, Path())
    qtbot.addWidget(made)
    assert "is damaged" in made.message.text
    made.form.name.setText("Day Raid")
    made.save()
    assert names(made) == ["Day Raid"]
    assert len(list(path.parent.glob("cards.json.damaged-*"))) == 1


def test_the_window_reloads_the_cards_with_own_ones(context, jobs, qtbot):
    update = CardDataUpdate(jobs)
    update.use(context.cards)
    own_cards.add(context.cards, [Written(RAID)])
    with qtbot.waitSignal(update.adopted) as adopted:
        update.reload()
    cards = adopted.args[0]
    assert cards["Night Raid"].id == RAID.id
    assert len(cards) == len(context.cards) + 1


def test_an_empty_list_says_how_to_begin(dialog, qtbot):
    assert not dialog.none.isVisibleTo(dialog)
    dialog.cards.selectAll()
    dialog.cards.setFocus()
    qtbot.keyClick(dialog.cards, Qt.Key.Key_Delete)
    assert names(dialog) == []
    assert dialog.none.isVisibleTo(dialog)
    assert dialog.none.visibleRegion().boundingRect().height() > dialog.none.fontMetrics().height()
    dialog.undo()
    assert not dialog.none.isVisibleTo(dialog)
