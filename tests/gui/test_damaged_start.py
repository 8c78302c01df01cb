"""The window opens even if one of our files is damaged, names the file, and continues."""

import itertools

import pytest
from series import thinned
from user_files import DAMAGES, FILES, damage, lived_in

from vtes_deck.app.recovery import Recovery
from vtes_deck.app.session import DeckSession
from vtes_deck.gui import session_restore
from vtes_deck.gui.documents import Documents

# : The message about a damaged file; nothing is lost of the other files.
TOLD = {
    "settings": "settings.json.damaged-",
    "window": "window.json.damaged-",
    "kept deck": ".deck.damaged-",
}


@pytest.fixture
def home(own_home, cb, tmp_path):
    lived_in(own_home, cb, tmp_path)
    return own_home


def texts(window):
    return " ".join(message.text for message in window.messages._messages)  # noqa: SLF001


def panels(window):
    return [host.panel for host in window.columns.hosts if host.panel is not None]


@pytest.mark.parametrize(
    ("name", "what"), thinned(list(itertools.product(FILES, DAMAGES)), every=20)
)
def test_the_window_opens_with_a_damaged_file(home, open_window, quiet, name, what):
    path = next(iter(home.glob(FILES[name])), home / FILES[name])
    damage(path, what)
    window = open_window()
    quiet(window)
    assert panels(window)
    titles = {open_deck.title for open_deck in window.session.open_decks}
    titles |= {found.title for found in window.documents._beginning.left}  # noqa: SLF001
    assert "Intact" in titles
    assert ("Damaged" in titles) == (name != "kept deck")
    harmless = {("settings", "a large number"), ("window", "a large number")}
    whole = (name, what) in {*harmless, ("window", "a huge number")}  # no value of ours is left
    assert (TOLD.get(name, "nothing") in texts(window)) == (name in TOLD and not whole)
    assert window.documents.keeps


def test_a_deck_that_cannot_be_opened_does_not_hide_the_others(
    home, open_window, quiet, monkeypatch, caplog
):
    real = session_restore.from_saved

    def stumble(kept, get):
        if kept.deck.name == "Damaged":
            raise OverflowError("date value out of range")
        return real(kept, get)

    monkeypatch.setattr(session_restore, "from_saved", stumble)
    for found in Recovery().left_behind():  # both decks were open in one program
        found.file.rename(found.file.with_name(found.file.name.replace("bbbb", "aaaa")))
    window = open_window()
    quiet(window)
    assert "Intact" in {open_deck.title for open_deck in window.session.open_decks}
    assert ".deck.damaged-" in texts(window)
    assert panels(window)
    caplog.clear()


def test_the_bar_shows_no_success_before_decks_are_saved(qtbot, own_home, jobs, settings):
    from PySide6.QtWidgets import QWidget

    from vtes_deck.gui.message_bar import MessageBar

    parent = QWidget()
    qtbot.addWidget(parent)
    documents = Documents(DeckSession(), jobs, settings, MessageBar(parent), parent)
    assert not documents.keeps


STATES = (
    "[" * 100_000,
    '{"size": 1e999}',
    '{"size": ' + "9" * 100 + "}",
    "\x00",
    '{"halves": [' + "9" * 30 + "]}",
)


@pytest.mark.parametrize("first", thinned(range(len(STATES)), every=len(STATES)))
def test_every_panel_opens_with_a_damaged_state(look_everywhere, own_home, first):
    """One window has all states; the complete series has each state in every panel."""
    import msgspec

    from vtes_deck.gui.panels import find_panels
    from vtes_deck.gui.window_state import WindowState, write_state

    keys = [spec.key for spec in find_panels(lambda *_: None)]
    states = itertools.cycle(STATES[first:] + STATES[:first])
    columns = msgspec.json.encode({"panels": dict(zip(keys, states, strict=False))}).decode()
    write_state(WindowState("", columns))
    window = look_everywhere()
    assert len(panels(window)) == len(keys)
