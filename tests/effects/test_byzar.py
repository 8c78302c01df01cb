"""Byzar goes to torpor instead of burning; the third time he leaves the game."""

import pytest
from card_fights import to_strikes
from card_play import CardPlay

from vtes_deck.effects.crypt.byzar import BURNED_TIMES
from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status import contests

BYZAR = "Byzar"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_byzar__goes_to_torpor_instead_of_being_burned(play):
    byzar = play.ready("Ada", BYZAR)
    zones.burn(play.table, byzar)
    assert play.zone(byzar) is Zone.IN_PLAY
    assert play[byzar].in_torpor


def test_byzar__not_a_third_time(play):
    byzar = play.ready("Ada", BYZAR)
    zones.burn(play.table, byzar)
    zones.burn(play.table, byzar)
    assert play[byzar].in_torpor
    zones.burn(play.table, byzar)
    assert play.zone(byzar) is Zone.REMOVED


@pytest.mark.parametrize(("before", "zone"), [(0, Zone.IN_PLAY), (2, Zone.REMOVED)])
def test_byzar__aggravated_damage_does_not_burn_him(play, before, zone):
    byzar, ben = play.ready("Ada", BYZAR, 0), play.vampire("Ben")
    play[byzar].set_mark(BURNED_TIMES, before)
    fire = play.on(ben, "Flamethrower")
    play.vampire("Ada")
    play.acts("Ada").hunts(byzar)
    play.action.inherent = -1
    play.blocks(ben)
    to_strikes(play).choose(HANDS, minion=byzar)
    play.choose(USE, fire)
    while play.action:
        play.passes()
    assert play.zone(byzar) is zone
    assert not before or play.zone(byzar) is not Zone.ASH_HEAP


def test_byzar__diablerie_of_him_is_not_successful(play):
    byzar = play.torpor("Ben", BYZAR, 3)
    jacket = play.on(byzar, "Leather Jacket")
    ada = play.vampire("Ada", blood=2)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=byzar)
    while play.action:
        play.passes()
    assert play[byzar].in_torpor
    assert (play[byzar].blood, play[ada].blood) == (3, 2)
    assert play[jacket].host == byzar
    assert not any("blood hunt" in one for one in play.log_sentences())


def test_byzar__other_vampires_are_diablerised_as_usual(play):
    victim = play.torpor("Ben", "Anson", 3)
    ada = play.vampire("Ada", blood=2)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim)
    while play.action:
        play.passes()
    assert play.zone(victim) is Zone.ASH_HEAP
    assert play[ada].blood == 5


def test_byzar__does_not_return_if_he_is_yielded(play):
    byzar, other = play.ready("Ada", BYZAR), play.ready("Ben", BYZAR)
    contests.arrived(play.table, play[other])
    assert play[byzar].contested
    contests.yield_card(play.table, byzar)
    assert play.zone(byzar) is Zone.ASH_HEAP


def test_byzar__has_stealth(play):
    byzar = play.ready("Ada", BYZAR)
    play.vampire("Ben")
    assert play.bleeds(byzar).stealth == 1
