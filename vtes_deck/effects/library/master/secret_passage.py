"""Secret Passage: directed actions against a minion fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    DECLINED,
    UNBLOCKED,
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


class Fails(Effect, frozen=True):
    """The action fails; it was not blocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Make the action fail (RES-08)."""
        if context.action is not None:
            context.action.failed = True

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
