"""Rewind Time and Pocket Out of Time."""

import pytest
from card_play import CardPlay

from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Zone

REWIND, POCKET = "Rewind Time", "Pocket Out of Time"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


# Rewind Time


def test_rewind_time__an_action_card_without_a_lock_and_again(play):
    ada, ben = play.vampire("Ada", "pre"), play.vampire("Ben", "tem")
    first, _ = play.hand("Ada", "Entrancement", "Entrancement")
    play.hand("Ben", REWIND)
    play.acts("Ada").plays(first, "pre", seat="Ben")
    play.until("Ben", REWIND).plays(REWIND, "tem")
    assert play[ben].blood == 3
    assert not play[ada].locked
    assert play.zone(first) is Zone.ASH_HEAP
    assert play.pool_of("Ben") == 30
    assert play.can("Entrancement", minion=ada)


def test_rewind_time__not_a_modifier_or_an_action_without_a_card(play):
    ada, _ = play.vampire("Ada", "dom"), play.vampire("Ben", "tem")
    play.hand("Ada", "Conditioning")
    play.hand("Ben", REWIND)
    play.bleeds(ada)
    assert not play.can(REWIND)
    play.plays("Conditioning", "dom")
    while play.action:
        assert not play.can(REWIND)
        play.choose(PASS)


def test_rewind_time__a_master_card_of_another_for_another_master_action(play):
    ben = play.vampire("Ben", "TEM")
    play.vampire("Ada")
    play.hand("Ada", "Dreams of the Sphinx", "Blood Doll", "Giant's Blood")
    play.hand("Ben", REWIND)
    pool = play.pool_of("Ada")
    play.turn("Ada", Phase.MASTER).plays("Dreams of the Sphinx")
    play.until("Ben", REWIND).plays(REWIND, "TEM")
    assert play.zone("Dreams of the Sphinx") is Zone.ASH_HEAP
    assert play[ben].blood == 3
    assert play.pool_of("Ada") == pool
    play.plays("Blood Doll", target=play.seat("Ada").in_play[0])
    assert not play.can("Giant's Blood"), "only one more action"


@pytest.mark.parametrize("level", ["tem", "TEM"])
def test_rewind_time__a_master_card_only_at_superior(play, level):
    ada = play.vampire("Ada", "TEM" if level == "TEM" else "tem")
    ben = play.vampire("Ben", level)
    play.hand("Ada", "Dreams of the Sphinx")
    play.hand("Ben", REWIND)
    play.lock(ada)
    play.turn("Ada", Phase.MASTER).plays("Dreams of the Sphinx")
    assert play.can(REWIND, minion=ben) is (level == "TEM")


def test_rewind_time__not_an_out_of_turn_master(play):
    cleo, ben = play.vampire("Cleo", "dom"), play.vampire("Ben", "TEM")
    play.hand("Cleo", "Conditioning")
    play.hand("Ada", "Direct Intervention")
    play.hand("Ben", REWIND)
    play.bleeds(cleo).plays("Conditioning", "dom")
    play.until("Ada", "Direct Intervention").plays("Direct Intervention")
    assert not play.can(REWIND, minion=ben)


def test_rewind_time__a_bleed_is_reduced(play):
    ada, _ = play.vampire("Ada"), play.vampire("Ben", "pre")
    play.hand("Ben", REWIND)
    play.bleeds(ada)
    play.until("Ben", REWIND).plays(REWIND, "pre").finish()
    assert play.pool_of("Ben") == 30


# Pocket Out of Time


def fought(play, level="TEM", **facts):
    """Ada's action has been blocked, and the first combat is over."""
    ada, ben = play.vampire("Ada", level), play.vampire("Ben", **facts)
    play.hand("Ada", POCKET)
    play.bleeds(ada).blocks(ben)
    return ada, ben


def after_combat(play, level="TEM"):
    """Continue until Pocket Out of Time can be played after a combat, or until the end."""
    while play.action and not play.can(POCKET, level=level):
        play.strikes_with_hands() if play.offered(HANDS) else play.choose(PASS)


def combats(play):
    return play.combats()


def test_pocket_out_of_time__after_each_combat_another(play):
    ada, ben = fought(play, blood=9, capacity=9)
    after_combat(play)
    play.plays(POCKET, "TEM")
    play.plays(POCKET)
    assert play[ada].blood == 3, "1 for the damage, 1 for the new combat"
    assert not play.can(POCKET), "a combat is queued"
    after_combat(play, None)
    assert play[ben].blood == 7
    play.plays(POCKET)
    after_combat(play, None)
    assert play[ben].blood == 6
    assert combats(play) == 3


def test_pocket_out_of_time__not_if_the_opponent_is_not_ready(play):
    fought(play, blood=0)
    after_combat(play)
    if play.action:
        play.plays(POCKET, "TEM")
        assert not play.can(POCKET)
    assert combats(play) == 1


def test_pocket_out_of_time__no_new_combat_without_blood(play):
    ada, _ = fought(play, blood=9, capacity=9)
    play[ada].blood = 1  # the cost of the first combat
    after_combat(play)
    play.plays(POCKET, "TEM")
    assert play[ada].blood == 0
    assert not play.can(POCKET)
    play.finish()
    assert combats(play) == 1


def test_pocket_out_of_time__stealth_for_blood_only_with_obtenebration(play):
    ada, ben = play.vampire("Ada", "obt tem"), play.vampire("Ben")
    play.hand("Ada", POCKET)
    play.bleeds(ada).blocks(ben)
    assert play.can(POCKET, level="obt")
    play.plays(POCKET, "tem")
    assert play.stealth == 1
    assert play[ada].blood == 5
