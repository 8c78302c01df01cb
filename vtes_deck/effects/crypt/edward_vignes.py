"""Edward Vignes: actions directed at him fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    DECLINED,
    DISCARD_TARGET,
    UNBLOCKED,
    ACard,
    Power,
    Zone,
    card,
)


class AimedAtHim(SaidElsewhere, Condition, frozen=True):
    """A minion of another Methuselah aims its action at the vampire, and it is not blocked."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and not action.failed
            and action.target == context.host
            and action.acting_seat(context.table) != context.seat
        )


class ActionFails(Effect, frozen=True):
    """The action fails (RES-08)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="acting"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            context.action.failed = True

    @override
    def say(self, wording: Wording) -> str:
        return f"cause an action directed at {wording.name} to fail"


class BurnsDominate(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "you can burn a card that requires Dominate from your hand to "
            f"{self.effects[-1].say(wording)}"
        )


CARDS = (
    card(
        200403,
        "Edward Vignes",
        BurnsDominate(
            sentence="Burn {target}: the action fails.",
            at=UNBLOCKED | DECLINED,
            conditions=(AimedAtHim(),),
            target=ACard(Zone.HAND, discipline="dom"),
            effects=(DISCARD_TARGET, ActionFails()),
        ),
    ),
)
