"""Esau: a coin decides whether he bleeds for more."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, EventType, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    AtBleed,
    MoreBleed,
    Power,
    Same,
    Until,
    card,
)

HEADS = EventType("coin shows heads", "The coin for {card} shows heads.")
TAILS = EventType("coin shows tails", "The coin for {card} shows tails.")


class MoreOnHeads(Effect, frozen=True):
    """The bleed is larger with a chance of one half."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLEED, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        if table.random.below("coin", 2):
            table.emit(TAILS, card=context.card)
            return
        table.emit(HEADS, card=context.card)
        MoreBleed(self.n, limited=False).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        more = f"{wording.name} gets an additional +{self.n} bleed for that action"
        return f"flip a coin. If it's heads, {more}"


class FlipsCoin(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        (flips,) = self.effects
        name = wording.name
        return (
            f"when {name} declares a bleed action, {name} can burn 1 blood to {flips.say(wording)}"
        )


CARDS = (
    card(
        200436,
        "Esau",
        FlipsCoin(
            sentence="{card} burns 1 blood: a coin decides on +1 bleed.",
            at=AS_ANNOUNCED,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreOnHeads(1),),
        ),
    ),
)
