"""Chronicles of Heritage in the window."""

from types import SimpleNamespace

import msgspec
import pytest
from markup import HOSTILE, fired
from mouse_wheel import is_turned
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog

from vtes_deck import language
from vtes_deck.app.heritage.data_sets import demonstration
from vtes_deck.app.heritage.export import family
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.heritage.paper_chronicle import TEMPLATE
from vtes_deck.gui.heritage.chronicle_page import ChroniclePage
from vtes_deck.gui.heritage.family import FamilyView
from vtes_deck.gui.heritage.family_dialog import FamilyDialog
from vtes_deck.gui.heritage.paper_dialog import PaperDialog
from vtes_deck.gui.heritage.window import HeritageWindow
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage.attributes import CLANS
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle import Adopt, ChronicleStep, winners
from vtes_deck.heritage.chronicle.state import Sheet, State, Task
from vtes_deck.heritage.players import agent
from vtes_deck.heritage.switches import Switches
from vtes_deck.paper import export as paper_export


@pytest.fixture
def heritage(qtbot, own_home):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def open_chronicle(qtbot, own_home):
    """The page of the chronicles, without the window around it."""
    made = ChroniclePage()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def page(open_chronicle):
    """A chronicle after its prologues."""
    return with_prologues(open_chronicle)


def with_prologues(page, people="Ada, Ben"):
    page.name.setText("Ours")
    page.people.setText(people)
    page.begin.click()
    while page.open_chronicle.state.todo[0].step is ChronicleStep.PROLOGUE:
        form = page.task.form
        form.character.setText(f"{HOSTILE} 1")
        form.title.setText(HOSTILE)
        form.drawn[0].setCurrentIndex(0)
        form.drawn[1].setCurrentIndex(1)
        form.drawn[2].setCurrentIndex(2)
        before = len(page.open_chronicle.chronicle.entries)
        form.enter.click()
        assert len(page.open_chronicle.chronicle.entries) > before, page.wrong.text()
    return page


def test_a_chapter_and_its_aftermath_are_entered_by_hand(page, tmp_path):
    form = page.task.form
    chapter = form.chapter
    chapter.rows[1].points.setValue(9)
    deck = page.open_chronicle.state.deck
    chapter.rows[0].line.setText(deck[0])
    chapter.rows[1].line.setText(f"{deck[1]}, {deck[2]}")
    chapter.enter.click()
    assert page.open_chronicle.state.todo[0].step is ChronicleStep.TITLE, page.wrong.text()
    assert page.open_chronicle.state.todo[0].player == 1, (
        "the first place has the most points (H-END-06)"
    )
    page.task.form.title.setText("The Patient")
    page.task.form.enter.click()
    while page.open_chronicle.state.todo[0].step is not ChronicleStep.PLAY:
        assert page.task.form.list.count() > 0
        page.task.form.enter.click()
    assert page.open_chronicle.state.chapter == 2
    assert len(page.trees.findChildren(FamilyView)) == 2
    assert page.grab().width() > 0
    assert OpenChronicle.open("Ours").state == page.open_chronicle.state, (
        "everything is on the disk"
    )
    assert list(fired(page)) == []
    for suffix in ("md", "json", "pdf"):
        path = tmp_path / f"out.{suffix}"
        page.write(path, suffix)
        assert path.stat().st_size > 100


def test_the_focus_moves_to_the_next_form(page, qtbot):
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.task.form.chapter.enter.click()
    assert page.task.form.title.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "The Patient")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    while page.open_chronicle.state.todo[0].step is not ChronicleStep.PLAY:
        assert QApplication.focusWidget() is page.task.form.list
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.open_chronicle.state.players[0].titles[-1] == "The Patient"


def test_a_player_name_that_is_too_long_is_refused(open_chronicle):
    open_chronicle.name.setText("Ours")
    open_chronicle.people.setText(f"{'x' * 90}, Ben")
    open_chronicle.begin.click()
    assert "1 to 80 letters" in open_chronicle.wrong.text()
    assert open_chronicle.open_chronicle is None


def test_names_of_players_are_shown_as_plain_text(open_chronicle):
    page = with_prologues(open_chronicle, f"{HOSTILE}, Ben & Co")
    assert page.open_chronicle.state.todo[0].step is ChronicleStep.PLAY
    labels = [one.text() for one in page.task.form.findChildren(PlainLabel)]
    assert {HOSTILE, "Ben & Co"} <= set(labels)
    assert list(fired(page)) == []


def test_the_retainer_is_a_drawn_character_with_one_clan(open_chronicle):
    page = with_prologues(open_chronicle, "Ada, Ben")
    page.undo.click()
    form = page.task.form
    data = page.open_chronicle.data
    for row, name in enumerate(("flora-dover", "aldous-ashdown", "berta-hollow")):
        form.drawn[row].setCurrentIndex(form.drawn[row].findData(name))
    shown = [form.retainer.itemText(row) for row in range(form.retainer.count())]
    assert shown == ["Flora Dover", "Aldous Ashdown", "Berta Hollow"]
    assert next(one for one in data.characters if one.id == "flora-dover").clan == "brujah"
    assert (form.clan.count(), form.clan.isEnabled()) == (1, False), "its clan is printed"
    form.retainer.setCurrentIndex(1)
    offered = [form.clan.itemData(row) for row in range(form.clan.count())]
    assert offered == [*CLANS, THIN_BLOOD], "it needs a sticker"


def test_long_names_do_not_widen_the_form(open_chronicle):
    people = ", ".join(f"{name} Maximilian von Hohenberg" for name in ("Ada", "Ben", "Cleo", "Eve"))
    page = with_prologues(open_chronicle, people)
    line = page.fontMetrics().height()
    assert page.task.form.minimumSizeHint().width() < 36 * line


def test_the_wheel_only_scrolls_the_form(page):
    row = page.task.form.chapter.rows[0]
    for field in (row.clan, row.points):
        assert field.focusPolicy() is Qt.FocusPolicy.StrongFocus, "the wheel takes no focus"
        field.setFocus()
        before = field.grab().toImage()
        assert not is_turned(field)
        assert field.grab().toImage() == before


def test_a_pdf_from_the_window_is_in_its_language(page, tmp_path, monkeypatch):
    spoken = []

    def write(open_chronicle, size, language):
        spoken.append(language)
        return SimpleNamespace(data=b"%PDF")

    monkeypatch.setattr(paper_export, "_writer", lambda: SimpleNamespace(write_chronicle=write))
    language.use("es")
    try:
        page.write(tmp_path / "out.pdf", "pdf")
    finally:
        language.use("en")
    assert spoken == ["es"]


def test_undo_and_redo(page):
    before = page.open_chronicle.state
    page.note.setText("To remember")
    page.note.returnPressed.emit()
    after = page.open_chronicle.state
    assert after != before
    page.undo.click()
    assert page.open_chronicle.state == before
    page.redo.click()
    assert page.open_chronicle.state == after


def test_a_forbidden_entry_is_reported(page):
    form = page.task.form.chapter
    form.rows[0].clan.setCurrentIndex(0)
    form.rows[1].clan.setCurrentIndex(0)
    entries = len(page.open_chronicle.chronicle.entries)
    form.enter.click()
    assert "H-SET-08" in page.wrong.text()
    assert len(page.open_chronicle.chronicle.entries) == entries


def test_a_chapter_is_played_in_the_window_and_entered(heritage):
    page = with_prologues(heritage.open_chronicle)
    page.task.form.play.click()
    view = heritage.play.session
    player = agent("greedy", 1)
    while view.play.decision is not None:
        decision = view.play.decision
        seen = view.play.game.observation(decision.seat)
        view.play.answer(player.choose(seen, decision.options))
    view.go_on()
    view.side.to_chronicle.click()
    assert len(page.open_chronicle.state.outcomes) == 1, page.wrong.text()
    assert page.open_chronicle.state.todo[0].step is ChronicleStep.TITLE


def test_a_bloodline_is_entered_as_a_tree(page):
    row = page.task.form.chapter.rows[0]
    names = row.names
    first, second, third = list(names.values())[:3]
    row.edit_tree()
    dialog = row.findChild(FamilyDialog)
    for name in (first, second, "No such name"):
        dialog.line.setText(name)
        dialog.add.click()
        dialog.tree.setCurrentItem(dialog.top.child(0))
    assert "No such name" in dialog.wrong.text()
    dialog.top.child(0).setCheckState(1, Qt.CheckState.Checked)
    dialog.tree.setCurrentItem(dialog.top)
    dialog.line.setText(third)
    dialog.add.click()
    dialog.accept()
    played = row.played()
    ids = {name: one for one, name in names.items()}
    leader = row.leader.currentData()
    assert set(played.bloodline) == {ids[second], ids[third]}, "vampires in torpor are left out"
    assert played.sires == {ids[first]: leader, ids[second]: ids[first], ids[third]: leader}
    page.task.form.chapter.enter.click()
    tree = family(page.open_chronicle, page.open_chronicle.state.outcomes[0].of(row.player))
    assert sorted(one.name for one in tree.childer) == sorted([first, third])
    torpid = next(one for one in tree.childer if one.name == first)
    assert torpid.torpor
    assert not torpid.loose
    assert [one.name for one in torpid.childer] == [second]


def test_a_line_of_names_can_show_the_structure_of_the_bloodline(page):
    row = page.task.form.chapter.rows[0]
    names = row.names
    first, second = list(names.values())[:2]
    row.line.setText(f"{second} < {first}, {first}")
    played = row.played()
    ids = {name: one for one, name in names.items()}
    assert set(played.bloodline) == {ids[first], ids[second]}
    assert played.sires[ids[second]] == ids[first]


def test_a_line_of_names_alone_names_no_sires(page):
    row = page.task.form.chapter.rows[0]
    first, second = list(row.names.values())[:2]
    row.line.setText(f"{second}, {first}")
    tree = family(page.open_chronicle, row.played())
    assert [one.loose for one in tree.childer] == [True, True]
    drawn = FamilyView(tree, "Ada", 0)
    joined = msgspec.structs.replace(
        tree, childer=tuple(msgspec.structs.replace(one, loose=False) for one in tree.childer)
    )
    assert drawn.grab().toImage() != FamilyView(joined, "Ada", 0).grab().toImage()
    assert drawn.grab().toImage() == FamilyView(tree, "Ada", 0).grab().toImage()
    names = f"{second}, {first}"
    assert drawn.accessibleDescription() == names.replace(", ", "; ")
    reported = FamilyView(joined, "Ada", 0).accessibleDescription()
    assert reported == f"{row.leader.currentText()}: {names}"


def test_a_note_is_written_below_the_chronicle(page, qtbot):
    page.note.setFocus()
    qtbot.keyClicks(page.note, "  <b>We</b> began late. ")
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert page.open_chronicle.state.notes == ((1, "<b>We</b> began late."),)
    assert not page.note.text()
    qtbot.keyClicks(page.note, "   ")
    qtbot.keyClick(page.note, Qt.Key.Key_Return)
    assert len(page.open_chronicle.state.notes) == 1


@pytest.mark.rule("H-END-06", "H-END-07")
def test_the_primogen_decides_between_equal_players(page):
    chapter = page.task.form.chapter
    assert chapter.up.isHidden()
    chapter.places.setCurrentRow(1)
    assert not chapter.up.isHidden()
    chapter.up.click()
    mission = next(iter(chapter.claims))
    assert [one.player for one in chapter.entry().places] == [1, 0]
    chapter.claims[mission].setCurrentIndex(2)
    assert [one.player for one in chapter.entry().places] == [0, 1], "fewer missions win"
    chapter.enter.click()
    assert page.open_chronicle.state.outcomes[0].places[0].player == 0, page.wrong.text()


@pytest.mark.rule("H-REC-11", "H-TRN-07")
def test_used_retainers_and_assets_are_entered(page):
    row = page.task.form.chapter.rows[0]
    retained = page.open_chronicle.state.players[0].retained
    row.line.setText(row.names[retained])
    assert row.played().recruited, "vampires of the bloodline were recruited"
    page.task.form.chapter.enter.click()
    assert page.open_chronicle.state.players[0].retained == ""
    assert retained in page.open_chronicle.state.deck


@pytest.mark.rule("H-CHR-04")
def test_players_can_join_and_leave(page):
    form = page.task.form
    form.joining.setText("Cleo")
    form.join.click()
    assert page.open_chronicle.state.todo[0] == Task(ChronicleStep.PROLOGUE, 2)
    form = page.task.form
    form.character.setText("C")
    form.title.setText("The Late")
    form.name.setText("New Name")
    for clan in range(form.clan.count()):
        form.clan.setCurrentIndex(clan)
        form.enter.click()
        if page.open_chronicle.state.todo[0].step is ChronicleStep.PLAY:
            break
    retained = page.open_chronicle.state.players[2].retained
    assert page.open_chronicle.state.marks[retained].name == "New Name"
    form = page.task.form
    form.attending[0].click()
    assert page.open_chronicle.state.present() == (1, 2)
    page.task.form.attending[1].click()
    assert "H-SET-01" in page.wrong.text()
    assert page.task.form.attending[1].isChecked(), "the box shows the present state"


def test_a_chapter_is_played_against_the_computer(heritage):
    page = with_prologues(heritage.open_chronicle)
    form = page.task.form
    form.kinds[1].setCurrentIndex(form.kinds[1].findData("greedy"))
    form.play.click()
    assert heritage.play.session.play.kinds == ("human", "greedy")


@pytest.mark.rule("H-AMB-16", "H-FIN-02")
def test_a_tie_at_the_end_is_decided_with_a_button(open_chronicle):
    page = open_chronicle
    data = demonstration()
    state = State(
        data.about.id,
        switches=Switches(shared_chronicle=False),
        players=(Sheet("Ada", titles=("x",)), Sheet("Ben", titles=("y",))),
        chapter=22,
    )
    page.open_chronicle = OpenChronicle.create("Tied", data, Adopt(state=state))
    page.refresh()
    assert len(page.task.form.decide) == 2
    page.task.form.decide[1].click()
    assert winners(page.open_chronicle.state) == (1,)
    assert "Ben" in page.stage.text()


def test_a_chronicle_begun_on_paper_is_entered_in_a_form(open_chronicle, tmp_path):
    page = open_chronicle
    page.name.setText("Old")
    page.paper.click()
    dialog = page.findChild(PaperDialog)
    dialog.form.editors["chapter"].line.setText("ninety")
    dialog.accept_form()
    assert "whole number" in dialog.form.editors["chapter"].wrong.text()
    file = tmp_path / "paper.toml"
    first = demonstration().characters[0].id
    file.write_text(
        'chapter = 5\n[[players]]\nname = "Ada"\ntitles = ["x"]\ndots = { mercy = 2 }\n'
        f'[[players]]\nname = "Ben"\ntitles = ["y"]\n[marks.{first}]\nname = "Elder"\n',
        "utf-8",
    )
    dialog.read(file)
    players = dialog.form.editors["players"]
    assert players.list.count() == 2
    dialog.form.editors["youngest-first"].line.setText("Ada, Eve")
    dialog.accept_form()
    assert "H-SET-09" in dialog.wrong.text()
    dialog.form.editors["youngest-first"].line.setText("Ben, Ada")
    dialog.accept_form()
    assert page.open_chronicle.state.chapter == 5
    assert page.open_chronicle.state.marks[first].name == "Elder"
    assert page.open_chronicle.state.players[0].dots == {"mercy": 2}
    assert OpenChronicle.open("Old").state == page.open_chronicle.state


def test_files_are_chosen_in_dialogs(page, tmp_path, monkeypatch):
    """The paths of the file dialogs are written and read."""
    target = tmp_path / "out.md"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    page.export.menu().actions()[0].trigger()
    assert target.read_text("utf-8").startswith("# Ours")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    page.export.menu().actions()[1].trigger()
    paper = tmp_path / "paper.toml"
    paper.write_text(TEMPLATE, "utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(paper), ""))
    page.paper.click()
    dialog = page.findChild(PaperDialog)
    dialog.open_file.click()
    assert dialog.form.editors["players"].list.count() == 2
    dialog.reject()
