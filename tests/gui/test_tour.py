"""The walk through the window."""

import pytest
from PySide6.QtCore import Qt

from vtes_deck import __version__
from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.dialogs.news import NewsDialog
from vtes_deck.gui.panels import find_panels
from vtes_deck.gui.tour import STOPS, Tour

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def window(open_window, quiet):
    made = open_window()
    quiet(made)
    return made


@pytest.fixture
def tour(window):
    window.actions_by_key["tour"].trigger()
    return window.findChild(Tour)


def test_every_stop_is_at_a_panel_that_there_is():
    keys = {spec.key for spec in find_panels()}
    assert {stop.panel for stop in STOPS} - {""} <= keys


def test_the_first_start_offers_it(window):
    offers = {offer.text: offer for offer in window.messages.current.offers}
    offers["Show me around"].act()
    assert window.findChild(Tour).isVisible()


def test_it_leads_from_stop_to_stop_and_ends(qtbot, window, tour, quiet):
    seen = []
    for stop in STOPS:
        assert tour.title.text() == stop.title
        assert stop.text in tour.accessibleDescription()
        assert tour.rect().contains(tour.box.geometry())
        if stop.panel:
            host = next(h for h in window.columns.hosts if h.spec.key == stop.panel)
            assert host.isVisible()
        seen.append(tour.at)
        qtbot.mouseClick(tour.next, LEFT)
    assert seen == list(range(len(STOPS)))
    assert not window.findChildren(Tour) or not window.findChild(Tour).isVisible()
    quiet(window)


def test_keys_lead_on_and_back_and_out(qtbot, tour):
    qtbot.keyClick(tour, Key.Key_Right)
    qtbot.keyClick(tour, Key.Key_Right)
    assert tour.at == 2
    qtbot.keyClick(tour, Key.Key_Left)
    assert tour.at == 1
    qtbot.keyClick(tour, Key.Key_Escape)
    assert not tour.isVisible()


def test_there_is_nothing_before_the_first_stop(qtbot, tour):
    assert not tour.back.isEnabled()
    qtbot.keyClick(tour, Key.Key_Left)
    assert tour.at == 0


def test_it_keeps_up_with_the_window(qtbot, window, tour):
    window.resize(820, 620)
    qtbot.waitUntil(lambda: tour.size() == window.size())
    assert tour.rect().contains(tour.box.geometry())


# ------------------------------------------------------------------------------------ what is new


def test_this_version_stands_first_in_the_news(qtbot, window):
    window.actions_by_key["news"].trigger()
    dialog = window.findChild(NewsDialog)
    first = next(line for line in dialog.text.toPlainText().splitlines() if line.strip())
    assert first.strip() == __version__
    dialog.reject()


def test_another_version_is_told_once(open_window, quiet):
    SettingsStore().change(seen_version="0.0.1", recent=("x",))
    told = []
    for _ in range(2):
        window = open_window()
        quiet(window)
        message = window.messages.current
        told.append(message.text if message else "")
        window.close()
    assert "last time it was 0.0.1" in told[0]
    assert "0.0.1" not in told[1]


def test_on_the_first_start_nothing_is_new(window):
    assert "last time" not in window.messages.current.text
