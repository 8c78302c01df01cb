"""Malgorzata: one vampire for another."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ADDED,
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    bank,
)
from vtes_deck.effects.vocab import (
    CardAction,
    RemoveCard,
    card,
)


class TwoUncontrolled(Target, frozen=True):
    """Two vampires in the user's uncontrolled region: one as the target, one as the number."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        cards = [
            card for card in table.seats[context.seat].uncontrolled if table.cards[card].vampire
        ]
        return [(one, NONE, other + 1) for one in cards for other in cards if one != other]

    @override
    def say(self, wording: Wording) -> str:
        return "a vampire in your uncontrolled region"


class AddBloodToOther(Effect, frozen=True):
    """Adds blood from the bank to the second vampire of :class:`TwoUncontrolled`."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.INFLUENCE, self.n, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """INF-10: the excess drains when the vampire enters play."""
        table, other = context.table, context.n - 1
        if other in table.seats[context.seat].uncontrolled:
            bank.add_to_uncontrolled(table, other, self.n)
            table.emit(ADDED, context.seat, other, n=self.n, only=context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"add {self.n} blood to another vampire in your uncontrolled region"


CARDS = (
    card(
        200905,
        "Malgorzata",
        CardAction(
            sentence="{minion} acts to remove {target} from the game and to feed {other}.",
            host=True,
            stealth=1,
            target=TwoUncontrolled(),
            effects=(RemoveCard("target"), AddBloodToOther(4)),
        ),
    ),
)
