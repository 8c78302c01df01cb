"""The collection and the shelf in the whole window, as a player uses them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from vtes_deck.app.collection_rows import CollectionView
from vtes_deck.collection.model import Use


@pytest.fixture
def go(qtbot, quiet):
    """Go to a panel as its shortcut does, and return it."""

    def to(window, key):
        window.go_to(key)
        host = next(host for host in window.columns.hosts if host.spec.key == key)
        qtbot.waitUntil(lambda: host.panel is not None and host.panel.collecting.ready)
        quiet(window)
        return host.panel

    return to


def test_the_collection_is_restored_at_the_next_start(open_window, quiet, qtbot, go, govern):
    window = open_window()
    quiet(window)
    panel = go(window, "collection")
    assert panel.parts.add.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "4 govern the un")
    qtbot.keyClick(panel.parts.add, Qt.Key.Key_Return)
    window.close()
    again = open_window()
    quiet(again)
    assert go(again, "collection").book.value.owned.count(govern.id) == 4


def test_the_shelf_follows_a_deck_that_is_opened_changed_and_saved(
    open_window, quiet, qtbot, go, tmp_path, govern
):
    (tmp_path / "night.txt").write_text("Deck Name: Night\n\n2x Arika\n3x Govern the Unaligned\n")
    window = open_window()
    quiet(window)
    shelf = go(window, "shelf")
    shelf.ask_folder = lambda _parent, _folder: tmp_path
    shelf.parts.choose.click()
    qtbot.waitUntil(lambda: shelf.model.rowCount() == 1)
    qtbot.keyClick(shelf.parts.words, Qt.Key.Key_Return)
    qtbot.keyClick(shelf.parts.table, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.session.deck.name == "Night")
    panel = go(window, "collection")
    panel.parts.use.setCurrentIndex(panel.parts.use.findData(Use.FIXED))
    panel.parts.use.activated.emit(0)
    window.session.add(govern, 2)
    assert [row.need for row in panel.all_rows(CollectionView.DECK)] == [2, 5]
    assert panel.book.usage.used(govern.id).total == 3
    window.documents.save()
    qtbot.waitUntil(lambda: panel.book.usage.used(govern.id).total == 5)
    quiet(window)


def test_a_built_deck_changed_elsewhere_is_followed_without_the_shelf(
    open_window, quiet, qtbot, go, tmp_path, govern
):
    path = tmp_path / "night.txt"
    path.write_text("Deck Name: Night\n\n3x Govern the Unaligned\n")
    window = open_window(start=path)
    qtbot.waitUntil(lambda: window.session.deck.name == "Night")
    panel = go(window, "collection")
    panel.parts.use.setCurrentIndex(panel.parts.use.findData(Use.FIXED))
    panel.parts.use.activated.emit(0)
    quiet(window)
    window.close()
    path.write_text("Deck Name: Night\n\n7x Govern the Unaligned\n")
    again = open_window()
    quiet(again)
    panel = go(again, "collection")
    qtbot.waitUntil(lambda: panel.book.usage.used(govern.id).total == 7)
    quiet(again)
