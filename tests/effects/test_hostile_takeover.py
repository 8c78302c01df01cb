"""Hostile Takeover: bidders, and the cost of a bid."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.library.master.hostile_takeover import BID
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

TAKEOVER = "Hostile Takeover"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def auction(play, **facts):
    """Ada plays the card on a vampire of Ben's. Return the vampire."""
    ventrue = play.vampire("Ada", capacity=9)
    play[ventrue].clan = "Ventrue"
    victim = play.vampire("Ben", **{"capacity": 6, **facts})
    play.hand("Ada", TAKEOVER)
    play.turn("Ada", Phase.MASTER).plays(TAKEOVER)
    return victim


def bids(play, *offers):
    """Each offer is a name with a number, or 0 to pass."""
    for name, n in offers:
        assert play.asked == name
        play.choose(BID, n=n) if n else play.choose(PASS)


def test_hostile_takeover__the_highest_bidder_pays_the_controller(play):
    victim = auction(play)
    bids(play, ("Ada", 2), ("Ben", 0), ("Cleo", 3), ("Dora", 0), ("Ada", 5), ("Ben", 0))
    bids(play, ("Cleo", 0), ("Dora", 0))
    assert play[victim].controller == 0
    assert (play.pool_of("Ada"), play.pool_of("Ben"), play.pool_of("Cleo")) == (24, 35, 30)


@pytest.mark.parametrize(("bid", "left"), [(4, 28), (5, 27)])
def test_hostile_takeover__the_controller_pays_half_rounded_up(play, bid, left):
    victim = auction(play)
    bank = play.table.bank
    bids(play, ("Ada", 2), ("Ben", bid), ("Cleo", 0), ("Dora", 0), ("Ada", 0))
    assert play[victim].controller == 1
    assert play.pool_of("Ben") == left
    assert play.pool_of("Ada") == 29
    assert play.table.bank == bank + 30 - left


def test_hostile_takeover__no_bid_beyond_the_pool_but_twice_that_of_the_controller(play):
    play.pool("Ada", 4)
    play.pool("Ben", 3)
    auction(play)
    assert {one.n for one in play.matching(BID)} == {1, 2, 3}, "it has cost 1 pool"
    bids(play, ("Ada", 2))
    assert {one.n for one in play.matching(BID)} == {3, 4, 5, 6}


def test_hostile_takeover__no_bids_are_possible(play):
    victim = auction(play)
    bids(play, ("Ada", 0), ("Ben", 0), ("Cleo", 0), ("Dora", 0))
    assert play[victim].controller == 1
    assert play.pool_of("Ben") == 30


def test_hostile_takeover__another_methuselah_can_win(play):
    victim = auction(play)
    bids(play, ("Ada", 0), ("Ben", 0), ("Cleo", 0), ("Dora", 7), ("Ada", 0), ("Ben", 0))
    bids(play, ("Cleo", 0))
    assert play[victim].controller == 3
    assert (play.pool_of("Dora"), play.pool_of("Ben")) == (23, 37)


def test_hostile_takeover__not_for_an_older_vampire(play):
    ventrue = play.vampire("Ada", capacity=9)
    play[ventrue].clan = "Ventrue"
    play.vampire("Ben", capacity=7)
    play.hand("Ada", TAKEOVER)
    assert not play.turn("Ada", Phase.MASTER).can(TAKEOVER)


def test_hostile_takeover__not_without_a_ready_ventrue(play):
    play.vampire("Ben", capacity=6)
    play.hand("Ada", TAKEOVER)
    assert not play.turn("Ada", Phase.MASTER).can(TAKEOVER)
