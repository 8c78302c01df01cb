"""Week of Nightmares, and other masters that change hunts."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone

WEEK, FESTIVO, FOOD = "Week of Nightmares", "Festivo dello Estinto", "Hospital Food"
RAVNOS, SABBAT, ANARCH = {"clan": "Ravnos"}, {"sect": Sect.SABBAT}, {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def week(play, n=10):
    number = play.in_play("Ada", WEEK)
    play.blood(number, n)
    return number


def test_week_of_nightmares__ravnos_of_everyone_are_stronger_and_no_one_else(play):
    play.hand("Ada", WEEK)
    play.vampire("Ada", **RAVNOS)
    ben, other = play.vampire("Ben", **RAVNOS), play.vampire("Ada")
    play.acts("Ada", Phase.MASTER).plays(WEEK)
    assert play[WEEK].blood == 10
    assert stats.strength(play.table, play[ben]) == 2
    assert stats.strength(play.table, play[other]) == 1
    play.acts("Ben").bleeds(ben)
    assert play.pool_of("Cleo") == 28


def test_week_of_nightmares__only_one_in_a_game(play):
    play.hand("Ada", WEEK)
    play.hand("Ben", WEEK)
    play.vampire("Ada", **RAVNOS)
    play.acts("Ada", Phase.MASTER).plays(WEEK)
    play.vampire("Ben", **RAVNOS)
    play.acts("Ben", Phase.MASTER)
    assert not play.can(WEEK, words="Play")


def test_week_of_nightmares__a_hunt_steals_from_another_ravnos(play):
    week(play)
    ada, ben = play.vampire("Ada", blood=2, **RAVNOS), play.vampire("Ben", **RAVNOS)
    play.vampire("Ben", capacity=4)
    play.acts("Ada")
    assert not play.offered(HUNT, minion=ada)
    play.uses(WEEK, minion=ada, target=ben)
    assert play.stealth == 1
    assert play.action.seats == (1,)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 4)
    play[ada].locked = False
    play.again()
    assert not play.can(WEEK, minion=ada), "once each turn"


def test_week_of_nightmares__a_hungry_ravnos_must_hunt_in_this_way(play):
    week(play)
    ada, ben = play.vampire("Ada", blood=0, **RAVNOS), play.vampire("Ben", blood=1, **RAVNOS)
    play.acts("Ada")
    assert not play.offered(PASS)
    play.uses(WEEK, minion=ada, target=ben).finish()
    assert (play[ada].blood, play[ben].blood) == (1, 0)


def test_week_of_nightmares__no_special_hunt_without_another_ravnos(play):
    week(play)
    ada = play.vampire("Ada", blood=0, **RAVNOS)
    play.acts("Ada")
    assert not play.can(WEEK, minion=ada)
    assert not play.offered(HUNT, minion=ada)


def test_week_of_nightmares__each_methuselah_moves_a_nightmare_in_her_turn(play):
    number = week(play)
    ada = play.vampire("Ada", **RAVNOS)
    play.turn("Ben").uses(WEEK, target=ada)
    assert play[number].blood == 9
    assert not play.can(WEEK)
    play.table.end_effects(Until.TURN)
    play.turn("Ada").uses(WEEK, target=ada)
    assert play[number].blood == 8


def test_week_of_nightmares__the_last_nightmare_has_a_cost(play):
    number = week(play, 4)
    poor, rich = play.vampire("Ada", blood=1, **RAVNOS), play.vampire("Ben", blood=4, **RAVNOS)
    for target in (poor, poor, rich, rich):
        play.table.end_effects(Until.TURN)
        play.turn("Ada").uses(WEEK, target=target)
    assert play.zone(poor) is Zone.ASH_HEAP
    assert play[rich].blood == 2
    assert play.zone(number) is Zone.ASH_HEAP


def test_festivo_dello_estinto__a_sabbat_hunter_is_full_and_has_no_stealth(play):
    play.in_play("Ada", FESTIVO)
    ben = play.vampire("Ben", capacity=8, blood=1, **SABBAT)
    play.vampire("Cleo")
    play.acts("Ben").choose(HUNT, minion=ben)
    assert play.stealth == 0
    play.finish()
    assert play[ben].blood == 8


def test_festivo_dello_estinto__not_for_others_and_only_until_the_unlock_phase(play):
    festivo = play.in_play("Ada", FESTIVO)
    ben = play.vampire("Ben", capacity=8, blood=1)
    play.acts("Ben").choose(HUNT, minion=ben).finish()
    assert play[ben].blood == 2
    play.turn("Ada")
    assert not play.offered(PASS)
    play.uses(FESTIVO)
    assert play.zone(festivo) is Zone.ASH_HEAP


def test_hospital_food__a_blood_more_for_an_anarch(play):
    play.in_play("Ben", FOOD)
    ada = play.vampire("Ada", blood=1, **ANARCH)
    play.acts("Ada").choose(HUNT, minion=ada)
    play.until("Ben", FOOD).uses(FOOD)
    play.finish() if play.action else None
    assert play[ada].blood == 3


def test_hospital_food__not_for_other_vampires_or_other_actions(play):
    play.in_play("Ada", FOOD)
    ada, anarch = play.vampire("Ada", blood=1), play.vampire("Ada", **ANARCH)
    play.vampire("Ben")
    play.acts("Ada").choose(HUNT, minion=ada)
    assert not play.can(FOOD)
    play.finish().bleeds(anarch)
    assert not play.can(FOOD)
