"""Power of All: a reaction without an action."""

import pytest
from card_fights import fight
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

POWER, BLOOD_DOLL = "Power of All", "Blood Doll"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def anarchs(play, n=2, **facts):
    """Ben's anarchs, who have the card."""
    play.hand("Ben", POWER)
    return [play.vampire("Ben", **(ANARCH | facts)) for _ in range(n)]


def test_power_of_all__cancels_a_modifier_whose_cost_is_paid(play):
    one, other = anarchs(play)
    ada, third = play.vampire("Ada", "obf"), play.vampire("Ben")
    play.hand("Ada", "Elder Impersonation")
    play.bleeds(ada).blocks(third).plays("Elder Impersonation", "obf")
    play.plays(POWER, minion=one, target=other)
    assert play.zone("Elder Impersonation") is Zone.ASH_HEAP
    assert play[ada].blood == 4
    assert (play[one].blood, play[other].blood) == (3, 5)
    assert (play[one].locked, play[other].locked) == (True, True)


def test_power_of_all__cancels_a_master_without_an_action(play):
    one, other = anarchs(play)
    ada = play.vampire("Ada")
    play.hand("Ada", BLOOD_DOLL)
    play.acts("Ada", Phase.MASTER).plays(BLOOD_DOLL, target=ada)
    play.plays(POWER, minion=one, target=other)
    assert play.zone(BLOOD_DOLL) is Zone.ASH_HEAP


def masters(play):
    ada = play.vampire("Ada")
    play.hand("Ada", BLOOD_DOLL)
    play.acts("Ada", Phase.MASTER).plays(BLOOD_DOLL, target=ada)
    return play


@pytest.mark.parametrize("facts", [{"blood": 1}, {"locked": True}, {"sect": Sect.CAMARILLA}])
def test_power_of_all__not_by_others(play, facts):
    anarchs(play, **facts)
    assert not masters(play).can(POWER)


def test_power_of_all__not_alone(play):
    anarchs(play, 1)
    assert not masters(play).can(POWER)


def test_power_of_all__not_in_your_own_turn(play):
    anarchs(play)
    play.hand("Ben", BLOOD_DOLL)
    play.acts("Ben", Phase.MASTER)
    play.plays(BLOOD_DOLL, target=play.table.minions(1)[0].card)
    assert not play.can(POWER)


def test_power_of_all__not_in_combat(play):
    anarchs(play)
    fight(play, "cel", "Flash")
    play.game.apply(play.until("Ada", "Flash").ways("Flash", "cel")[0])
    assert not play.can(POWER)
    while play.action:
        assert not play.can(POWER)
        play.choose(PASS)
