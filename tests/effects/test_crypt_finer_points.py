"""Vampires in rare situations that their texts and rulings decide."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics import stats, zones
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

RAVNOS = {"clan": "Ravnos"}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_a_poor_hunter_has_no_stealth_in_the_usual_hunt(play, name):
    hunter = play.ready("Ada", name, 1)
    play.vampire("Ben")
    play.acts("Ada").hunts(hunter)
    assert play.stealth == 0


@pytest.mark.parametrize("name", ["Igo the Hungry", "Zöe"])
def test_a_poor_hunter_has_the_stealth_of_a_hunt_with_a_card(play, name):
    hunter = play.ready("Ada", name, 1)
    play[hunter].clan = "Ravnos"
    week = play.in_play("Ada", "Week of Nightmares")
    play.blood(week, 10)
    ben = play.vampire("Ben", **RAVNOS)
    play.acts("Ada").uses("Week of Nightmares", minion=hunter, target=ben)
    assert play.stealth == 1


def test_leila_monroe__an_anarch_of_her_own_controller(play):
    leila = play.ready("Ada", "Leila Monroe")
    anarch = play.vampire("Ada", sect=Sect.ANARCH, blood=0)
    play.lock(anarch)
    play.acts("Ada").plays("Leila Monroe", minion=leila, target=anarch).finish()
    assert play[anarch].sect is Sect.SABBAT


def test_gracis_nostinus__a_failed_attempt_counts_although_another_blocks(play):
    gracis = play.ready("Ada", "Gracis Nostinus")
    young, old = play.vampire("Ben", capacity=3), play.vampire("Ben", capacity=10)
    play.hand("Ada", "Elder Impersonation")
    play[gracis].disciplines = {"obf": 2}
    play.bleeds(gracis).blocks(young).until("Ada", "Elder Impersonation")
    play.vampire("Ada")
    play.plays("Elder Impersonation", "OBF").blocks(old)
    while play.action:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[young].locked


def test_torvus_bloodbeard__unlocks_to_block_the_current_action(play):
    torvus, dora = play.ready("Ada", "Torvus Bloodbeard", locked=True), play.vampire("Dora")
    play.edge("Ada")
    play.bleeds(dora).until("Ada", "Torvus Bloodbeard").plays("Torvus Bloodbeard")
    play.blocks(torvus)
    assert play.intercept(torvus) == 0
    assert play.table.edge == -1


def test_kemintiri__only_ventrue_of_others_enter_combat_and_one_in_torpor_counts(play):
    kemintiri = play.ready("Ada", "Kemintiri")
    mine, theirs = play.vampire("Ada", clan="Ventrue"), play.vampire("Cleo", clan="Ventrue")
    play.torpor("Ben", "Lucinde, Alastor (G3)")
    play.vampire("Ben")
    play.acts("Ada")
    assert not play.can("Kemintiri", minion=mine)
    play.bleeds(kemintiri)
    assert (play.stealth, play.bleed) == (1, 2)
    play.finish()
    play.acts("Cleo")
    assert play.can("Kemintiri", minion=theirs)
    assert not play.can("Kemintiri", minion=theirs, target=mine)


def test_seraphina__a_vampire_in_torpor_and_an_ally_up_to_its_starting_life(play):
    play.ready("Ada", "Seraphina")
    asleep = play.torpor("Ada", "Igo the Hungry", 1)
    gang = play.ready("Ada", PLAIN_ALLY)
    play[gang].blood -= 1
    before = play[gang].blood
    play.acts("Ada")
    assert play.can("Seraphina", target=asleep)
    play.plays("Seraphina", target=gang).finish()
    assert play[gang].blood == before + 1


def test_castellan__more_intercept_in_a_bleed_and_less_in_a_hunt(play):
    castellan = play.ready("Ada", "Castellan")
    dora = play.vampire("Dora")
    play.bleeds(dora)
    assert play.intercept(castellan) == 1
    play.finish()
    play.again()
    play[dora].locked = False
    play.acts("Dora").hunts(dora)
    assert play.intercept(castellan) == -1


def test_keller_thiel__an_ally_burns_life(play):
    play.ready("Ada", "Keller Thiel")
    legionnaire = play.ready("Dora", "Emerald Legionnaire")
    life = play[legionnaire].blood
    play.bleeds(legionnaire).finish()
    assert (play.pool_of("Ada"), play[legionnaire].blood) == (29, life - 1)


def test_guillaume_giovanni__not_for_a_contested_location(play):
    play.ready("Ada", "Guillaume Giovanni")
    rack = play.in_play("Ada", "The Rack")
    assert stats.hand_size(play.table, 0) == 8
    play[rack].contested = play.table.contests = True
    assert stats.hand_size(play.table, 0) == 7


def test_calvin_cleaver__one_anarch_in_a_turn_and_not_a_second(play):
    calvin = play.ready("Ada", "Calvin Cleaver", 1)
    one, two = (play.vampire("Ada", sect=Sect.ANARCH) for _ in range(2))
    play.acts("Ada").plays("Calvin Cleaver", minion=one, target=calvin).finish()
    assert play[calvin].blood == 2
    play.again()
    assert not play.can("Calvin Cleaver", minion=two)


def test_ur_shulgi__not_in_torpor(play):
    play.torpor("Ada", "Ur-Shulgi, The Shepherd", 3)
    play.library("Ada", "Tajdid")
    play.turn("Ada", Phase.UNLOCK)
    assert not play.can("Ur-Shulgi, The Shepherd")


def test_guillaume_giovanni__equipment_that_is_a_location_counts(play):
    guillaume = play.ready("Ada", "Guillaume Giovanni")
    play.on(guillaume, "Palatial Estate")
    assert stats.hand_size(play.table, 0) == 8


def test_osric_vladislav__burns_equipment_that_is_a_location(play):
    osric, ben = play.ready("Ada", "Osric Vladislav"), play.vampire("Ben")
    estate = play.on(osric, "Palatial Estate")
    play.bleeds(osric).blocks(ben).plays("Osric Vladislav", target=estate)
    assert (play.stealth, play.zone(estate)) == (1, Zone.ASH_HEAP)


def test_sean_rycek__a_boon_on_a_vampire_of_another_is_burned_by_a_directed_action(play):
    play.ready("Ada", "Sean Rycek")
    boon = play.on(play.vampire("Ben"), "Minor Boon")
    play.acts("Ada").plays("Sean Rycek", target=boon)
    assert (play.stealth, play.action.seats) == (1, (1,))
    play.finish()
    assert play.zone(boon) is Zone.ASH_HEAP


def test_sundervere__the_methuselah_who_controls_him_pays(play):
    sundervere = play.torpor("Ada", "Sundervere, The Devil Brahmin", 2)
    josette, mine = play.ready("Ben", "Josette", 4), play.torpor("Ben", "Halim Bey", 1)
    play.acts("Ben")
    assert not play.can("Josette", target=mine)
    play.plays("Josette", minion=josette, target=sundervere).finish()
    assert (play[sundervere].controller, play[josette].blood) == (1, 2)
    zones.burn(play.table, sundervere)
    assert (play.pool_of("Ada"), play.pool_of("Ben")) == (30, 29)


def test_thucimia__the_smaller_hand_lasts_until_the_next_unlock_phase(play):
    thucimia = play.ready("Ada", "Thucimia")
    play.vampire("Ben")
    play.bleeds(thucimia).until("Ada", "Thucimia").plays("Thucimia")
    assert (play.bleed, stats.hand_size(play.table, 0)) == (2, 6)
    play.finish()
    play.turn("Ben")
    assert stats.hand_size(play.table, 0) == 6
    play.turn("Ada", Phase.UNLOCK, 12)
    assert stats.hand_size(play.table, 0) == 8
