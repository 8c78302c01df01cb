"""The whole window: first start, files, recovery, panels that fail."""

from functools import partial

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from vtes_deck import deckio
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import Recovery
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.deck_import import ImportDialog
from vtes_deck.gui.message_bar import Message, MessageLevel, Offer
from vtes_deck.gui.mime import FROM_DECK, cards_to_mime
from vtes_deck.gui.panels import Area

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture
def deck_file(tmp_path, winner, cb):
    path = tmp_path / "girls.txt"
    path.write_text(deckio.write(winner, "twd", cb), "utf-8")
    return path


def same_cards(one, other):
    return {s.card: s.count for s in one.slots} == {s.card: s.count for s in other.slots}


# ------------------------------------------------------------------------------------ the start


def test_a_first_start_shows_a_winning_deck(open_window, quiet, cb):
    window = open_window(specs=None)
    quiet(window)
    assert window.session.document.origin is Origin.EXAMPLE
    assert window.session.verdict.legal
    assert not window.session.modified
    assert window.session.undo_label is None
    assert "won" in window.messages.current.text


def test_panels_show_that_the_cards_are_loading(open_window):
    window = open_window(ready=False, specs=None)
    stands = [
        label.text()
        for host in window.columns.hosts
        for label in host.findChildren(QLabel)
        if label.isVisible()
    ]
    assert stands
    assert set(stands) == {"Reading the cards …"}
    window.actions_by_key["import"].trigger()
    window.actions_by_key["export"].trigger()


def test_a_command_given_while_the_cards_are_read_is_not_lost(open_window, quiet, cb):
    window = open_window(ready=False)
    window.actions_by_key["new"].trigger()
    window.actions_by_key["game_table"].trigger()
    assert window.tables.shown is None
    window.cards_ready(cb)
    quiet(window)
    assert window.tables.shown is not None
    assert window.session.document.origin is Origin.EXAMPLE  # only the last command counts


def test_a_command_of_a_panel_waits_for_the_cards(open_window, quiet, cb):
    window = open_window(ready=False, specs=None)
    started = window.actions_by_key["gauntlet.play"]
    started.trigger()
    window.cards_ready(cb)
    assert window.actions_by_key["gauntlet.play"] is not started  # the panel was made for it
    quiet(window)


def test_a_file_opened_while_the_cards_are_read_is_shown(open_window, quiet, deck_file, cb, winner):
    window = open_window(ready=False)
    window.documents.choose_open = lambda *_: deck_file
    window.actions_by_key["open"].trigger()
    window.cards_ready(cb)
    quiet(window)
    assert same_cards(window.session.deck, winner)


def test_without_cards_the_window_shows_what_to_do(open_window, caplog):
    window = open_window(ready=False)
    window.cards_failed(OSError("the disk is gone"))
    assert window.messages.current.level is MessageLevel.ERROR
    assert "the disk is gone" in window.messages.current.text
    assert "cannot be read" in caplog.text


def test_a_file_on_the_command_line_is_opened(open_window, quiet, deck_file, winner):
    window = open_window(start=deck_file)
    quiet(window)
    assert same_cards(window.session.deck, winner)
    assert window.session.path == deck_file
    assert window.windowTitle().startswith("Girls")


# ---------------------------------------------------------------------------- keeping and reopening


def test_unsaved_changes_are_restored_without_a_question(open_window, quiet, govern):
    window = open_window()
    quiet(window)
    window.session.add(govern, 4)
    deck = window.session.deck
    assert window.close()
    again = open_window()
    quiet(again)
    assert again.session.deck == deck
    assert again.session.modified
    assert again.messages.current is None
    again.session.undo()
    assert again.session.deck.count(govern) == deck.count(govern) - 4


def test_after_a_crash_the_deck_is_restored_with_a_message(
    open_window, quiet, own_home, govern, deck_file, winner
):
    crashed = Recovery()
    document = Document(Origin.FILE, winner, deck_file, "twd")
    changed = edits.add(winner, govern, 7)
    crashed.start()
    crashed.prepare(changed, document)()
    crashed.close()
    window = open_window()
    quiet(window)
    assert window.session.deck == changed
    message = window.messages.current
    assert "closed unexpectedly" in message.text
    assert [offer.text for offer in message.offers] == ["Save", "Back to the saved deck"]
    window.actions_by_key["undo"].trigger()
    assert window.session.deck == winner
    assert not window.session.modified


def test_another_window_keeps_its_own_decks(open_window, quiet, govern):
    first = open_window()
    quiet(first)
    first.session.add(govern, 2)
    first.documents.keep()
    quiet(first)
    second = open_window()
    quiet(second)
    assert second.session.document.origin is Origin.EXAMPLE
    menu = QMenu()
    second.documents.fill_unsaved(menu)
    assert [a.text() for a in menu.actions()] == ["No unsaved decks"]


def test_a_saved_deck_is_reopened_from_its_file(open_window, quiet, deck_file, winner, cb):
    window = open_window(start=deck_file)
    quiet(window)
    window.close()
    shorter = from_archive(cb.archive["13568"], cb.get)
    shorter = edits.set_count(shorter, winner.library[0].card, 0)
    deck_file.write_text(deckio.write(shorter, "twd", cb), "utf-8")
    again = open_window()
    quiet(again)
    assert same_cards(again.session.deck, shorter)
    assert again.session.path == deck_file


def test_a_missing_file_keeps_its_deck(open_window, quiet, deck_file, winner):
    window = open_window(start=deck_file)
    quiet(window)
    window.close()
    deck_file.unlink()
    again = open_window()
    quiet(again)
    assert same_cards(again.session.deck, winner)
    assert again.session.path is None
    assert again.session.modified
    assert "no longer exists" in again.messages.current.text


def test_a_change_is_soon_saved_on_disk(open_window, quiet, qtbot, govern, own_home):
    window = open_window()
    quiet(window)
    window.session.add(govern, 3)
    folder = own_home / "data" / "open"

    def kept():
        files = list(folder.glob("*.deck"))
        assert any(b"Govern the Unaligned" in file.read_bytes() for file in files)

    qtbot.waitUntil(kept)


def test_a_replaced_deck_is_saved_immediately(open_window, quiet, govern, own_home):
    window = open_window()
    quiet(window)
    window.session.set_count(govern, 31)
    window.actions_by_key["new"].trigger()
    quiet(window)
    kept = [file.read_text("utf-8") for file in (own_home / "data" / "open").glob("*.deck")]
    assert any('"count":31' in text for text in kept)


def test_a_failed_save_is_reported(open_window, own_home, quiet, caplog):
    (own_home / "data").mkdir(parents=True)
    (own_home / "data" / "open").write_text("in the way")
    window = open_window()
    quiet(window)
    texts = []
    while window.messages.current:
        texts.append(window.messages.current.text)
        window.messages.dismiss()
    assert any("cannot be kept" in text for text in texts)
    window.close()
    assert "could not be kept" in caplog.text


def test_decks_of_other_programs_can_be_discarded_and_restored(open_window, quiet, govern):
    for name in "AB":
        crashed = Recovery()
        crashed.start()
        crashed.prepare(Deck(name=name), Document(Origin.NEW, Deck()))()
        crashed.close()
    window = open_window()
    quiet(window)
    assert window.session.deck.name == "B"

    def listed():
        menu = QMenu()
        window.documents.fill_unsaved(menu)
        return [a.text().split(" \N{EN DASH} ")[0] for a in menu.actions() if a.text()], menu

    names, menu = listed()
    assert names == ["A", "&Discard decks from other sessions"]
    menu.actions()[-1].trigger()
    assert listed()[0] == ["No unsaved decks"]
    assert Recovery().left_behind() == []
    window.messages.current.offers[0].act()
    assert listed()[0][0] == "A"
    assert [found.title for found in Recovery().left_behind()] == ["A"]


def test_a_closed_deck_with_changes_is_listed_under_unsaved(open_window, quiet, govern):
    window = open_window()
    quiet(window)
    window.session.add(govern, 4)
    changed = window.session.deck
    window.actions_by_key["close"].trigger()
    assert window.session.deck == Deck()
    assert "are kept" in window.messages.current.text
    menu = QMenu()
    window.documents.fill_unsaved(menu)
    menu.actions()[0].trigger()
    assert window.session.deck == changed
    assert window.session.modified


# ------------------------------------------------------------------------------------- drops


def drop(window, mime, place):
    both = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction
    button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPointF(place), both, mime, button, keys))
    event = QDropEvent(QPointF(place), both, mime, button, keys)
    QApplication.sendEvent(window, event)
    return bool(event.isAccepted()), event.dropAction()


def test_a_dropped_file_is_opened(open_window, quiet, deck_file, winner):
    window = open_window()
    quiet(window)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(deck_file))])
    assert drop(window, mime, QPoint(5, 5))[0]
    quiet(window)
    assert same_cards(window.session.deck, winner)


def test_dropped_text_is_shown_before_it_is_used(open_window, quiet):
    window = open_window()
    quiet(window)
    mime = QMimeData()
    mime.setText("4x Govern the Unaligned")
    drop(window, mime, QPoint(5, 5))
    dialog = window.findChild(ImportDialog)
    assert dialog.text.toPlainText() == "4x Govern the Unaligned"
    quiet(window)
    dialog.reject()


def test_cards_dragged_out_of_the_deck_are_removed_and_within_it_stay(open_window, quiet, winner):
    window = open_window(specs=None)
    quiet(window)
    mime = cards_to_mime([(winner.crypt[0].card, 1)])
    mime.setData(FROM_DECK, b"1")
    centre = window.columns.columns[Area.CENTRE]
    inside = centre.mapTo(window, centre.rect().center())
    assert not drop(window, mime, inside)[0]
    outside = QPoint(window.width() - 20, inside.y())
    assert drop(window, mime, outside) == (True, Qt.DropAction.MoveAction)


# ------------------------------------------------------------------------------------------- menu


def test_undo_and_redo_are_named_in_the_menu(open_window, quiet, govern):
    window = open_window()
    quiet(window)
    undo, redo = window.actions_by_key["undo"], window.actions_by_key["redo"]
    assert not undo.isEnabled()
    window.session.add(govern, 2)
    assert undo.text() == "&Undo “Add 2 Govern the Unaligned”"
    undo.trigger()
    assert redo.text() == "&Redo “Add 2 Govern the Unaligned”"
    redo.trigger()
    assert window.session.deck.count(govern) >= 2


# --------------------------------------------------------------------------------------- messages


def test_messages_queue_and_one_key_replaces(open_window, qtbot):
    bar = open_window(ready=False).messages
    acted = []
    bar.post(Message("one", key="k"))
    bar.post(Message("two", offers=(Offer("Do", lambda: acted.append(1)),)))
    bar.post(Message("edone", key="k"))
    assert bar.current.text == "edone"
    bar.dismiss()
    assert bar.current.text == "two"
    (button,) = [b for b in bar.findChildren(QPushButton) if b.isVisible()]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert acted == [1]
    assert bar.current is None
    assert not bar.isVisible()


def test_an_error_in_the_background_is_shown(open_window, quiet, caplog):
    window = open_window()
    quiet(window)
    window.jobs.run("Counting", lambda task: 1 / 0)
    quiet(window)
    assert window.messages.current.text.startswith("Counting failed:")
    assert "Counting failed" in caplog.text


def test_every_action_has_a_shortcut_or_a_menu_letter(open_window):
    window = open_window(specs=None)
    for key, action in window.actions_by_key.items():
        assert action.text(), key
    shortcuts = [
        keys.toString() for action in window.actions_by_key.values() for keys in action.shortcuts()
    ]
    assert len(shortcuts) == len(set(shortcuts))
