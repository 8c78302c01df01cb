"""Secret Passage: directed actions against a minion fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    DECLINED,
    UNBLOCKED,
    ActionFails,
    AMinion,
    BurnCard,
    Directed,
    Is,
    MinionFilter,
    OnePerMinion,
    Power,
    PutOn,
    card,
    master,
)

READY = MinionFilter(ready=True)
WITHOUT = MinionFilter(ready=True, alone=True)


class AimsAtBearer(Condition, frozen=True):
    """A directed action has the ready minion with the card as its target."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and not action.failed
            and action.target == context.host
            and Directed().holds(context)
            and Is("host", READY).holds(context)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is the target of a directed action while they are ready"


class Fails(ActionFails, frozen=True):
    """The action fails."""

    @override
    def say(self, wording: Wording) -> str:
        return "make the action fail"


CARDS = (
    card(
        101710,
        "Secret Passage",
        master(PutOn(), target=AMinion(WITHOUT)),
        Power(
            sentence="Burn {card}: the action fails.",
            at=UNBLOCKED | DECLINED,
            conditions=(AimsAtBearer(),),
            effects=(BurnCard("this"), Fails()),
        ),
        OnePerMinion(),
    ),
)
