"""Shahid: more cards in hand for the minions of another Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Does,
    Effect,
    EffectContext,
    Modifier,
    PurposeKind,
    Wording,
    hand,
)
from vtes_deck.effects.vocab import UNLOCK, Bonus, MyTurn, Not, Power, Until, card


class LargerHand(Effect, frozen=True):
    """The hand size grows by the current number of ready minions of the active Methuselah."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.ready_minions(context.table.active))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 2, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Increase the hand size and adjust the hand (DRW-05)."""
        table = context.table
        n = len(table.ready_minions(table.active))
        table.modify(Modifier(Bonus.HAND_SIZE, n, NONE, Until.TURN, context.card, context.seat))
        hand.adjust(table, context.seat, replaces=False)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "increase your hand size by X for the remainder of the turn, where X is the number of "
            "ready minions that Methuselah controls"
        )


class LocksForCards(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can lock {wording.name} during another Methuselah's unlock phase to "
            f"{self.effects[0].say(wording)}"
        )


CARDS = (
    card(
        201273,
        "Shahid",
        LocksForCards(
            sentence="Lock {card} for a larger hand.",
            at=UNLOCK,
            lock=True,
            conditions=(Not(MyTurn()),),
            effects=(LargerHand(),),
        ),
    ),
)
