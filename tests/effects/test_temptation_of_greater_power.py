"""Temptation of Greater Power: bids on credit, and the debt."""

import pytest
from card_play import CardPlay

from cardbase.terms import Title
from vtes_deck.effects.library.master.hostile_takeover import BID
from vtes_deck.effects.library.master.temptation_of_greater_power import PAY_NOW
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

TEMPTATION = "Temptation of Greater Power"
JUSTICAR = {"title": Title.JUSTICAR, "clan": "Ventrue", "city": "Ventrue", "capacity": 9}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def auction(play, *bids, copies=1):
    """Ada plays it on a vampire of Ben's, and the bids are made. Return the vampire."""
    play.vampire("Ada", **JUSTICAR)
    victim = play.vampire("Ben", capacity=10)
    play.hand("Ada", *[TEMPTATION] * copies)
    play.turn("Ada", Phase.MASTER).plays(TEMPTATION, target=victim)
    for name, n in bids:
        assert play.asked == name
        play.choose(BID, n=n) if n else play.choose(PASS)
    return victim


def to_discard_phase(play, name):
    """The discard phase of a Methuselah in the course of the game."""
    for _ in range(200):
        if play.table.phase is Phase.DISCARD and play.asked == name:
            return
        options = [one for one in play.options if one.verb is PASS] or play.options
        play.game.apply(options[0])
    raise AssertionError("she never discards")


ADA_WINS = (("Ada", 4), ("Ben", 0), ("Cleo", 0), ("Dora", 0))


def test_temptation_of_greater_power__the_winner_pays_the_bank_and_takes_control(play):
    victim = auction(play, ("Ada", 2), ("Ben", 0), ("Cleo", 3), ("Dora", 0), ("Ada", 0), ("Ben", 0))
    assert play.asked == "Cleo"
    play.choose(PAY_NOW, n=3)
    assert play[victim].controller == 2
    assert (play.pool_of("Ada"), play.pool_of("Ben"), play.pool_of("Cleo")) == (27, 30, 27)


def test_temptation_of_greater_power__a_debt_is_paid_in_her_discard_phases_only(play):
    victim = auction(play, *ADA_WINS)
    play.choose(PAY_NOW, n=2)
    play.hand("Ada", "Vessel")
    play.hand("Ben", "Vessel")
    assert play[victim].controller == 0
    assert play.pool_of("Ada") == 25
    to_discard_phase(play, "Ada")
    assert play.pool_of("Ada") == 24
    to_discard_phase(play, "Ben")
    assert play.pool_of("Ada") == 24
    to_discard_phase(play, "Ada")
    assert play.pool_of("Ada") == 23
    play.hand("Ben", "Vessel")
    to_discard_phase(play, "Ben")
    to_discard_phase(play, "Ada")
    assert play.pool_of("Ada") == 23, "it is repaid"


def test_temptation_of_greater_power__no_credit_beyond_five(play):
    auction(play, ("Ada", 8), ("Ben", 0), ("Cleo", 0), ("Dora", 0))
    assert {one.n for one in play.matching(PAY_NOW)} == {3, 4, 5, 6, 7, 8}


def test_temptation_of_greater_power__no_bid_beyond_pool_and_credit(play):
    play.pool("Ada", 5)
    auction(play)
    assert max(one.n for one in play.matching(BID)) == 7, "it has cost 3 pool"
    play.choose(BID, n=7).passes("Ben", "Cleo", "Dora")
    assert {one.n for one in play.matching(PAY_NOW)} == {2}


def test_temptation_of_greater_power__a_small_bid_can_be_all_credit(play):
    auction(play, *ADA_WINS)
    play.choose(PAY_NOW, n=0)
    assert play.pool_of("Ada") == 27
    assert any("owes 4 pool" in line for line in play.log_sentences("Dora"))


def test_temptation_of_greater_power__the_controller_pays_to_keep_the_vampire(play):
    victim = auction(play, ("Ada", 1), ("Ben", 2), ("Cleo", 0), ("Dora", 0), ("Ada", 0))
    play.choose(PAY_NOW, n=2)
    assert play[victim].controller == 1
    assert play.pool_of("Ben") == 28


def test_temptation_of_greater_power__no_effect_without_a_bid(play):
    victim = auction(play, ("Ada", 0), ("Ben", 0), ("Cleo", 0), ("Dora", 0))
    assert play[victim].controller == 1
    assert not play.offered(PAY_NOW)


def test_temptation_of_greater_power__only_once_in_a_game(play):
    auction(play, *ADA_WINS, copies=2)
    play.choose(PAY_NOW, n=4)
    play.vampire("Cleo", **{**JUSTICAR, "clan": "Brujah", "city": "Brujah"})
    play.hand("Cleo", TEMPTATION)
    assert not play.turn("Ada", Phase.MASTER, 13).can(TEMPTATION)
    assert not play.turn("Cleo", Phase.MASTER, 14).can(TEMPTATION)


def test_temptation_of_greater_power__not_without_a_ready_justicar(play):
    play.vampire("Ada", title=Title.PRINCE, city="Chicago", capacity=9)
    play.vampire("Ben")
    play.hand("Ada", TEMPTATION)
    assert not play.turn("Ada", Phase.MASTER).can(TEMPTATION)
