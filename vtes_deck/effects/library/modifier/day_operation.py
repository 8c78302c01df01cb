"""Day Operation: no vampire blocks, and the acting vampire goes to torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    minion_of,
    torpor,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BLOCKING,
    RESOLVED,
    VAMPIRE,
    AddDelayedTrigger,
    CannotBlock,
    card,
    modifier,
)


class ActingFalls(Effect, frozen=True):
    """The acting vampire goes to torpor (TOR-01)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.TORPOR, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = minion_of(context, "user")
        if vampire is not None:
            torpor.send(context.table, vampire)

    @override
    def say(self, wording: Wording) -> str:
        return "the acting vampire goes to torpor after resolving the action"


FALLS = AddDelayedTrigger(on=RESOLVED, effects=(ActingFalls(),))

CARDS = (
    card(
        100502,
        "Day Operation",
        modifier("for", CannotBlock(VAMPIRE), FALLS, at=AS_ANNOUNCED),
        modifier("FOR", CannotBlock(VAMPIRE), FALLS, at=AS_ANNOUNCED | BLOCKING),
    ),
)
