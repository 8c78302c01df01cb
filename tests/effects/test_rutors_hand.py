"""Rutor's Hand: unlocks a vampire in each turn, at a cost."""

import pytest
from card_fights import drained
from card_play import CardPlay

from vtes_deck.effects.library.action.rutors_hand import IMMUNE
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS

HAND = "Rutor's Hand"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acts(play, level, blood=7):
    """Ada's vampire plays the card, up to its question."""
    ada = play.vampire("Ada", "THA", capacity=9)
    drained(play, ada, blood)
    play.vampire("Ben")  # who could block
    play.hand("Ada", HAND)
    play.acts("Ada").plays(HAND, level, minion=ada)
    assert play.stealth == 1
    while play.action is not None and not play.offered(IMMUNE):
        play.passes(play.asked)
    return ada


@pytest.mark.parametrize("level", ["tha", "THA"])
def test_rutors_hand__the_vampire_goes_to_torpor_with_it(play, level):
    ada = acts(play, level)
    if level == "THA":
        play.choose(PASS)
    assert play[ada].in_torpor
    assert play[ada].blood == 6, "the cost, and nothing for the first aggravated damage"
    (hand,) = play[ada].attached
    assert play.table.in_play[hand].locked


def test_rutors_hand__superior_burns_blood_for_immunity(play):
    ada = acts(play, "THA")
    play.choose(IMMUNE)
    assert (play[ada].ready, play[ada].blood) == (True, 3)


def test_rutors_hand__no_immunity_without_enough_blood(play):
    ada = acts(play, "THA", blood=3)
    assert play[ada].in_torpor, "2 blood remains after the cost"


def test_rutors_hand__unlocks_only_once_before_it_unlocks_itself(play):
    ada = play.vampire("Ada")
    play.on(ada, HAND)
    play.acts("Ada")
    play[ada].locked = True
    play.again()
    play.plays(HAND)
    assert not play[ada].locked
    play[ada].locked = True
    play.again()
    assert not play.can(HAND)


def test_rutors_hand__not_for_an_unlocked_vampire(play):
    play.on(play.vampire("Ada"), HAND)
    play.acts("Ada")
    assert not play.can(HAND)


def test_rutors_hand__not_two_on_one_vampire(play):
    ada, free = play.vampire("Ada", "tha"), play.vampire("Ada", "tha")
    play.on(ada, HAND)
    play.hand("Ada", HAND)
    play.acts("Ada")
    assert [play.can(HAND, "tha", minion=one) for one in (ada, free)] == [False, True]


def test_rutors_hand__works_for_a_new_controller_only_after_it_has_unlocked(play):
    """By a ruling."""
    ben = play.vampire("Ben")
    hand = play.on(ben, HAND)
    play.acts("Ada")
    play.table.in_play[hand].locked = True
    play[ben].locked = True
    zones.give(play.table, ben, 0)
    play.again()
    assert not play.can(HAND)
