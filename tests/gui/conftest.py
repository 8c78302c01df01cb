"""The common fixtures of the window's tests: a look, a context, a whole window."""

from functools import partial

import pytest

from vtes_deck.app.session import DeckSession
from vtes_deck.app.settings import SettingsStore

PATIENCE = 60_000
"""Maximum milliseconds for the window's work, also on a busy machine."""


@pytest.fixture(autouse=True)
def quick_player(monkeypatch):
    """A player at the table who presses each button as soon as it appears."""
    monkeypatch.setattr("vtes_deck.gui.table.question.SETTLE", 0)


@pytest.fixture
def settings(own_home):
    """Settings in a separate home folder."""
    return SettingsStore()


@pytest.fixture
def session():
    """An empty deck session with a stopped clock: quick repeats always merge."""
    return DeckSession(clock=lambda: 0.0)


@pytest.fixture
def govern(cb):
    """A well-known card."""
    return cb["Govern the Unaligned"]


@pytest.fixture
def jobs(qapp):
    """Run background work; closed at the end."""
    from vtes_deck.gui.jobs import Jobs

    made = Jobs()
    yield made
    made.close()


@pytest.fixture
def settled(qtbot, jobs):
    """Wait until no background work runs."""

    def wait():
        qtbot.waitUntil(lambda: not jobs.running)

    return wait


@pytest.fixture
def context(session, jobs, settings, cb):
    """The context of panels."""
    from vtes_deck.gui.panels import Context

    return Context(session, jobs, settings, cb)


@pytest.fixture
def show_panel(qtbot, session):
    """Make a panel from its class and a context, and forward every change as the window does."""
    from vtes_deck.app.changes import EVERYTHING, Changes

    def show(panel_class, context):
        panel = panel_class(context)
        qtbot.addWidget(panel)
        panel.changed(Changes(EVERYTHING, session.deck, session.deck))
        session.subscribe(panel.changed)
        panel.resize(520, 700)
        panel.show()
        return panel

    return show


@pytest.fixture
def open_window(qtbot, own_home, cb):
    """Open a whole window, with the cards in it; every window is closed at the end."""
    from vtes_deck.gui.dialogs.save_changes import Answer
    from vtes_deck.gui.window import MainWindow

    opened = []
    asked = []

    def ask(_window, title):
        asked.append(title)  # a dialog without an answer would stay open forever
        return Answer.LOSE

    def make(*, ready=True, start=None, specs=None):
        window = MainWindow(SettingsStore(), specs=specs)
        window.documents.ask_closing = ask
        window.documents.start = start
        qtbot.addWidget(window)
        opened.append(window)
        window.show()
        if ready:
            window.cards_ready(cb)
        return window

    yield make
    for window in opened:
        window.close()
    assert not asked, "the window asks before it closes"


@pytest.fixture(scope="session")
def few_panels():
    """Fewer panels, for windows in tests of other parts: a list of cards takes time."""
    from vtes_deck.gui.panels import find_panels

    return tuple(spec for spec in find_panels() if spec.key in {"deck", "history", "collection"})


@pytest.fixture
def qtbot(qtbot, monkeypatch):
    """Extend pytest-qt's time-out of five seconds for a busy machine."""
    monkeypatch.setattr(qtbot, "waitUntil", partial(qtbot.waitUntil, timeout=PATIENCE))
    monkeypatch.setattr(qtbot, "waitSignal", partial(qtbot.waitSignal, timeout=PATIENCE))
    return qtbot


@pytest.fixture
def quiet(qtbot):
    """Wait until a window's background work is done."""

    def wait(window):
        qtbot.waitUntil(lambda: not window.jobs.running)

    return wait


@pytest.fixture(autouse=True)
def _quick_model(small_model):
    """No panel builds a model of the whole archive."""
