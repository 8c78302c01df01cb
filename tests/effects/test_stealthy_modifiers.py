"""Veil the Legions, Beast Meld and Zephyr."""

import pytest
from card_fights import to_kind, to_strikes
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Bonus
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.table import Modifier, Phase, Until, Zone

VEIL = "Veil the Legions"


def raised(minion):
    """Give a minion one more intercept."""
    return Modifier(Bonus.INTERCEPT, 1, minion, Until.TURN)


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def veiled(play, level, n=None, **facts):
    """One of Ada's vampires acts and is blocked; another one plays the card.

    Return both minions and the others.
    """
    acting, other = play.vampire("Ada"), play.vampire("Ada", "OBF", **facts)
    rest = [play.vampire("Ada"), play.vampire("Ada")]
    blocker = play.vampire("Ben")
    play.hand("Ada", VEIL, VEIL)
    play.bleeds(acting).blocks(blocker)
    play.plays(VEIL, level, minion=other, **({} if n is None else {"n": n}))
    return acting, other, rest


@pytest.mark.parametrize(("level", "n"), [("obf", None), ("OBF", 0)])
def test_veil_the_legions__stealth_for_the_acting_minion(play, level, n):
    _, other, rest = veiled(play, level, n)
    assert play.stealth == 1
    assert play[other].blood == 5
    play.finish().bleeds(rest[0])
    assert play.stealth == 0, "only this action"


def test_veil_the_legions__the_next_x_actions_have_stealth_and_no_more(play):
    _, other, rest = veiled(play, "OBF", 2)
    assert play[other].blood == 3
    assert play.stealth == 1, "this action is not one of them"
    for minion, stealth in ((rest[0], 1), (other, 1), (rest[1], 0)):
        play.finish().bleeds(minion)
        assert play.stealth == stealth


def test_veil_the_legions__not_for_actions_of_others_or_in_a_later_turn(play):
    veiled(play, "OBF", 3)
    play.finish()
    cleo, _ = play.vampire("Cleo"), play.vampire("Dora")
    play.turn("Cleo", Phase.MINION, number=11).bleeds(cleo)
    assert play.stealth == 0


def test_veil_the_legions__only_one_each_action_and_one_at_superior_each_turn(play):
    ben = play.vampire("Ben")
    _, other, rest = veiled(play, "OBF", 0)
    assert not play.can(VEIL)
    play.finish().bleeds(rest[0]).blocks(ben)
    assert play.can(VEIL, "obf", minion=other)
    assert not play.can(VEIL, "OBF")


@pytest.mark.parametrize("locked", [True, False])
def test_veil_the_legions__not_by_the_acting_or_a_locked_vampire(play, locked):
    acting = play.vampire("Ada", "OBF")
    other = play.vampire("Ada", "OBF", locked=locked)
    ben = play.vampire("Ben")
    play.hand("Ada", VEIL)
    play.bleeds(acting).blocks(ben)
    assert {one.minion for one in play.ways(VEIL)} == (set() if locked else {other})


def test_veil_the_legions__an_action_that_is_cancelled_as_its_card_is_played_does_not_count(play):
    _, other, rest = veiled(play, "OBF", 1)
    play.finish()
    play.hand("Ada", "Computer Hacking")
    play.hand("Ben", "Direct Intervention")
    play.again()
    play.plays("Computer Hacking", minion=rest[0])
    play.plays("Direct Intervention")
    play.bleeds(other)
    assert play.stealth == 1


def test_beast_meld__stealth_and_a_point_of_damage_prevented_if_blocked(play):
    ada, ben = play.vampire("Ada", "ani pro"), play.vampire("Ben")
    play.hand("Ada", "Beast Meld")
    play.table.modify(raised(ben))
    play.bleeds(ada).blocks(ben).plays("Beast Meld", "ani+pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_kind(play, "damage", "Ada")
    play.uses("Beast Meld")
    play.finish()
    assert play[ada].blood == 3, "the card costs 2 blood"


def test_beast_meld__no_prevention_in_a_combat_without_a_block(play):
    ada = play.vampire("Ada", "ani pro")
    target, blocker = play.vampire("Ben"), play.vampire("Ben")
    play.hand("Ada", "Bum's Rush", "Beast Meld")
    play.acts("Ada").plays("Bum's Rush", target=target).blocks(blocker)
    play.plays("Beast Meld", "ani+pro")
    to_strikes(play).choose(HANDS).choose(HANDS)
    play.finish()
    assert play[ada].blood == 2
    assert not any("prevents" in line for line in play.log_sentences())


def test_beast_meld__no_prevention_in_another_combat(play):
    ada, ben = play.vampire("Ada", "ani pro"), play.vampire("Ben")
    play.hand("Ada", "Beast Meld")
    play.table.modify(raised(ben))
    play.bleeds(ada).blocks(ben).plays("Beast Meld", "ani+pro")
    assert play.stealth == 1
    to_strikes(play).choose(HANDS).choose(HANDS)
    to_kind(play, "damage", "Ada")
    play.finish()
    assert play[ada].blood == 2, "it was declined"
    assert not any(one.card == play.number("Beast Meld") for one in play.decision.options)


def test_beast_meld__vampires_cannot_block_another_action(play):
    ada = play.vampire("Ada", "ANI PRO")
    vampire, ally = play.vampire("Ben"), play.ready("Ben", PLAIN_ALLY)
    play.hand("Ada", "Beast Meld")
    play.hunts(ada).plays("Beast Meld", "ANI+PRO")
    while not play.offered(BLOCK):
        play.passes(play.asked)
    assert play.offered(BLOCK, minion=ally)
    assert not play.offered(BLOCK, minion=vampire)


def test_beast_meld__not_as_a_bleed_is_announced(play):
    ada = play.vampire("Ada", "ANI PRO")
    play.hand("Ada", "Beast Meld")
    play.bleeds(ada)
    assert not play.can("Beast Meld", "ANI+PRO")


@pytest.mark.parametrize(("level", "at_once"), [("cel", False), ("CEL", True)])
def test_zephyr__unlocks_after_an_unsuccessful_action(play, level, at_once):
    ada, ben = play.vampire("Ada", level), play.vampire("Ben")
    play.vampire("Ada")
    play.hand("Ada", "Zephyr")
    play.bleeds(ada).blocks(ben)
    to_strikes(play).choose(HANDS).choose(HANDS)
    while not play.can("Zephyr"):
        play.passes(play.asked)
    play.plays("Zephyr", level)
    assert play[ada].locked is not at_once
    turn = play.table.turn
    while play.table.turn == turn:
        play.passes(play.asked)
    assert not play[ada].locked
    assert play.zone("Zephyr") is Zone.ASH_HEAP


def test_zephyr__not_after_a_successful_action(play):
    ada = play.vampire("Ada", "CEL")
    play.vampire("Ada")
    play.hand("Ada", "Zephyr")
    play.hunts(ada).finish()
    assert not play.can("Zephyr")
    assert play[ada].locked
