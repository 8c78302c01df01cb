"""The data of a user, entered in the form of the window."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from vtes_deck.app.heritage.entry_writer import raw_entries
from vtes_deck.app.heritage.folders import SETS
from vtes_deck.gui.heritage.data_page import DataPage
from vtes_deck.gui.heritage.entry_form import EntryDialog
from vtes_deck.gui.heritage.window import HeritageWindow


@pytest.fixture
def asked(monkeypatch):
    """The questions of the window; the answer is yes, or ``answer``."""
    found = []

    def question(_parent, _title, text):
        found.append(text)
        return question.answer

    question.answer = True
    monkeypatch.setattr("vtes_deck.gui.heritage.window.ask_discard", question)
    return SimpleNamespace(texts=found, question=question)


@pytest.fixture
def heritage(qtbot, own_home, asked):
    window = HeritageWindow()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window


def rows(tree):
    tops = [tree.topLevelItem(place) for place in range(tree.topLevelItemCount())]
    return {top.text(0): [top.child(row) for row in range(top.childCount())] for top in tops}


@pytest.fixture
def page(qtbot, own_home):
    """The data page, without the window around it, with an empty set of the owner."""
    made = DataPage()
    qtbot.addWidget(made)
    made.show()
    made.create("My box")
    return made


def choose(page, section):
    page.entries.section.setCurrentIndex(page.entries.section.findData(section))
    return page.entries


def type_into(entries, **values):
    for name, text in values.items():
        editor = entries.form.editors[name.rstrip("_").replace("_", "-")]
        line = editor.line
        line.clear()
        line.setFocus()
        QTest.keyClicks(line, text) if text else None


def saved(page, section):
    return raw_entries(SETS.path("My box"), section)


def wrong(entries, name):
    return entries.form.editors[name].wrong.text()


def test_characters_are_entered_in_the_form(page):
    entries = choose(page, "characters")
    entries.new.click()
    type_into(entries, name="Åda the Quiet", class_="A", archetype="Warlike", slots="2")
    entries.save.click()
    assert saved(page, "characters") == [
        {
            "id": "ada-the-quiet",
            "name": "Åda the Quiet",
            "class": "A",
            "archetype": "warlike",
            "slots": 2,
        }
    ], entries.wrong.text()
    assert "ada-the-quiet" in entries.list.currentItem().text()
    page.tabs.setCurrentWidget(page.findings)
    left_out = next(found for title, found in rows(page.findings).items() if "Left out" in title)
    gap = next(one for one in left_out if "ada-the-quiet" in one.text(0))
    assert "temperament" in gap.text(1), "an incomplete entry is accepted, and gaps are named"
    choose(page, "leaders")
    page.findings.itemActivated.emit(gap, 0)
    assert page.tabs.currentWidget() is entries
    assert entries.form.editors["name"].line.text() == "Åda the Quiet"


NONSENSE = {
    "characters": ({"name": "X", "class_": "Q"}, "class"),
    "leaders": ({"name": "X", "clan": "brujah", "schemes": "nothing"}, "schemes"),
    "schemes": ({"name": "X", "clan": "brujah", "battleground": "A"}, "clan"),
    "missions": ({"name": "X", "reward": "three"}, "reward"),
    "chronicle-missions": ({"name": "X", "attribute": "purple"}, "attribute"),
    "chapters": ({"name": "X", "number": "22"}, "number"),
    "obligations": ({"name": ""}, "name"),
    "stickers": ({"id": "x", "trait": "baking"}, "trait"),
    "scoring-cards": ({"name": "X", "era": "9"}, "era"),
    "set": ({"id": "Not An Id"}, "id"),
    "boards": ({"titles": "prince, harpy"}, "titles"),
    "limits": ({"most_dots": "-3"}, "most-dots"),
    "names": ({"A": "x" * 90}, "A"),
}


@pytest.mark.parametrize("section", NONSENSE)
def test_an_error_is_shown_at_its_field_and_the_input_stays(page, section):
    """Part D: every section is rejected with a reason, and the typed text is kept."""
    values, field = NONSENSE[section]
    entries = choose(page, section)
    before = SETS.path("My box").read_text("utf-8")
    if entries.new.isEnabled():
        entries.new.click()
    type_into(entries, **values)
    entries.save.click()
    assert wrong(entries, field), entries.wrong.text()
    assert SETS.path("My box").read_text("utf-8") == before
    choose(page, "obligations" if section != "obligations" else "leaders")
    choose(page, section)
    for row in range(entries.list.count()):
        entries.list.setCurrentRow(row)
    shown = {name: entries.form.editors[name.rstrip("_").replace("_", "-")] for name in values}
    for name, editor in shown.items():  # known words are shown with their labels
        assert editor.line.text().casefold().startswith(values[name].casefold())


def test_a_contradiction_names_the_other_entry(page):
    entries = choose(page, "schemes")
    entries.new.click()
    type_into(entries, name="Old Scheme", clan="brujah", requires="-")
    entries.save.click()
    assert saved(page, "schemes")[0]["requires"] == []
    choose(page, "leaders")
    entries.new.click()
    type_into(entries, name="Lead", clan="brujah", schemes="old-scheme")
    entries.save.click()
    before = SETS.path("My box").read_text("utf-8")
    choose(page, "schemes")
    entries.remove.click()
    assert "old-scheme" in entries.wrong.text()
    type_into(entries, id="new-scheme")
    entries.save.click()
    assert "old-scheme" in entries.wrong.text(), "the leader would name a missing scheme"
    assert SETS.path("My box").read_text("utf-8") == before


def test_a_new_entry_does_not_replace_another(page):
    entries = choose(page, "obligations")
    for _ in range(2):
        entries.new.click()
        type_into(entries, id="same", name="Same")
        entries.save.click()
    assert "already exists" in wrong(entries, "id")
    assert len(saved(page, "obligations")) == 1
    type_into(entries, id="")
    entries.save.click()
    assert [one["id"] for one in saved(page, "obligations")] == ["same", "same-2"]


def test_effects_are_entered_in_separate_windows(page, qtbot):
    entries = choose(page, "obligations")
    entries.new.click()
    type_into(entries, name="Debt")
    editor = entries.form.editors["effects"]
    editor.add.click()
    dialog = entries.findChild(EntryDialog)
    dialog.verb.setCurrentText("Gain tokens")
    dialog.form.editors["n"].line.setFocus()
    QTest.keyClicks(dialog.form.editors["n"].line, "many")
    assert "whole number" in dialog.form.editors["n"].wrong.text()
    dialog.form.editors["n"].line.clear()
    QTest.keyClicks(dialog.form.editors["n"].line, "2")
    dialog.accept()
    entries.save.click()
    assert saved(page, "obligations")[0]["effects"] == [{"do": "gain", "n": 2}]
    assert "Gain tokens" in entries.form.editors["effects"].list.item(0).text()


def test_comments_and_lines_of_the_owner_stay(page):
    path = SETS.path("My box")
    lines = (
        '[[obligations]]\nid = "debt"   # from the red card\n'
        'name = "Debt"\n# translated\ntext = "a"\n'
    )
    path.write_text(path.read_text("utf-8") + lines, "utf-8")
    page.again.click()
    entries = choose(page, "obligations")
    type_into(entries, name="Old debt")
    entries.save.click()
    text = path.read_text("utf-8")
    assert lines.replace('name = "Debt"', 'name = "Old debt"') in text
    choose(page, "set")
    type_into(entries, name="Our box")
    entries.save.click()
    assert lines.replace('name = "Debt"', 'name = "Old debt"') in path.read_text("utf-8")
    assert page.sets.currentItem().text() == "Our box"


def test_the_demonstration_set_is_read_only(page):
    page.sets.setCurrentRow(0)
    entries = choose(page, "characters")
    assert entries.list.count() > 10
    assert not entries.save.isEnabled()
    assert entries.form.editors["name"].line.isReadOnly()


def test_a_file_changed_by_another_program_is_not_overwritten(page):
    entries = choose(page, "obligations")
    entries.new.click()
    type_into(entries, name="Debt")
    entries.save.click()
    path = SETS.path("My box")
    path.write_text(path.read_text("utf-8").replace("Debt", "Changed elsewhere"), "utf-8")
    type_into(entries, name="Changed here")
    entries.save.click()
    assert "Another program" in entries.wrong.text()
    assert "Changed elsewhere" in path.read_text("utf-8")


def test_the_window_asks_before_changes_are_lost(heritage, asked):
    heritage.data.create("My box")
    entries = choose(heritage.data, "obligations")
    entries.new.click()
    type_into(entries, name="Debt")
    asked.question.answer = False
    assert not heritage.close()
    assert len(asked.texts) == 1
    entries.revert.click()
    assert heritage.close()
    assert len(asked.texts) == 1
