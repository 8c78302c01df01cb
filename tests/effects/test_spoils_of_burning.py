"""Predator's Transformation and Orgy of Blood."""

import pytest
from card_fights import drained, fight, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.diablerie import DIABLERISE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS

PREDATOR, ORGY = "Predator's Transformation", "Orgy of Blood"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_predators_transformation__stealth_before_it_is_needed(play):
    ada = play.vampire("Ada", "abo")
    play.vampire("Ben")
    play.hand("Ada", PREDATOR)
    play.bleeds(ada).plays(PREDATOR, "abo")
    assert play.stealth == 1


def test_predators_transformation__not_after_the_announcement(play):
    ada, ben = play.vampire("Ada", "abo"), play.vampire("Ben")
    play.hand("Ada", PREDATOR)
    play.bleeds(ada).passes("Ada").blocks(ben)
    while play.action:
        assert not play.can(PREDATOR)
        play.choose(PASS)


def test_predators_transformation__the_prey_burns_two_pool(play):
    play.vampire("Ada", "ABO")
    ally = play.ready("Ben", PLAIN_ALLY, 1)
    play.hand("Ada", PREDATOR, "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=ally)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", PREDATOR).plays(PREDATOR, "ABO")
    assert play.pool_of("Ben") == 28


@pytest.mark.parametrize("life", [2, 1])
def test_predators_transformation__only_for_a_burned_minion_of_the_prey(play, life):
    ada = play.vampire("Ada", "ABO")
    ally = play.ready("Ben" if life == 2 else "Cleo", PLAIN_ALLY, life)
    play.hand("Ada", PREDATOR, "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", minion=ada, target=ally)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can(PREDATOR, "ABO")
        play.choose(PASS)


def test_predators_transformation__for_a_diablerie(play):
    ada = play.vampire("Ada", "ABO")
    victim = play.torpor("Ben", "Anson", blood=1)
    play.hand("Ada", PREDATOR)
    play.acts("Ada").choose(DIABLERISE, minion=ada, target=victim).passes("Ada")
    play.until("Ada", PREDATOR).plays(PREDATOR, "ABO")
    assert play.pool_of("Ben") == 28


def test_predators_transformation__not_for_a_target_that_left_the_game(play):
    play.vampire("Ada", "ABO")
    victim = play.torpor("Ben", "Anson", blood=1)
    play.hand("Ada", PREDATOR)
    play.acts("Ada").choose(DIABLERISE, target=victim).passes("Ada")
    play.until("Ada", PREDATOR)
    zones.remove(play.table, victim)
    play.again()
    assert not play.can(PREDATOR, "ABO")


def test_orgy_of_blood__for_all_vampires_of_the_user(play):
    ada, _ = fight(play, "", ORGY, against=PLAIN_ALLY)
    other, cleo = play.vampire("Ada", blood=1), play.vampire("Cleo", blood=1)
    play.blood("Loyal Street Gang", 1)
    play.blood(ada, 3)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", ORGY).plays(ORGY)
    assert [play[one].blood for one in (ada, other, cleo)] == [4, 2, 1]


def test_orgy_of_blood__by_a_vampire_on_its_way_to_torpor(play):
    ada, ally = fight(play, "", ORGY, against=PLAIN_ALLY)
    other = play.vampire("Ada", blood=1)
    play.blood(ally, 1)
    drained(play, ada)
    to_strikes(play).choose(HANDS).choose(HANDS)
    assert not play[ada].ready
    play.until("Ada", ORGY).plays(ORGY)
    assert play[other].blood == 2


@pytest.mark.parametrize("against", [None, PLAIN_ALLY])
def test_orgy_of_blood__not_for_a_vampire_or_an_ally_that_lives(play, against):
    fight(play, "", ORGY, against=against)
    to_strikes(play).choose(HANDS).choose(PASS)
    while play.action:
        assert not play.can(ORGY)
        play.choose(PASS)
