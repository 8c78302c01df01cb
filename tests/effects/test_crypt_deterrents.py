"""Vampires whose text affects blocks, bleeds and votes of others."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.actions.political import POLITICAL
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Activity, Zone


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def test_abraham_dusable__intercept_or_stealth_but_not_twice(play):
    abraham, ben = play.ready("Ada", "Abraham DuSable"), play.vampire("Ben")
    play.hand("Ada", "Theft of Vitae", "Theft of Vitae")
    play.bleeds(abraham).blocks(ben).plays("Abraham DuSable")
    assert play.stealth == 1
    assert not play.can("Abraham DuSable")


def test_abraham_dusable__only_with_a_card_that_requires_blood_sorcery(play):
    abraham, ben = play.ready("Ada", "Abraham DuSable"), play.vampire("Ben")
    play.hand("Ada", "Govern the Unaligned")
    assert not play.bleeds(abraham).blocks(ben).can("Abraham DuSable")


def test_osric_vladislav__burns_several_locations_in_an_action(play):
    osric = play.ready("Ada", "Osric Vladislav")
    ben = play.vampire("Ben", "AUS")
    play.in_play("Ada", "The Rack")
    play.in_play("Ada", "The Barrens")
    play.in_play("Ben", "The Hungry Coyote")
    play.hand("Ben", "Telepathic Misdirection")
    play.bleeds(osric).blocks(ben).plays("Osric Vladislav", target="The Rack")
    play.plays("Telepathic Misdirection", "aus") if play.asked == "Ben" else play.passes("Ada")
    play.until("Ada", "Osric Vladislav").plays("Osric Vladislav", target="The Barrens")
    assert play.stealth == 2


def test_osric_vladislav__not_a_location_of_another(play):
    osric = play.ready("Ada", "Osric Vladislav")
    ben = play.vampire("Ben")
    play.in_play("Ben", "The Rack")
    assert not play.bleeds(osric).blocks(ben).can("Osric Vladislav")


def test_keller_thiel__minions_burn_blood_after_a_bleed(play):
    play.ready("Ada", "Keller Thiel")
    dora = play.vampire("Dora")
    play.bleeds(dora).finish()
    assert play[dora].blood == play[dora].capacity - 1


def test_keller_thiel__not_while_locked(play):
    play.ready("Ada", "Keller Thiel", locked=True)
    dora = play.vampire("Dora")
    play.bleeds(dora).finish()
    assert play[dora].blood == play[dora].capacity


def test_gwenllian_arwyn__not_against_an_ally(play):
    gwenllian = play.ready("Ada", "Gwenllian Arwyn")
    ally = play.ready("Ben", "Loyal Street Gang")
    assert not play.bleeds(gwenllian).blocks(ally).can("Gwenllian Arwyn")


def test_castellan__more_intercept_only_when_directed(play):
    castellan = play.ready("Ben", "Castellan")
    ada = play.vampire("Ada", blood=1)
    play.bleeds(ada)
    assert play.intercept(castellan) == 1
    play.finish()
    play[ada].locked = False
    play.table.decision = None
    play.hunts(ada)
    assert play.intercept(castellan) == -1


def strikes(play):
    """Pass until strikes are chosen."""
    for _ in range(20):
        if play.decision.kind == "strike":
            return
        play.choose(PASS)
    pytest.fail("there was no combat")


def test_rowena__ends_combat_only_with_a_werewolf(play):
    rowena, ben = play.ready("Ada", "Rowena"), play.vampire("Ben")
    play.bleeds(rowena).blocks(ben)
    strikes(play)
    assert not play.can("Rowena")
    assert play.offered(HANDS)


def test_sarah_raines__no_maneuver_against_a_vampire(play):
    sarah, ben = play.ready("Ada", "Sarah Raines"), play.vampire("Ben")
    play.bleeds(sarah).blocks(ben)
    for _ in range(10):
        assert not play.can("Sarah Raines")
        if play.decision.kind == "strike":
            return
        play.choose(PASS)
    pytest.fail("there was no combat")


def test_kateline_nadasdy__not_the_acting_vampire(play):
    kateline = play.ready("Ada", "Kateline Nadasdy", 3)
    ben = play.vampire("Ben")
    play.hand("Ada", "Ancilla Empowerment")
    acting = play.vampire("Ada")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=acting)
    play.until("Ada", "Kateline Nadasdy")
    assert not play.can("Kateline Nadasdy", target=acting)
    play.plays("Kateline Nadasdy", target=ben)
    assert play.table.is_restricted(Activity.VOTE, ben)
    assert play[kateline].blood == 2
    assert not play.can("Kateline Nadasdy"), "once in a referendum"


def test_kateline_nadasdy__not_without_blood(play):
    kateline = play.ready("Ada", "Kateline Nadasdy", 1)
    play.vampire("Ben")
    play.hand("Ada", "Ancilla Empowerment")
    acting = play.vampire("Ada")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=acting)
    play[kateline].blood = 0
    for _ in range(20):
        assert not play.can("Kateline Nadasdy")
        if play.action is None:
            return
        play.choose(PASS)


def test_rowena__ends_combat_with_a_werewolf(play):
    rowena, wolf = play.ready("Ada", "Rowena"), play.ready("Ben", "High Top")
    play.bleeds(rowena).blocks(wolf)
    strikes(play)
    assert play.can("Rowena")


def test_sarah_raines__maneuvers_against_a_mage(play):
    sarah, mage = play.ready("Ada", "Sarah Raines"), play.ready("Ben", "Outcast Mage")
    play.bleeds(sarah).blocks(mage)
    play.until("Ada", "Sarah Raines")
    assert play.decision.kind == "range"


def test_sarah_raines__presses_in_a_combat_in_which_she_has_maneuvered(play):
    sarah, mage = play.ready("Ada", "Sarah Raines"), play.ready("Ben", "Outcast Mage")
    play.blood(mage, 9)
    play.bleeds(sarah).blocks(mage)
    play.until("Ada", "Sarah Raines").uses("Sarah Raines")
    play.until("Ada", "Sarah Raines")
    assert play.decision.kind == "press"


def test_sean_rycek__locks_or_burns_blood_but_not_both(play):
    play.ready("Ada", "Sean Rycek", 3)
    play.vampire("Ben")
    play.hand("Ada", "Ancilla Empowerment")
    acting = play.vampire("Ada")
    play.acts("Ada").choose(POLITICAL, "Ancilla Empowerment", minion=acting)
    play.until("Ada", "Sean Rycek")
    assert len(play.ways("Sean Rycek")) == 2
    play.plays("Sean Rycek", words="burns")
    assert not play.can("Sean Rycek")


def test_sean_rycek__burns_a_boon(play):
    play.ready("Ada", "Sean Rycek")
    play.vampire("Ben")
    boon = play.in_play("Ben", "Minor Boon")
    play.acts("Ada").plays("Sean Rycek", target=boon)
    assert play.action.seats == (1,), "directed at Ben"
    play.finish()
    assert play.zone(boon) is Zone.ASH_HEAP
