"""Fast checks agree with the slow ones that they replace, at every decision of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from table_decks import archive_decks
from table_play import Play

import cardbase
from vtes_deck.effects.registry import script_of
from vtes_deck.engine.actions.bleed import BLEED
from vtes_deck.engine.actions.block import BLOCK
from vtes_deck.engine.game import Game
from vtes_deck.engine.state.current import CurrentAction, CurrentCombat, action_and_combat
from vtes_deck.engine.state.decisions import PASS
from vtes_deck.engine.state.in_play import are_ready
from vtes_deck.engine.state.table import Phase, Table
from vtes_deck.engine.turn.minion import MinionPhase, may_announce, may_be_barred
from vtes_deck.rulesets.vekn import VEKN

MAX_DECISIONS = 700


def tables(cb: cardbase.CardBase, seed: int) -> Iterator[Table]:
    """The table at every decision of a game whose players block, act and rarely pass."""
    decks = archive_decks(cb, 5 * (seed + 1))[-5:]
    game = Game.start(VEKN, decks, seed, scripts=script_of, undoable=False)
    chance = random.Random(seed)
    for _ in range(MAX_DECISIONS):
        decision = game.decision
        if decision is None:
            return
        yield game.table
        active = [option for option in decision.options if option.verb is not PASS]
        blocks = [option for option in active if option.verb is BLOCK]
        options = blocks or (active if active and chance.random() < 0.8 else decision.options)
        game.apply(chance.choice(options))


@pytest.mark.parametrize("seed", range(4))
def test_the_current_action_and_combat_agree_with_the_whole_stack(
    cb: cardbase.CardBase, seed: int
) -> None:
    """No action begins during a combat, so the search may end at the action."""
    actions = 0
    for table in tables(cb, seed):
        action, combat = action_and_combat(table)
        assert action is table.current(CurrentAction)
        assert combat is table.current(CurrentCombat)
        actions += action is not None
    assert actions > 0


@pytest.mark.parametrize("seed", range(4))
def test_a_minion_phase_that_is_skipped_has_no_options(cb: cardbase.CardBase, seed: int) -> None:
    skipped = 0
    for table in tables(cb, seed):
        for seat in range(5):
            if not MinionPhase.matters(table, seat):
                phase = MinionPhase(seat)
                assert phase.mandatory(table) == ([], set())
                assert phase.choices(table, set()) == []
                skipped += 1
    assert skipped > 0


@pytest.mark.parametrize("seed", range(4))
def test_ready_and_restricted_minions_equal_a_check_of_each_minion(
    cb: cardbase.CardBase, seed: int
) -> None:
    for table in tables(cb, seed):
        for seat in range(5):
            minions = table.minions(seat)
            assert are_ready(minions) == [one for one in minions if one.ready]
            if not may_be_barred(table) and not any(minion.done for minion in minions):
                options = MinionPhase(seat).choices(table, set())
                assert all(may_announce(table, option) for option in options)


def test_a_combat_during_an_action_is_found(cb: cardbase.CardBase) -> None:
    play = Play(cb)
    play.ready("Ada", "Anson", 3)
    blocker = play.ready("Ben", "Rake", 3)
    play.turn("Ada", Phase.MINION).choose(BLEED).choose(BLOCK, minion=blocker)
    action, combat = action_and_combat(play.table)
    assert action is not None
    assert action is play.table.current(CurrentAction)
    assert combat is not None
    assert combat is play.table.current(CurrentCombat)
