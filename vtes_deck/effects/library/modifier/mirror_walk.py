"""Mirror Walk: the action ends."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ACTION_ENDS,
    Effect,
    EffectContext,
    Wording,
    block,
    unlock,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    AddDelayedTrigger,
    Blocked,
    DelayedReplacement,
    Lock,
    Stealth,
    Until,
    card,
    modifier,
)


class EndAction(Effect, frozen=True):
    """Ends the action without success; no block resolves (RES-08).

    Attributes:
        unlock: the acting minion unlocks.
    """

    unlock: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        action = block.current_action(table)
        action.failed = action.ended = True
        table.emit(ACTION_ENDS, context.seat, minion=action.minion)
        if self.unlock:
            unlock(table, action.minion)

    @override
    def say(self, wording: Wording) -> str:
        return "end the action before block resolution"


CARDS = (
    card(
        101223,
        "Mirror Walk",
        modifier("tha", Stealth(1)),
        modifier(
            "THA",
            Stealth(1),
            AddDelayedTrigger(
                on=ACTION_BLOCKED, conditions=(Blocked(),), effects=(Lock("blocker"), EndAction())
            ),
        ),
        DelayedReplacement(Until.DISCARD),
    ),
)
