"""The Uncoiling: other events are burned."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    zones,
)
from vtes_deck.effects.vocab import (
    DISCARD,
    DISCARD_EFFECTS,
    ACard,
    Belongs,
    BurnCard,
    Count,
    DelayedReplacement,
    Not,
    Pay,
    Pool,
    Power,
    Type,
    Until,
    Zone,
    card,
)

EVENT = ACard(Zone.IN_PLAY, (Type.EVENT,), "any")


class OtherEvents(Target, frozen=True):
    """The other events in play."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [one for one in EVENT.choices(context) if one[0] != context.card]

    @override
    def say(self, wording: Wording) -> str:
        return "another event"


class BurnEvent(Effect, frozen=True):
    """Burns another event at random."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(OtherEvents().choices(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        events = [number for number, _, _ in OtherEvents().choices(context)]
        zones.burn(table, events[table.random.below("events in play", len(events))])

    @override
    def say(self, wording: Wording) -> str:
        return "burn another event at random"


CARDS = (
    card(
        102057,
        "The Uncoiling",
        DelayedReplacement(Until.SOURCE),
        Power(
            sentence="Burn another event at random.",
            at=DISCARD_EFFECTS,
            once=Until.TURN,
            forced=True,
            effects=(BurnEvent(),),
        ),
        Power(
            sentence="Use a discard phase action and burn pool for the other events: burn {card}.",
            at=DISCARD,
            user="anybody",
            conditions=(Not(Belongs("this", "mine")),),
            effects=(Pay(Count(OtherEvents()), Pool()), BurnCard("this")),
        ),
        exception="The number of other events is an amount of the definition, X in the text.",
    ),
)
