"""Locations that collect blood or counters."""

import pytest
from card_play import CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect, Title
from vtes_deck.engine.politics.votes import votes_of
from vtes_deck.engine.state.table import Phase, Until, Zone

CHICAGO, BARRANQUILLA = "Powerbase: Chicago", "Powerbase: Barranquilla"
MADRID, MUNICH = "Powerbase: Madrid", "Powerbase: Munich"
JUNGLE, HEARTBLOOD = "Jungle Hunting Ground", "Heartblood of the Clan"
SABBAT, LAIBON = {"sect": Sect.SABBAT}, {"sect": Sect.LAIBON}
BISHOP = {**SABBAT, "title": Title.ARCHBISHOP, "city": "Rome"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def with_counters(play, name, n):
    """Ada's card with counters on it."""
    number = play.in_play("Ada", name)
    play.blood(number, n)
    return number


def test_powerbase_chicago__stores_1_blood_or_gives_all_of_it(play):
    chicago = with_counters(play, CHICAGO, 2)
    play.turn("Ada").uses(CHICAGO, words="Add")
    assert play[chicago].blood == 3
    assert not play.can(CHICAGO), "one of the two uses, once"
    play.table.end_effects(Until.TURN)
    play.turn("Ada").uses(CHICAGO, words="Move")
    assert (play[chicago].blood, play.pool_of("Ada")) == (0, 33)


def test_powerbase_chicago__is_robbed_by_others_only(play):
    chicago = with_counters(play, CHICAGO, 3)
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.acts("Ada")
    assert not play.can(CHICAGO, minion=ada)
    play.acts("Ben").uses(CHICAGO, minion=ben).finish()
    assert (play[chicago].blood, play.pool_of("Ben"), play.pool_of("Ada")) == (0, 33, 30)


def test_powerbase_barranquilla__as_much_blood_as_the_capacity_of_a_sabbat_vampire(play):
    play.vampire("Ada", capacity=9)
    play.vampire("Ada", capacity=6, **SABBAT)
    play.hand("Ada", BARRANQUILLA)
    play.acts("Ada", Phase.MASTER).plays(BARRANQUILLA)
    while play.decision.kind == "target":
        play.game.apply(play.decision.options[0])
    assert play[BARRANQUILLA].blood == 6


def test_powerbase_barranquilla__not_without_a_ready_sabbat_vampire(play):
    play.vampire("Ada")
    play.hand("Ada", BARRANQUILLA)
    assert not play.acts("Ada", Phase.MASTER).can(BARRANQUILLA)


def test_powerbase_barranquilla__is_burned_with_its_last_counter(play):
    place = with_counters(play, BARRANQUILLA, 1)
    play.turn("Ada").uses(BARRANQUILLA)
    assert play.pool_of("Ada") == 31
    assert play.zone(place) is Zone.ASH_HEAP


def test_powerbase_barranquilla__stealth_for_the_titled_only(play):
    place = with_counters(play, BARRANQUILLA, 3)
    play.vampire("Ada")
    ben, prince = play.vampire("Ben"), play.vampire("Ben", **PRINCE)
    play.acts("Ben").uses(BARRANQUILLA, minion=ben)
    assert play.stealth == 0
    play.acts("Ben").uses(BARRANQUILLA, minion=prince)
    assert play.stealth == 1
    play.finish()
    assert play.zone(place) is Zone.ASH_HEAP


def test_powerbase_madrid__grows_only_while_it_has_3_or_fewer(play):
    madrid = with_counters(play, MADRID, 3)
    play.turn("Ada").uses(MADRID)
    assert play[madrid].blood == 4
    play.table.end_effects(Until.TURN)
    play.turn("Ada")
    assert not play.can(MADRID)


def test_powerbase_madrid__a_vote_for_each_counter_for_a_titled_sabbat_vampire_only(play):
    with_counters(play, MADRID, 3)
    bishop = play.vampire("Ben", **BISHOP)
    play.vampire("Ben", **SABBAT)
    calls(play, "Anarchist Uprising", **PRINCE)
    before = votes_of(play.table, play[bishop])
    play.until("Ada", MADRID).uses(MADRID)
    assert votes_of(play.table, play[bishop]) == before + 3


def test_powerbase_munich__blood_to_pool_or_back(play):
    play.in_play("Ada", MUNICH)
    ada = play.vampire("Ada", "obl", blood=3)
    play.acts("Ada", Phase.MASTER).uses(MUNICH, target=ada, words="to your pool")
    assert (play[ada].blood, play.pool_of("Ada")) == (2, 31)
    assert not play.can(MUNICH), "it is locked"
    play[MUNICH].locked = False
    play.acts("Ada", Phase.MASTER).uses(MUNICH, target=ada, words="from your pool")
    assert (play[ada].blood, play.pool_of("Ada")) == (3, 30)


def test_powerbase_munich__only_independent_vampires_burn_it_for_1_blood(play):
    munich = play.in_play("Ada", MUNICH)
    ben, other = play.vampire("Ben", sect=Sect.INDEPENDENT), play.vampire("Ben")
    play.acts("Ben")
    assert not play.can(MUNICH, minion=other)
    play.uses(MUNICH, minion=ben).finish()
    assert play.zone(munich) is Zone.ASH_HEAP
    assert play[ben].blood == 4


def test_jungle_hunting_ground__adds_blood_only_below_3(play):
    jungle = with_counters(play, JUNGLE, 3)
    play.turn("Ada")
    assert not play.can(JUNGLE, words="add")
    play.blood(jungle, 2)
    play.again()
    play.uses(JUNGLE, words="add")
    assert play[jungle].blood == 3


def test_jungle_hunting_ground__all_of_it_to_a_laibon_without_another_hunting_ground(play):
    jungle = with_counters(play, JUNGLE, 3)
    play.in_play("Ada", "Zoo Hunting Ground")
    laibon, other = play.vampire("Ada", blood=1, **LAIBON), play.vampire("Ada", blood=1)
    play.turn("Ada")
    assert not play.can(JUNGLE, target=other)
    play.uses(JUNGLE, target=laibon)
    assert (play[laibon].blood, play[jungle].blood) == (4, 0)
    assert not play.can("Zoo Hunting Ground", target=laibon)


def test_heartblood_of_the_clan__banu_haqim_add_blood_and_it_wakes_a_cousin(play):
    heart = with_counters(play, HEARTBLOOD, 1)
    ada = play.vampire("Ada", clan="Banu Haqim")
    play.vampire("Ada")
    cousin = play.uncontrolled("Ada", "Kashan")
    play.acts("Ada").uses(HEARTBLOOD, minion=ada).finish()
    assert play[heart].blood == 2
    play.acts("Ada", Phase.INFLUENCE).uses(HEARTBLOOD, target=cousin, n=2)
    assert (play[heart].blood, play.counters(cousin)) == (0, 2)


def test_heartblood_of_the_clan__not_by_other_clans_or_without_blood(play):
    with_counters(play, HEARTBLOOD, 0)
    ada = play.vampire("Ada")
    play.uncontrolled("Ada", "Kashan")
    assert not play.acts("Ada").can(HEARTBLOOD, minion=ada)
    assert not play.acts("Ada", Phase.INFLUENCE).can(HEARTBLOOD)
