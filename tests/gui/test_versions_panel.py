"""Versions in the history panel: keep, name, compare, go back, branch, remove."""

import threading

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLineEdit

from vtes_deck.app.changes import What
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.versions import VersionOrigin, Versions
from vtes_deck.deck.model import Deck
from vtes_deck.gui.dialogs.comparison import CompareDialog
from vtes_deck.gui.panels.history.panel import HistoryPanel


@pytest.fixture
def panel(show_panel, context, session, govern, qtbot, tmp_path):
    """A deck in a file with two versions: six Governs named First, then eight."""
    session.add(govern, 6)
    document = Document(Origin.FILE, Deck(), tmp_path / "mine.txt")
    session.open(session.deck, document)
    Versions().record(document, session.deck, VersionOrigin.NAMED, "First")
    session.add(govern, 2)
    Versions().record(document, session.deck, VersionOrigin.SAVED)
    made = show_panel(HistoryPanel, context)
    qtbot.waitUntil(lambda: made.versions.list.count() == 2)
    return made


def titles(panel):
    return [panel.versions.list.item(row).text() for row in range(panel.versions.list.count())]


def choose(panel, row):
    panel.versions.list.setCurrentRow(row)


def test_versions_are_sorted_newest_first_and_the_open_one_is_marked(panel):
    newest, oldest = titles(panel)
    assert newest.endswith("saved (now)")
    assert oldest.startswith("First, today")
    saved, named = (panel.versions.list.item(row).icon() for row in range(2))
    assert not saved.isNull()
    assert saved.pixmap(16).toImage() != named.pixmap(16).toImage()


def test_only_the_newest_of_equal_versions_is_marked(panel, session, govern, qtbot):
    versions = panel.versions
    for count, copies in ((3, 1), (4, -1)):
        session.add(govern, copies)
        versions.name.setText(f"Try {count}")
        versions.keep_button.click()
        qtbot.waitUntil(lambda count=count: versions.list.count() == count)
    assert [title.endswith("(now)") for title in titles(panel)] == [True, False, False, False]


def test_a_version_shows_the_changes_since_then(panel):
    choose(panel, 1)
    assert panel.versions.what.text() == "Changes since: +2 Govern the Unaligned"
    choose(panel, 0)
    assert panel.versions.what.text() == "The same deck as now."


def test_enter_restores_a_version_and_undo_reverts_it(panel, session, govern, qtbot, settled):
    choose(panel, 1)
    qtbot.keyClick(panel.versions.list, Qt.Key.Key_Return)
    assert session.deck.count(govern) == 6
    session.undo()
    assert session.deck.count(govern) == 8
    settled()


def test_the_state_before_a_restore_becomes_a_version(panel, session, govern, settled):
    session.add(govern, 3)
    choose(panel, 1)
    panel.versions.go_back()
    settled()
    assert session.deck.count(govern) == 6
    assert Versions().of(session.document)[0].why is VersionOrigin.BEFORE
    assert "before going back" in titles(panel)[0]


def test_an_earlier_reading_does_not_hide_a_version_saved_meanwhile(
    panel, session, govern, settled, qtbot, monkeypatch
):
    """The read operation begins before the change is written and ends after it is shown."""
    session.add(govern, 3)
    store, begun, shown = panel.versions.store, threading.Event(), threading.Event()
    read = store.of

    def slowly(document):
        versions = read(document)
        begun.set()
        assert shown.wait(30)
        return versions

    monkeypatch.setattr(store, "of", slowly)
    panel.versions.refresh()
    assert begun.wait(30)
    choose(panel, 1)
    panel.versions.go_back()
    qtbot.waitUntil(lambda: panel.versions.list.count() == 3)
    shown.set()
    settled()
    assert "before going back" in titles(panel)[0]


def test_the_deck_can_be_saved_under_a_name_by_keys_alone(panel, session, govern, qtbot, settled):
    session.add(govern, 1)
    panel.versions.ask_name()
    qtbot.keyClicks(panel.versions.name, "For Paris")
    qtbot.keyClick(panel.versions.name, Qt.Key.Key_Return)
    settled()
    assert titles(panel)[0].startswith("For Paris, today")
    assert len(titles(panel)) == 3
    assert not panel.versions.name.text()


def test_a_version_can_be_renamed_in_place_with_undo(panel, qtbot, settled):
    choose(panel, 1)
    panel.versions.list.setFocus()
    qtbot.keyClick(panel.versions.list, Qt.Key.Key_F2)
    editor = panel.versions.list.findChild(QLineEdit)
    assert editor.text() == "First"
    editor.setText("Best")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: titles(panel)[1].startswith("Best, today"))
    panel.versions.undo_button.click()
    settled()
    assert titles(panel)[1].startswith("First, today")


@pytest.mark.parametrize(("key", "name"), [(Qt.Key.Key_Return, "Best"), (Qt.Key.Key_Escape, None)])
def test_typing_a_name_continues_while_a_version_is_saved(
    panel, session, qtbot, settled, key, name
):
    govern = session.deck.library[0].card
    choose(panel, 1)
    panel.versions.list.setFocus()
    qtbot.keyClick(panel.versions.list, Qt.Key.Key_F2)
    editor = panel.versions.list.findChild(QLineEdit)
    editor.setText("Bes")
    session.add(govern, 1)
    Versions().record(session.document, session.deck, VersionOrigin.WORK)
    session.announce(What.VERSIONS)
    settled()
    assert panel.versions.list.findChild(QLineEdit) is editor
    qtbot.keyClicks(editor, "t")
    assert editor.text() == "Best"
    qtbot.keyClick(editor, key)
    qtbot.waitUntil(lambda: len(titles(panel)) == 3)
    qtbot.waitUntil(lambda: titles(panel)[2].startswith(f"{name or 'First'}, today"))
    settled()


def test_removed_versions_are_reported(panel, session, govern, settled, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.versions._HEAD", 0)
    (file,) = Versions().folder.glob("*.versions")
    monkeypatch.setattr("vtes_deck.app.versions._MAX_BYTES", file.stat().st_size)
    session.add(govern, 1)
    panel.versions.name.setText("Third")
    panel.versions.keep()
    settled()
    assert "too much space. The oldest unnamed" in panel.versions.what.text()
    assert [title.partition(",")[0] for title in titles(panel)] == ["Third", "First"]


def test_escape_keeps_the_old_name(panel, qtbot):
    choose(panel, 1)
    panel.versions.edit_name()
    editor = panel.versions.list.findChild(QLineEdit)
    editor.setText("Best")
    qtbot.keyClick(editor, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: titles(panel)[1].startswith("First, today"))


def test_a_removed_version_can_be_restored(panel, qtbot, settled):
    choose(panel, 1)
    qtbot.keyClick(panel.versions.list, Qt.Key.Key_Delete)
    settled()
    assert len(titles(panel)) == 1
    panel.versions.undo_button.click()
    settled()
    assert titles(panel)[1].startswith("First, today")
    assert not panel.versions.undo_button.isVisible()


def test_a_version_continues_in_a_separate_deck(panel, session, govern, settled):
    first = session.document
    choose(panel, 1)
    panel.versions.branch()
    assert session.deck.count(govern) == 6
    assert session.document is not first
    assert session.path is None
    assert session.modified
    assert session.deck.name.endswith("(First)")
    settled()


def test_a_deck_without_versions_explains_versions(show_panel, context, settled):
    panel = show_panel(HistoryPanel, context)
    settled()
    assert "No versions yet" in panel.versions.what.text()
    assert not panel.versions.back_button.isEnabled()
    panel.resize(1200, 700)
    parts = panel.versions.list, panel.versions.back_button, panel.since
    assert not any(part.isVisible() for part in parts)  # no empty lists
    line = panel.fontMetrics().height()
    add = panel.events.add_button
    assert add.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    assert panel.versions.sign.height() > line
    panel.resize(50 * line, 20 * line)
    assert panel.versions.sign.height() == 0  # the text needs the height
    assert add.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    assert panel.versions.what.mapTo(panel, QPoint(0, 0)).y() < 8 * line  # at the top


def test_damaged_versions_are_reported(panel, session, settled):
    for file in Versions().folder.glob("*.versions"):
        file.write_bytes(b"{")
    panel.versions.refresh()
    settled()
    assert "damaged" in panel.versions.what.text()
    assert panel.versions.list.count() == 0


def test_compare_starts_with_the_chosen_version(panel, qtbot, settled):
    choose(panel, 1)
    panel.versions.compare()
    (dialog,) = panel.window().findChildren(CompareDialog)
    settled()
    assert dialog.before.currentText().startswith("Version: First")
    assert dialog.after.currentText().startswith("Open: ")
    assert "2 cards in" in dialog.summary.result.text()
    dialog.close()


def test_a_wide_panel_lists_the_changes_next_to_the_versions(panel, session, govern, qtbot):
    panel.resize(380, 700)
    panel.show()
    choose(panel, 1)
    assert not panel.since.isVisible()
    panel.resize(900, 700)
    qtbot.waitUntil(panel.since.isVisible)
    left, right = panel.versions.geometry(), panel.since.mapTo(panel, QPoint(0, 0))
    assert right.x() >= left.right()
    assert "2 added, 0 removed" in panel.since.head.text()
    (row,) = panel.since.table.rows.rows
    now = session.deck.count(govern)
    assert row.cells == ("+2", "Govern the Unaligned", str(now - 2), str(now))
    session.add(govern, -3)
    (row,) = panel.since.table.rows.rows
    assert row.cells == ("\N{MINUS SIGN}1", "Govern the Unaligned", str(now - 2), str(now - 3))
    session.add(govern, 1)
    assert "No card has changed" in panel.since.head.text()
    assert not panel.since.table.isVisible()  # no empty table
    panel.resize(380, 700)
    qtbot.waitUntil(lambda: not panel.since.isVisible())


def test_the_positions_of_the_splitters_are_restored(panel):
    panel.resize(900, 700)
    panel.show()
    panel.halves.setSizes([300, 600])
    kept, sizes = panel.save_state(), panel.halves.sizes()
    panel.halves.setSizes([600, 300])
    panel.restore_state(kept)
    assert panel.halves.sizes() == sizes
