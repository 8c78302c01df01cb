import pytest
from card_play import CardPlay

from vtes_deck.engine.state.table import Zone

CARD = "Inevitability of the Void"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bleeds(play, disciplines, heap):
    """Ada's vampire bleeds Ben, who has this many cards in his ash heap."""
    ada, _ = play.vampire("Ada", disciplines), play.vampire("Ben")
    for _ in range(heap):
        play.card("Ben", "Blur", Zone.ASH_HEAP)
    play.hand("Ada", CARD, "Bonding")
    play.bleeds(ada)


@pytest.mark.parametrize(("heap", "bleed"), [(9, 1), (10, 2), (29, 3)])
def test_inevitability_of_the_void__one_bleed_for_every_ten_cards(play, heap, bleed):
    bleeds(play, "AUS NEC", heap)
    play.plays(CARD, "AUS+NEC")
    assert play.bleed == bleed


def test_inevitability_of_the_void__one_more_and_no_second_limited_modifier_at_basic(play):
    bleeds(play, "aus nec dom", 30)
    play.plays(CARD, "aus+nec")
    assert play.bleed == 2
    assert not play.can("Bonding")
