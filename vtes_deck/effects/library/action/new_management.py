"""New Management: cheap locations change control."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EffectContext, Table, Wording
from vtes_deck.effects.vocab import (
    ACard,
    DelayedReplacement,
    TakeControl,
    Trait,
    Until,
    Zone,
    action,
    card,
)


class CheapLocation(ACard, frozen=True):
    """A location that costs little.

    Attributes:
        most: the highest cost, in blood or pool.
    """

    most: int = 1

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        printed = table.cards[card]
        cheap = printed.pool_cost + printed.blood_cost <= self.most and not printed.cost_x
        return cheap and super().fits(context, table, card)

    @override
    def say(self, wording: Wording) -> str:
        return f"a location that is free or costs {self.most} blood or pool"


class TakeOver(TakeControl, frozen=True):
    """Control of any card, including one's own, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"take control of {wording.target}"


CARDS = (
    card(
        101280,
        "New Management",
        action(
            "",
            TakeOver("target"),
            target=CheapLocation(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
            directed=True,
        ),
        DelayedReplacement(Until.ACTION),
    ),
)
