"""Combat cards of the Salubri: Anesthetic Touch, Tranquility Shield."""

import pytest
from card_fights import LONG, SECOND_ROUND, fight, to_strikes
from card_play import CardPlay

from vtes_deck.engine.combat.cards import USE
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

TOUCH, SHIELD, FRENZY, BEAST = (
    "Anesthetic Touch",
    "Tranquility Shield",
    "Terror Frenzy",
    "Drawing Out the Beast",
)
GUN = ".44 Magnum"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def over(play):
    """Play the rest of the action. Return whether a press was ever offered."""
    pressed = False
    while play.action:
        pressed |= play.decision.kind == "press"
        play.choose(PASS) if play.offered(PASS) else play.strikes_with_hands()
    return pressed


def test_anesthetic_touch__dodges(play):
    ada, _ = fight(play, "aus", TOUCH)
    to_strikes(play).plays(TOUCH, "aus").choose(HANDS).finish()
    assert play[ada].blood == 5


def test_anesthetic_touch__both_strike_and_the_combat_ends(play):
    ada, ben = fight(play, "obe", TOUCH, "Flash")
    to_strikes(play).plays(TOUCH, "obe").choose(HANDS)
    assert not over(play)
    assert (play[ada].blood, play[ben].blood) == (4, 4)


def test_anesthetic_touch__first_strike_at_superior(play):
    ada, ben = fight(play, "OBE", TOUCH)
    to_strikes(play).plays(TOUCH, "OBE").choose(HANDS)
    assert not over(play)
    assert (play[ada].blood, play[ben].blood) == (5, 4)


def test_anesthetic_touch__a_dodged_strike_ends_the_combat_too(play):
    _, ben = fight(play, "obe", TOUCH, held=("Outside the Hourglass",), theirs="obf")
    to_strikes(play).plays(TOUCH, "obe").plays("Outside the Hourglass", "obf")
    assert not over(play)
    assert play[ben].blood == 5


def test_anesthetic_touch__its_damage_can_be_prevented(play):
    _, ben = fight(play, "obe", TOUCH, held=("Soak",), theirs="for")
    to_strikes(play).plays(TOUCH, "obe").choose(HANDS)
    play.until("Ben", "Soak").plays("Soak", "for")
    assert not over(play)
    assert play[ben].blood == 5


def test_anesthetic_touch__only_at_close_range(play):
    fight(play, "obe aus", TOUCH, held=("Flash",), theirs="CEL")
    play.until("Ben", "Flash").plays("Flash", "CEL")
    while play.action:
        assert not play.can(TOUCH)
        play.choose(PASS)
    assert LONG in play.log_sentences()


def shielded(play, level, *cards, theirs=""):
    """Ada's Salubri bleeds and is blocked by Ben's vampire with a gun; she plays the shield."""
    ada = play.vampire("Ada", f"{level} cel", clan="Salubri")
    ben = play.vampire("Ben", theirs)
    play.on(ben, GUN)
    play.hand("Ada", SHIELD, *cards)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", SHIELD).plays(SHIELD, level)
    return ada, ben


def shot(play):
    """Ada does not strike, and Ben shoots for 2. Return how often the shield prevents 1 damage."""
    to_strikes(play).choose(PASS)
    play.choose(USE, GUN)
    times = 0
    while play.decision and play.decision.kind != "press" and play.action:
        if play.can(SHIELD):
            times += 1
            play.uses(SHIELD)
        else:
            play.choose(PASS)
    return times


def test_tranquility_shield__prevents_only_1_damage_each_round_at_basic(play):
    ada, _ = shielded(play, "for")
    assert shot(play) == 1
    assert play[ada].blood == 3  # 1 for the card and 1 unprevented damage


def test_tranquility_shield__prevents_2_damage_each_round_at_superior(play):
    ada, _ = shielded(play, "FOR")
    assert shot(play) == 2
    assert play[ada].blood == 4


def test_tranquility_shield__prevents_in_a_later_round_again(play):
    ada, _ = shielded(play, "for", "Flash")
    assert shot(play) == 1
    play.until("Ada", "Flash")
    play.plays("Flash", "cel")
    assert shot(play) == 1
    assert SECOND_ROUND in play.log_sentences()
    assert play[ada].blood == 2


def test_tranquility_shield__not_after_the_first_round(play):
    ada, ben = play.vampire("Ada", "for cel", clan="Salubri"), play.vampire("Ben")
    play.bleeds(ada).blocks(ben)
    play.hand("Ada", "Flash")
    to_strikes(play).strikes_with_hands()
    play.until("Ada", "Flash").plays("Flash", "cel")
    play.hand("Ada", SHIELD)
    while play.action:
        assert not play.can(SHIELD)
        play.choose(PASS)
    assert SECOND_ROUND in play.log_sentences()


def test_tranquility_shield__not_by_another_clan(play):
    fight(play, "FOR", SHIELD)
    while play.action:
        assert not play.can(SHIELD)
        play.choose(PASS)


def test_tranquility_shield__no_frenzy_card_can_be_used_on_the_vampire(play):
    shielded(play, "for", theirs="ANI")
    play.hand("Ben", FRENZY)
    while play.action:
        assert not play.can(FRENZY)
        play.choose(PASS)


def frenzied(play, card, level):
    """Ben's vampire has used a frenzy card on Ada's Salubri, who has a gun."""
    ada = play.vampire("Ada", "for", clan="Salubri")
    play.on(ada, GUN)
    ben = play.vampire("Ben", "ANI")
    play.hand("Ada", SHIELD)
    play.hand("Ben", card)
    play.bleeds(ada).blocks(ben)
    play.until("Ben", card).plays(card, level)
    return ada, ben


@pytest.mark.parametrize("calm", [True, False])
def test_tranquility_shield__the_vampire_can_use_equipment_again(play, calm):
    frenzied(play, FRENZY, "ani")
    if calm:
        play.until("Ada", SHIELD).plays(SHIELD, "for")
    else:
        while play.can(SHIELD) or play.decision.kind != "strike":
            play.choose(PASS)
    to_strikes(play)
    assert play.offered(USE, GUN) is calm


@pytest.mark.parametrize(("calm", "blood"), [(True, 4), (False, 4)])
def test_tranquility_shield__later_effects_of_frenzy_cards_are_cancelled(play, calm, blood):
    """Without the shield, the vampire takes 1 damage in the press step."""
    ada, _ = frenzied(play, BEAST, "ANI")
    if calm:
        play.until("Ada", SHIELD).plays(SHIELD, "for")
    stronger = len([one for one in play.table.modifiers if one.on == ada])
    assert stronger == (0 if calm else 1)
    while play.action:
        play.choose(PASS)
    assert play[ada].blood == blood


@pytest.mark.parametrize(("calm", "cost"), [(True, 0), (False, 1)])
def test_tranquility_shield__combat_cards_cost_no_more(play, calm, cost):
    ada, _ = frenzied(play, FRENZY, "ANI")
    play.hand("Ada", "Rolling with the Punches")
    if calm:
        play.until("Ada", SHIELD).plays(SHIELD, "for")
    before = play[ada].blood
    to_strikes(play).choose(PASS)
    play.choose(HANDS)
    play.until("Ada", "Rolling with the Punches").plays("Rolling with the Punches", "for")
    assert play[ada].blood == before - cost


def test_tranquility_shield__frenzy_cards_of_the_vampire_are_not_cancelled(play):
    ada = play.vampire("Ada", "for ANI", clan="Salubri")
    ben = play.vampire("Ben")
    play.hand("Ada", SHIELD, BEAST)
    play.bleeds(ada).blocks(ben)
    play.until("Ada", BEAST).plays(BEAST, "ANI")
    play.until("Ada", SHIELD).plays(SHIELD, "for")
    while play.action:
        play.choose(PASS)
    assert play[ben].blood == 4
