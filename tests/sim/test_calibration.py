"""The calibration of the gauntlet: which deck is broken, how, and where its versions play."""

import pytest

from cardbase.terms import Function
from tests.benchmarks import calibration
from vtes_deck.app.arena import random_decks
from vtes_deck.app.card_functions import card_functions
from vtes_deck.app.playability import PlayLevel, level_of
from vtes_deck.sim.arena.plan import Deal


@pytest.fixture(scope="module")
def decks(cb):
    return random_decks(cb, 6, 20262101, whole=True)


def test_the_deck_nearest_the_middle_is_broken():
    places = [1.0, 7.0, 3.5, 6.0, 2.0, 3.5, 5.0]
    assert calibration.nearest_to_the_middle(places, [0, 1, 2, 4]) == 2
    assert calibration.nearest_to_the_middle(places, [0, 1, 4]) == 4
    assert calibration.nearest_to_the_middle(places, [3, 4]) == 4


def test_a_version_replaces_its_deck_at_the_same_tables():
    deals = [Deal(0, (3, 1, 0), 5, (7, 8, 9)), Deal(1, (0, 2, 4), 6, (7, 7, 7))]
    assert calibration.in_its_place(deals, 1, 44) == [Deal(0, (3, 44, 0), 5, (7, 8, 9))]


def test_ranks_share_places():
    assert calibration.ranks([-2.0, 0.0, -2.0, -1.0]) == [1.5, 4.0, 1.5, 3.0]


def test_a_deck_is_broken_in_four_ways(cb, decks):
    base = decks[calibration.bleeders(cb, decks)[0]]
    large, harmless, masters, strangers = calibration.broken(cb, base)
    capacities = [cb.get(one).capacity for one in (*large.crypt, *base.crypt)]
    assert min(capacities[: len(large.crypt)]) == 9 > min(capacities)
    assert len({len(one.crypt) for one in (base, large, harmless, masters, strangers)}) == 1
    does = card_functions(cb)
    assert any(Function.BLEED in does[one] for one in base.library)
    crypt = [cb.get(one) for one in harmless.crypt]
    bleeds = [cb.get(one) for one in harmless.library if Function.BLEED in does.get(one, ())]
    assert all(level_of(who, card)[0] is PlayLevel.NOT for who in crypt for card in bleeds)
    copies = [one for one in masters.library if "Master" in cb.get(one).types]
    assert len(copies) == 40
    assert len(set(copies)) == 1
    assert len(masters.library) == 60
    assert strangers.library == base.library
    assert {cb.get(one).clan for one in strangers.crypt}.isdisjoint(
        cb.get(one).clan for one in base.crypt
    )
