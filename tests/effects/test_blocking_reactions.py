"""Reactions for a block and after it."""

import pytest
from card_fights import LONG, to_kind
from card_play import CardPlay
from referendums import PRINCE, calls

from cardbase.terms import Sect, Title
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.politics.votes import VERBS, VoteSide
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bled(play, card, level="", *, more=(), stealth=True, **facts):
    """Ada bleeds Ben with 1 stealth, and Ben's vampire holds a card. Return both minions."""
    ada = play.vampire("Ada", "obf")
    play.vampire("Ada")  # so that the turn continues
    ben = play.vampire("Ben", level, **facts)
    play.hand("Ada", "Cloak the Gathering", *more)
    play.hand("Ben", card)
    play.bleeds(ada)
    if stealth:
        play.blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    return ada, ben


@pytest.mark.parametrize("titled", [False, True])
def test_the_warrens__more_intercept_with_a_title(play, titled):
    title = {"title": Title.PRIMOGEN} if titled else {}
    _, ben = bled(play, "The Warrens", clan="Nosferatu", **title)
    play.until("Ben", "The Warrens").plays("The Warrens")
    assert play.intercept(ben) == 2 + titled


def test_the_warrens__not_against_an_action_that_is_not_directed_at_you(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", clan="Nosferatu")
    play.hand("Ben", "The Warrens")
    play.hunts(ada).blocks(ben)
    assert not play.can("The Warrens")


def test_read_the_winds__does_not_lock_for_the_block(play):
    _, ben = bled(play, "Read the Winds", "ani aus")
    play.until("Ben", "Read the Winds").plays("Read the Winds", "ani+aus").finish()
    assert play[ben].unlocked
    assert play.pool_of("Ben") == 30


def test_read_the_winds__unlocks_and_blocks(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "ANI AUS", locked=True)
    play.vampire("Ada")
    play.hand("Ben", "Read the Winds")
    play.bleeds(ada).until("Ben", "Read the Winds").plays("Read the Winds", "ANI+AUS")
    assert play.intercept(ben) == 1
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play[ben].locked, "it locks for the block"


def test_read_the_winds__not_replaced_before_the_action_is_over(play):
    play.library("Ben", *["Blood Doll"] * 5)
    ada = play.vampire("Ada", "obf")
    ben = play.vampire("Ben", "ani aus")
    play.hand("Ada", "Cloak the Gathering")
    play.hand("Ben", *["Read the Winds"] * 7)
    play.bleeds(ada).blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    play.until("Ben", "Read the Winds").plays("Read the Winds", "ani+aus")
    assert len(play.seat("Ben").hand) == 6
    play.finish()
    assert len(play.seat("Ben").hand) == 7


def vigil(play, level):
    ada = play.vampire("Ada", "obf")
    play.vampire("Ada")
    ben = play.vampire("Ben", level.replace("+", " "), **ANARCH)
    play.hand("Ben", "Guardian Vigil")
    play.bleeds(ada).until("Ben", "Guardian Vigil").plays("Guardian Vigil", level)
    return ada, ben


def test_guardian_vigil__all_three_disciplines_together(play):
    _, ben = vigil(play, "aus+cel+for")
    assert play.intercept(ben) == 1
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()
    assert play[ben].unlocked


def test_guardian_vigil__locks_without_fortitude(play):
    _, ben = vigil(play, "aus")
    play.finish()
    assert play[ben].locked


def test_guardian_vigil__not_by_a_locked_anarch_or_by_others(play):
    ada = play.vampire("Ada")
    play.vampire("Ben", "aus", locked=True, **ANARCH)
    play.vampire("Ben", "aus")
    play.hand("Ben", "Guardian Vigil", "On the Qui Vive")
    play.bleeds(ada).until("Ben", "On the Qui Vive")
    assert not play.can("Guardian Vigil")


def pursues(play, level):
    ada = play.vampire("Ada", "obf")
    play.vampire("Ada")
    ben = play.vampire("Ben", level, clan="Ravnos", locked=True)
    play.hand("Ada", "Cloak the Gathering")
    play.hand("Ben", "Dogged Pursuit")
    play.bleeds(ada).until("Ben", "Dogged Pursuit").plays("Dogged Pursuit", level)
    return ada, ben


def test_dogged_pursuit__locks_and_stays_without_a_block(play):
    _, ben = pursues(play, "ANI")
    play.until("Ada", "Cloak the Gathering").plays("Cloak the Gathering", "obf").finish()
    assert play[ben].locked
    assert play[play.number("Dogged Pursuit")].host == ben


def test_dogged_pursuit__burned_for_intercept(play):
    ada = play.vampire("Ada", "obf")
    ben = play.vampire("Ben", "ANI", clan="Ravnos")
    play.hand("Ada", "Cloak the Gathering")
    pursuit = play.on(ben, "Dogged Pursuit")
    play.bleeds(ada).blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    play.until("Ben", "Dogged Pursuit").uses("Dogged Pursuit").finish()
    assert play.zone(pursuit) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == 30


def test_dogged_pursuit__does_not_stay_after_a_block_or_at_basic(play):
    pursues(play, "ANI")
    play.finish()
    assert play.zone("Dogged Pursuit") is Zone.ASH_HEAP


def test_dogged_pursuit__no_card_on_the_vampire_at_basic(play):
    _, ben = pursues(play, "ani")
    play.until("Ada", "Cloak the Gathering").plays("Cloak the Gathering", "obf").finish()
    assert play[ben].locked
    assert play.zone("Dogged Pursuit") is Zone.ASH_HEAP


def test_truth_in_darkness__unlocks_after_the_block_for_1_blood(play):
    _, ben = bled(play, "Truth in Darkness", "OBL")
    play.until("Ben", "Truth in Darkness").plays("Truth in Darkness", "OBL")
    play.until("Ben", "Truth in Darkness").uses("Truth in Darkness")
    assert play[ben].unlocked
    assert play[ben].blood == 4


def continued_bleed(play, card, level, **facts):
    """Ben's vampire blocks, and Ada's continues the bleed after the combat. Return both minions."""
    ada = play.vampire("Ada", "obf PRO")
    play.vampire("Ada")
    ben = play.vampire("Ben", level, **facts)
    play.hand("Ada", "Form of Mist", "Cloak the Gathering")
    play.hand("Ben", card)
    play.bleeds(ada)
    return ada, ben


def test_truth_in_darkness__unlocks_although_the_action_continues(play):
    _, ben = continued_bleed(play, "Truth in Darkness", "OBL")
    play.blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    play.until("Ben", "Truth in Darkness").plays("Truth in Darkness", "OBL")
    to_kind(play, "strike", "Ada").plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue")
    play.until("Ben", "Truth in Darkness").uses("Truth in Darkness")
    assert (play[ben].unlocked, play[ben].blood) == (True, 4)


def test_dogged_pursuit__no_card_on_a_vampire_that_has_blocked_an_action_that_continues(play):
    _, ben = continued_bleed(play, "Dogged Pursuit", "ANI", clan="Ravnos", locked=True)
    play.until("Ben", "Dogged Pursuit").plays("Dogged Pursuit", "ANI")
    to_kind(play, "strike", "Ada").plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue").finish()
    assert play.pool_of("Ben") == 29
    assert play[ben].attached == ()
    assert play.zone("Dogged Pursuit") is Zone.ASH_HEAP


def test_eyes_of_the_wild__no_lock_for_a_vampire_that_has_blocked(play):
    """The block locks it; a later unlock in the same action is not undone."""
    _, ben = continued_bleed(play, "Eyes of the Wild", "", clan="Gangrel", locked=True)
    play.until("Ben", "Eyes of the Wild").plays("Eyes of the Wild")
    to_kind(play, "strike", "Ada").plays("Form of Mist", "PRO").choose(PASS)
    play[ben].locked = False
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue").finish()
    assert play.pool_of("Ben") == 29
    assert play[ben].unlocked


def test_wmrh_talk_radio__no_pool_for_a_vampire_that_has_blocked_an_action_that_continues(play):
    _, ben = continued_bleed(play, "Truth in Darkness", "")
    radio = play.in_play("Ben", "WMRH Talk Radio")
    play.blocks(ben).until("Ada").plays("Cloak the Gathering", "obf")
    play.until("Ben", "WMRH Talk Radio").uses("WMRH Talk Radio")
    assert play[radio].locked
    to_kind(play, "strike", "Ada").plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue").finish()
    assert play.pool_of("Ben") == 29, "only the bleed"


def test_truth_in_darkness__no_unlocking_at_basic(play):
    _, ben = bled(play, "Truth in Darkness", "obl")
    play.until("Ben", "Truth in Darkness").plays("Truth in Darkness", "obl").finish()
    assert play[ben].locked


def test_instinctive_reaction__only_against_the_predator(play):
    bled(play, "Instinctive Reaction", "ANI")
    play.until("Ben", "Instinctive Reaction").plays("Instinctive Reaction", "ANI")
    ben = play.number("Aaron Bathurst")
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben)
    assert LONG in play.log_sentences()


def test_instinctive_reaction__not_against_another(play):
    cleo, ben = play.vampire("Cleo", "obf"), play.vampire("Ben", "ani")
    play.hand("Cleo", "Cloak the Gathering")
    play.hand("Ben", "Instinctive Reaction")
    play.acts("Cleo").choose(HUNT, minion=cleo)
    play.blocks(ben)
    assert not play.can("Instinctive Reaction")


def test_eyes_of_the_beast__less_stealth_until_the_discard_phase_only(play):
    _, ben = bled(play, "Eyes of the Beast", "PRO")
    play.until("Ben", "Eyes of the Beast").plays("Eyes of the Beast", "PRO")
    eyes = play.number("Eyes of the Beast")
    assert play[eyes].host == ben
    to_kind(play, "range", "Ben").choose(MANEUVER, minion=ben).finish()
    assert LONG in play.log_sentences()
    play[ben].locked = False
    play.turn("Ben", Phase.MINION).choose(HUNT, minion=ben)
    assert play.stealth == 0
    play.finish()
    play.turn("Ben", Phase.DISCARD)
    assert play.zone(eyes) is Zone.ASH_HEAP


def test_sonar__only_during_a_directed_action_at_basic(play):
    bled(play, "Sonar", "pro")
    play.until("Ben", "Sonar")
    assert play.can("Sonar", "pro")


def test_sonar__not_during_a_hunt_at_basic(play):
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "pro")
    play.hand("Ben", "Sonar")
    play.hunts(ada).blocks(ben)
    assert not play.can("Sonar")


def test_sonar__at_superior_during_a_hunt_and_replaced_after_the_turn_only(play):
    play.library("Ben", *["Blood Doll"] * 5)
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "PRO")
    play.vampire("Ada")
    play.hand("Ben", *["Sonar"] * 7)
    play.hunts(ada).blocks(ben).plays("Sonar", "PRO").finish()
    assert len(play.seat("Ben").hand) == 6
    while play.table.active == 0:
        play.choose(PASS)
    assert len(play.seat("Ben").hand) == 7


def test_elder_intervention__two_intercept_against_a_bleed(play):
    _, ben = bled(play, "Elder Intervention")
    play.until("Ben", "Elder Intervention").plays("Elder Intervention")
    assert play.intercept(ben) == 2


def test_elder_intervention__not_with_pack_tactics_by_the_same_vampire(play):
    _, ben = bled(play, "Elder Intervention")
    play.until("Ben", "Elder Intervention")
    play.action.played |= {(ben, play.cards["Pack Tactics"].id)}
    play.again()
    assert not play.can("Elder Intervention")


def test_protected_district__less_bleed(play):
    ada, _ = play.vampire("Ada"), play.vampire("Ben", title=Title.PRIMOGEN)
    play.hand("Ben", "Protected District")
    play.bleeds(ada).until("Ben", "Protected District").plays("Protected District", "")
    assert play.bleed == 0


def test_wrong_and_crosswise__less_bleed(play):
    ada, _ = play.vampire("Ada"), play.vampire("Ben", "dem")
    play.hand("Ben", "Wrong and Crosswise")
    play.bleeds(ada).until("Ben", "Wrong and Crosswise").plays("Wrong and Crosswise", "dem")
    assert play.bleed == 0


def test_wrong_and_crosswise__no_votes_at_basic(play):
    calls(play, "Kine Resources Contested", **PRINCE)
    play.vampire("Ben", "dem")
    play.hand("Ben", "Wrong and Crosswise")
    while play.action:
        assert not play.can("Wrong and Crosswise")
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])


def opposes(play, card, level, *, title=None):
    """Ada calls a referendum; Ben's vampire plays the card in the poll."""
    calls(play, "Kine Resources Contested", **PRINCE)
    ben = play.vampire("Ben", level, title=title)
    play.hand("Ben", card)
    while not (play.asked == "Ben" and play.can(card)):
        kind = play.decision.kind
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
        assert kind
    play.plays(card)
    return ben


@pytest.mark.parametrize(
    ("card", "level", "title", "votes"),
    [
        ("Wrong and Crosswise", "DEM", None, 4),
        ("Protected District", "", Title.PRIMOGEN, 4),
    ],
)
def test_votes_against__are_cast_together_with_the_votes_of_the_title(
    play, card, level, title, votes
):
    opposes(play, card, level, title=title)
    assert any(
        f"casts {votes} votes" in line and "against" in line for line in play.log_sentences()
    )
    play.finish()
    assert any("fails" in line for line in play.log_sentences())


def test_protected_district__not_by_a_primogen_who_has_voted_for_it(play):
    calls(play, "Kine Resources Contested", **PRINCE)
    ben = play.vampire("Ben", title=Title.PRIMOGEN)
    play.hand("Ben", "Protected District")
    while play.asked != "Ben" or play.decision.kind != "vote":
        play.choose(PASS) if play.offered(PASS) else play.game.apply(play.options[0])
    play.choose(VERBS["votes", VoteSide.FOR], minion=ben)
    while play.action:
        assert not play.can("Protected District")
        play.choose(PASS)


def test_eyes_of_the_beast__no_maneuver_at_basic(play):
    _, ben = bled(play, "Eyes of the Beast", "pro")
    play.until("Ben", "Eyes of the Beast").plays("Eyes of the Beast", "pro")
    while play.action:
        assert not play.offered(MANEUVER, minion=ben)
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
