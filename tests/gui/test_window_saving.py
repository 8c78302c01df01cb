"""Saving and opening decks in the window."""

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMenu

from vtes_deck import deckio
from vtes_deck.app.deck_files import opened_text
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.dialogs.deck_import import ImportDialog


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


# --------------------------------------------------------------------------------- saving, opening


def test_saving_asks_for_a_file_once(open_window, quiet, tmp_path, govern, cb):
    window = open_window()
    quiet(window)
    asked = []

    def choose(parent, proposal, wanted):
        asked.append(proposal)
        return tmp_path / "mine.txt", "twd"

    window.documents.choose_save = choose
    window.session.add(govern, 2)
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert not window.session.modified
    window.session.add(govern, 1)
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert len(asked) == 1
    assert asked[0].name.startswith(window.session.deck.name)
    read = deckio.read((tmp_path / "mine.txt").read_bytes(), cb, filename="mine.txt")
    assert same_cards(read.deck, window.session.deck)
    assert window.settings.value.recent[0] == str(tmp_path / "mine.txt")


def test_an_unfinished_name_is_saved_too(open_window, quiet, qtbot, tmp_path, cb):
    window = open_window()
    quiet(window)
    window.documents.choose_save = lambda *_: (tmp_path / "n.txt", "twd")
    name = next(h.panel for h in window.columns.hosts if h.spec.key == "deck").head.name
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Half a na")
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert deckio.read((tmp_path / "n.txt").read_bytes(), cb).deck.name == "Half a na"


def test_an_unfinished_comment_is_saved_too(open_window, quiet, qtbot, deck_file, cb):
    window = open_window(start=deck_file)
    quiet(window)
    view = next(h.panel for h in window.columns.hosts if h.spec.key == "deck").view
    view.setFocus()
    view.go_to(window.session.deck.library[0].card.id)
    qtbot.keyClick(view, Qt.Key.Key_F2)
    qtbot.keyClicks(view.viewport().findChild(QLineEdit), "half a com")
    window.actions_by_key["save"].trigger()
    quiet(window)
    read = deckio.read(deck_file.read_bytes(), cb).deck
    assert "half a com" in {slot.comment for slot in read.slots}


def test_when_saving_fails_the_old_file_and_the_changes_are_kept(
    open_window, quiet, deck_file, govern, monkeypatch, caplog
):
    window = open_window(start=deck_file)
    quiet(window)
    before = deck_file.read_bytes()
    window.session.add(govern, 2)

    def fail(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("vtes_deck.app.deck_files.write_output", fail)
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert window.session.modified
    assert deck_file.read_bytes() == before
    assert "No space left on device" in window.messages.current.text
    assert "could not be saved" in caplog.text


def test_closing_directly_after_saving_completes_the_save(
    open_window, quiet, deck_file, govern, cb
):
    window = open_window(start=deck_file)
    quiet(window)
    window.session.add(govern, 2)
    deck = window.session.deck
    window.actions_by_key["save"].trigger()
    window.close()
    assert same_cards(deckio.read(deck_file.read_bytes(), cb).deck, deck)
    again = open_window()
    quiet(again)
    assert same_cards(again.session.deck, deck)
    assert not again.session.modified


def test_a_file_changed_by_others_is_overwritten_only_after_a_question(
    open_window, quiet, deck_file, govern, cb
):
    window = open_window(start=deck_file)
    quiet(window)
    deck_file.write_text("theirs")
    window.session.add(govern, 2)
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert deck_file.read_text() == "theirs"
    assert window.session.modified
    message = window.messages.current
    assert "another program has changed" in message.text
    assert [offer.text for offer in message.offers] == [
        "Save as …",
        "Replace it",
        "Open the changed file",
    ]
    message.offers[1].act()
    quiet(window)
    assert same_cards(deckio.read(deck_file.read_bytes(), cb).deck, window.session.deck)
    assert not window.session.modified
    window.session.add(govern, 1)
    window.actions_by_key["save"].trigger()
    quiet(window)
    assert not window.session.modified


def test_losses_of_a_format_are_shown(open_window, quiet, tmp_path, deck_file):
    window = open_window(start=deck_file)
    quiet(window)
    window.documents.choose_save = lambda *_: (tmp_path / "l.jol.txt", "jol")
    window.actions_by_key["save_as"].trigger()
    quiet(window)
    assert "do not store" in window.messages.current.text
    assert "the author" in window.messages.current.text


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.txt", b"", "empty"),
        ("noise.dek", bytes(range(256)) * 40, "noise.dek"),
        ("prose.txt", b"Dear all, see you on Sunday.", "prose.txt"),
    ],
)
def test_a_file_that_is_not_a_deck_gives_a_clear_message(
    open_window, quiet, tmp_path, name, content, said
):
    window = open_window()
    quiet(window)
    deck = window.session.deck
    path = tmp_path / name
    path.write_bytes(content)
    window.documents.choose_open = lambda parent, folder: path
    window.actions_by_key["open"].trigger()
    quiet(window)
    assert window.session.deck == deck
    assert said in window.messages.current.text
    assert "Traceback" not in window.messages.current.text


def test_a_missing_recent_file_is_removed_from_the_list(open_window, quiet, tmp_path):
    window = open_window()
    quiet(window)
    window.settings.change(recent=(str(tmp_path / "gone.txt"),))
    menu = QMenu()
    window.documents.recent.fill(menu)
    menu.actions()[0].trigger()
    quiet(window)
    assert window.settings.value.recent == ()
    assert "no longer there" in window.messages.current.text


def test_doubtful_lines_are_reported_and_shown(open_window, quiet, cb, tmp_path):
    window = open_window()
    quiet(window)
    path = tmp_path / "doubt.txt"
    path.write_text("Crypt\n2x Arika\n\nLibrary\n4x Govern the Unaligned\n3x Qwertyuiop Zxcv\n")
    window.documents.open_path(path)
    quiet(window)
    message = window.messages.current
    assert message.text == "One line in doubt.txt needs checking. It was read as Text."
    assert len(window.session.deck.unknown) == 1
    assert message.offers[0].text == "Show it"
    result = deckio.read(path.read_text(), cb)
    window.documents.show_opened(opened_text(result, "the pasted text", path.read_text()))
    quiet(window)
    # The dialog for pasted text has already named the format.
    assert window.messages.current.text == "One line in the pasted text needs checking."
    message.offers[0].act()
    quiet(window)
    dialog = window.findChild(ImportDialog)
    assert "Qwertyuiop" in dialog.text.toPlainText()
    dialog.reject()


def test_the_deck_goes_to_the_clipboard_as_text(open_window, quiet, cb):
    window = open_window()
    quiet(window)
    window.actions_by_key["copy_deck"].trigger()
    read = deckio.read(QGuiApplication.clipboard().text(), cb)
    assert same_cards(read.deck, window.session.deck)
    QGuiApplication.clipboard().clear()
