"""Perfect Clarity: reactions of the mind do not affect the vampire."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS

CLARITY = "Perfect Clarity"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def clear(play, *cards, level="tha", known="THA", theirs="DOM", capacity=5, clarity=True):
    """Ada's vampire bleeds Ben with the modifier or without it. Return the two vampires."""
    ada = play.vampire("Ada", known, capacity=capacity)
    ben = play.vampire("Ben", theirs, capacity=9)
    play.hand("Ada", CLARITY)
    play.hand("Ben", *cards)
    play.bleeds(ada)
    if clarity:
        play.plays(CLARITY, level)
    return ada, ben


def ever(play, card, level=None):
    """Whether the card can be played at any time of the action."""
    while play.action:
        if play.can(card, level):
            return True
        if play.decision.kind == "strike" and play.offered(HANDS):
            play.strikes_with_hands()
        else:
            play.choose(PASS)
    return False


@pytest.mark.parametrize("clarity", [True, False])
@pytest.mark.parametrize(
    ("card", "level", "theirs"),
    [
        ("Deflection", "DOM", "DOM"),
        ("Redirection", "dom", "DOM"),
        ("Rewind Time", "pre", "pre"),
        ("Visions of Zapathasura", "obf+pre", "obf pre"),
    ],
)
def test_perfect_clarity__the_bleed_is_not_changed_by_the_mind(play, clarity, card, level, theirs):
    clear(play, card, theirs=theirs, clarity=clarity)
    assert ever(play, card, level) is not clarity


def test_perfect_clarity__other_disciplines_and_other_effects_are_not_prevented(play):
    """Party Out Of Bounds reduces the bleed with Obfuscate, not a Discipline of the mind."""
    ada = play.vampire("Ada", "THA")
    play.vampire("Ben", "obf pre", sect=Sect.ANARCH)
    play.hand("Ada", CLARITY)
    play.hand("Ben", "Party Out Of Bounds")
    play.bleeds(ada).plays(CLARITY, "tha")
    assert ever(play, "Party Out Of Bounds", "obf")


def test_perfect_clarity__costs_2_blood_and_only_as_the_action_is_announced(play):
    ada, _ = clear(play)
    assert play[ada].blood == 3
    play.finish()
    play.hand("Ada", CLARITY)
    ben = play.vampire("Ben")
    play[ada].locked = False
    play.acts("Ada")
    other = play.vampire("Ada", "THA")
    play.again()
    play.bleeds(other)
    assert play.can(CLARITY)
    play.choose(PASS)
    while play.action:
        assert not play.can(CLARITY)
        play.choose(PASS)
    assert ben in play.table.in_play


def test_perfect_clarity__not_for_a_later_action(play):
    clear(play, "Deflection")
    play.finish()
    other = play.vampire("Ada")
    play.acts("Ada").bleeds(other)
    assert ever(play, "Deflection")


@pytest.mark.parametrize("clarity", [True, False])
def test_perfect_clarity__obedience_does_not_end_the_action(play, clarity):
    _, ben = clear(play, "Obedience", clarity=clarity)
    play.blocks(ben)
    assert ever(play, "Obedience") is not clarity


@pytest.mark.parametrize(("level", "able"), [("tha", True), ("THA", False)])
def test_perfect_clarity__opponents_in_combat_cannot_use_the_mind_at_superior(play, level, able):
    _, ben = clear(play, "Thoughts Betrayed", level=level)
    play.blocks(ben)
    assert ever(play, "Thoughts Betrayed") is able


def test_perfect_clarity__opponents_in_combat_can_use_other_disciplines(play):
    _, ben = clear(play, "Soak", level="THA", theirs="for dom")
    play.blocks(ben)
    assert ever(play, "Soak")


def test_perfect_clarity__the_vampire_itself_can_use_the_mind_in_combat(play):
    ada, ben = clear(play, level="THA", known="THA DOM")
    play.hand("Ada", "Thoughts Betrayed")
    play.blocks(ben)
    assert ever(play, "Thoughts Betrayed")
    assert ada in play.table.in_play


@pytest.mark.parametrize("clarity", [True, False])
def test_perfect_clarity__a_block_at_no_stealth(play, clarity):
    """Night Terrors at superior can still prepare a strike, but does not reduce the stealth."""
    ada = play.vampire("Ada", "THA OBF")
    ben = play.vampire("Ben", "OBF PRE", clan="Ravnos")
    play.hand("Ada", CLARITY, "Faceless Night")
    play.hand("Ben", "Night Terrors")
    play.bleeds(ada)
    if clarity:
        play.plays(CLARITY, "tha")
    play.blocks(ben)
    play.until("Ada").plays("Faceless Night", "OBF")
    before = play.stealth
    assert before > 0
    play.until("Ben", "Night Terrors")
    assert play.can("Night Terrors", "obf+pre") is not clarity
    play.plays("Night Terrors", "OBF+PRE")
    assert play.stealth == (before if clarity else 0)
