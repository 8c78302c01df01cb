"""Rötschreck: a vampire flees from aggravated damage."""

import pytest
from card_fights import fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.moves import Range
from vtes_deck.engine.state.table import Region, Zone

FRENZY = "Rötschreck"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def clawed(play, seat="Cleo"):
    """Ada's vampire strikes with aggravated damage at Ben's blocker. Return both minions."""
    play.hand(seat, FRENZY)
    ada, ben = fight(play, "pro", "Wolf Claws")
    play.plays("Wolf Claws", "pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    return ada, ben


def test_rotschreck__ends_the_combat_and_sends_the_vampire_to_torpor(play):
    ada, ben = clawed(play)
    play.plays(FRENZY, target=ben)
    assert play.zone(FRENZY) is Zone.IN_PLAY
    play.finish()
    assert (play[ben].region, play[ben].locked, play[ben].blood) == (Region.TORPOR, True, 5)
    assert play[ada].blood == 4, "it has paid for its claws; the opponent never struck"


def test_rotschreck__not_against_ordinary_damage(play):
    play.hand("Cleo", FRENZY)
    fight(play, "pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    while play.action:
        assert not play.can(FRENZY)
        play.choose(PASS)


def test_rotschreck__against_aggravated_damage_that_ammunition_adds(play):
    """By a ruling the combat ends before the strike, and the gun is not burned."""
    play.hand("Cleo", FRENZY)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    gun = play.on(ada, ".44 Magnum")
    play.hand("Ada", "Dragon's Breath Rounds")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(USE, gun).choose(HANDS)
    assert play.asked == "Ada"
    assert not play.can(FRENZY)
    play.plays("Dragon's Breath Rounds")
    play.until("Cleo", FRENZY).plays(FRENZY, target=ben)
    play.finish()
    assert (play[ben].region, play[ben].blood) == (Region.TORPOR, 5)
    assert play.zone(gun) is Zone.IN_PLAY


def test_rotschreck__not_at_a_range_that_the_strike_does_not_reach(play):
    clawed(play)
    assert play.can(FRENZY)
    play.table.current(Combat).range = Range.LONG
    play.again()
    assert not play.can(FRENZY)


def test_rotschreck__not_in_your_own_turn(play):
    clawed(play, seat="Ada")
    while play.action:
        assert not play.can(FRENZY)
        play.choose(PASS)


def test_rotschreck__no_torpor_if_another_combat_follows(play):
    _, ben = clawed(play)
    play.table.current(Combat).queued = True
    play.plays(FRENZY, target=ben)
    while play.table.current(Combat):
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    assert play[ben].attached == (play.number(FRENZY),)
    assert play[ben].region is Region.READY


def test_rotschreck__the_vampire_misses_one_unlock_only(play):
    _, ben = clawed(play)
    play.plays(FRENZY, target=ben).finish()
    play.turn("Cleo")
    assert not play.can(FRENZY), "it is not the unlock phase of the vampire"
    play.turn("Ben")
    assert play[ben].locked
    play.plays(FRENZY)
    assert play.zone(FRENZY) is Zone.ASH_HEAP
    play.turn("Ben", number=13)
    assert not play[ben].locked
