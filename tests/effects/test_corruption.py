"""Corruption: enough counters give control of a minion."""

import pytest
from card_play import CardPlay

from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.agents import Sight
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.purposes import Purpose, PurposeKind

CORRUPTION = "Corruption"
ADA = corruption(0)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def corrupts(play, target, counters):
    """Ada's Minister corrupts a minion that already has this many counters."""
    play[target].set_mark(ADA, counters)
    ada = play.vampire("Ada", clan="Ministry")
    play.hand("Ada", CORRUPTION)
    play.acts("Ada").plays(CORRUPTION, minion=ada, target=target)
    assert play.stealth == 1
    while play.action is not None and play.decision.kind != "target":
        play.passes(play.asked)
    return play


@pytest.mark.parametrize(("before", "asked"), [(1, False), (2, True), (4, True)])
def test_corruption__steals_for_as_many_counters_as_capacity(play, before, asked):
    ben = play.vampire("Ben", capacity=3)
    corrupts(play, ben, before)
    assert play[ben].mark(ADA) == before + 1
    if asked:
        play.choose(play.decision.options[0].verb)
        assert play[ben].mark(ADA) == 0
    assert play[ben].controller == (0 if asked else 1)


def test_corruption__the_counters_can_stay(play):
    ben = play.vampire("Ben", capacity=3)
    corrupts(play, ben, 2)
    play.choose(PASS)
    assert (play[ben].mark(ADA), play[ben].controller) == (3, 1)


@pytest.mark.parametrize(("before", "asked"), [(3, False), (4, True)])
def test_corruption__the_cost_of_an_ally(play, before, asked):
    ally = play.ready("Ben", "Renegade Garou")
    cost = play.table.cards[ally].pool_cost
    corrupts(play, ally, cost - 4 + before - 1)
    assert (play.decision.kind == "target") is asked


@pytest.mark.parametrize(("before", "asked"), [(4, False), (5, True)])
def test_corruption__the_capacity_of_an_imbued(play, before, asked):
    imbued = play.ready("Ben", 'Earl "Shaka74" Deams')  # capacity 6
    corrupts(play, imbued, before)
    assert (play.decision.kind == "target") is asked


def test_corruption__its_purposes_are_known_before_the_theft_is_chosen(play):
    """Enough counters remain from an earlier action, so the theft is possible and optional."""
    ben = play.vampire("Ben", capacity=3)
    ada = play.vampire("Ada", clan="Ministry")
    play[ben].set_mark(ADA, 3)
    play.hand("Ada", CORRUPTION)
    play.acts("Ada")
    option = next(one for one in play.decision.options if (one.minion, one.target) == (ada, ben))
    does = Sight(play.game, 0).purposes(option).does
    assert Purpose(PurposeKind.CORRUPTION, 1, 1, ben) in does


def test_corruption__only_minions_of_the_prey(play):
    ada = play.vampire("Ada", clan="Ministry")
    ben, cleo = play.vampire("Ben"), play.vampire("Cleo")
    play.hand("Ada", CORRUPTION)
    play.acts("Ada")
    found = [play.can(CORRUPTION, minion=ada, target=one) for one in (ben, cleo)]
    assert found == [True, False]
