"""Equipment that is a location in play (PLY-37)."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.mechanics.gear import is_gear
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_palatial_estate__gives_1_blood_in_your_own_master_phase_only(play):
    ada = play.vampire("Ada", blood=2)
    play.on(ada, "Palatial Estate")
    play.turn("Ben", Phase.MASTER)
    assert play[ada].blood == 2
    play.turn("Ada", Phase.MASTER)
    assert play[ada].blood == 3


def test_palatial_estate__no_blood_above_the_capacity_and_no_life_for_an_ally(play):
    ada, ally = play.vampire("Ada"), play.ready("Ada", PLAIN_ALLY)
    play.on(ada, "Palatial Estate")
    play.on(ally, "Palatial Estate")
    before = play[ally].life
    play.turn("Ada", Phase.MASTER)
    assert (play[ada].blood, play[ally].life) == (5, before)


@pytest.mark.parametrize(
    "name", ["Palatial Estate", "San Nicolás de los Servitas", "Gran Madre di Dio, Italy"]
)
def test_it_is_equipment_only_out_of_play(play, name):
    worn = play.on(play.vampire("Ada"), name)
    held = play.card("Ben", name, Zone.HAND)
    assert not is_gear(play.table, worn)
    assert is_gear(play.table, held)
