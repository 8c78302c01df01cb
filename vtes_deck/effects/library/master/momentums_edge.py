"""Momentum's Edge: pool for a Methuselah with a victory point."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import UNLOCK, Gain, MyTurn, Pool, Power, PutInPlay, card, master


class HasPoints(Condition, frozen=True):
    """The Methuselah has a victory point; half a point is not enough."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].victory_points >= 1

    @override
    def say(self, wording: Wording) -> str:
        return "if you have one or more victory points"


CARDS = (
    card(
        101237,
        "Momentum's Edge",
        master(PutInPlay(), conditions=(HasPoints(),)),
        Power(
            sentence="Lock {card}: gain 1 pool.",
            at=UNLOCK,
            lock=True,
            conditions=(MyTurn(),),
            effects=(Gain(1, Pool()),),
        ),
    ),
)
