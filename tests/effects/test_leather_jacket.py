"""Leather Jacket: protection against one strike."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from vtes_deck.engine.actions.permanents import EQUIP

JACKET = "Leather Jacket"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fights(play, clothed, *, hands=True):
    """Ben's vampire blocks a bleed of Ada's, who has a jacket or not; both strike with hands."""
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    if clothed:
        play.on(ada, JACKET)
    play.bleeds(ada).blocks(ben)
    to_strikes(play).strikes_with_hands()
    if hands:
        play.strikes_with_hands()
    return ada, ben


def test_leather_jacket__prevents_all_damage_of_one_strike(play):
    ada, ben = fights(play, clothed=True)
    play.plays(JACKET)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (5, 4)
    assert not play[ada].attached


def test_leather_jacket__not_without_damage(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "pro")
    play.on(ben, JACKET)
    play.hand("Ada", "Form of Mist")
    play.bleeds(ada).blocks(ben)
    to_strikes(play)
    while play.action is not None and play.decision.kind != "press":
        assert not (play.asked == "Ada" and play.can(JACKET))
        play.strikes_with_hands() if play.decision.kind == "strike" else play.passes(play.asked)
        if play.can(JACKET):
            break
    assert play.asked != "Ada"


def equips(play, *, blocked):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Sport Bike")
    play.hand("Ada", JACKET)
    play.acts("Ada").choose(EQUIP, JACKET, minion=ada)
    if blocked:
        play.blocks(ben)
    play.finish()
    while play.table.active == 0:
        play.passes(play.asked)
    return ada


@pytest.mark.parametrize("blocked", [False, True])
def test_leather_jacket__unlocks_the_minion_only_after_a_successful_action(play, blocked):
    ada = equips(play, blocked=blocked)
    assert play[ada].locked is blocked


def test_leather_jacket__not_two_on_one_minion(play):
    ada = play.vampire("Ada")
    play.on(ada, JACKET)
    play.hand("Ada", JACKET)
    play.acts("Ada")
    assert not play.offered(EQUIP, JACKET, minion=ada)
