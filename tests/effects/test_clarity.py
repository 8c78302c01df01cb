"""Touch of Clarity, Approximation of Loyalty and Consign to Oblivion."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

CLARITY, LOYALTY, CONSIGN = "Touch of Clarity", "Approximation of Loyalty", "Consign to Oblivion"
DEFLECTION, CONDITIONING, EVASION = "Deflection", "Conditioning", "Enhanced Senses"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def bled(play, level="dem", **facts):
    """Ada bleeds with Dominate against Ben, who has the card."""
    ada, ben = play.vampire("Ada", "dom"), play.vampire("Ben", level, **facts)
    play.hand("Ada", CONDITIONING)
    play.hand("Ben", CLARITY)
    play.bleeds(ada).plays(CONDITIONING, "dom")
    return ada, ben


@pytest.mark.parametrize(("level", "locked"), [("dem", True), ("DEM", False)])
def test_touch_of_clarity__cancels_a_modifier_with_dominate(play, level, locked):
    _, ben = bled(play, level)
    play.vampire("Ben")
    play.plays(CLARITY, level)
    assert play[ben].locked is locked
    assert play[ben].blood == 4
    play.finish()
    assert play.pool_of("Ben") == 29


def test_touch_of_clarity__cancels_an_action_card_without_its_cost(play):
    ada, _ = play.vampire("Ada", "pre"), play.vampire("Ben", "dem")
    play.hand("Ada", "Entrancement")
    play.hand("Ben", CLARITY)
    play.acts("Ada").plays("Entrancement", "pre", seat="Ben")
    play.until("Ben", CLARITY).plays(CLARITY, "dem")
    assert not play[ada].locked
    assert play.zone("Entrancement") is Zone.ASH_HEAP


def test_touch_of_clarity__as_an_action_modifier_of_another_vampire(play):
    other = play.vampire("Ada", "dem")
    ada, ben = play.vampire("Ada"), play.vampire("Ben", "dom")
    play.hand("Ada", CLARITY)
    play.hand("Ben", DEFLECTION)
    play.bleeds(ada)
    play.until("Ben", DEFLECTION).plays(DEFLECTION, "dom", seat="Cleo")
    play.plays(CLARITY, "dem", minion=other).finish()
    assert play[other].blood == 4
    assert (play.pool_of("Ben"), play.pool_of("Cleo")) == (29, 30)
    assert play[ben].blood == 5


def test_touch_of_clarity__not_by_the_acting_vampire_or_by_a_locked_one(play):
    ada, _ = play.vampire("Ada", "dem"), play.vampire("Ben", "dom")
    play.vampire("Ada", "dem", locked=True)
    play.hand("Ada", CLARITY)
    play.hand("Ben", DEFLECTION)
    play.bleeds(ada)
    play.until("Ben", DEFLECTION).plays(DEFLECTION, "dom", seat="Cleo")
    assert not play.can(CLARITY)


def test_touch_of_clarity__not_against_other_disciplines(play):
    ada, ben = play.vampire("Ada", "obf"), play.vampire("Ben", "dem")
    play.hand("Ada", "Lost in Crowds")
    play.hand("Ben", CLARITY)
    play.bleeds(ada).blocks(ben).plays("Lost in Crowds", "obf")
    assert not play.can(CLARITY)


ELDER = {"capacity": 7}


def loyal(play, level, **facts):
    ada, ben = play.vampire("Ada", level, **ELDER), play.vampire("Ben", "aus", **facts)
    play.hand("Ada", LOYALTY, "Cloak the Gathering")
    play.hand("Ben", EVASION)
    play.bleeds(ada)
    return ada, ben


def test_approximation_of_loyalty__a_lesser_minion_does_not_block(play):
    other = play.vampire("Ben", capacity=7)
    ally = play.ready("Ben", PLAIN_ALLY)
    _, ben = loyal(play, "pre")
    assert not play.can(LOYALTY, target=other)
    assert play.can(LOYALTY, target=ally)
    play.plays(LOYALTY, target=ben)
    play.passes("Ada") if play.asked == "Ada" else play
    assert play.offered(BLOCK, minion=other)
    assert not play.offered(BLOCK, minion=ben)


def test_approximation_of_loyalty__cancels_a_reaction_and_ends_modifiers(play):
    _, ben = loyal(play, "PRE obf")
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    play.plays(LOYALTY, "PRE")
    assert play.intercept(ben) == 0
    play.finish()
    assert play.pool_of("Ben") == 29


def test_approximation_of_loyalty__no_modifier_follows(play):
    ada, ben = loyal(play, "PRE obf")
    play.hand("Ada", "Freak Drive")
    play[ada].disciplines["for"] = 1
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    play.plays(LOYALTY, "PRE")
    while play.action:
        assert not play.can("Freak Drive")
        play.choose(PASS)


def test_approximation_of_loyalty__not_against_a_greater_vampire(play):
    _, ben = loyal(play, "PRE obf", **ELDER)
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    assert not play.can(LOYALTY, "PRE")


def consigned(play, level):
    ada, ben = play.vampire("Ada", f"{level} obf"), play.vampire("Ben", "aus")
    play.hand("Ada", CONSIGN, "Cloak the Gathering")
    play.hand("Ben", EVASION, *["Fake Out"] * 6)
    play.library("Ben", "Computer Hacking")
    play.bleeds(ada).plays(CONSIGN, level)
    return ada, ben


def test_consign_to_oblivion__reactions_cost_1_blood_more(play):
    ada, ben = consigned(play, "obl")
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    assert play[ben].blood == 4
    assert play[ada].blood == 4, "its own cost, and no more for a modifier"


def test_consign_to_oblivion__not_without_the_blood(play):
    _, ben = consigned(play, "obl")
    play.blood(ben, 0)
    play.blocks(ben).plays("Cloak the Gathering", "obf")
    assert not play.can(EVASION)


def drawn(play, level):
    """The cards that Ben has drawn after his reaction, and after the action."""
    _, ben = consigned(play, level)
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    before = play.zone("Computer Hacking")
    play.finish()
    return before, play.zone("Computer Hacking")


def test_consign_to_oblivion__reactions_are_replaced_after_the_action(play):
    assert drawn(play, "OBL") == (Zone.LIBRARY, Zone.HAND)


def test_consign_to_oblivion__no_delay_at_basic(play):
    assert drawn(play, "obl") == (Zone.HAND, Zone.HAND)


def test_consign_to_oblivion__no_card_is_discarded_if_another_text_delays_it_too(play):
    """GEN-26: two texts delay one replacement; the card is replaced once."""
    play.in_play("Cleo", "Blood Weakens")
    _, ben = consigned(play, "OBL")
    play.blocks(ben).plays("Cloak the Gathering", "obf").plays(EVASION, "aus")
    assert play.decision.kind != "discard"
    assert len(play.seat("Ben").hand) == 6
    assert play.zone("Computer Hacking") is Zone.LIBRARY
    play.finish()
    assert len(play.seat("Ben").hand) == 7
    assert play.zone("Computer Hacking") is Zone.HAND
