"""Actions of the card panel: back and forward, language, copying, zoom."""

import re

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vtes_deck.gui.panels.card.panel import CardPanel
from vtes_deck.gui.panels.card.visited_cards import VisitedCards
from vtes_deck.gui.panels.card.zoom import CardZoom

ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def panel(qtbot, context, show_panel):
    """The view, shown and active, once the archive is counted."""
    made = show_panel(CardPanel, context)
    made.resize(380, 420)
    with qtbot.waitActive(made):
        made.activateWindow()
    qtbot.waitUntil(lambda: not context.jobs.running)
    return made


@pytest.fixture
def look(panel, session, context, qtbot):
    """Show a card and wait for its figures."""

    def at(card):
        session.select(card)
        qtbot.waitUntil(lambda: not context.jobs.running)
        return panel.view.toPlainText()

    return at


# --------------------------------------------------------------------------------- back and forth


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def test_back_and_forward_go_through_the_history(look, panel, session, cb):
    clock = Clock()
    panel.visited = VisitedCards(clock)
    for name in ("Arika", "Beckett", "Anson"):
        clock.now += 5
        look(cb[name])
    assert panel.act_back.isEnabled()
    assert not panel.act_forth.isEnabled()

    QTest.keyClick(panel.view, Qt.Key.Key_Left, ALT)
    assert session.selected == cb["Beckett"]
    QTest.keyClick(panel.view, Qt.Key.Key_Left, ALT)
    assert session.selected == cb["Arika"]
    assert not panel.act_back.isEnabled()
    QTest.keyClick(panel.view, Qt.Key.Key_Right, ALT)
    assert session.selected == cb["Beckett"]

    clock.now += 5
    look(cb["Leandro"])
    assert not panel.act_forth.isEnabled()
    QTest.keyClick(panel.view, Qt.Key.Key_Left, ALT)
    assert session.selected == cb["Beckett"]


def test_cards_passed_on_the_way_through_a_list_are_not_in_the_history():
    clock = Clock()
    visited = VisitedCards(clock)
    visited.visit(1)
    clock.now += 5
    for number in range(2, 30):
        clock.now += 0.1
        visited.visit(number)
    clock.now += 5
    visited.visit(99)

    assert [visited.go(-1), visited.go(-1), visited.go(-1)] == [29, 1, None]


def test_the_history_is_limited_and_has_no_repeats():
    clock = Clock()
    visited = VisitedCards(clock)
    for number in range(500):
        clock.now += 5
        visited.visit(number)
        visited.visit(number)
    steps = 0
    while visited.go(-1) is not None:
        steps += 1
    assert steps == 99
    assert visited.go(-1) is None


# ------------------------------------------------------------------------------ language, copying


def test_a_translated_card(look, panel, cb):
    card = next(card for card in cb.library if "fr" in card.translations and card.flavor)
    look(card)
    assert card.name in panel.view.toPlainText()
    assert panel.act_languages["fr"].isEnabled()

    panel.act_languages["fr"].trigger()

    text = panel.view.toPlainText()
    assert card.translations["fr"].name in text
    assert card.name in text, "the English name is next to it"
    panel.copy_text()
    assert QGuiApplication.clipboard().text().startswith(card.translations["fr"].name)


def test_a_card_without_a_translation_stays_english(look, panel, cb):
    card = next(card for card in cb.library if not card.translations)
    look(card)
    assert not panel.act_languages["fr"].isEnabled()
    assert panel.act_languages["en"].isChecked()


def test_the_language_of_the_settings(look, panel, session, settings, cb):
    from vtes_deck.app.changes import What

    card = next(card for card in cb.library if "es" in card.translations)
    look(card)
    settings.change(text_language="es")
    session.announce(What.SETTINGS)
    assert card.translations["es"].name in panel.view.toPlainText()


def test_copying_gives_the_plain_text(look, panel, cb):
    govern = cb["Govern the Unaligned"]
    look(govern)
    panel.act_copy.trigger()
    assert QGuiApplication.clipboard().text() == f"{govern.name}\n{govern.text}\n"


# ------------------------------------------------------------------------------------ face, zoom


def test_the_face_is_drawn_smaller_and_larger(look, panel, cb):
    look(cb["Arika"])

    def width():
        found = re.search(r'src="face:"[^>]* width="(\d+)"', panel.view.toHtml())
        return int(found[1]) if found else 0

    usual = width()
    panel.act_larger.trigger()
    assert width() > usual
    for _ in range(5):
        panel.act_smaller.trigger()
    assert width() == 0
    assert not panel.act_smaller.isEnabled()
    state = panel.save_state()
    panel.act_larger.trigger()
    panel.restore_state(state)
    panel.act_copy.trigger()
    assert panel.save_state() == state


@pytest.mark.parametrize("state", ["", "{", "[]", '{"size": "big"}', '{"size": 99}'])
def test_an_invalid_state_is_ignored(panel, look, cb, state):
    panel.restore_state(state)
    look(cb["Arika"])


def test_the_text_is_laid_out_again_for_another_width(look, panel, cb):
    look(cb["Arika"])
    before = panel.view.toHtml()
    panel.resize(600, 420)
    assert panel.view.toHtml() != before


def test_zoom_covers_the_window_until_a_key_or_a_click(look, panel, cb):
    look(cb["Arika"])
    for leave in (
        lambda zoom: QTest.keyClick(zoom, Qt.Key.Key_Escape),
        lambda zoom: QTest.mouseClick(zoom, Qt.MouseButton.LeftButton),
    ):
        panel.view.anchorClicked.emit(QUrl("act:zoom"))
        zoom = panel.window().findChild(CardZoom)
        assert zoom.isVisible()
        assert zoom.geometry() == panel.window().rect()
        assert zoom.face.card == cb["Arika"]
        assert zoom.rect().contains(zoom.face.geometry())
        leave(zoom)
        assert not zoom.isVisible()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
