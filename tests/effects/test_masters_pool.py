"""Masters that give or move pool and blood."""

import pytest
from card_play import CardPlay
from card_steps import master_phase

from cardbase.terms import Sect
from vtes_deck.effects.library.master.ashur_tablets import TO_HAND, TO_LIBRARY
from vtes_deck.engine.state.table import Phase, Zone

OLD, YOUNG = "Alexandra", "Aaron Duggan, Cameron's Toady"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_villein__moves_blood_to_the_pool(play):
    ada = play.vampire("Ada", capacity=7)
    master_phase(play, "Villein").plays("Villein", target=ada, n=5)
    assert (play.pool_of("Ada"), play[ada].blood) == (35, 2)
    assert play["Villein"].host == ada


def test_villein__two_to_five_blood_of_your_own_vampires(play):
    ada = play.vampire("Ada", capacity=9)
    empty = play.vampire("Ada", blood=0)
    ben = play.vampire("Ben")
    master_phase(play, "Villein")
    assert [mode.n for mode in play.ways("Villein", target=ada)] == [2, 3, 4, 5]
    assert not play.can("Villein", target=empty)
    assert not play.can("Villein", target=ben)


def test_villein__costs_1_pool_for_each_one_on_the_vampire(play):
    ada = play.vampire("Ada", capacity=9)
    play.on(ada, "Villein")
    play.on(ada, "Villein")
    play.pool("Ada", 1)
    master_phase(play, "Villein")
    assert not play.can("Villein")
    play.pool("Ada", 2)
    play.again()
    play.plays("Villein", n=3)
    assert play.pool_of("Ada") == 3


def test_minion_tap__any_amount(play):
    ada = play.vampire("Ada", capacity=8)
    master_phase(play, "Minion Tap").plays("Minion Tap", target=ada, n=8)
    assert (play.pool_of("Ada"), play[ada].blood) == (38, 0)


def test_minion_tap__costs_1_pool_for_each_villein(play):
    ada = play.vampire("Ada")
    play.on(ada, "Villein")
    master_phase(play, "Minion Tap").plays("Minion Tap", target=ada, n=1)
    assert play.pool_of("Ada") == 30


def test_minion_tap__not_more_than_the_blood(play):
    ada = play.vampire("Ada", blood=2)
    ben = play.vampire("Ben")
    master_phase(play, "Minion Tap")
    assert [mode.n for mode in play.ways("Minion Tap", target=ada)] == [1, 2]
    assert not play.can("Minion Tap", target=ben)


def test_vessel__moves_one_blood_and_only_once_in_the_unlock_phase(play):
    ada = play.vampire("Ada")
    play.on(ada, "Vessel")
    play.acts("Ada", Phase.UNLOCK).plays("Vessel", words="to your pool")
    assert (play.pool_of("Ada"), play[ada].blood) == (31, 4)
    assert not play.can("Vessel"), "once"


def test_vessel__is_a_trifle_and_can_burn_a_blood_doll(play):
    ada = play.vampire("Ada")
    doll = play.on(ada, "Blood Doll")
    master_phase(play, "Vessel", "Wider View").plays("Vessel", target=ada)
    play.choose(play.decision.options[0].verb, target=doll)
    assert play.zone(doll) is Zone.ASH_HEAP
    assert play.can("Wider View")


def test_vessel__works_for_the_controller_of_the_vampire_in_her_own_turn(play):
    ben = play.vampire("Ben", blood=2)
    play.on(ben, "Vessel", owner="Ada")
    play.vampire("Ada")
    play.acts("Ada", Phase.UNLOCK)
    assert not play.can("Vessel")
    play.acts("Ben", Phase.UNLOCK).plays("Vessel", words="from your pool")
    assert (play.pool_of("Ben"), play[ben].blood) == (29, 3)


def test_blood_doll__moves_one_blood_in_the_master_phase(play):
    ada = play.vampire("Ada", blood=3)
    play.on(ada, "Blood Doll")
    play.acts("Ada", Phase.MASTER).plays("Blood Doll", words="from your pool")
    assert (play.pool_of("Ada"), play[ada].blood) == (29, 4)


def test_blood_doll__once_and_on_own_vampires_only(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben")
    play.on(ada, "Blood Doll")
    master_phase(play, "Blood Doll").plays("Blood Doll", words="to your pool")
    assert not play.can("Blood Doll", words="Move")
    assert not play.can("Blood Doll", target=ben)


def test_giants_blood__fills_a_vampire(play):
    ben = play.vampire("Ben", capacity=9, blood=1)
    master_phase(play, "Giant's Blood").plays("Giant's Blood", target=ben)
    assert play[ben].blood == 9


def test_giants_blood__once_in_a_game_by_anyone(play):
    ada = play.vampire("Ada", blood=1)
    play.hand("Ben", "Giant's Blood")
    master_phase(play, "Giant's Blood").plays("Giant's Blood", target=ada)
    play.vampire("Ben")
    play.acts("Ben", Phase.MASTER)
    assert not play.can("Giant's Blood")


def test_liquidation__burns_seven_cards_for_three_pool(play):
    play.library("Ada", *["Vessel"] * 9)
    master_phase(play, "Liquidation", *["Villein"] * 5).plays("Liquidation")
    assert play.pool_of("Ada") == 33
    assert len(play.seat("Ada").ash_heap) == 8


def test_liquidation__not_with_six_cards_and_replaced_late(play):
    play.library("Ada", *["Vessel"] * 6)
    master_phase(play, "Liquidation", *["Villein"] * 5)
    assert not play.can("Liquidation")
    play.library("Ada", *["Vessel"] * 6)
    play.vampire("Ada")
    play.again()
    play.plays("Liquidation")
    assert len(play.seat("Ada").hand) == 6


def test_zillahs_valley__four_blood_for_an_old_vampire(play, cb):
    old = next(c for c in cb.crypt if c.capacity == 9).unique_name
    play.uncontrolled("Ada", old)
    play.uncontrolled("Ada", YOUNG)
    master_phase(play, "Zillah's Valley").plays("Zillah's Valley", target=old)
    assert (play.counters(old), play.pool_of("Ada")) == (4, 25)


def test_zillahs_valley__not_for_a_young_one(play):
    play.uncontrolled("Ada", YOUNG)
    master_phase(play, "Zillah's Valley")
    assert not play.can("Zillah's Valley")


def test_effective_management__a_crypt_card(play):
    play.crypt("Ada", YOUNG)
    master_phase(play, "Effective Management").plays("Effective Management")
    assert play.zone(YOUNG) is Zone.UNCONTROLLED


def test_effective_management__not_with_an_empty_crypt(play):
    master_phase(play, "Effective Management")
    assert not play.can("Effective Management")


def test_wider_view__exchanges_crypt_cards_for_a_transfer(play):
    play.crypt("Ada", OLD)
    play.uncontrolled("Ada", YOUNG, 1)
    play.in_play("Ada", "Wider View")
    play.acts("Ada", Phase.INFLUENCE).plays("Wider View", words="1 transfer")
    play.choose(play.decision.options[0].verb, target=YOUNG)
    assert play.zone(YOUNG) is Zone.REMOVED
    assert play.zone(OLD) is Zone.UNCONTROLLED
    assert play.seat("Ada").transfers == 3


def test_wider_view__four_transfers_for_two_pool(play):
    play.in_play("Ada", "Wider View")
    play.acts("Ada", Phase.INFLUENCE).plays("Wider View", words="4 transfers")
    assert play.pool_of("Ada") == 32
    assert play.zone("Wider View") is Zone.ASH_HEAP


def test_wider_view__not_without_transfers_or_crypt(play):
    play.in_play("Ada", "Wider View")
    play.uncontrolled("Ada", YOUNG)
    play.acts("Ada", Phase.INFLUENCE)
    assert not play.can("Wider View", words="1 transfer")
    play.choose(play.decision.options[0].verb, YOUNG)
    assert not play.can("Wider View", words="4 transfers")


def test_ashur_tablets__the_third_one_brings_cards_back(play):
    for _ in range(2):
        play.in_play("Ada", "Ashur Tablets")
    other = play.in_play("Cleo", "Ashur Tablets")
    back = play.card("Ada", "Vessel", Zone.ASH_HEAP)
    again = play.card("Ada", "Blood Doll", Zone.ASH_HEAP)
    master_phase(play, "Ashur Tablets").plays("Ashur Tablets")
    play.choose(TO_HAND, target=back).choose(TO_LIBRARY, target=again)
    assert play.pool_of("Ada") == 33
    assert play.zone(other) is Zone.REMOVED
    assert play.zone(back) is Zone.HAND
    assert again in {*play.seat("Ada").library, *play.seat("Ada").hand}


def test_ashur_tablets__once_a_turn_and_nothing_with_two(play):
    play.in_play("Ada", "Ashur Tablets")
    play.in_play("Ada", "The Parthenon")
    master_phase(play, "Ashur Tablets", "Ashur Tablets").plays("Ashur Tablets")
    play.plays("The Parthenon")
    assert not play.can("Ashur Tablets")
    assert play.pool_of("Ada") == 30
