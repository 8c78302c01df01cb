"""Dr. Marisa Fletcher, CDC: young vampires are burned when their hunt is blocked."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Minion, Wording
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    UNLOCK,
    ActionWas,
    Blood,
    Burn,
    BurnCard,
    Gain,
    MyTurn,
    Power,
    Trigger,
    Until,
    card,
)


class YoungHunter(Condition, frozen=True):
    """A vampire with a capacity below the number of counters was blocked while hunting."""

    @override
    def holds(self, context: EffectContext) -> bool:
        hunter = context.table.in_play.get(context.target)
        if not isinstance(hunter, Minion) or not ActionWas("hunt").holds(context):
            return False
        return hunter.vampire and hunter.capacity < context.card_in_play.blood

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when a vampire with capacity less than X is blocked while hunting, where X is the "
            f"number of counters on {wording.this}"
        )


class Caught(Trigger, frozen=True):
    """The vampire and all counters are burned."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{self.conditions[0].say(wording)}, burn that vampire and all the counters on "
            f"{wording.this}"
        )


CARDS = (
    card(
        100577,
        "Dr. Marisa Fletcher, CDC",
        Power(
            sentence="Add 2 counters to {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(Gain(2, Blood("this")),),
        ),
        Caught(
            on=ACTION_BLOCKED,
            conditions=(YoungHunter(),),
            effects=(BurnCard("target"), Burn(Blood("this"), Blood("this"))),
        ),
    ),
)
