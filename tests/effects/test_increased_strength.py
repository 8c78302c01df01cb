"""Increased Strength: strikes that require Potence."""

import pytest
from card_fights import fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

STRENGTH, STRIKE = "Increased Strength", "Undead Strength"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def struck(play, *played, hands=False):
    """The damage of the vampire's strike, with a card that requires Potence or with hands."""
    _, ben = fight(play, "POT", STRENGTH, STRENGTH, STRIKE)
    blood = play[ben].blood
    for level in played:
        play.plays(STRENGTH, level)
    to_strikes(play)
    if hands:
        play.choose(HANDS)
    else:
        play.plays(STRIKE, "pot")
    while play.action is not None:
        play.choose(PASS)
    return blood - play[ben].blood


@pytest.mark.parametrize(("level", "more"), [("pot", 1), ("POT", 2)])
def test_increased_strength__more_damage_of_a_strike_with_potence(cb, level, more):
    assert struck(CardPlay(cb), level) == struck(CardPlay(cb)) + more


def test_increased_strength__not_for_a_hand_strike(play):
    assert struck(play, "POT", hands=True) == 1


def test_increased_strength__two_of_them_add_up(cb):
    assert struck(CardPlay(cb), "pot", "POT") == struck(CardPlay(cb)) + 3


def test_increased_strength__not_after_the_range_is_determined(play):
    fight(play, "POT", STRENGTH)
    to_strikes(play)
    assert not play.can(STRENGTH)
