"""Vampires whose text moves cards and counters, or pays with them."""

import pytest
from card_play import PLAIN, CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.mechanics.stats import hand_size
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def fights(play):
    """Strike with hands until the action is over."""
    action = play.action
    for _ in range(60):
        if action not in play.table.stack:
            return
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    pytest.fail("the action does not end")


def test_bakr__enters_combat_for_1_blood(play):
    bakr, ben = play.ready("Ada", "Bakr", 3), play.vampire("Ben")
    play.acts("Ada").plays("Bakr", target=ben)
    assert play.stealth == 1
    assert play.action.seats == (1,), "directed at Ben"
    fights(play)
    assert play[bakr].blood == 1, "a blood for the action and one for the damage"


def test_bakr__not_with_minions_of_his_own_controller(play):
    play.ready("Ada", "Bakr", 3)
    own = play.vampire("Ada")
    play.vampire("Ben")
    assert not play.acts("Ada").can("Bakr", target=own)


def test_etrius__steals_up_to_three_blood(play):
    etrius = play.ready("Ada", "Etrius", 2)
    ben = play.vampire("Ben", clan="Tremere", blood=4)
    play.vampire("Ben", clan="Ventrue", blood=4)
    play.acts("Ada").plays("Etrius", target=ben, n=3).finish()
    assert (play[etrius].blood, play[ben].blood) == (5, 1)


def test_etrius__not_from_another_clan_and_no_more_than_three(play):
    play.ready("Ada", "Etrius", 2)
    tremere = play.vampire("Ben", clan="Tremere", blood=4)
    ventrue = play.vampire("Ben", clan="Ventrue", blood=4)
    play.acts("Ada")
    assert not play.can("Etrius", target=ventrue)
    assert not play.can("Etrius", target=tremere, n=4)


@pytest.mark.parametrize("cards", [6, 7])
def test_marchesa_liliana__only_with_seven_cards_in_the_ash_heap(play, cards):
    liliana = play.ready("Ada", "Marchesa Liliana")
    play.vampire("Ben")
    for _ in range(cards):
        play.card("Ada", "Govern the Unaligned", Zone.ASH_HEAP)
    assert play.bleeds(liliana).can("Marchesa Liliana") is (cards == 7)


def test_saulot_the_wanderer__no_damage_by_a_baali(play):
    saulot = play.ready("Ada", "Saulot, The Wanderer", 8)
    baali = play.vampire("Ben", clan="Baali")
    play.bleeds(saulot).blocks(baali)
    fights(play)
    assert play[saulot].blood == 8
    assert play[baali].blood == play[baali].capacity - 2, "the strength of Saulot"


def test_saulot_the_wanderer__blood_for_a_vampire_in_the_uncontrolled_region(play):
    saulot, waits = play.ready("Ada", "Saulot, The Wanderer", 8), play.uncontrolled("Ada", PLAIN, 1)
    play.turn("Ada", Phase.UNLOCK).plays("Saulot, The Wanderer", target=waits)
    assert play.counters(waits) == 3
    assert play[saulot].blood == 6
    assert not play.can("Saulot, The Wanderer"), "once in the phase"


def test_khin_aye__not_for_the_minions_of_the_prey(play):
    play.ready("Ada", "Khin Aye")
    before = hand_size(play.table, 0)
    play.vampire("Ben")
    play.vampire("Ben")
    assert hand_size(play.table, 0) == before


def test_fotini_katsikaris__a_larger_hand_until_the_next_discard_phase(play):
    fotini = play.ready("Ada", "Fotini Katsikaris")
    play.vampire("Ada")
    before = hand_size(play.table, 0)
    play.bleeds(fotini).finish()
    assert hand_size(play.table, 0) == before + 1
    for _ in range(20):
        if play.table.phase is Phase.DISCARD:
            break
        play.passes()
    assert hand_size(play.table, 0) == before


def test_fotini_katsikaris__not_after_the_bleed_of_another(play):
    play.ready("Ada", "Fotini Katsikaris")
    before = hand_size(play.table, 0)
    play.bleeds(play.vampire("Ada")).finish()
    assert hand_size(play.table, 0) == before


def test_khin_aye__only_while_the_predator_has_more_ready_minions(play):
    play.ready("Ada", "Khin Aye")
    before = hand_size(play.table, 0)
    play.vampire("Dora")
    assert hand_size(play.table, 0) == before
    play.vampire("Dora")
    assert hand_size(play.table, 0) == before + 1


def test_khalid__not_without_a_master_phase_action(play):
    play.ready("Ada", "Khalid")
    play.hand("Ada", "Cloak the Gathering", "Cloak the Gathering")
    play.turn("Ada", Phase.MASTER).plays("Khalid")
    assert play.pool_of("Ada") == 31
    assert not play.can("Khalid")


def test_thucimia__a_smaller_hand_until_the_next_unlock_phase(play):
    thucimia = play.ready("Ada", "Thucimia")
    play.vampire("Ben")
    before = hand_size(play.table, 0)
    play.bleeds(thucimia).plays("Thucimia")
    assert (play.bleed, hand_size(play.table, 0)) == (2, before - 2)
    assert not play.can("Thucimia"), "once in an action"


def test_danielle_diron__only_without_blood(play):
    danielle = play.ready("Ada", "Danielle Diron", 1)
    assert not play.turn("Ada", Phase.UNLOCK).can("Danielle Diron")
    play[danielle].blood = 0
    play.turn("Ada", Phase.UNLOCK).plays("Danielle Diron")
    assert play[danielle].blood == 2


def test_torvus_bloodbeard__unlocks_in_the_turn_of_another(play):
    torvus = play.ready("Ada", "Torvus Bloodbeard", locked=True)
    play.vampire("Ben")
    play.edge("Ada")
    play.acts("Ben").until("Ada", "Torvus Bloodbeard").plays("Torvus Bloodbeard")
    assert not play[torvus].locked
    assert play.table.edge == -1


def test_toby__an_anarch_of_anyone(play):
    toby = play.ready("Ada", "Toby", 2, locked=True)
    ben = play.vampire("Ben", sect=Sect.ANARCH)
    play.vampire("Cleo")
    play.bleeds(ben).until("Ada", "Toby").plays("Toby")
    play.finish()
    assert (play.pool_of("Cleo"), play[toby].blood) == (28, 1)


def test_toby__not_for_a_vampire_that_is_not_an_anarch(play):
    play.ready("Ada", "Toby", 2)
    play.vampire("Ben")
    assert not play.bleeds(play.vampire("Ada")).can("Toby")


@pytest.mark.parametrize("gehenna", [True, False])
def test_philippe_de_marseilles__only_with_a_gehenna_card_in_play(play, gehenna):
    philippe = play.ready("Ada", "Philippe de Marseilles")
    if gehenna:
        play.in_play("Ben", "The Unmasking")
    play.turn("Ada", Phase.UNLOCK)
    assert play.can("Philippe de Marseilles") is gehenna
    if gehenna:
        play.plays("Philippe de Marseilles")
        assert play.pool_of("Ada") == 36
        assert play.zone(philippe) is Zone.REMOVED
