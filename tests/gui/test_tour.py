"""The tour of the window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from vtes_deck import __version__
from vtes_deck.app.settings import SettingsStore
from vtes_deck.gui.dialogs.news import NewsDialog
from vtes_deck.gui.panels import find_panels
from vtes_deck.gui.shortcut_tips import native
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


def test_every_stop_is_at_an_existing_panel():
    keys = {spec.key for spec in find_panels()}
    assert {stop.panel for stop in STOPS} - {""} <= keys


def test_the_first_start_offers_the_tour(window):
    offers = {offer.text: offer for offer in window.messages.current.offers}
    offers["Show me around"].act()
    assert window.findChild(Tour).isVisible()


def test_the_tour_goes_from_stop_to_stop_and_ends(qtbot, window, tour, quiet):
    seen = []
    for stop in STOPS:
        assert tour.title.text() == stop.title
        assert stop.text.partition("{")[0] in tour.accessibleDescription()
        assert "{" not in tour.text.text()
        assert tour.rect().contains(tour.box.geometry())
        if stop.panel:
            host = next(h for h in window.columns.hosts if h.spec.key == stop.panel)
            assert host.isVisible()
        seen.append(tour.at)
        qtbot.mouseClick(tour.next, LEFT)
    assert seen == list(range(len(STOPS)))
    assert not window.findChildren(Tour) or not window.findChild(Tour).isVisible()
    quiet(window)


def test_keys_move_forward_back_and_out(qtbot, tour):
    qtbot.keyClick(tour, Key.Key_Right)
    qtbot.keyClick(tour, Key.Key_Right)
    assert tour.at == 2
    qtbot.keyClick(tour, Key.Key_Left)
    assert tour.at == 1
    qtbot.keyClick(tour, Key.Key_Escape)
    assert not tour.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_enter_presses_the_button_that_has_the_cursor(qtbot, window, tour, key):
    for at in range(1, len(STOPS)):
        qtbot.keyClick(window.focusWidget(), key)
        assert tour.at == at
    tour.back.setFocus()
    qtbot.keyClick(window.focusWidget(), key)
    assert tour.at == len(STOPS) - 2
    for _ in range(2):
        qtbot.keyClick(window.focusWidget(), key)
    assert not tour.isVisible()


def test_arrows_work_on_a_button(qtbot, window, tour):
    qtbot.keyClick(window.focusWidget(), Key.Key_Right)
    qtbot.keyClick(window.focusWidget(), Key.Key_Right)
    qtbot.keyClick(window.focusWidget(), Key.Key_Left)
    assert tour.at == 1


def test_tab_stays_in_the_tour(qtbot, window, tour):
    tour.go(1)
    for _ in range(7):
        qtbot.keyClick(window.focusWidget(), Key.Key_Tab)
        assert tour.isAncestorOf(window.focusWidget())


def test_the_focus_returns_to_its_former_place(qtbot, window):
    window.go_to("cards")
    before = window.focusWidget()
    window.actions_by_key["tour"].trigger()
    qtbot.keyClick(window.focusWidget(), Key.Key_Escape)
    assert window.focusWidget() is before


def test_the_tour_shows_the_current_keys(window, tour):
    last = len(STOPS) - 1
    tour.go(last)
    assert native("Ctrl+Shift+P") in tour.text.text()
    window.menus.keys.give("palette", "Ctrl+F12")
    window.menus.keys.give("shortcuts", "")
    tour.go(last)
    assert native("Ctrl+F12") in tour.text.text()
    assert native("Ctrl+Shift+P") not in tour.text.text()
    assert "“Keyboard shortcuts”" in tour.text.text()
    window.menus.keys.restore({})


def test_the_first_stop_has_no_previous_stop(qtbot, tour):
    assert not tour.back.isEnabled()
    qtbot.keyClick(tour, Key.Key_Left)
    assert tour.at == 0


def test_the_tour_follows_the_size_of_the_window(qtbot, window, tour):
    window.resize(820, 620)
    qtbot.waitUntil(lambda: tour.size() == window.size())
    assert tour.rect().contains(tour.box.geometry())


def test_the_highlight_follows_its_widget(qtbot):
    """A message above a panel may appear and disappear."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(900, 600)
    panel = QWidget(window)
    panel.setGeometry(20, 200, 300, 300)
    window.show()
    tour = Tour(window, lambda _key: panel, lambda _key: "", STOPS[:1])
    tour.start()

    def top():
        shown = tour.grab().toImage()
        light = [shown.pixelColor(30, y).lightness() for y in range(shown.height())]
        return light.index(max(light))

    assert abs(top() - 200) <= 3
    panel.setGeometry(20, 100, 300, 400)
    assert abs(top() - 100) <= 3


# ------------------------------------------------------------------------------------------- news


def test_this_version_is_first_in_the_news(qtbot, window):
    window.actions_by_key["news"].trigger()
    dialog = window.findChild(NewsDialog)
    first = next(line for line in dialog.text.toPlainText().splitlines() if line.strip())
    assert first.strip() in {__version__, "Unreleased"}
    dialog.reject()


def test_another_version_is_announced_once(open_window, quiet):
    SettingsStore().change(seen_version="0.0.1", recent=("x",))
    reported = []
    for _ in range(2):
        window = open_window()
        quiet(window)
        message = window.messages.current
        reported.append(message.text if message else "")
        window.close()
    assert "updated from 0.0.1" in reported[0]
    assert "0.0.1" not in reported[1]


def test_the_first_start_has_no_news(window):
    assert "updated from" not in window.messages.current.text
