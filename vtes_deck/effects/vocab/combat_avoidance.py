"""Effects before a combat begins: preventing it or inflicting damage on the blocker."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_effects import unlock
from vtes_deck.effects.vocab.blocks import ACTION_ENDS
from vtes_deck.effects.vocab.context import Condition, Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.action import Action, card_free_key
from vtes_deck.engine.cards.play import PlayCard
from vtes_deck.engine.combat.sequence import Combat
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.purposes import PurposeKind


class BeforeBlock(Condition, frozen=True):
    """The acting minion, which uses the card, was blocked; the block has not resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """False if no combat follows because the vampire leaves torpor (TOR-08)."""
        combat, action = context.table.current(Combat), context.action
        if action is None or action.blocker == NONE:
            return False
        if combat is None:
            return action.minion == context.minion
        if combat.sides or combat.follows:
            return False
        pair = {combat.acting, combat.opposing}
        return action.minion == context.minion and pair == {action.minion, action.blocker}

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is blocked, before block resolution"


class AvertCombat(Effect, frozen=True):
    """Ends the action before the combat. Usually, the minion cannot repeat it this turn.

    The block does not lock the blocker. No modifiers or reactions follow.

    Attributes:
        unlock: the acting minion unlocks.
        repeatable: it can perform the same action again.
    """

    unlock: bool = False
    repeatable: bool = False

    hits_acting = True

    @override
    def does(self) -> tuple[Does, ...]:
        ends = Does(PurposeKind.COMBAT_ENDS, whose="mine")
        return (ends, Does(PurposeKind.UNLOCK, which="acting")) if self.unlock else (ends,)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """End the action as failed; the blocker may unlock (RES-08)."""
        table, action = context.table, context.action
        if action is None:
            return
        combat = table.current(Combat)
        follows = combat is not None and combat.follows
        if action.locked_by_block and action.blocker in table.in_play and not follows:
            table.in_play[action.blocker].locked = False
        action.failed = action.ended = True
        action.successful = False
        acting = table.minion(action.minion)
        if action.card == NONE and not self.repeatable:
            verb = action.verb.name
            acting.done |= {card_free_key(verb, target) for target in action.aimed_at()}
        table.emit(ACTION_ENDS, context.seat, minion=action.minion)
        if self.unlock:
            unlock(table, action.minion)
        for procedure in table.stack[table.stack.index(action) + 1 :]:
            if isinstance(procedure, PlayCard):
                break
            procedure.finish()
        action.go_to(Action.after)

    @override
    def say(self, wording: Wording) -> str:
        unlock = f"unlock {wording.acting} and " if self.unlock else ""
        if self.repeatable:
            return f"{unlock}end the action"
        again = f"{wording.acting} cannot perform the same action this turn"
        return f"{unlock}end the action. {again[0].upper()}{again[1:]}"
