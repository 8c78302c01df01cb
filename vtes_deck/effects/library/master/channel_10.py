"""Channel 10: intercept, but not during the first action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    ANYONE,
    BLOCKING,
    RESOLVED,
    Intercept,
    Once,
    Power,
    PutInPlay,
    The,
    Trigger,
    Until,
    card,
    master,
)

ACTED = "an action was performed"


class NotFirstAction(Condition, frozen=True):
    """Another action has been performed in this minion phase.

    By rulings, an action that ended early counts, unless its card was cancelled as it was played.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.has_used(ACTED, NONE, Until.TURN)

    @override
    def say(self, wording: Wording) -> str:
        return "not during the first action in a minion phase"


CARDS = (
    card(
        100327,
        "Channel 10",
        master(PutInPlay()),
        Trigger(on=RESOLVED, effects=(Once(ACTED),)),
        Power(
            sentence="Lock {card}: {target} gets +2 intercept.",
            at=BLOCKING,
            lock=True,
            conditions=(NotFirstAction(),),
            target=The("blocking", ANYONE, "mine"),
            effects=(Intercept(2, "target"),),
        ),
        exception="The limit of the second sentence is a condition of the definition.",
    ),
)
