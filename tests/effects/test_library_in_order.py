"""Police Department, Fillip, Psychic Veil and Camarilla Exemplary."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from referendums import calls, poll

from cardbase.terms import Sect
from vtes_deck.effects.vocab.referendum_terms import CHOOSE_MINION
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

POLICE, VEIL, EXEMPLARY = "Police Department", "Psychic Veil", "Camarilla Exemplary"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def options_of(play, card):
    """The offered options for playing or using the card."""
    return [one for one in play.options if one.card == card and one.verb.name != "press"]


def passes(play, card):
    """Pass until the card can be used. Return whether that happened."""
    while play.action is not None:
        if options_of(play, card):
            return True
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    return False


# ------------------------------------------------------------------------------------------ Police


def test_police_department__a_press_only_to_end_the_combat(play):
    police = play.in_play("Ben", POLICE)
    ada, ben = play.vampire("Ada", "pot"), play.vampire("Ben")
    play.hand("Ada", "Disarm", "Fake Out")
    play.bleeds(ada).blocks(ben)
    assert not passes(play, police), "there is no press to cancel"


def test_police_department__cancels_a_press_to_continue(play):
    police = play.in_play("Ben", POLICE)
    marion = play.ready("Ada", 'Marion "Teacher193" Perks')
    ben = play.vampire("Ben")
    play.bleeds(marion).blocks(ben)
    pressed = ended = False
    while play.action is not None:
        press = [one for one in play.options if one.verb.name == "press"]
        if options_of(play, police):
            assert pressed
            assert {one.target for one in options_of(play, police)} == {ben}
            play.game.apply(options_of(play, police)[0])
            assert play[police].locked
            ended = True
        elif press:
            pressed = True
            play.game.apply(press[0])
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert ended
    assert "Round 2 of combat." not in play.log_sentences()


def test_police_department__not_for_a_combat_of_others(play):
    police = play.in_play("Cleo", POLICE)
    marion = play.ready("Ada", 'Marion "Teacher193" Perks')
    ben = play.vampire("Ben")
    play.bleeds(marion).blocks(ben)
    while play.action is not None:
        press = [one for one in play.options if one.verb.name == "press"]
        assert not options_of(play, police)
        if press and "Round 2 of combat." not in play.log_sentences():
            play.game.apply(press[0])
        else:
            play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)


# ------------------------------------------------------------------------------------------ Fillip


def test_fillip__a_locked_vampire_wakes_a_younger_one_that_blocks(play):
    old = play.vampire("Ben", capacity=7)
    young = play.vampire("Ben", capacity=4)
    play.lock(old)
    play.lock(young)
    (card,) = play.hand("Ben", "Fillip")
    play.bleeds(play.vampire("Ada"))
    assert passes(play, card)
    (only,) = options_of(play, card)
    assert (only.minion, only.target) == (old, young)
    play.game.apply(only)
    play.blocks(young)


@pytest.mark.parametrize("why", ["same age", "unlocked", "ally", "of another"])
def test_fillip__not_for_other_vampires(play, why):
    play.vampire("Ben", capacity=4)
    owner = "Cleo" if why == "of another" else "Ben"
    other = (
        play.ready(owner, PLAIN_ALLY)
        if why == "ally"
        else play.vampire(owner, capacity=4 if why == "same age" else 3)
    )
    if why != "unlocked":
        play.lock(other)
    (card,) = play.hand("Ben", "Fillip")
    play.bleeds(play.vampire("Ada"))
    assert not passes(play, card)


def test_fillip__only_once_each_turn_for_a_vampire(play):
    old = play.vampire("Ben", capacity=7)
    for _ in range(2):
        play.lock(play.vampire("Ben", capacity=4))
    first, second = play.hand("Ben", "Fillip", "Fillip")
    play.bleeds(play.vampire("Ada"))
    assert passes(play, first) or passes(play, second)
    play.game.apply(next(one for one in play.options if one.minion == old))
    assert not passes(play, second)
    assert not passes(play, first)


# -------------------------------------------------------------------------------------------- Veil


@pytest.mark.parametrize(("level", "ally_too"), [("obf", False), ("OBF", True)])
def test_psychic_veil__stealth_for_later_actions_but_for_allies_only_at_superior(
    play, level, ally_too
):
    vampire, other = play.vampire("Ada", "OBF"), play.vampire("Ada")
    gang = play.ready("Ada", 'Marion "Teacher193" Perks')
    play.vampire("Ben")
    play.hand("Ada", VEIL)
    play.acts("Ada")
    play.plays(VEIL, level, minion=vampire)
    assert play.stealth == 0
    play.finish()
    play.choose(BLEED, minion=other)
    assert play.stealth == 1
    play.finish()
    play.choose(BLEED, minion=gang)
    assert play.stealth == int(ally_too)


def test_psychic_veil__not_for_another_methuselah_or_in_the_next_turn(play):
    vampire = play.vampire("Ada", "OBF")
    play.vampire("Ben", blood=3)
    play.vampire("Cleo")
    play.hand("Ada", VEIL)
    play.acts("Ada")
    play.plays(VEIL, "OBF", minion=vampire).finish()
    for _ in range(20):
        if play.asked == "Ben" and play.matching(BLEED):
            break
        play.choose(PASS)
    play.game.apply(play.matching(BLEED)[0])
    assert play.stealth == 0


# --------------------------------------------------------------------------------------- Exemplary


@pytest.mark.parametrize("blood", [0, 3])
def test_camarilla_exemplary__blockers_of_this_vampire_burn_blood_but_no_others(play, blood):
    ben, other_ben = play.vampire("Ben", blood=blood), play.vampire("Ben", blood=3)
    other = play.vampire("Ada")
    ada = calls(play, EXEMPLARY, sect=Sect.CAMARILLA)
    while not play.offered(CHOOSE_MINION):
        play.choose(PASS)
    play.choose(CHOOSE_MINION, target=ada)
    poll(play)
    play[ada].locked = False
    play.acts("Ada").choose(BLEED, minion=other)
    play.blocks(other_ben)
    assert play[other_ben].blood == 3
    play.finish()
    play[ada].done = frozenset()
    play.acts("Ada").choose(BLEED, minion=ada)
    while not play.offered(BLOCK, minion=ben):
        play.choose(PASS)
    play.choose(BLOCK, minion=ben)
    assert play[ben].blood == max(0, blood - 1)


def test_camarilla_exemplary__only_a_camarilla_vampire_is_chosen(play):
    calls(play, EXEMPLARY, sect=Sect.CAMARILLA)
    sabbat = play.vampire("Ben", sect=Sect.SABBAT)
    play.ready("Ben", PLAIN_ALLY)
    while not play.offered(CHOOSE_MINION):
        play.choose(PASS)
    assert sabbat not in {one.target for one in play.options}
