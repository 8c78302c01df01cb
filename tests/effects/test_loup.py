import pytest
from card_play import CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.state.table import Modifier, Until, Zone

LOUP = "Loup"
TOREADOR = {"clan": "Toreador"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def played(play):
    """A Toreador bleeds with two copies of the card in hand, and plays one."""
    ada, ben = play.vampire("Ada", **TOREADOR), play.vampire("Ben")
    first, second = play.hand("Ada", LOUP, LOUP)
    play.bleeds(ada)
    assert play.stealth == 0
    play.plays(LOUP)
    return ada, ben, first, second


def test_loup__stealth_that_is_not_needed_and_only_one_in_a_turn(play):
    _, _, first, second = played(play)
    assert play.stealth == 1
    assert {play.zone(first), play.zone(second)} == {Zone.IN_PLAY, Zone.HAND}
    assert not play.can(LOUP)


def test_loup__burned_after_a_successful_action(play):
    _, _, first, second = played(play)
    play.vampire("Ada")
    play.finish()
    assert {play.zone(first), play.zone(second)} == {Zone.ASH_HEAP, Zone.HAND}


def test_loup__not_burned_after_a_failure_or_the_action_of_another_clan(play):
    _, ben, first, second = played(play)
    other, third = play.vampire("Ada", clan="Ventrue"), play.vampire("Ada", **TOREADOR)
    play.vampire("Ben")
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, ben, Until.TURN))
    play.blocks(ben).finish()
    here = {play.zone(first), play.zone(second)}
    assert Zone.IN_PLAY in here
    play.bleeds(other)
    assert play.stealth == 0
    play.finish()
    assert {play.zone(first), play.zone(second)} == here
    play.bleeds(third)
    assert play.stealth == 1


def test_loup__burned_at_the_end_of_the_turn(play):
    _, ben, first, second = played(play)
    play.vampire("Ada")
    play.table.modify(Modifier(Bonus.INTERCEPT, 1, ben, Until.TURN))
    play.blocks(ben).finish()
    assert Zone.IN_PLAY in {play.zone(first), play.zone(second)}
    while play.table.active == 0:
        play.passes()
    assert Zone.IN_PLAY not in {play.zone(first), play.zone(second)}


def test_loup__not_by_another_clan(play):
    ada = play.vampire("Ada", clan="Ventrue")
    play.vampire("Ben")
    play.hand("Ada", LOUP)
    play.bleeds(ada)
    assert not play.can(LOUP)
