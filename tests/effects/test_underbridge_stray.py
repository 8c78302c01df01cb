"""Underbridge Stray: presses, and a burned ally that unlocks another minion."""

import pytest
from card_fights import to_kind
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import RECRUIT
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

STRAY = "Underbridge Stray"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def recruited(play, level):
    ada = play.vampire("Ada", level)
    play.hand("Ada", STRAY)
    play.acts("Ada").choose(RECRUIT, STRAY, minion=ada)
    play.finish() if play.action else None
    return ada, play.number(STRAY)


@pytest.mark.parametrize(("level", "life", "strength"), [("ani", 1, 0), ("ANI", 2, 1)])
def test_underbridge_stray__life_and_strength(play, level, life, strength):
    _, stray = recruited(play, level)
    assert play[stray].life == life
    assert stats.strength(play.table, play[stray]) == strength


def test_underbridge_stray__its_last_life_is_a_press(play):
    """By a ruling, this includes the turn in which it was recruited."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    _, stray = recruited(play, "ani")
    play.again()
    play.bleeds(ada).blocks(ben)
    to_kind(play, "press", "Ada").uses(STRAY, target=ada)
    assert play.zone(stray) is Zone.ASH_HEAP
    play.choose(PRESS_ON).finish()
    assert any("presses to continue" in line for line in play.log_sentences())


def test_underbridge_stray__no_press_for_the_minion_of_another(play):
    stray = play.ready("Cleo", STRAY)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben).finish()
    assert play[stray].life == 1


def bled(play):
    """Ada bleeds Ben, who has a Stray and a locked vampire. Return all three."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    stray = play.ready("Ben", STRAY)
    play[ben].locked = True
    play.bleeds(ada)
    return ada, ben, stray


def test_underbridge_stray__burned_to_unlock_a_minion(play):
    _, ben, stray = bled(play)
    play.until("Ben", STRAY).uses(STRAY, target=ben)
    assert play[ben].unlocked
    assert play.zone(stray) is Zone.ASH_HEAP


def test_underbridge_stray__not_while_it_blocks(play):
    _, ben, stray = bled(play)
    play.blocks(stray)
    while play.action:
        assert not play.can(STRAY, target=ben)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_underbridge_stray__not_during_an_action_that_is_not_directed_at_its_controller(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    stray = play.ready("Ben", STRAY)
    play[ben].locked = True
    play.hunts(ada)
    while play.action:
        assert not play.can(STRAY)
        play.choose(PASS)
    assert stray in play.table.in_play
