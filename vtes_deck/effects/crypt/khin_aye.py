"""Khin Aye: a larger hand against a predator with more minions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    Aura,
    Bonus,
    card,
)


class PredatorHasMore(Condition, frozen=True):
    """The predator of the user controls more ready minions than the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, seat = context.table, context.seat
        return len(table.ready_minions(table.predator(seat))) > len(table.ready_minions(seat))

    @override
    def say(self, wording: Wording) -> str:
        return "while your predator controls more ready minions than you"


CARDS = (
    card(
        201760,
        "Khin Aye",
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(PredatorHasMore(),)),
    ),
)
