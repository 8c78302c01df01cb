"""Immediate consequences, in any window, when a minion loses its last life or goes to torpor."""

import pytest
from card_play import CardPlay

from cardbase.terms import Sect
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import bank, ledger
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import Region
from vtes_deck.engine.state.table import Zone
from vtes_deck.engine.state.windows import BEFORE_COMBAT
from vtes_deck.engine.status import torpor
from vtes_deck.engine.turn.main_loop import settle

ANARCH = {"sect": Sect.ANARCH}
ALLY = "Loyal Street Gang"


@pytest.fixture
def play(cb):
    return CardPlay(cb)


def blocked_by(play, blocker, *hand):
    """An Anarch of Ada's with these cards bleeds and is blocked; the block is not yet resolved."""
    ada = play.vampire("Ada", "obt pre cel pot", **ANARCH)
    play.hand("Ada", *hand)
    play.bleeds(ada).blocks(blocker)
    while play.table.current(Combat) is None:
        play.choose(PASS)
    assert play.table.stack[-1].window == BEFORE_COMBAT
    return ada


@pytest.mark.rule("ALY-02")
def test_an_ally_that_loses_its_last_life_as_it_blocks_is_burned_before_combat(play):
    ally = play.ready("Ben", ALLY, 2)
    play.on(ally, "Raven Spy")
    ada = blocked_by(play, ally, "Power of One", "Change of Target")
    play.plays("Power of One", "obt")
    assert play.zone(ally) is Zone.ASH_HEAP
    assert ally not in play.table.in_play
    assert play.zone("Raven Spy") is Zone.ASH_HEAP
    play.finish()
    assert play.pool_of("Ben") == 30, "the action was still blocked"
    assert play[ada].locked


@pytest.mark.rule("TOR-01", "GEN-29")
def test_a_vampire_sent_to_torpor_as_it_blocks_is_in_torpor_immediately(play):
    ben = play.vampire("Ben")
    ada = blocked_by(play, ben, "Power of One")
    torpor.send(play.table, play[ben])
    assert play[ben].region is Region.TORPOR
    play.finish()
    assert (play[ben].region, play[ben].ready) == (Region.TORPOR, False)
    assert play[ada].region is Region.READY


@pytest.mark.rule("COM-42")
def test_a_minion_destroyed_before_combat_leaves_play_immediately(play):
    ben = play.vampire("Ben")
    blocked_by(play, ben, "Power of One")
    torpor.destroy(play.table, play[ben])
    assert play.zone(ben) is Zone.ASH_HEAP


@pytest.mark.parametrize("loss", ["burned", "moved", "to pool"])
@pytest.mark.rule("ALY-02")
def test_an_ally_or_retainer_that_loses_its_last_life_is_burned(play, loss):
    """Remove counters in every possible way (GEN-04), between two decisions."""
    table = play.table
    ada = play.vampire("Ada", blood=1)
    ally = play.ready("Ben", ALLY, 1)
    spy = play.on(play.vampire("Ben"), "Raven Spy")
    for card in (ally, spy):
        if loss == "burned":
            bank.burn_blood(table, play[card], 1)
        elif loss == "moved":
            bank.move_blood(table, play[card], play[ada], 1)
        else:
            bank.blood_to_pool(table, play[card], 0, 1)
    settle(table)
    assert (play.zone(ally), play.zone(spy)) == (Zone.ASH_HEAP, Zone.ASH_HEAP)


@pytest.mark.rule("PLY-34")
def test_an_ally_that_pays_for_an_action_with_its_last_life_completes_it(play):
    """By a ruling on Spectral Servitor, the action is resolved in full, then the ally burns."""
    ally = play.ready("Ada", "Spectral Servitor", 1)
    play.vampire("Ben")
    play.bleeds(ally)
    play.action.blood_cost = 1
    play.finish()
    assert play.pool_of("Ben") == 29
    assert play.zone(ally) is Zone.ASH_HEAP
    reported = play.log_sentences()
    assert reported.index("Ben burns 1 pool.") < reported.index("Spectral Servitor is burned.")


@pytest.mark.rule("PLY-34", "BLK-17")
def test_an_ally_that_plays_a_modifier_with_its_last_life_fails(play):
    """By the other ruling, the modifier resolves, but the acting minion has left play."""
    servitor = play.ready("Ada", "Spectral Servitor", 1)
    play[servitor].disciplines = {"obl": 2}
    ben = play.vampire("Ben")
    play.hand("Ada", "Stygian Shroud")
    play.bleeds(servitor).blocks(ben)
    shroud = play.ways("Stygian Shroud", "OBL")
    assert len(shroud) == 1
    play.game.apply(shroud[0])
    play.finish()
    assert play.zone(servitor) is Zone.ASH_HEAP
    assert (play.pool_of("Ben"), play[ben].locked) == (30, False)


@pytest.mark.rule("GEN-04")
def test_the_counters_of_an_ally_are_called_life(play):
    """On a vampire, they are blood."""
    ally = play.ready("Ben", ALLY, 3)
    blocked_by(play, ally, "Power of One")
    play.plays("Power of One", "obt")
    assert f"{ALLY} burns 2 life (Power of One)." in play.log_sentences()
    ledger.gain_blood(play.table, play[ally], 1)
    assert play.log_sentences()[-1] == f"{ALLY} gains 1 life."
