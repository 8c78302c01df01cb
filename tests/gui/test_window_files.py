"""Files and the keyboard in the whole window."""

from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox

from vtes_deck import deckio
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.recovery import Recovery
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.deckio.registry import writable
from vtes_deck.graphics.icons import IconLabel
from vtes_deck.graphics.theme import ThemeController
from vtes_deck.gui.dialogs.save_changes import Answer, ask_closing
from vtes_deck.gui.message_bar import Message, MessageLevel


@pytest.fixture
def open_window(open_window, few_panels):
    return partial(open_window, specs=few_panels)


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


def test_save_keeps_the_format_of_the_file(open_window, quiet, tmp_path, winner, cb):
    """Independent of its suffix: a Lackey list with the suffix .md stays a Lackey list."""
    window = open_window()
    govern = cb["Govern the Unaligned"]
    for one in writable():
        if not one.can_read:
            continue
        path = tmp_path / one.name / "deck.md"
        path.parent.mkdir()
        path.write_text(deckio.write(winner, one.name, cb), "utf-8")
        recognised = deckio.read(path.read_bytes(), cb, filename=path.name).format
        window.documents.open_path(path)
        quiet(window)
        assert window.session.document.file_format == recognised
        window.session.add(govern, 2)
        window.actions_by_key["save"].trigger()
        quiet(window)
        assert not window.session.modified
        read = deckio.read(path.read_bytes(), cb, filename=path.name)
        assert read.format == recognised
        assert read.deck.count(govern) == window.session.deck.count(govern)


def test_a_new_deck_is_proposed_as_a_text_list(open_window, quiet, cb):
    window = open_window()
    quiet(window)
    asked = []
    window.documents.choose_save = lambda _parent, *question: asked.append(question)
    window.actions_by_key["new"].trigger()
    window.session.add(cb["Govern the Unaligned"], 2)
    window.actions_by_key["save"].trigger()
    assert asked[0][0].name == "deck.txt"
    assert asked[0][1] == "twd"


def test_typing_works_immediately(open_window, quiet, qtbot):
    """The focus is in the search box, not on a tab."""
    window = open_window(specs=None)
    quiet(window)
    first = window.columns.hosts[0].panel
    focused = QApplication.focusWidget()
    assert first.isAncestorOf(focused)
    qtbot.keyClicks(focused, "nana")
    assert focused.property("text") == "nana"


def test_a_first_window_fits_on_the_screen(open_window):
    window = open_window(specs=None)
    room = window.screen().availableSize()
    assert window.width() < room.width() or window.width() == 1280
    assert window.height() < room.height()
    assert window.windowState() == Qt.WindowState.WindowNoState


def test_a_deck_without_a_file_has_no_saved_state(open_window, quiet, winner):
    crashed = Recovery()
    crashed.start()
    crashed.prepare(winner, Document(Origin.NEW, Deck()))()
    crashed.close()
    window = open_window()
    quiet(window)
    assert [offer.text for offer in window.messages.current.offers] == ["Save"]


@pytest.fixture
def controller(qapp):
    made = ThemeController(qapp, "light")
    yield made
    shiboken6.delete(made)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.styleHints().setColorScheme(Qt.ColorScheme.Unknown)


def test_the_icon_of_a_message_follows_the_look(open_window, quiet, controller):
    window = open_window()
    quiet(window)
    window.messages.post(Message("A warning.", MessageLevel.WARNING))
    sign = window.messages.findChild(IconLabel)
    before = sign.pixmap().toImage()
    controller.set_choice("dark")
    after = sign.pixmap().toImage()
    assert before != after
    window.messages.post(Message("Another.", MessageLevel.WARNING))
    assert sign.pixmap().toImage() == after
    controller.set_choice("light")
    assert sign.pixmap().toImage() == before


def test_an_unreadable_saved_deck_is_reported(open_window, quiet, own_home):
    folder = own_home / "data" / "open"
    folder.mkdir(parents=True)
    (folder / "0123456789ab-0123456789ab.deck").write_bytes(b'{"deck": {"name": "Mi')
    window = open_window()
    quiet(window)
    said = []
    while window.messages.current:
        said.append(window.messages.current.text)
        window.messages.dismiss()
    (reported,) = [text for text in said if "can't be read" in text]
    assert str(folder) in reported
    assert window.session.deck.slots


@pytest.fixture
def careless(open_window, quiet, own_home, cb, caplog):
    """A window with changes that cannot be saved."""
    (own_home / "data").mkdir(parents=True)
    (own_home / "data" / "open").write_text("in the way")
    window = open_window()
    quiet(window)
    window.session.add(cb["Govern the Unaligned"], 2)
    window.documents.keep()
    quiet(window)
    window.documents.ask_closing = lambda *_: Answer.LOSE  # so that the test can end
    return window


def test_an_unsaved_change_is_not_called_saved(careless):
    texts = [label.text() for label in careless.statusBar().findChildren(QLabel)]
    assert "Not saved; no recovery copy is kept" in texts
    assert "[Errno" not in careless.messages.current.text


def test_closing_asks_only_if_changes_would_be_lost(careless, tmp_path, quiet):
    asked = []
    careless.documents.ask_closing = lambda _window, title: asked.append(title) or Answer.STAY
    careless.close()
    assert asked == [careless.session.title]
    assert careless.isVisible()

    careless.documents.ask_closing = lambda *_: Answer.SAVE
    careless.documents.choose_save = lambda *_: None
    careless.close()
    assert careless.isVisible()

    careless.documents.choose_save = lambda *_: (tmp_path / "saved.txt", "twd")
    careless.close()
    assert not careless.isVisible()
    assert "Govern the Unaligned" in (tmp_path / "saved.txt").read_text("utf-8")


def test_the_window_can_close_without_saving(careless):
    careless.documents.ask_closing = lambda *_: Answer.LOSE
    careless.close()
    assert not careless.isVisible()


def test_closing_does_not_ask_if_changes_are_saved(open_window, quiet, cb):
    window = open_window()
    quiet(window)
    window.session.add(cb["Govern the Unaligned"], 2)
    window.documents.ask_closing = lambda *_: pytest.fail("asked")
    window.close()
    assert not window.isVisible()


def test_the_question_can_be_answered(qtbot):
    for button, answer in (
        (QMessageBox.StandardButton.Save, Answer.SAVE),
        (QMessageBox.StandardButton.Discard, Answer.LOSE),
        (QMessageBox.StandardButton.Cancel, Answer.STAY),
    ):

        def press(button=button):
            box = QApplication.activeModalWidget()
            if box is None:  # not yet: without an answer it would stay open forever
                QTimer.singleShot(10, press)
                return
            qtbot.mouseClick(box.button(button), Qt.MouseButton.LeftButton)

        QTimer.singleShot(0, press)
        assert ask_closing(None, "A <b>deck</b>") is answer
