"""The imbued: conviction, powers, incapacity."""

import pytest
from table_play import Play, counters_add_up, misplaced

from vtes_deck.engine.actions import imbued
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.imbued import (
    BURN_IMBUED,
    CONVICTION,
    FIRST_CONVICTION,
    PAY_CONVICTION,
    RECOVER,
    REVENGE,
    TAKE_POWER,
)
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS, Option
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Activity, Phase, TimedRestriction, Until, Zone
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.influence import CONTROL
from vtes_deck.kernel.verdict import Forbidden
from vtes_deck.rulesets.jyhad_1994 import JYHAD_1994
from vtes_deck.rulesets.white_wolf import WHITE_WOLF

HERO = 'Béatrice "Oracle171" Tremblay'
OTHER = 'Anna "Dictatrix11" Suljic'
STRIKE, SIGHT, REACT = "Strike with Conviction", "Second Sight", "React with Conviction"


@pytest.fixture
def play(cb):
    return Play(cb, "Ada", "Ben", "Cleo")


def convict(play, hero, *names):
    return [play.on(hero, name) for name in names]


@pytest.mark.rule("IMB-03")
@pytest.mark.parametrize("counters", [3, 4, 6])
def test_the_cost_is_the_starting_life(play, counters):
    play.uncontrolled("Ada", HERO, counters)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, HERO)
    assert play[HERO].life == 3


@pytest.mark.rule("IMB-01", "IMB-02", "IMB-03", "IMB-04", "INF-18", "MIN-10")
def test_an_imbued_is_influenced_and_is_an_ally(play):
    play.uncontrolled("Ada", HERO, 4)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, HERO)
    hero = play[HERO]
    assert (hero.vampire, hero.life) == (False, 3)
    assert stats.strength(play.table, hero) == 1
    assert hero.disciplines == {"inn": 1, "ven": 1}
    assert counters_add_up(play.table)
    play.turn("Ada", Phase.MINION)
    assert play.offered(BLEED, minion=HERO)
    assert not play.offered(HUNT, minion=HERO)


@pytest.mark.rule("IMB-07", "GEN-24")
def test_the_first_conviction_comes_from_anywhere(play):
    play.uncontrolled("Ada", HERO, 3)
    deep = play.library("Ada", STRIKE, *["Blood Doll"] * 12)[0]
    play.hand("Ada", SIGHT)
    play.card("Ada", REACT, Zone.ASH_HEAP)
    order = list(play.seat("Ada").library)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, HERO)
    assert len(play.matching(FIRST_CONVICTION)) == 3
    play.choose(FIRST_CONVICTION, deep)
    assert play[HERO].attached == (deep,)
    assert play.seat("Ada").library != order[1:]
    assert not misplaced(play.table)


@pytest.mark.rule("IMB-06", "IMB-08", "UNL-07")
def test_one_conviction_for_each_imbued_in_the_unlock_phase(play):
    hero, full = play.ready("Ada", HERO), play.ready("Ada", OTHER)
    convict(play, full, *[STRIKE] * 5)
    mine = play.hand("Ada", SIGHT)[0]
    ash = play.card("Ada", REACT, Zone.ASH_HEAP)
    play.turn("Ada")
    assert not play.offered(CONVICTION, minion=full)
    play.choose(CONVICTION, ash, minion=hero)
    assert play[hero].attached == (ash,)
    assert not play.offered(CONVICTION, mine)
    extra = play.hand("Ada", STRIKE)[0]
    imbued.put_on(play.table, play[full], extra)
    assert play.zone(extra) is Zone.ASH_HEAP


@pytest.mark.rule("IMB-08")
def test_only_conviction_counts_towards_five(play):
    hero = play.ready("Ada", HERO)
    convict(play, hero, *[STRIKE] * 4)
    play.on(hero, "Leather Jacket")
    card = play.hand("Ada", SIGHT)[0]
    imbued.put_on(play.table, play[hero], card)
    assert play.zone(card) is Zone.IN_PLAY
    assert len(imbued.convictions(play.table, play[hero])) == 5


@pytest.mark.rule("IMB-05", "IMB-12")
def test_an_imbued_without_life_is_incapacitated_and_effects_can_burn_it(play):
    hero, other = play.ready("Ada", HERO, 0), play.ready("Ada", OTHER)
    torpor.out_of_life(play.table, play[hero])
    assert play[hero].region is Region.INCAPACITATED
    assert not play[hero].ready
    torpor.destroy(play.table, play[other])
    assert play.zone(other) is Zone.ASH_HEAP
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BLEED, minion=hero)


@pytest.mark.rule("IMB-14", "IMB-09", "UNL-07")
def test_three_conviction_end_incapacity(play):
    hero = play.ready("Ada", HERO, 0)
    torpor.out_of_life(play.table, play[hero])
    convict(play, hero, STRIKE, STRIKE, SIGHT)
    play.turn("Ada").choose(RECOVER)
    play.choose(PAY_CONVICTION, play.number(SIGHT)).choose(PAY_CONVICTION)
    if play.offered(PAY_CONVICTION):
        play.choose(PAY_CONVICTION)
    assert play[hero].ready
    assert play[hero].life == 1
    assert not play[hero].attached


@pytest.mark.rule("IMB-14")
def test_two_conviction_do_not_end_incapacity(play):
    hero = play.ready("Ada", HERO, 0)
    torpor.out_of_life(play.table, play[hero])
    convict(play, hero, STRIKE, STRIKE)
    play.turn("Ada")
    assert not play.offered(RECOVER)


@pytest.mark.rule("IMB-10", "IMB-11")
def test_a_power_is_gained_by_an_action_and_unlocks(play, cb):
    hero = play.ready("Ada", HERO)
    vampire = play.ready("Ada", "Anson")
    powers = [c.unique_name for c in cb.library if "Power" in c.types]
    fits = next(name for name in powers if cb[name].requirement.disciplines == ("ven",))
    other = next(name for name in powers if cb[name].requirement.disciplines == ("mar",))
    first, second, wrong = play.hand("Ada", fits, fits, other)
    play.turn("Ada", Phase.MINION)
    assert not play.offered(TAKE_POWER, minion=vampire)
    assert not play.offered(TAKE_POWER, wrong)
    assert play.game.why_not(Option(TAKE_POWER, wrong, hero)) == Forbidden("PLY-05")
    assert play.game.why_not(Option(TAKE_POWER, first, vampire)) == Forbidden("IMB-10")
    play.choose(TAKE_POWER, first)
    assert play[hero].attached == (first,)
    assert not play[hero].locked
    assert not play.offered(TAKE_POWER, second)
    assert play.game.why_not(Option(TAKE_POWER, second, hero)) == Forbidden("IMB-10")


@pytest.mark.rule("IMB-13")
def test_an_incapacitated_imbued_can_be_burned_and_avenged(play):
    victim = play.ready("Ben", HERO, 0)
    avenger = play.ready("Cleo", OTHER)
    gun = play.on(victim, ".44 Magnum")
    torpor.out_of_life(play.table, play[victim])
    convict(play, avenger, STRIKE, SIGHT)
    acting = play.ready("Ada", "Anson", 5)
    play.turn("Ada", Phase.MINION).choose(BURN_IMBUED, minion=acting, target=victim)
    assert play.zone(victim) is Zone.ASH_HEAP
    assert play[gun].controller == 0
    assert play[acting].attached == (gun,)
    assert play.asked == "Cleo"
    play.choose(REVENGE, SIGHT)
    assert play[acting].blood == 4
    assert not play.offered(REVENGE)
    assert play[avenger].attached == (play.number(STRIKE),)


@pytest.mark.rule("IMB-13")
def test_a_minion_that_cannot_have_equipment_takes_none(play):
    victim, acting = play.ready("Ben", HERO, 0), play.ready("Ada", "Anson", 5)
    gun = play.on(victim, ".44 Magnum")
    torpor.out_of_life(play.table, play[victim])
    play.table.restrict(TimedRestriction(Activity.BEAR, acting, Until.ACTION))
    play.turn("Ada", Phase.MINION).choose(BURN_IMBUED, minion=acting, target=victim)
    assert play.zone(gun) is Zone.ASH_HEAP


@pytest.mark.rule("IMB-13")
def test_revenge_ends_with_its_target(play):
    victim = play.ready("Ben", HERO, 0)
    avengers = [play.ready(name, OTHER) for name in ("Ben", "Cleo")]
    torpor.out_of_life(play.table, play[victim])
    for avenger in avengers:
        convict(play, avenger, STRIKE)
    acting = play.ready("Ada", "Underbridge Stray", 1)
    play.ready("Ada", "Anson")
    play.turn("Ada", Phase.MINION).choose(BURN_IMBUED, minion=acting)
    while not play.offered(REVENGE):
        play.passes()
    play.choose(REVENGE)
    assert play.zone(acting) is Zone.ASH_HEAP
    assert not play.offered(REVENGE)


@pytest.mark.rule("IMB-13")
def test_ready_imbued_cannot_be_burned_that_way(play):
    play.ready("Ben", HERO)
    play.ready("Ada", "Anson")
    play.turn("Ada", Phase.MINION)
    assert not play.offered(BURN_IMBUED)


def test_a_burned_imbued_takes_its_conviction_along(play):
    hero = play.ready("Ada", HERO)
    cards = convict(play, hero, STRIKE, SIGHT)
    zones.burn(play.table, hero)
    assert all(play.zone(card) is Zone.ASH_HEAP for card in cards)


@pytest.mark.rule("IMB-05", "IMB-06", "IMB-07", "IMB-10", "IMB-13")
def test_in_1994_an_imbued_is_an_ordinary_ally(cb):
    play = Play(cb, "Ada", "Ben", "Cleo", rules=JYHAD_1994)
    power = cb["Hide"]
    play.uncontrolled("Ada", HERO, 4)
    play.hand("Ada", STRIKE, power.unique_name)
    play.turn("Ada", Phase.INFLUENCE).passes("Ada")
    assert play.zone(HERO) is Zone.IN_PLAY
    assert not play.offered(FIRST_CONVICTION)
    play.turn("Ada")
    assert not play.offered(CONVICTION)
    play.turn("Ada", Phase.MINION)
    assert play.offered(BLEED, minion=HERO)
    assert not play.offered(TAKE_POWER)
    option = Option(TAKE_POWER, play.number(power.unique_name), minion=play.number(HERO))
    assert play.game.why_not(option) == Forbidden("IMB-10")
    hero = play[HERO]
    play.table.bank += hero.life
    hero.blood = 0
    torpor.out_of_life(play.table, hero)
    assert play.zone(HERO) is Zone.ASH_HEAP


@pytest.mark.rule("IMB-07")
def test_a_vampire_gains_no_conviction(play):
    play.uncontrolled("Ada", "Anson", 8)
    play.hand("Ada", SIGHT)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, "Anson")
    assert not play.offered(FIRST_CONVICTION)


@pytest.mark.rule("IMB-07", "CON-02")
def test_an_imbued_that_is_contested_on_arrival_gains_no_conviction(play):
    play.ready("Ben", HERO)
    play.uncontrolled("Ada", HERO, 3)
    play.hand("Ada", SIGHT)
    play.turn("Ada", Phase.INFLUENCE).choose(CONTROL, play.number(HERO))
    assert play[HERO].contested
    assert not play.offered(FIRST_CONVICTION)


@pytest.mark.rule("CON-10", "INF-09")
def test_a_second_copy_that_an_effect_brings_is_burned(cb):
    play = Play(cb, rules=WHITE_WOLF)
    first = play.ready("Ada", HERO)
    second = play.uncontrolled("Ada", HERO, 3)
    play.hand("Ada", SIGHT)
    play.turn("Ada", Phase.INFLUENCE).choose(PASS)
    assert play.zone(second) is Zone.ASH_HEAP
    assert play[first].ready
    assert not play.offered(FIRST_CONVICTION)
