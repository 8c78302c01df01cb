"""The effect that changes a hand size for a period."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, gets, signed
from vtes_deck.engine.mechanics import hand
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Modifier, Until


class HandSize(Effect, frozen=True):
    """Changes the hand size for a period."""

    n: int
    until: Until

    @override
    def does(self) -> tuple[Does, ...]:
        lasting = self.until is Until.GAME
        return (Does(PurposeKind.HAND_SIZE, self.n, whose="mine", lasting=lasting),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Change the hand size and adjust the hand at once (DRW-05)."""
        table = context.table
        table.modify(
            Modifier(Bonus.HAND_SIZE, self.n, NONE, self.until, context.card, context.seat)
        )
        hand.adjust(table, context.seat, replaces=False)

    @override
    def say(self, wording: Wording) -> str:
        period = {
            Until.COMBAT: " for the remainder of this combat",
            Until.TURN: " this turn",
            Until.UNLOCK: " until your next unlock phase",
            Until.DISCARD: " until your next discard phase",
        }
        return gets(wording, "you", f"{signed(self.n)} hand size{period.get(self.until, '')}")
