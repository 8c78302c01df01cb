"""Retribution: its possible targets and times."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.mechanics import zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase

RETRIBUTION = "Retribution"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bled(play, *, plus=True, name="Dora"):
    """The vampire of Dora, the predator, has bled Ada for 2 or 1. Return the vampire."""
    dora = play.vampire(name, "DOM")
    if plus:
        play.on(dora, "Tasha Morgan")
    play.bleeds(dora).finish()
    return dora


def own_master_phase(play, name="Ada"):
    """Pass until the next master phase of a Methuselah."""
    play.hand(name, RETRIBUTION, "Dreams of the Sphinx")
    seat = play.seat(name).number
    for _ in range(200):
        if (play.table.active, play.table.phase) == (seat, Phase.MASTER):
            return play
        play.choose(PASS)
    raise AssertionError("no master phase")


def test_retribution__three_unpreventable_damage(play):
    dora, _ = bled(play), play.vampire("Dora")
    play.hand("Dora", "Soak")
    assert play.pool_of("Ada") == 28
    own_master_phase(play)
    assert [one.target for one in play.ways(RETRIBUTION)] == [dora]
    before = play[dora].blood
    play.plays(RETRIBUTION)
    assert play[dora].blood == before - 3


def test_retribution__not_for_one_pool(play):
    bled(play, plus=False)
    assert play.pool_of("Ada") == 29
    assert not own_master_phase(play).can(RETRIBUTION)


def test_retribution__not_for_a_bleed_of_another(play):
    bled(play, name="Ada")
    assert play.pool_of("Ben") == 28
    assert not own_master_phase(play).can(RETRIBUTION)


def test_retribution__not_for_a_bleed_before_the_last_turn(play):
    bled(play)
    own_master_phase(play)
    play.choose(PASS)
    while play.table.phase is Phase.MASTER:
        play.choose(PASS)
    assert not own_master_phase(play).can(RETRIBUTION)


def test_retribution__the_minion_can_have_another_controller(play):
    dora = bled(play)
    zones.give(play.table, dora, 0)
    own_master_phase(play)
    assert [one.target for one in play.ways(RETRIBUTION)] == [dora]


def test_retribution__only_once_in_a_game(play):
    bled(play)
    play.hand("Ada", RETRIBUTION)
    own_master_phase(play).plays(RETRIBUTION)
    while (play.table.active, play.table.phase) != (3, Phase.MINION):
        play.choose(PASS)
    play.choose(BLEED).finish()
    assert play.pool_of("Ada") == 26
    assert not own_master_phase(play).can(RETRIBUTION)
