"""Strikes with hands or with a melee weapon, and cards that cancel strikes."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import NONE, PASS
from vtes_deck.engine.state.table import Zone

SWORD, GUN, GRAPPLE = "Bastard Sword", ".44 Magnum", "Immortal Grapple"
ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def armed(play, card, level, weapon=SWORD, *, against="", held=(), own=(), **facts):
    ada, ben = play.vampire("Ada", level, **facts), play.vampire("Ben", against)
    sword = play.on(ada, weapon)
    play.hand("Ada", card, *own)
    play.hand("Ben", *held)
    play.bleeds(ada).blocks(ben)
    return ada, ben, sword


@pytest.mark.parametrize(
    ("card", "level", "clan", "hands"),
    [
        ("Undead Strength", "pot", "Caitiff", 2),
        ("Undead Strength", "POT", "Caitiff", 3),
        ("Pushing the Limit", "pot", "Caitiff", 3),
        ("Pushing the Limit", "POT", "Caitiff", 4),
        ("Lucky Blow", "", "Caitiff", 2),
        ("Decapitate", "pot", "Caitiff", 3),
        ("Anticipation", "aus", "Salubri", 3),
    ],
)
def test_melee_strikes__with_hands_or_with_a_sword(play, card, level, clan, hands):
    _, ben, sword = armed(play, card, level, clan=clan)
    to_strikes(play)
    assert play.can(card, level, target=sword)
    play.plays(card, level, target=NONE).choose(PASS).finish()
    assert play[ben].blood == 5 - hands


@pytest.mark.parametrize(
    ("card", "level", "damage"),
    [
        ("Undead Strength", "pot", 3),
        ("Undead Strength", "POT", 4),
        ("Pushing the Limit", "pot", 4),
        ("Pushing the Limit", "POT", 5),
    ],
)
def test_melee_strikes__with_a_sword(play, card, level, damage):
    ada, ben, sword = armed(play, card, level)
    to_strikes(play).plays(card, level, target=sword).choose(PASS).finish()
    assert play[ben].blood == 5 - damage
    assert play[ada].blood == 5 - (card == "Pushing the Limit")


@pytest.mark.parametrize(("level", "more"), [("pot", 1), ("POT", 2)])
def test_burning_wrath__all_damage_is_aggravated(play, level, more):
    ada, ben = fight(play, level, "Burning Wrath")
    to_strikes(play).plays("Burning Wrath", level).choose(PASS).finish()
    assert play[ada].blood == 2
    assert play[ben].in_torpor
    assert play[ben].blood == 5 - more, "the first point wounds, each other one burns blood"


def test_burning_wrath__no_strike_at_long_range(play):
    fight(play, "POT", "Burning Wrath", theirs="SER", held=["Form of the Serpent"])
    play.until("Ben", "Form of the Serpent").plays("Form of the Serpent", "SER")
    for _ in range(10):
        assert LONG not in play.log_sentences() or not play.can("Burning Wrath")
        play.choose(PASS)
    assert LONG in play.log_sentences()


def test_pushing_the_limit__not_at_superior_with_basic_potence(play):
    armed(play, "Pushing the Limit", "pot")
    to_strikes(play)
    assert not play.can("Pushing the Limit", "POT")


def test_undead_strength__not_with_a_gun(play):
    _, _, gun = armed(play, "Undead Strength", "pot", GUN)
    to_strikes(play)
    assert not play.can("Undead Strength", target=gun)


def test_undead_strength__no_sword_in_a_grapple(play):
    _, ben, sword = armed(play, "Undead Strength", "pot", against="pot", held=[GRAPPLE])
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    to_strikes(play)
    assert not play.can("Undead Strength", target=sword)
    play.plays("Undead Strength", target=NONE).choose(PASS).finish()
    assert play[ben].blood == 3


def test_lucky_blow__a_removed_sword_does_not_strike(play):
    _, ben, sword = armed(play, "Lucky Blow", "", against="cel", held=["Fast Hands"])
    play[ben].disciplines = {"cel": 2}
    to_strikes(play).plays("Lucky Blow", target=sword).plays("Fast Hands", "CEL").finish()
    assert play[sword].host == ben
    assert play[ben].blood == 4, "the cost of Fast Hands"


def test_lucky_blow__not_replaced_before_the_combat_is_over(play):
    play.library("Ada", "Blur")
    fight(play, "", *["Lucky Blow"] * 7, theirs="cel", held=["Psyche!"])
    to_strikes(play).plays("Lucky Blow").choose(PASS)
    assert len(play.seat("Ada").hand) == 6


def test_decapitate__burns_a_vampire_on_its_way_to_torpor(play):
    ada, ben = play.vampire("Ada", "POT"), play.vampire("Ben", blood=0)
    play.hand("Ada", "Decapitate")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.until("Ada", "Decapitate").plays("Decapitate", "POT")
    play.finish() if play.action else None
    assert play.zone(ben) is Zone.ASH_HEAP
    assert play[ada].blood == 3


def test_decapitate__not_by_a_vampire_that_goes_to_torpor_too(play):
    ada, ben = play.vampire("Ada", "POT", blood=2), play.vampire("Ben", "pot", blood=0)
    play.hand("Ada", "Decapitate")
    play.hand("Ben", "Undead Strength")
    play[ben].disciplines = {"pot": 2}
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).plays("Undead Strength", "POT", target=NONE)
    while play.action:
        assert not play.can("Decapitate", "POT")
        play.choose(PASS)
    assert play[ben].in_torpor


def test_lam_into__maneuvers_to_strike_with_a_sword(play):
    _, ben, sword = armed(play, "Lam Into", "for", against="cel", held=["Pursuit"], **ANARCH)
    to_kind(play, "range", "Ben").plays("Pursuit", "cel")
    play.plays("Lam Into", "for", target=sword)
    assert LONG not in play.log_sentences()
    play.finish()
    assert play[ben].blood == 2


def test_lam_into__the_next_round_is_at_close_range(play):
    ada, ben, _ = armed(play, "Lam Into", "vic", against="cel", held=["Pursuit"], **ANARCH)
    to_strikes(play).plays("Lam Into", "vic", target=NONE).choose(PASS)
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada)
    while play.decision.kind != "strike":
        assert not play.can("Pursuit"), "no maneuvers"
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()
    assert play[ben].blood == 3


def test_lam_into__no_other_effect_resets_the_range_of_the_next_round(play):
    """The range is set for that round."""
    held = ["Shadow Step"]
    ada, ben, _ = armed(play, "Lam Into", "vic", against="OBT", held=held, **ANARCH)
    assert play.until("Ben", "Shadow Step").can("Shadow Step", "OBT")
    to_strikes(play).plays("Lam Into", "vic", target=NONE).choose(PASS)
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada)
    while play.decision.kind != "strike":
        assert not play.can("Shadow Step", "OBT")
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()
    assert LONG not in play.log_sentences()
    del ben


def test_lam_into__only_by_an_anarch(play):
    fight(play, "pot", "Lam Into")
    to_strikes(play)
    assert not play.can("Lam Into")


def test_quick_jab__no_more_than_one_damage_and_first(play):
    ada, ben = fight(play, "", "Quick Jab")
    to_strikes(play).plays("Quick Jab").choose(HANDS).finish()
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_quick_jab__strong_hands_inflict_one_damage_only(play):
    _, ben = fight(play, "pot", "Quick Jab", "Torn Signpost")
    play.until("Ada", "Torn Signpost").plays("Torn Signpost", "pot")
    to_strikes(play).plays("Quick Jab").choose(PASS).finish()
    assert play[ben].blood == 4


def bollixed(play, card, *, at=None, level="pot"):
    ada, ben = fight(play, "pre", "Bollix", theirs=level, held=[card], **ANARCH)
    at(play) if at else None
    play.until("Ben", card).plays(card)
    return ada, ben


def test_bollix__cancels_a_grapple_whose_cost_is_not_paid(play):
    _, ben = bollixed(play, GRAPPLE)
    play.until("Ada", "Bollix").plays("Bollix", "pre")
    assert play[ben].blood == 5
    assert play.zone(GRAPPLE) is Zone.ASH_HEAP


def test_bollix__cancels_a_frenzy(play):
    _, ben = bollixed(play, "Terror Frenzy", level="ani")
    play.until("Ada", "Bollix").plays("Bollix", "pre").finish()
    assert play[ben].blood == 5, "no cost"


def test_bollix__not_a_strike_card(play):
    bollixed(play, "Undead Strength", at=lambda play: to_strikes(play).choose(PASS))
    assert not play.can("Bollix", "pre")


def test_bollix__strikes_for_damage_that_fortitude_cannot_prevent(play):
    _, ben = fight(play, "tha", "Bollix", theirs="for", held=["Skin of Rock"], **ANARCH)
    to_strikes(play).plays("Bollix", "tha").choose(PASS)
    assert not play.can("Skin of Rock")
    play.finish()
    assert play[ben].blood == 3


def jones(play, level, *, capacity=6):
    ada = play.vampire("Ada", level, capacity=capacity)
    ben = play.vampire("Ben", "pot")
    play.hand("Ada", "The Jones", "The Jones")
    play.hand("Ben", "Undead Strength", "Undead Strength")
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_the_jones__cancels_a_strike_once_a_round_only(play):
    ada, _ = jones(play, "SER")
    to_strikes(play).choose(PASS).plays("Undead Strength", "pot")
    play.until("Ada", "The Jones").plays("The Jones", "SER")
    play.until("Ben")
    play.plays("Undead Strength", "pot")
    assert not play.can("The Jones")
    play.finish()
    assert play[ada].blood == 4


def test_the_jones__dodges_with_a_press_to_end_combat_only(play):
    ada, _ = jones(play, "ser")
    to_strikes(play).plays("The Jones", "ser").choose(HANDS)
    while play.action:
        assert not play.offered(PRESS_ON, minion=ada)
        play.choose(PASS)
    assert play[ada].blood == 6


def test_the_jones__not_against_a_vampire_as_old(play):
    jones(play, "SER", capacity=5)
    to_strikes(play)
    assert not play.can("The Jones")


def test_disengage__cancels_a_grapple_for_1_blood(play):
    ada, ben = fight(play, "", "Disengage", theirs="pot", held=[GRAPPLE])
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    play.until("Ada", "Disengage").plays("Disengage")
    assert (play[ada].blood, play[ben].blood) == (4, 5)


def test_disengage__no_press_to_continue(play):
    fight(play, "", "Disengage", theirs="cel", held=["Psyche!"])
    to_kind(play, "press")
    assert play.asked == "Ben"
    play.plays("Psyche!", "cel")
    play.until("Ada", "Disengage").plays("Disengage").finish()
    assert SECOND_ROUND not in play.log_sentences()


def test_death_seeker__cancels_any_combat_card_of_the_opponent_once_a_round_only(play):
    clan = {"clan": "Salubri antitribu"}
    ada, ben = fight(
        play,
        "",
        "Death Seeker",
        "Death Seeker",
        theirs="pot",
        held=[GRAPPLE, "Undead Strength"],
        **clan,
    )
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    play.until("Ada", "Death Seeker").plays("Death Seeker")
    assert (play[ada].blood, play[ben].blood) == (4, 5)
    to_strikes(play).choose(PASS).plays("Undead Strength", "pot")
    assert not play.can("Death Seeker")


def test_anticipation__cancels_a_strike_for_1_blood(play):
    ada, ben = fight(play, "AUS", "Anticipation", theirs="pot", held=["Slam"], clan="Salubri")
    to_strikes(play).choose(PASS).plays("Slam", "pot")
    play.until("Ada", "Anticipation").plays("Anticipation", "AUS")
    assert (play[ada].blood, play[ben].blood) == (4, 5)


def test_anticipation__not_against_another_card(play):
    fight(play, "AUS", "Anticipation", theirs="pot", held=[GRAPPLE], clan="Salubri")
    play.until("Ben", GRAPPLE).plays(GRAPPLE, "pot")
    assert not play.can("Anticipation", "AUS")


def test_death_seeker__not_against_an_own_card(play):
    fight(play, "pot", "Death Seeker", "Undead Strength", clan="Salubri antitribu")
    to_strikes(play).plays("Undead Strength", "pot")
    assert not play.can("Death Seeker")
