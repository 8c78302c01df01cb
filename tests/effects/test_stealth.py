"""Stealth, less intercept, blocks that fail, and unlocking after actions."""

import pytest
from card_play import PLAIN_ALLY, CardPlay

from cardbase.terms import Sect, Title
from vtes_deck.effects.vocab.minion_filter import corruption
from vtes_deck.engine.actions.block import BLOCK


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def acting(play, disciplines, *cards, **facts):
    """A vampire of Ada's with these cards in her hand."""
    minion = play.vampire("Ada", disciplines, **facts)
    play.hand("Ada", *cards)
    return minion


def blocked(play, ada, **facts):
    """Ada's vampire bleeds and a vampire of Ben's attempts to block. Return the blocker."""
    ben = play.vampire("Ben", **facts)
    play.bleeds(ada).blocks(ben)
    return ben


def stealth_of(play, level, card):
    """The stealth that a card gives while a block is attempted."""
    ada = acting(play, level.replace("+", " "), card)
    blocked(play, ada)
    play.plays(card, level)
    return play.stealth


@pytest.mark.parametrize(("level", "n"), [("obf", 1), ("OBF", 2)])
def test_lost_in_crowds__stealth(play, level, n):
    assert stealth_of(play, level, "Lost in Crowds") == n


def test_lost_in_crowds__not_before_it_is_needed_or_twice(play):
    ada = acting(play, "OBF", "Lost in Crowds", "Lost in Crowds")
    ben = play.vampire("Ben")
    play.bleeds(ada)
    assert play.asked == "Ben"
    play.blocks(ben).plays("Lost in Crowds", "obf")
    play.blocks(ben)
    assert not play.can("Lost in Crowds")


@pytest.mark.parametrize(("level", "n"), [("pro", 1), ("PRO", 2)])
def test_earth_control__stealth(play, level, n):
    assert stealth_of(play, level, "Earth Control") == n


def test_earth_control__not_without_blood(play):
    ada = acting(play, "PRO", "Earth Control", blood=1)
    ben = play.vampire("Ben")
    play.bleeds(ada)
    play.table.bank += 1
    play[ada].blood = 0
    play.blocks(ben)
    assert not play.can("Earth Control")


@pytest.mark.parametrize(("level", "n"), [("obt", 1), ("OBT", 2)])
def test_shadow_play__stealth(play, level, n):
    assert stealth_of(play, level, "Shadow Play") == n


def test_shadow_play__needs_obtenebration(play):
    ada = acting(play, "OBF", "Shadow Play")
    blocked(play, ada)
    assert not play.can("Shadow Play")


def test_swallowed_by_the_night__stealth(play):
    assert stealth_of(play, "obf", "Swallowed by the Night") == 1


def test_swallowed_by_the_night__maneuvers_in_combat_and_not_before(play):
    ada = acting(play, "OBF", "Swallowed by the Night")
    blocked(play, ada)
    assert not play.can("Swallowed by the Night", "OBF")
    play.passes("Ada")
    play.plays("Swallowed by the Night", "OBF")
    assert any("long range" in line for line in play.log_sentences())


def test_faceless_night__locks_minions_that_fail_to_block(play):
    ada = acting(play, "OBF", "Faceless Night")
    ben = blocked(play, ada)
    play.vampire("Ada")
    play.plays("Faceless Night", "OBF")
    assert not play[ben].locked
    play.passes("Ben")
    assert any(line.startswith("Ben's Aaron Bathurst locks") for line in play.log_sentences())
    assert play.pool_of("Ben") == 29


def test_faceless_night__basic_locks_no_one(play):
    ada = acting(play, "OBF", "Faceless Night")
    ben = blocked(play, ada)
    play.vampire("Ada")
    play.plays("Faceless Night", "obf").passes("Ben")
    assert not play[ben].locked


def test_elder_impersonation__the_attempt_fails_permanently(play):
    ada = acting(play, "OBF", "Elder Impersonation")
    ben = blocked(play, ada)
    other = play.vampire("Ben")
    play.plays("Elder Impersonation", "OBF")
    assert not play.offered(BLOCK, minion=ben)
    assert play.offered(BLOCK, minion=other)
    assert not play[ben].locked


def test_elder_impersonation__superior_only_against_an_attempt(play):
    ada = acting(play, "OBF", "Elder Impersonation")
    play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Elder Impersonation")


def test_cloak_the_gathering__another_vampire_helps_even_locked(play):
    ada = acting(play, "", "Cloak the Gathering")
    helper = play.vampire("Ada", "OBF", locked=True)
    blocked(play, ada)
    play.plays("Cloak the Gathering", "OBF", minion=helper)
    assert play.stealth == 1


def test_cloak_the_gathering__superior_not_for_oneself(play):
    ada = acting(play, "OBF", "Cloak the Gathering")
    blocked(play, ada)
    assert not play.can("Cloak the Gathering", "OBF")
    assert play.can("Cloak the Gathering", "obf")


def test_forgotten_labyrinth__stealth_for_other_actions(play):
    ada = acting(play, "OBF", "Forgotten Labyrinth", blood=2)
    ben = play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.hunts(ada).blocks(ben).plays("Enhanced Senses", "aus")
    play.plays("Forgotten Labyrinth", "OBF")
    assert play.stealth == 4


def test_forgotten_labyrinth__not_for_a_bleed(play):
    ada = acting(play, "OBF", "Forgotten Labyrinth")
    blocked(play, ada)
    assert not play.can("Forgotten Labyrinth")


def test_mirror_walk__the_blocker_locks_and_there_is_no_combat(play):
    ada = acting(play, "THA", "Mirror Walk")
    ben = play.vampire("Ben", "AUS")
    play.vampire("Ada")
    play.hand("Ben", "Enhanced Senses")
    play.bleeds(ada).blocks(ben).plays("Mirror Walk", "THA")
    play.plays("Enhanced Senses", "aus")
    assert play[ben].locked
    assert play.action is None
    assert "The action of Ada's Aaron Bathurst ends (Mirror Walk)." in play.log_sentences()
    assert not play.combats()
    assert play.pool_of("Ben") == 30


def test_mirror_walk__is_replaced_in_the_discard_phase_only(play):
    ada = acting(play, "THA", "Mirror Walk", *["Blood Doll"] * 6)
    play.library("Ada", "Vessel", "Vessel")
    blocked(play, ada)
    play.plays("Mirror Walk", "tha")
    assert len(play.seat("Ada").hand) == 6


def test_call_of_the_hungry_dead__one_intercept_less(play):
    ada = acting(play, "nec", "Call of the Hungry Dead")
    ben = blocked(play, ada)
    play.plays("Call of the Hungry Dead", "nec")
    assert play.intercept(ben) == -1


def test_call_of_the_hungry_dead__superior_takes_1_blood(play):
    ada = acting(play, "NEC", "Call of the Hungry Dead", blood=1)
    ben = blocked(play, ada)
    play.plays("Call of the Hungry Dead", "NEC")
    assert play[ada].blood == 0
    assert not play.offered(BLOCK, minion=ben)


def test_call_of_the_hungry_dead__superior_not_without_blood(play):
    ada = acting(play, "NEC", "Call of the Hungry Dead", blood=1)
    play.vampire("Ben")
    play.bleeds(ada)
    play.table.bank += 1
    play[ada].blood = 0
    play.choose(BLOCK)
    assert not play.can("Call of the Hungry Dead", "NEC")
    assert play.can("Call of the Hungry Dead", "nec")


def test_stygian_shroud__one_intercept_less(play):
    ada = acting(play, "obl", "Stygian Shroud")
    ben = blocked(play, ada)
    play.plays("Stygian Shroud", "obl")
    assert play.intercept(ben) == -1


def test_stygian_shroud__not_while_no_one_attempts_to_block(play):
    ada = acting(play, "OBL", "Stygian Shroud")
    play.vampire("Ben")
    play.bleeds(ada)
    assert not play.can("Stygian Shroud")


def test_perfect_paragon__allies_and_younger_vampires_lose_intercept(play):
    ada = acting(play, "PRE", "Perfect Paragon", capacity=6)
    ally = play.ready("Ben", PLAIN_ALLY)
    older = play.vampire("Ben", capacity=6)
    ben = blocked(play, ada, capacity=5)
    play.plays("Perfect Paragon", "PRE")
    assert [play.intercept(one) for one in (ally, older, ben)] == [-1, 0, -1]


def test_perfect_paragon__an_older_blocker_does_not_lose_intercept(play):
    ada = acting(play, "PRE", "Perfect Paragon")
    ben = blocked(play, ada, capacity=9)
    play.plays("Perfect Paragon", "PRE")
    assert play.intercept(ben) == 0


def test_enchanting_gaze__stops_a_corrupted_blocker_once(play):
    ada = acting(play, "PRE PRO", "Enchanting Gaze")
    ben = play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play[ben].set_mark(corruption(0), 1)
    play.bleeds(ada).blocks(ben).plays("Enchanting Gaze", "PRE+PRO").passes("Ada")
    play.plays("Enhanced Senses", "aus").plays("Enchanting Gaze", target=ben)
    assert play[ben].mark(corruption(0)) == 0
    assert play.pool_of("Ben") == 29


def test_enchanting_gaze__not_against_a_clean_blocker(play):
    ada = acting(play, "PRE PRO", "Enchanting Gaze")
    ben = play.vampire("Ben", "AUS")
    play.hand("Ben", "Enhanced Senses")
    play.bleeds(ada).blocks(ben).plays("Enchanting Gaze", "PRE+PRO")
    play.plays("Enhanced Senses", "aus")
    assert not play.can("Enchanting Gaze")


def test_freak_drive__unlocks_after_success(play):
    ada = acting(play, "for", "Freak Drive")
    play.bleeds(ada).plays("Freak Drive", "for")
    assert not play[ada].locked
    assert play[ada].blood == 4


def test_freak_drive__superior_after_a_block_and_not_otherwise(play):
    ada = acting(play, "FOR", "Freak Drive")
    ben = blocked(play, ada)
    assert not play.can("Freak Drive")
    play.until("Ada", "Freak Drive")
    assert not play.can("Freak Drive", "for")
    play.plays("Freak Drive", "FOR")
    assert not play[ada].locked
    assert play[ben].locked


def test_freak_drive__not_by_a_vampire_in_torpor(play):
    ada = acting(play, "FOR", "Freak Drive", blood=1)
    ben = play.vampire("Ben", "POT")
    play.hand("Ben", "Roundhouse")
    play.bleeds(ada).blocks(ben)
    play.until("Ben", "Roundhouse").plays("Roundhouse", "POT")
    play.finish()
    assert play[ada].in_torpor


def test_forced_march__unlocks_after_success(play):
    ada = acting(play, "cel for", "Forced March")
    play.bleeds(ada).plays("Forced March", "cel+for")
    assert not play[ada].locked


def test_forced_march__stealth_and_then_1_blood_to_unlock(play):
    ada = acting(play, "CEL FOR", "Forced March")
    blocked(play, ada)
    play.plays("Forced March", "CEL+FOR").until("Ada", "Forced March")
    play.plays("Forced March", words="to unlock")
    assert not play[ada].locked
    assert play[ada].blood == 4


def test_forced_march__once_a_turn_and_not_after_a_block(play):
    ada = acting(play, "CEL FOR", "Forced March", "Forced March")
    blocked(play, ada)
    play.plays("Forced March", "CEL+FOR")
    assert not play.can("Forced March", "CEL+FOR")
    play.until("Ada")
    assert not play.can("Forced March", "cel+for")


def test_instantaneous_transformation__stealth(play):
    assert stealth_of(play, "cel+pro", "Instantaneous Transformation") == 1


def test_instantaneous_transformation__unlocks_once_a_turn(play):
    ada = acting(play, "CEL PRO", *["Instantaneous Transformation"] * 2, blood=2)
    play.hunts(ada).plays("Instantaneous Transformation", "CEL+PRO")
    assert not play[ada].locked
    play.bleeds(ada)
    assert not play.can("Instantaneous Transformation")


def test_memory_rift__several_disciplines_together(play):
    ada = acting(play, "dem obf pre", "Memory Rift", sect=Sect.ANARCH)
    older = play.vampire("Ben", capacity=9, title=Title.PRINCE, city="Chicago")
    ben = play.vampire("Ben", capacity=9)
    play.bleeds(ada)
    assert not play.can("Memory Rift", "dem", target=ben)
    play.plays("Memory Rift", "dem+obf+pre", target=older)
    assert play.stealth == 1
    assert not play.offered(BLOCK, minion=older)
    assert play.offered(BLOCK, minion=ben)


def test_memory_rift__a_strike_that_ends_the_combat(play):
    ada = acting(play, "pre", "Memory Rift", sect=Sect.ANARCH)
    ben = play.vampire("Ben")
    play.bleeds(ada).plays("Memory Rift", "pre").blocks(ben)
    play.plays("Memory Rift", words="combat ends")
    play.finish()
    assert play[ada].blood == 5


def test_memory_rift__only_as_the_action_is_announced(play):
    ada = acting(play, "dem obf pre", "Memory Rift", sect=Sect.ANARCH)
    ben = play.vampire("Ben")
    play.bleeds(ada).passes("Ada").blocks(ben)
    assert not play.can("Memory Rift")
