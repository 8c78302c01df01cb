"""Memories of Mortality and Brothers Grimm."""

import pytest
from card_play import PLAIN_ALLY, CardPlay
from card_steps import options_of

from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.combat.strikes import HANDS
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.table import Phase, Until, Zone

MEMORIES, GRIMM = "Memories of Mortality", "Brothers Grimm"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


@pytest.mark.parametrize("acting", ["ally", "vampire"])
def test_memories_of_mortality__the_vampire_cannot_block_allies(play, acting):
    ada = play.ready("Ada", PLAIN_ALLY) if acting == "ally" else play.vampire("Ada")
    ben, other = play.vampire("Ben"), play.vampire("Ben")
    play.on(ben, MEMORIES, "Ada")
    play.bleeds(ada)
    while not play.offered(BLOCK, minion=other):
        play.choose(PASS)
    assert play.offered(BLOCK, minion=ben) is (acting != "ally")


@pytest.mark.parametrize("blocker", ["ally", "vampire"])
def test_memories_of_mortality__no_damage_to_allies(play, blocker):
    ada = play.vampire("Ada")
    ben = play.ready("Ben", PLAIN_ALLY) if blocker == "ally" else play.vampire("Ben")
    life, blood = play[ben].life, play[ada].blood
    play.on(ada, MEMORIES, "Ben")
    play.bleeds(ada).blocks(ben)
    while play.action is not None:
        play.choose(HANDS) if play.offered(HANDS) else play.choose(PASS)
    assert play[ben].life == (life if blocker == "ally" else life - 1)
    assert play[ada].blood < blood, "the vampire is not protected"


def test_memories_of_mortality__its_controller_burns_it_only_in_her_influence_phase(play):
    ben, ada = play.vampire("Ben", blood=3), play.vampire("Ada")
    memories = play.on(ben, MEMORIES, "Ada")
    play.turn("Ada", Phase.INFLUENCE)
    assert not options_of(play, memories)
    play.turn("Ben", Phase.INFLUENCE)
    assert play.asked == "Ben"
    play.game.apply(options_of(play, memories)[0])
    assert play.zone(memories) is Zone.ASH_HEAP
    assert play[ben].in_torpor
    assert play[ben].blood == 2
    assert play[ada].ready


def test_brothers_grimm__five_counters_become_five_pool(play):
    grimm = play.in_play("Ada", GRIMM)
    pool = play.pool_of("Ada")
    for counters in (1, 2, 3, 4):
        play.table.end_effects(Until.TURN)
        play.turn("Ada", number=9 + counters)
        play.game.apply(options_of(play, grimm)[0])
        assert play[grimm].blood == counters
    play.table.end_effects(Until.TURN)
    play.turn("Ada", number=15)
    assert not play.offered(PASS), "it is not optional"
    play.game.apply(options_of(play, grimm)[0])
    assert play.zone(grimm) is Zone.ASH_HEAP
    assert play.pool_of("Ada") == pool + 5


@pytest.mark.parametrize("kept", [True, False])
def test_brothers_grimm__another_takes_it_unless_a_master_is_discarded(play, kept):
    grimm = play.in_play("Ada", GRIMM)
    (mine,) = play.hand("Ada", "Blood Doll")
    (theirs, other) = play.hand("Ben", "Vessel", "Dodge")
    play.turn("Ben", Phase.MASTER)
    found = options_of(play, grimm)
    assert {one.target for one in found} == {theirs}, "only a master card"
    play.game.apply(found[0])
    assert play.asked == "Ada"
    play.game.apply(next(one for one in play.options if (one.target == mine) is kept))
    assert play[grimm].controller == (0 if kept else 1)
    assert play.zone(theirs) is Zone.ASH_HEAP
    assert play.zone(mine) is (Zone.ASH_HEAP if kept else Zone.HAND)
    assert play.zone(other) is Zone.HAND
    assert not options_of(play, grimm), "the master phase action is used"


def test_brothers_grimm__not_taken_by_its_controller(play):
    grimm = play.in_play("Ada", GRIMM)
    play.hand("Ada", "Blood Doll")
    play.turn("Ada", Phase.MASTER)
    assert not options_of(play, grimm)
