"""Actions, modifiers, reactions and masters with one or two simple effects."""

import pytest
from card_fights import LONG, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.actions.permanents import EMPLOY
from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acting(play, level, *cards, **facts):
    """Ada's vampire bleeds; Ben has one that could block."""
    ada, ben = play.vampire("Ada", level, **facts), play.vampire("Ben")
    play.hand("Ada", *cards)
    play.bleeds(ada)
    return ada, ben


def test_spectral_divination__stealth(play):
    _, ben = acting(play, "nec", "Spectral Divination")
    play.blocks(ben).plays("Spectral Divination", "nec")
    assert play.stealth == 1


def test_spectral_divination__intercept_at_superior_only(play):
    ada = play.vampire("Ada", "obf")
    ben, weak = play.vampire("Ben", "NEC"), play.vampire("Ben", "nec")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", "Spectral Divination")
    play.bleeds(ada).blocks(weak).plays("Lost in Crowds", "obf")
    assert not play.can("Spectral Divination", minion=weak)
    play.blocks(ben).plays("Spectral Divination", "NEC", minion=ben)
    assert play.action.blocker == ben or play.intercept(ben) == 1


def test_shroud_of_absence__stealth(play):
    _, ben = acting(play, "dom obt", "Shroud of Absence")
    play.blocks(ben).plays("Shroud of Absence", "dom+obt")
    assert play.stealth == 1


def test_shroud_of_absence__ends_the_first_round_if_blocked_but_not_the_second(play):
    ada, ben = play.vampire("Ada", "DOM OBT cel"), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Shroud of Absence", "Psyche!")
    play.bleeds(ada).blocks(ben).plays("Shroud of Absence", "DOM+OBT")
    to_strikes(play)
    assert play.can("Shroud of Absence")
    play.choose(HANDS).choose(HANDS)
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    to_strikes(play)
    assert not play.can("Shroud of Absence")


def test_change_of_target__unlocks_both_and_ends_the_action(play):
    ada, ben = acting(play, "", "Change of Target")
    play.vampire("Ada")
    play.blocks(ben).plays("Change of Target")
    assert (play[ada].locked, play[ben].locked) == (False, False)
    assert not play.combats()


def test_change_of_target__not_before_a_block_and_the_action_is_not_repeated(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ben, "Raven Spy")
    play.hand("Ada", "Change of Target")
    play.hunts(ada)
    assert not play.can("Change of Target")
    play.blocks(ben).plays("Change of Target")
    assert play.offered(BLEED, minion=ada)
    assert not play.offered(HUNT, minion=ada)


def test_power_of_one__the_blocker_burns_two(play):
    _, ben = acting(play, "obt", "Power of One", **ANARCH)
    play.blocks(ben).plays("Power of One", "obt")
    assert play[ben].blood == 3


def test_power_of_one__one_more_that_is_not_limited(play):
    acting(play, "pot dom", "Power of One", "Bonding", **ANARCH)
    play.plays("Power of One", "pot")
    assert play.bleed == 2
    assert play.can("Bonding", "dom")


def test_power_of_one__stealth_and_a_limited_bleed_only(play):
    _, ben = acting(play, "pre dom", "Power of One", "Bonding", **ANARCH)
    play.blocks(ben)
    play.game.apply(play.ways("Power of One", "pre")[-1])
    assert (play.stealth, play.bleed) == (1, 2)
    assert not play.can("Bonding", "dom")


def test_iron_glare__two_more(play):
    acting(play, "POT PRE", "Iron Glare")
    play.plays("Iron Glare", "POT+PRE")
    assert play.bleed == 3


def test_iron_glare__not_in_a_bleed_at_basic(play):
    acting(play, "pot pre", "Iron Glare")
    assert not play.can("Iron Glare")


def test_rewilding__a_location_and_two_pool(play):
    play.vampire("Ada", clan="Gangrel")
    site = play.in_play("Cleo", "The Barrens")
    play.hand("Ada", "Rewilding")
    play.acts("Ada").plays("Rewilding", target=site)
    play.finish() if play.action else None
    assert play.zone(site) is Zone.ASH_HEAP
    assert play.pool_of("Cleo") == 28


def test_rewilding__not_another_card_or_by_another_clan(play):
    play.vampire("Ada", clan="Gangrel")
    play.in_play("Cleo", "Dreams of the Sphinx")
    play.hand("Ada", "Rewilding")
    play.acts("Ada")
    assert not play.can("Rewilding")


def test_harass__a_press_to_continue(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", blood=3)
    play.hand("Ada", "Harass")
    play.acts("Ada").plays("Harass", target=ben)
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert any("Round 2" in line for line in play.log_sentences())


def test_harass__not_an_unlocked_vampire_with_more_blood(play):
    play.vampire("Ada")
    ben, locked = play.vampire("Ben", blood=4), play.vampire("Ben")
    play[locked].locked = True
    play.hand("Ada", "Harass")
    play.acts("Ada")
    assert not play.can("Harass", target=ben)
    assert play.can("Harass", target=locked)


def test_intimidation__bleeds_for_three(play):
    play.vampire("Ada", "PRE")
    play.vampire("Ben")
    play.hand("Ada", "Intimidation")
    play.acts("Ada").plays("Intimidation", "PRE")
    assert play.bleed == 3


def test_intimidation__not_without_presence(play):
    play.vampire("Ada", "dom")
    play.hand("Ada", "Intimidation")
    play.acts("Ada")
    assert not play.can("Intimidation")


def blocking(play, card, level, stealth="obf"):
    """Ben's vampire blocks an action with this card. Return both minions."""
    ada, ben = play.vampire("Ada", stealth), play.vampire("Ben", level)
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", card)
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", stealth)
    return ada, ben


def test_spirits_touch__intercept_and_a_maneuver(play):
    _, ben = blocking(play, "Spirit's Touch", "AUS")
    play.until("Ben", "Spirit's Touch").plays("Spirit's Touch", "AUS")
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()


def test_spirits_touch__no_maneuver_at_basic(play):
    blocking(play, "Spirit's Touch", "aus")
    play.until("Ben", "Spirit's Touch").plays("Spirit's Touch", "aus")
    to_strikes(play)
    assert LONG not in play.log_sentences()


def test_quicken_sight__two_intercept_and_a_maneuver(play):
    _, ben = blocking(play, "Quicken Sight", "AUS CEL", stealth="OBF")
    play.until("Ben", "Quicken Sight").plays("Quicken Sight", "AUS+CEL")
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()


def test_quicken_sight__only_one_at_basic(play):
    _, ben = blocking(play, "Quicken Sight", "aus cel", stealth="OBF")
    play.until("Ben", "Quicken Sight").plays("Quicken Sight", "aus+cel")
    play.finish() if play.action else None
    assert play.action is None
    assert not play[ben].locked


def test_guard_dogs__unlocks_to_block_with_a_maneuver(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "ANI")
    play[ben].locked = True
    play.hand("Ben", "Guard Dogs")
    play.bleeds(ada).until("Ben", "Guard Dogs").plays("Guard Dogs", "ANI")
    assert not play[ben].locked
    play.blocks(ben)
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()


def test_guard_dogs__not_against_a_hunt_or_a_bleed_of_another(play):
    ada, dora = play.vampire("Ada"), play.vampire("Dora", "ANI")
    play[dora].locked = True
    play.hand("Dora", "Guard Dogs")
    play.hunts(ada)
    assert not play.can("Guard Dogs")


def test_life_in_the_city__a_blood_for_any_ready_vampire(play):
    ben = play.vampire("Ben", blood=2)
    play.hand("Ada", "Life in the City")
    play.acts("Ada", Phase.MASTER).plays("Life in the City", target=ben)
    assert play[ben].blood == 3


def test_life_in_the_city__not_in_torpor(play):
    play.torpor("Ben", "Aaron Bathurst")
    play.hand("Ada", "Life in the City")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("Life in the City")


def test_the_eternals_of_sirius__five_pool_with_a_ministry(play):
    play.vampire("Ada", clan="Ministry")
    play.hand("Ada", "The Eternals of Sirius")
    play.acts("Ada", Phase.MASTER).plays("The Eternals of Sirius")
    assert play.pool_of("Ada") == 30 - 4 + 5


def test_the_eternals_of_sirius__not_without_one(play):
    play.vampire("Ada", clan="Ventrue")
    play.hand("Ada", "The Eternals of Sirius")
    play.acts("Ada", Phase.MASTER)
    assert not play.can("The Eternals of Sirius")


def test_haven_uncovered__other_minions_can_attack_its_vampire(play):
    ben = play.vampire("Ben")
    play.on(ben, "Haven Uncovered", "Dora")
    ada = play.vampire("Ada")
    play.acts("Ada").uses("Haven Uncovered", words="enter combat", minion=ada)
    play.finish()
    assert play.combats()


def test_haven_uncovered__burned_by_its_vampire_and_not_fought_by_minions_of_its_controller(play):
    ben, friend = play.vampire("Ben"), play.vampire("Ben")
    haven = play.on(ben, "Haven Uncovered", "Dora")
    play.acts("Ben")
    assert not play.can("Haven Uncovered", minion=friend)
    play.uses("Haven Uncovered", minion=ben)
    play.finish() if play.action else None
    assert play.zone(haven) is Zone.ASH_HEAP


def test_elder_library__a_larger_hand(play):
    play.in_play("Ada", "Elder Library")
    assert stats.hand_size(play.table, 0) == 8


def test_elder_library__not_for_others(play):
    play.in_play("Ada", "Elder Library")
    assert stats.hand_size(play.table, 1) == 7


def test_krcg_news_radio__intercept_for_1_pool_for_others(play):
    play.in_play("Cleo", "KRCG News Radio")
    _, ben = acting(play, "obf", "Lost in Crowds")
    play.blocks(ben).plays("Lost in Crowds", "obf").uses("KRCG News Radio")
    assert play.pool_of("Cleo") == 29
    assert any("gets +1 intercept" in line for line in play.log_sentences())


def test_krcg_news_radio__only_when_needed_and_only_once(play):
    radio = play.in_play("Ben", "KRCG News Radio")
    _, ben = acting(play, "OBF", "Lost in Crowds")
    play.blocks(ben)
    assert not play.can("KRCG News Radio")
    play.plays("Lost in Crowds", "OBF").uses("KRCG News Radio")
    assert play[radio].locked
    assert not play.can("KRCG News Radio")
    assert play.pool_of("Ben") == 30 or play.pool_of("Ben") == 29


def test_metro_underground__unlocks_in_the_discard_phase(play):
    ada = play.vampire("Ada")
    play[ada].locked = True
    play.in_play("Ada", "Metro Underground")
    play.acts("Ada", Phase.DISCARD).uses("Metro Underground", target=ada)
    assert (play[ada].locked, play.pool_of("Ada")) == (False, 29)


def test_metro_underground__not_in_another_phase_and_not_twice(play):
    ada, other = play.vampire("Ada"), play.vampire("Ada")
    play[ada].locked = play[other].locked = True
    play.in_play("Ada", "Metro Underground")
    play.hand("Ada", "Blur")
    play.acts("Ada", Phase.DISCARD).uses("Metro Underground", target=ada)
    assert not play.can("Metro Underground")


def test_zoo_hunting_ground__a_blood(play):
    ada = play.vampire("Ada", blood=1)
    play.in_play("Ada", "Zoo Hunting Ground")
    play.turn("Ada").uses("Zoo Hunting Ground", target=ada)
    assert play[ada].blood == 2


def test_zoo_hunting_ground__only_one_hunting_ground_for_a_vampire(play):
    ada = play.vampire("Ada", blood=1, sect=Sect.ANARCH)
    play.in_play("Ada", "Zoo Hunting Ground")
    play.in_play("Ada", "Carfax Abbey")
    play.turn("Ada").uses("Zoo Hunting Ground", target=ada)
    assert not play.can("Carfax Abbey", target=ada)


def test_homunculus__a_blood_to_unlock_in_any_unlock_phase(play):
    ada = play.vampire("Ada")
    play[ada].locked = True
    play.on(ada, "Homunculus")
    play.turn("Ben")
    play.until("Ada", "Homunculus").uses("Homunculus")
    assert (play[ada].locked, play[ada].blood) == (False, 4)


def test_homunculus__more_life_only_at_superior(play):
    weak, strong = play.vampire("Ada", "pro"), play.vampire("Ada", "PRO")
    play.hand("Ada", "Homunculus")
    play.acts("Ada").choose(EMPLOY, "Homunculus", minion=strong)
    play.finish() if play.action else None
    assert play[play.number("Homunculus")].blood == 2
    play.hand("Ada", "Homunculus")
    play.again()
    play.choose(EMPLOY, play.seat("Ada").hand[0], minion=weak)
    play.finish() if play.action else None
    assert play[play.number("Homunculus")].blood == 1


def test_conservative_agitation__a_point_for_each_methuselah(play):
    ada = play.vampire("Ada", title="Prince", city="Chicago")
    play.hand("Ada", "Conservative Agitation")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    for _ in range(8):
        if play.decision.kind == "terms":
            break
        play.choose(PASS)
    assert max(option.n for option in play.decision.options) <= 4


def test_conservative_agitation__not_all_to_one(play):
    ada = play.vampire("Ada")
    play.hand("Ada", "Conservative Agitation")
    play.acts("Ada").choose(POLITICAL, minion=ada)
    for _ in range(8):
        if play.decision.kind == "terms":
            break
        play.choose(PASS)
    assert 4 not in {option.n for option in play.decision.options}


def test_rewilding__your_own_location_too(play):
    """Its text names no controller: the action is undirected then, and she burns the pool."""
    play.vampire("Ada", clan="Gangrel")
    site = play.in_play("Ada", "The Barrens")
    play.hand("Ada", "Rewilding")
    play.acts("Ada").plays("Rewilding", target=site)
    assert play.action is None or play.action.seats == ()
    play.finish() if play.action else None
    assert play.zone(site) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == 28
