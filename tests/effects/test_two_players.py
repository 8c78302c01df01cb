"""Texts about the predator or the prey when both are the same Methuselah (SET-06)."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect

DISCIPLINES = "OBF POT CEL"


@pytest.fixture
def play(cb):
    play = CardPlay(cb, "Ada", "Ben")
    ben = play.vampire("Ben")
    play.ready("Ben", PLAIN_ALLY)
    play.on(ben, ".44 Magnum")
    return play


def offers_once(play):
    options = play.acts("Ada").options
    assert len(set(options)) == len(options)
    return options


@pytest.mark.parametrize("name", ["Ignazio Giovanni", "Black Annis", "Quincy, The Trapper"])
@pytest.mark.rule("SET-06")
def test_a_vampire_that_acts_on_predator_or_prey_has_each_target_once(play, name):
    acting = play.ready("Ada", name)
    options = offers_once(play)
    assert any(one.card == acting and play[one.target].controller == 1 for one in options)


@pytest.mark.parametrize("name", ["Night Moves", "Distraction"])
@pytest.mark.rule("SET-06")
def test_a_card_on_predator_or_prey_has_each_target_once(play, name):
    play.vampire("Ada", DISCIPLINES, capacity=9, sect=Sect.ANARCH)
    (card,) = play.hand("Ada", name)
    options = offers_once(play)
    assert any(one.card == card for one in options)
