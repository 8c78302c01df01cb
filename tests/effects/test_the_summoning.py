"""The Summoning: allies and retainers from the library."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.state.decisions import PASS

SUMMONING, RAVEN = "The Summoning", "Raven Spy"
CARLTON, GAROU = "Carlton Van Wyk", "Renegade Garou"
"""An ally for everyone, and one for Gangrel."""


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def summons(play, level, *library, pool=30):
    ada = play.vampire("Ada", "PRE")
    play.pool("Ada", pool)
    play.hand("Ada", SUMMONING, *["Pursuit"] * 6)
    play.library("Ada", *library, "Pursuit")
    play.acts("Ada").plays(SUMMONING, level, minion=ada)
    assert play.stealth == 1
    while play.action is not None and play.decision.kind not in {"target", "card", "search"}:
        play.choose(PASS)
    return ada


def found(play):
    """The offered library cards."""
    cards = (one.target if one.target >= 0 else one.card for one in play.decision.options)
    return {play.table.cards[one].definition.name for one in cards if one >= 0}


def test_the_summoning__basic_finds_allies_and_retainers_only(play):
    summons(play, "pre", GAROU, RAVEN, "Majesty")
    assert found(play) == {GAROU, RAVEN}


def test_the_summoning__superior_recruits_an_ally_at_its_cost(play):
    summons(play, "PRE", CARLTON, RAVEN, "Majesty")
    assert found(play) == {CARLTON}
    carlton = play.number(CARLTON)
    play.game.apply(play.decision.options[0])
    assert play[carlton].controller == 0
    assert play.pool_of("Ada") == 30 - play.table.cards[carlton].pool_cost
    assert play[carlton].resting, "it cannot act this turn"


@pytest.mark.parametrize(("ally", "pool"), [(CARLTON, 1), (GAROU, 30)])
def test_the_summoning__superior_not_without_the_cost_and_the_clan(play, ally, pool):
    ada = play.vampire("Ada", "PRE")
    play.pool("Ada", pool)
    play.hand("Ada", SUMMONING, *["Pursuit"] * 6)
    play.library("Ada", ally, "Pursuit")
    play.acts("Ada").plays(SUMMONING, "PRE", minion=ada)
    while play.action is not None:
        play.choose(PASS)
    assert play.number(ally) not in play.table.in_play
