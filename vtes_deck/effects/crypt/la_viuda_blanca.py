"""La Viuda Blanca: an action for cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    hand,
    zones,
)
from vtes_deck.effects.vocab import AnyX, CardAction, Choose, X, card

MAX_DRAWN = 2


class Draw(SaidElsewhere, Effect, frozen=True):
    """Draws the chosen number of cards, and discards down to the hand size (DRW-05)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, X, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        zones.draw(context.table, context.seat, context.n)
        hand.adjust(context.table, context.seat)


class DrawAction(CardAction, frozen=True, kw_only=True):
    """An undirected action to draw cards."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can draw up to {MAX_DRAWN} cards as a +{self.stealth} stealth action "
            "(discard down afterward)"
        )


CARDS = (
    card(
        200801,
        "La Viuda Blanca",
        DrawAction(
            sentence="{minion} acts to draw cards.",
            host=True,
            stealth=1,
            effects=(Choose(AnyX(1, MAX_DRAWN), (Draw(),), optional=True),),
        ),
    ),
)
