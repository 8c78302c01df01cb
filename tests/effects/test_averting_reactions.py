"""Reactions that end a combat, reduce stealth, end a referendum or unlock allies."""

import pytest
from card_fights import to_strikes
from card_play import PLAIN_ALLY, CardPlay
from referendums import PRINCE, calls

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.state.decisions import PASS

WRAITH = "Ambrosius, The Ferryman"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def lost(play, level, *, clan="Caitiff", blood=8):
    """A younger vampire of Ada's is blocked; Ben's blocker holds Mental Maze."""
    ada = play.vampire("Ada")
    play.vampire("Ada")  # so that the turn continues
    ben = play.vampire("Ben", level, capacity=8, blood=blood, clan=clan)
    play.hand("Ben", "Mental Maze")
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_mental_maze__ends_the_action_and_locks_the_blocker(play):
    ada, ben = lost(play, "obf")
    play.plays("Mental Maze", "obf")
    assert play[ben].locked
    assert play[ada].locked
    assert play[ben].blood == 7
    assert play.pool_of("Ben") == 30
    assert not play.combats()


def test_mental_maze__the_blocker_stays_unlocked_at_superior(play):
    _, ben = lost(play, "OBF")
    play.plays("Mental Maze", "OBF")
    assert play[ben].unlocked


def test_mental_maze__costs_the_ministry_nothing(play):
    _, ben = lost(play, "obf", clan="Ministry", blood=1)
    play.plays("Mental Maze", "obf")
    assert play[ben].blood == 1


def test_mental_maze__not_against_an_older_vampire_or_without_a_block(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "OBF")
    play.hand("Ben", "Mental Maze")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Mental Maze")


def test_mental_maze__not_by_the_target_of_an_attack(play):
    play.vampire("Ada")
    ben = play.vampire("Ben", "OBF", capacity=8)
    play.hand("Ada", "Bum's Rush")
    play.hand("Ben", "Mental Maze", "On the Qui Vive")
    play.acts("Ada").plays("Bum's Rush", target=ben)
    while play.action:
        assert not play.can("Mental Maze")
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()


def test_mental_maze__against_an_ally(play):
    ada, ben = play.ready("Ada", PLAIN_ALLY), play.vampire("Ben", "OBF")
    play.hand("Ben", "Mental Maze")
    play.bleeds(ada).blocks(ben)
    assert play.can("Mental Maze", "OBF")


def test_confusion_of_the_eye__less_bleed_by_a_younger_vampire_only(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "obf", capacity=6)
    play.hand("Ben", "Confusion of the Eye")
    play.bleeds(ada).until("Ben", "Confusion of the Eye").plays("Confusion of the Eye", "obf")
    assert play.bleed == 0


def test_confusion_of_the_eye__not_against_a_bleed_by_an_equal(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "obf")
    play.hand("Ben", "Confusion of the Eye", "On the Qui Vive")
    play.bleeds(ada)
    while play.action:
        assert not play.can("Confusion of the Eye")
        play.choose(PASS)


def confuses(play, card, **facts):
    ada = calls(play, card, **facts)
    play.vampire("Ben", "OBF")
    play.hand("Ben", "Confusion of the Eye")
    while not play.can("Confusion of the Eye", "OBF"):
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    play.plays("Confusion of the Eye", "OBF")
    return ada


def test_confusion_of_the_eye__the_caller_casts_no_votes(play):
    ada = confuses(play, "Kine Resources Contested", **PRINCE)
    while play.action:
        assert not any(one.minion == ada for one in play.options if "vote" in one.verb.name)
        play.choose(PASS)


def test_confusion_of_the_eye__a_referendum_for_titled_vampires_fails_immediately(play):
    confuses(play, "Camarilla's Iron Fist", **PRINCE)
    play.finish() if play.action else None
    assert any("fails" in line for line in play.log_sentences())
    assert not any("casts" in line for line in play.log_sentences())


def terrified(play, level):
    ada = play.vampire("Ada", "OBF")
    ben = play.vampire("Ben", level, clan="Ravnos")
    play.hand("Ada", "Cloak the Gathering", "Faceless Night")
    play.hand("Ben", "Night Terrors")
    play.bleeds(ada).blocks(ben).until("Ada").plays("Faceless Night", "OBF")
    play.until("Ben", "Night Terrors")
    play.plays("Night Terrors", level.replace(" ", "+"))
    return ada, ben


def test_night_terrors__no_stealth_but_more_can_be_gained(play):
    terrified(play, "obf pre")
    assert play.stealth == 0
    play.until("Ada", "Cloak the Gathering").plays("Cloak the Gathering", "obf")
    assert play.stealth == 1


def test_night_terrors__may_end_the_combat_in_the_first_round_only(play):
    ada, ben = terrified(play, "OBF PRE")
    to_strikes(play).choose(PASS).uses("Night Terrors")
    play.finish() if play.action else None
    assert (play[ada].blood, play[ben].blood) == (5, 4)


def test_night_terrors__no_strike_at_basic(play):
    terrified(play, "obf pre")
    to_strikes(play).choose(PASS)
    assert not play.can("Night Terrors")


def test_funeral_wake__unlocks_up_to_two_wraiths(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "NEC", locked=True)
    one, two = play.ready("Ben", WRAITH, locked=True), play.ready("Ben", WRAITH, locked=True)
    three = play.ready("Ben", PLAIN_ALLY, locked=True)
    play[two].contested = play[one].contested = False
    play.hand("Ben", "Funeral Wake")
    play.bleeds(ada).until("Ben", "Funeral Wake")
    assert not play.can("Funeral Wake", target=three)
    play.plays("Funeral Wake", "NEC", target=one)
    play.game.apply(play.options[0])
    assert play[one].unlocked
    assert play[two].unlocked


def test_funeral_wake__only_one_at_basic(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "nec")
    one = play.ready("Ben", WRAITH, locked=True)
    play.hand("Ben", "Funeral Wake")
    play.bleeds(ada).until("Ben", "Funeral Wake").plays("Funeral Wake", "nec")
    assert play[one].unlocked
    assert play.offered(BLEED) is False
