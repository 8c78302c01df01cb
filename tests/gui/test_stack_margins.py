"""What is next to the cards of a stack: copies, and the capacity or cost that is covered."""

import pytest

from vtes_deck.deck.model import Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import theme
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture
def panel(show_panel, context, session, winner):
    session.apply("begin", lambda deck: winner)
    made = show_panel(DeckPanel, context)
    made.resize(900, 900)
    return made


def test_stacks_show_capacities_and_costs_next_to_covered_cards(panel, winner):
    panel.views.show_as(DeckLook.STACKS)
    pictures = panel.views.pictures
    shown = pictures.viewport().grab().toImage()

    def colors(card):
        """The colours to the left of the copies of a card."""
        place = pictures.rect_of(Slot(card, 1))
        line = pictures.fontMetrics().height()
        rows = range(place.top(), min(place.top() + 2 * line, shown.height()))
        across = range(max(0, place.left() - 5 * line), place.left())
        return {shown.pixelColor(x, y).name() for x in across for y in rows}

    blood = face_palette().color("blood").name()
    assert all(blood in colors(slot.card) for slot in winner.crypt[:3])
    pool = theme.tokens().color("pool").name()
    masters = [slot.card for slot in winner.library if "Master" in slot.card.types]
    for card in masters[:5]:
        assert (pool in colors(card)) is bool(card.pool_cost), card
