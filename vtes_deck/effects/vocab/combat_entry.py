"""What cards do about combat outside of it, and about hands and ash heaps of others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.engine.combat import Combat
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.turn.unlock import MISSES_UNLOCK


class EnterCombat(Effect, frozen=True, kw_only=True):
    """The minion that plays the card enters combat with the one aimed at.

    Attributes:
        reverse: that minion counts as the acting one.
    """

    reverse: bool = False

    @override
    def carry_out(self, context: EffectContext) -> None:
        """As part of the resolution of the action (RES-09)."""
        pair = (
            (context.target, context.minion) if self.reverse else (context.minion, context.target)
        )
        context.table.push(Combat(*pair))


class MissesUnlock(Effect, frozen=True):
    """The minion that plays the card does not unlock in its next unlock phase."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.user_minion.set_mark(MISSES_UNLOCK, 1)


class DrawAndDiscard(Effect, frozen=True):
    """Cards are drawn, and afterwards discarded down to the hand size."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """DRW-04, DRW-05."""
        zones.draw(context.table, context.seat, self.n)
        hand.adjust(context.table, context.seat)


class TheyDiscard(Effect, frozen=True):
    """The Methuselah aimed at discards cards of her choice."""

    n: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        """EX-V5-13: all leave the hand before any is replaced, as they are afterwards."""
        context.table.push(hand.HandReduction(context.other, self.n))
