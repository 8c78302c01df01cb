"""Dive into Madness: Dementation for a turn, a stronger bleed, and its removal."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.status.disciplines import levels

DIVE = "Dive into Madness"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def dives(play, level, known, **facts):
    """Ada's vampire has played the card. Return the vampire."""
    ada = play.vampire("Ada", known, **facts)
    play.vampire("Ben")
    play.hand("Ada", DIVE, "Vessel")
    play.acts("Ada").plays(DIVE, level, minion=ada)
    assert play.stealth == 1
    play.finish()
    return ada


def test_dive_into_madness__superior_for_the_turn_and_unlocked(play):
    ada = dives(play, "dem", "dem")
    assert levels(play.table, play[ada]) == {"dem": 2}
    assert not play[ada].locked


def test_dive_into_madness__no_longer_after_the_turn(play):
    ada = dives(play, "dem", "dem pre")
    while play.table.active == 0:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert levels(play.table, play[ada]) == {"dem": 1, "pre": 1}


def test_dive_into_madness__a_vampire_with_the_superior_level_keeps_it(play):
    ada = dives(play, "dem", "DEM")
    assert not play[ada].locked
    while play.table.active == 0:
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    assert levels(play.table, play[ada]) == {"dem": 2}


def test_dive_into_madness__one_more_bleed(play):
    ada = dives(play, "DEM", "DEM")
    assert play[DIVE].host == ada
    assert stats.bleed(play.table, play[ada]) == 2
    assert play[ada].locked


def test_dive_into_madness__only_older_vampires_burn_it(play):
    ada = play.vampire("Ada", capacity=5)
    play.on(ada, DIVE)
    young, same = play.vampire("Ben", capacity=4), play.vampire("Ben", capacity=5)
    old, ally = play.vampire("Ben", capacity=6), play.ready("Ben", PLAIN_ALLY)
    play.acts("Ben")
    assert {one.minion for one in play.ways(DIVE)} == {old}
    assert not {young, same, ally} & {one.minion for one in play.ways(DIVE)}
    play.uses(DIVE, minion=old)
    assert play.action.seats == (0,)
    play.finish()
    assert play.zone(DIVE) is Zone.ASH_HEAP


def test_dive_into_madness__no_more_than_two_on_a_vampire(play):
    ada = play.vampire("Ada", "DEM")
    play.on(ada, DIVE)
    play.hand("Ada", DIVE)
    assert play.acts("Ada").can(DIVE, "DEM")
    play.on(ada, DIVE)
    play.hand("Ada", DIVE)
    play.acts("Ada")
    assert not play.can(DIVE, "DEM")
    assert play.can(DIVE, "dem")
