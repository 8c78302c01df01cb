"""Reactions that reduce the stealth of the acting minion."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.action_effects import add
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.windows import DURING_ACTION

LOSES_STEALTH = EventType("loses stealth", "{minion} gets -{n} stealth.")


class LessStealth(Effect, frozen=True):
    """Reduces the stealth of the acting minion in this action, also below 0.

    Attributes:
        n: the amount; ``None``: all of its stealth. It can be increased again.
    """

    n: int | None

    hits_acting = True

    @override
    def windows(self) -> int:
        return DURING_ACTION

    @override
    def does(self) -> tuple[Does, ...]:
        n = 1 if self.n is None else self.n  # at least 1: otherwise the card is not played
        return (Does(PurposeKind.STEALTH, n, which="acting", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Reduce the stealth; by a ruling, this modifies the action even if it has no stealth."""
        action = context.action
        if action is None:
            return
        less = action.stealth(context.table) if self.n is None else self.n
        if less > 0:
            add(context, Bonus.STEALTH, -less, action.minion)
            context.table.emit(LOSES_STEALTH, context.seat, minion=action.minion, n=less)

    @override
    def say(self, wording: Wording) -> str:
        if self.n is None:
            return "reduce the acting minion's stealth to 0"
        if wording.acting not in {"the acting minion", wording.subject}:
            return f"give {wording.acting} -{self.n} stealth"
        return f"the acting minion gets -{self.n} stealth"
