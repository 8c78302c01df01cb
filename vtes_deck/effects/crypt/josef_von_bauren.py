"""Josef von Bauren: he discards from the hands of neighbours."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD,
    AMethuselah,
    Power,
    card,
)


class DiscardOfTarget(Effect, frozen=True):
    """The chosen Methuselah discards a card at random."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(context.table.seats[context.target_seat].hand)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The hand is adjusted afterwards (DRW-05)."""
        table, seat = context.table, context.target_seat
        cards = table.seats[seat].hand
        zones.discard(table, cards[table.random.below(f"hand of seat {seat}", len(cards))])
        hand.adjust(table, seat)

    @override
    def say(self, wording: Wording) -> str:
        return "discard 1 card at random from your predator or prey's hand"


class Disturbs(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"you can use a discard phase action to {self.effects[0].say(wording)}"


CARDS = (
    card(
        200720,
        "Josef von Bauren",
        Disturbs(
            sentence="{seat} discards a card at random.",
            at=DISCARD,
            target=AMethuselah("predator or prey"),
            effects=(DiscardOfTarget(),),
        ),
    ),
)
