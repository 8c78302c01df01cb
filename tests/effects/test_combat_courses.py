"""Combat cards that end, continue or follow a combat, aim strikes or concern one kind of damage."""

import pytest
from card_fights import LONG, SECOND_ROUND, drained, fight, to_kind, to_strikes
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.maneuvers import MANEUVER
from vtes_deck.engine.combat.presses import PRESS_ON
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

ANARCH = {"sect": Sect.ANARCH}


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def mist(play, *cards, level="PRO", **facts):
    """Ada ends the combat after a block with Form of Mist. Return both minions."""
    pair = fight(play, level, "Form of Mist", *cards, **facts)
    to_strikes(play).plays("Form of Mist", level).choose(PASS)
    return pair


def test_form_of_mist__dodges(play):
    ada, _ = fight(play, "pro", "Form of Mist")
    to_strikes(play).plays("Form of Mist", "pro").choose(HANDS)
    play.finish()
    assert play[ada].blood == 5


def test_form_of_mist__continues_with_the_action_for_1_blood(play):
    ada, _ = mist(play)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue")
    assert (play[ada].blood, play.pool_of("Ben")) == (4, 29)
    assert any("gets +1 stealth" in line for line in play.log_sentences())


def test_form_of_mist__another_minion_can_block_then_unless_its_controller_has_declined(
    play,
):
    play.vampire("Ben")
    ada = play.vampire("Ada", "PRO")
    ben = play.vampire("Ben")
    play.hand("Ada", "Form of Mist")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue")
    assert play.decision.kind == "block"
    assert play.action.blocker == -1


def test_form_of_mist__does_not_continue_without_blood(play):
    ada, _ = fight(play, "PRO", "Form of Mist")
    drained(play, ada)
    to_strikes(play).plays("Form of Mist", "PRO").choose(PASS).finish()
    assert play.pool_of("Ben") == 30
    assert play[ada].locked


def test_form_of_mist__not_by_the_blocker(play):
    _ada, _ben = fight(play, "", theirs="PRO")
    play.hand("Ben", "Form of Mist")
    to_strikes(play).choose(HANDS).plays("Form of Mist", "PRO")
    play.finish()
    assert not any("goes on" in line for line in play.log_sentences())


def test_form_of_mist__superior_not_twice_in_an_action(play):
    ada = play.vampire("Ada", "PRO")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Form of Mist", "Form of Mist")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Form of Mist", "PRO").choose(PASS)
    play.until("Ada", "Form of Mist").plays("Form of Mist", words="continue")
    play.table.modifiers = ()
    play.blocks(other)
    to_strikes(play)
    assert play.can("Form of Mist", "pro")
    assert not play.can("Form of Mist", "PRO")


def test_psyche__presses(play):
    fight(play, "cel", "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel").finish()
    assert SECOND_ROUND in play.log_sentences()


def test_psyche__another_combat_follows(play):
    fight(play, "CEL", "Psyche!")
    play.until("Ada", "Psyche!")
    while not play.can("Psyche!", "CEL"):
        play.choose(PASS)
    play.plays("Psyche!", "CEL").finish()
    assert play.combats() == 2


def test_psyche__after_the_strike_that_ended_the_combat_and_mist_has_no_effect(play):
    fight(play, "CEL", "Psyche!", theirs="PRO")
    play.hand("Ben", "Earth Meld")
    to_strikes(play).choose(HANDS).plays("Earth Meld", "PRO")
    play.until("Ada", "Psyche!").plays("Psyche!", "CEL").finish()
    assert play.combats() == 2


def test_psyche__superior_not_while_the_combat_continues_anyway(play):
    fight(play, "CEL", "Psyche!", "Psyche!")
    to_kind(play, "press", "Ada").plays("Psyche!", "cel")
    for _ in range(10):
        assert not play.can("Psyche!", "CEL")
        if SECOND_ROUND in play.log_sentences():
            break
        play.choose(PASS)
    else:
        raise AssertionError("there is no second round")


def test_psyche__superior_not_with_an_opponent_in_torpor(play):
    _, ben = fight(play, "CEL", "Psyche!")
    drained(play, ben)
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].in_torpor
    assert play.combats() == 1


def test_donnybrook__burns_a_retainer_before_the_other_strike(play):
    ada, ben = play.vampire("Ada", "obf", **ANARCH), play.vampire("Ben")
    spy = play.on(ben, "Raven Spy")
    play.hand("Ada", "Donnybrook")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).plays("Donnybrook", "obf").choose(HANDS)
    play.finish()
    assert spy not in play.table.in_play


def test_donnybrook__aggravated_hands(play):
    _, ben = fight(play, "pro", "Donnybrook", **ANARCH)
    to_strikes(play).plays("Donnybrook", "pro").choose(PASS)
    play.finish()
    assert play[ben].in_torpor


def test_donnybrook__steals_two(play):
    ada, ben = fight(play, "ser", "Donnybrook", blood=1, **ANARCH)
    to_strikes(play).plays("Donnybrook", "ser").choose(PASS)
    play.finish()
    assert (play[ada].blood, play[ben].blood) == (3, 3)


def test_donnybrook__not_at_long_range_or_by_another_sect(play):
    fight(play, "ser cel", "Donnybrook", "Pursuit", **ANARCH)
    play.plays("Pursuit", "cel")
    assert LONG in play.log_sentences()
    assert not play.can("Donnybrook")


def test_rolling_with_the_punches__prevents_one(play):
    ada, _ = fight(play, "for", "Rolling with the Punches")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Rolling with the Punches", "for").finish()
    assert play[ada].blood == 5


def test_rolling_with_the_punches__all_strikes_of_the_round(play):
    ada, _ = fight(play, "FOR", "Rolling with the Punches", theirs="CEL")
    play.hand("Ben", "Blur")
    to_strikes(play).choose(PASS).choose(HANDS)
    play.plays("Rolling with the Punches", "FOR").until("Ben", "Blur").plays("Blur", "CEL")
    play.strikes_with_hands().finish()
    assert play[ada].blood == 4


def test_rolling_with_the_punches__not_against_environmental_damage(play):
    _ada, _ = fight(play, "FOR", "Rolling with the Punches", theirs="ANI", held=["Carrion Crows"])
    play.until("Ben", "Carrion Crows").plays("Carrion Crows", "ANI")
    to_strikes(play).choose(PASS).choose(PASS)
    assert play.can("Rolling with the Punches", "for")
    assert not play.can("Rolling with the Punches", "FOR")


def test_rolling_with_the_punches__not_without_blood_to_burn(play):
    ada, _ = fight(play, "FOR", "Rolling with the Punches")
    drained(play, ada)
    to_strikes(play).choose(PASS).choose(HANDS)
    assert not play.can("Rolling with the Punches", "FOR")


def test_rego_motum__prevents_four_of_a_strike(play):
    ada, _ = fight(play, "THA", "Rego Motum", theirs="POT")
    play.hand("Ben", "Roundhouse")
    to_strikes(play).choose(PASS).plays("Roundhouse", "POT")
    play.plays("Rego Motum", "THA").finish()
    assert play[ada].blood == 4, "the card costs one"


def test_rego_motum__not_against_environmental_damage_and_not_twice_a_round(play):
    fight(
        play,
        "THA",
        "Rego Motum",
        "Rego Motum",
        theirs="ANI POT",
        held=["Carrion Crows", "Roundhouse"],
    )
    play.until("Ben", "Carrion Crows").plays("Carrion Crows", "ANI")
    to_strikes(play).choose(PASS).plays("Roundhouse", "POT")
    play.plays("Rego Motum", "tha")
    assert not play.can("Rego Motum")


def test_resist_earths_grasp__presses(play):
    fight(play, "cel", "Resist Earth's Grasp")
    to_kind(play, "press", "Ada").plays("Resist Earth's Grasp", "cel").finish()
    assert SECOND_ROUND in play.log_sentences()


def test_resist_earths_grasp__maneuvers_with_a_press_in_the_same_round(play):
    ada, _ = fight(play, "cel", "Resist Earth's Grasp")
    play.plays("Resist Earth's Grasp", "cel")
    assert LONG in play.log_sentences()
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_resist_earths_grasp__stealth_at_superior(play):
    ada, ben = play.vampire("Ada", "CEL"), play.vampire("Ben")
    play.hand("Ada", "Resist Earth's Grasp")
    play.bleeds(ada).blocks(ben).plays("Resist Earth's Grasp", "CEL")
    assert play.stealth == 1


def test_resist_earths_grasp__no_stealth_at_basic(play):
    ada, ben = play.vampire("Ada", "cel"), play.vampire("Ben")
    play.hand("Ada", "Resist Earth's Grasp")
    play.bleeds(ada).blocks(ben)
    assert not play.can("Resist Earth's Grasp", "CEL")


def test_typhonic_beast__stronger_for_the_combat(play):
    _, ben = fight(play, "ser", "Typhonic Beast")
    play.plays("Typhonic Beast", "ser")
    to_strikes(play).choose(HANDS).choose(PASS)
    play.finish()
    assert play[ben].blood == 3


def test_typhonic_beast__prevents_one_each_round(play):
    ada, _ = fight(play, "pot ser", "Typhonic Beast", theirs="POT")
    play.hand("Ben", "Roundhouse")
    play.plays("Typhonic Beast", "pot+ser")
    to_strikes(play).choose(PASS).plays("Roundhouse", "POT")
    play.uses("Typhonic Beast", words="prevents")
    assert not play.can("Typhonic Beast", words="prevents")
    play.finish()
    assert play[ada].blood == 5 - 1 - 4 + 1


def test_typhonic_beast__presses_at_superior(play):
    ada, _ = fight(play, "POT SER", "Typhonic Beast")
    play.plays("Typhonic Beast", "POT+SER")
    to_kind(play, "press", "Ada").choose(PRESS_ON, minion=ada).finish()
    assert SECOND_ROUND in play.log_sentences()


def test_typhonic_beast__not_with_potence_alone(play):
    fight(play, "POT", "Typhonic Beast")
    assert not play.can("Typhonic Beast")


def targets(play, *cards, theirs="", held=()):
    """Ada strikes with hands and plays the aim. Return both minions."""
    pair = fight(play, "", "Target Vitals", *cards, theirs=theirs)
    play.hand("Ben", *held)
    to_strikes(play).choose(HANDS).plays("Target Vitals")
    return pair


def test_target_vitals__two_more_and_no_press(play):
    _, ben = targets(play, theirs="cel", held=["Psyche!"])
    play.choose(PASS)
    for _ in range(10):
        assert not play.can("Psyche!")
        if play.action is None:
            break
        play.choose(PASS)
    assert play[ben].blood == 2


def test_target_vitals__not_if_all_the_damage_is_prevented(play):
    _, ben = targets(play, theirs="for", held=["Rolling with the Punches"])
    play.choose(PASS).plays("Rolling with the Punches", "for").finish()
    assert play[ben].blood == 5


def test_target_vitals__its_additional_damage_can_be_prevented_too(play):
    _, ben = targets(play, theirs="tha", held=["Rego Motum"])
    play.choose(PASS).choose(PASS).plays("Rego Motum", "tha").finish()
    assert play[ben].blood == 5 - 1 - 1


def test_target_vitals__two_combat_cards_cancel_it(play):
    _, ben = targets(play, held=["Roundhouse", "Psyche!"])
    roundhouse, psyche = play.number("Roundhouse"), play.number("Psyche!")
    options = play.decision.options
    assert play.asked == "Ben"
    play.game.apply(options[0])
    play.game.apply(play.decision.options[0])
    play.choose(PASS).finish()
    assert play[ben].blood == 4
    assert play.zone(roundhouse) == play.zone(psyche) == 3


def test_target_vitals__not_cancelled_with_one_combat_card_or_with_others(play):
    targets(play, held=["Roundhouse", "Bonding"])
    assert play.decision.kind == "strike"
    assert play.asked == "Ben"


def test_target_vitals__not_twice_on_one_strike(play):
    targets(play, "Target Vitals")
    assert not play.can("Target Vitals")


def test_target_vitals__no_effect_on_a_dodge(play):
    _, ben = fight(play, "pro", "Target Vitals", "Form of Mist")
    to_strikes(play).plays("Form of Mist", "pro").plays("Target Vitals").choose(PASS)
    play.finish()
    assert play[ben].blood == 5
    assert not play.offered(MANEUVER)
