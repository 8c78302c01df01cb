"""Crocodile's Tongue, Horrific Countenance and Tangle Atropos' Hand."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from vtes_deck.effects.library.modifier.denied_blocks import BURN_TO_CANCEL
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.actions.hunt import HUNT
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Zone

TONGUE, HORROR, HAND = "Crocodile's Tongue", "Horrific Countenance", "Tangle Atropos' Hand"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def lesser(play, level, **facts):
    """Ada's older vampire bleeds, and a younger one of Ben's three vampires blocks."""
    ada = play.vampire("Ada", level, capacity=8)
    ben = play.vampire("Ben", **({"capacity": 4} | facts))
    play.vampire("Ben", capacity=9)
    play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", TONGUE)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_crocodiles_tongue__no_one_of_that_side_blocks(play):
    lesser(play, "aus")
    play.plays(TONGUE, "aus").passes("Ben")
    while play.action:
        assert not play.offered(BLOCK)
        play.choose(PASS)
    assert play.pool_of("Ben") == 29


@pytest.mark.parametrize(("level", "price"), [("aus", 1), ("AUS", 2)])
def test_crocodiles_tongue__canceled_for_blood(play, level, price):
    _, ben = lesser(play, level)
    play.plays(TONGUE, level).choose(BURN_TO_CANCEL)
    assert play[ben].blood == 4 - price
    play.finish()
    assert play.pool_of("Ben") == 30
    assert play.zone(TONGUE) is Zone.ASH_HEAP


def test_crocodiles_tongue__not_canceled_without_the_blood(play):
    _, ben = lesser(play, "AUS", blood=1)
    play.plays(TONGUE, "AUS")
    assert not play.offered(BURN_TO_CANCEL)
    play.finish()
    assert play[ben].blood == 1


def test_crocodiles_tongue__not_against_an_older_vampire(play):
    lesser(play, "aus", capacity=8)
    assert not play.can(TONGUE)


def test_crocodiles_tongue__the_other_neighbour_can_block(play):
    ada = play.vampire("Ada", "aus", capacity=8)
    ben, dora = play.vampire("Ben", capacity=4), play.vampire("Dora")
    play.hand("Ada", TONGUE)
    play.on(ben, "Raven Spy")
    play.hunts(ada).blocks(ben)
    play.until("Ada", TONGUE).plays(TONGUE).passes("Ben")
    for _ in range(10):
        if play.offered(BLOCK, minion=dora):
            return
        play.choose(PASS)
    raise AssertionError("Dora may not block")


def blocked(play, card, level="pro", capacity=6):
    ada, ben = play.vampire("Ada", level, capacity=capacity), play.vampire("Ben")
    play.hand("Ada", card)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def test_horrific_countenance__the_action_continues_and_no_one_blocks_it(play):
    other = play.vampire("Ben")
    ada, ben = blocked(play, HORROR)
    play.until("Ada", HORROR).plays(HORROR)
    assert not play[ben].locked
    while play.action:
        assert not play.offered(BLOCK)
        play.choose(PASS)
    assert play.pool_of("Ben") == 29
    assert play[ada].blood == 2
    assert not play[other].locked


def test_horrific_countenance__not_by_a_card_that_makes_a_minion_block(play):
    play.vampire("Ben", "ANI", locked=True)
    play.hand("Ben", "Sense the Savage Way")
    blocked(play, HORROR)
    play.until("Ada", HORROR).plays(HORROR)
    while play.action:
        assert not play.can("Sense the Savage Way", "ANI")
        play.choose(PASS)


def test_horrific_countenance__not_without_a_block(play):
    ada = play.vampire("Ada", "pro")
    play.vampire("Ben")
    play.hand("Ada", HORROR)
    play.bleeds(ada)
    while play.action:
        assert not play.can(HORROR)
        play.choose(PASS)


@pytest.mark.parametrize("level", ["pot", "tem", "TEM"])
def test_tangle_atropos_hand__the_same_action_again(play, level):
    ada, ben = blocked(play, HAND, level)
    play.plays(HAND, level)
    assert not play.action
    assert (play[ada].locked, play[ben].locked) == (False, False)
    play.bleeds(ada)
    assert play.stealth == (1 if level == "TEM" else 0)
    play.blocks(ben).finish()
    assert play.pool_of("Ben") == (29 if level == "TEM" else 30)


def test_tangle_atropos_hand__stealth_for_one_action_only(play):
    ada, _ = blocked(play, HAND, "TEM")
    play.plays(HAND, "TEM").hunts(ada)
    assert play.stealth == 2
    play[ada].locked = False
    play.finish().bleeds(ada)
    assert play.stealth == 0


def with_card(play, level):
    """Ada's vampire acts with a card and is blocked."""
    _, ben = play.vampire("Ada", level, capacity=6), play.vampire("Ben")
    play.hand("Ada", HAND, "Bum's Rush")
    play.acts("Ada").plays("Bum's Rush", target=ben).blocks(ben)
    play.plays(HAND, level)


def test_tangle_atropos_hand__the_action_card_is_taken_back(play):
    with_card(play, "tem")
    assert play.zone("Bum's Rush") is Zone.HAND


def test_tangle_atropos_hand__not_taken_back_with_potence(play):
    with_card(play, "pot")
    assert play.zone("Bum's Rush") is Zone.ASH_HEAP


def test_tangle_atropos_hand__does_not_repeat_an_action_that_continued_after_a_block(play):
    ada, ben = play.vampire("Ada", "pot dai", capacity=8), play.vampire("Ben", capacity=4)
    other = play.vampire("Ben")
    play.hand("Ada", HAND, "Psychomachia")
    play.bleeds(ada).blocks(ben)
    play.until("Ada", "Psychomachia").plays("Psychomachia", "dai")
    play.blocks(other).plays(HAND)
    assert not play[ada].locked
    assert not play.offered(BLEED, minion=ada)
    assert play.offered(HUNT, minion=ada)
