"""Regina Blake: pays for locations with her blood."""

import pytest
from card_fights import drained
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EQUIP
from vtes_deck.engine.cards.cost_reductions import REDUCE
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status.torpor import send

REGINA, LOCATION, OTHER = "Regina Blake", "Channel 10", "Dreams of the Sphinx"
ESTATE = "Palatial Estate"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def buys(play, card, *, blood=3, pool=30):
    """Ada plays a master card while she controls the vampire, up to its payment."""
    regina = play.ready("Ada", REGINA)
    drained(play, regina, blood)
    play.pool("Ada", pool)
    play.hand("Ada", card)
    play.acts("Ada", Phase.MASTER)
    return regina


def cost(cb, name):
    return cb[name].pool_cost


def test_regina_blake__pays_one_pool_of_a_location(cb, play):
    regina = buys(play, LOCATION)
    play.plays(LOCATION)
    play.choose(REDUCE, REGINA)
    assert play[regina].blood == 2
    assert play.pool_of("Ada") == 30 - cost(cb, LOCATION) + 1


def test_regina_blake__only_once_for_a_card(cb, play):
    assert cost(cb, LOCATION) > 1
    buys(play, LOCATION)
    play.plays(LOCATION)
    play.choose(REDUCE, REGINA)
    assert not play.offered(REDUCE)


def test_regina_blake__not_for_other_cards(play):
    regina = buys(play, OTHER)
    play.plays(OTHER)
    assert not play.offered(REDUCE)
    assert play[regina].blood == 3


def test_regina_blake__not_without_blood(cb, play):
    buys(play, LOCATION, blood=0, pool=cost(cb, LOCATION) - 1)
    assert not play.can(LOCATION)


def test_regina_blake__makes_a_location_affordable_even_in_torpor(cb, play):
    """By a ruling."""
    regina = buys(play, LOCATION, pool=cost(cb, LOCATION) - 1)
    send(play.table, play[regina])
    play.again()
    assert play.can(LOCATION)


def test_regina_blake__pays_for_equipment_that_is_a_location_only_once(cb, play):
    """By a ruling, the cost can be reduced as the card is played and as the action succeeds."""
    regina, ada = play.ready("Ada", REGINA), play.vampire("Ada")
    drained(play, regina, 3)
    play.vampire("Ben")
    play.hand("Ada", ESTATE)
    play.acts("Ada").choose(EQUIP, ESTATE, minion=ada)
    asked, before = 0, play[ada].blood
    while play.action is not None:
        if play.offered(REDUCE):
            asked += 1
            play.choose(REDUCE)
        else:
            play.choose(PASS)
    assert asked == 1
    assert play[regina].blood == 2
    assert play[ada].blood == before - 1, "the estate costs 2 blood"
