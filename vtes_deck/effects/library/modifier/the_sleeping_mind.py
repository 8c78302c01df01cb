"""The Sleeping Mind: locked minions stay locked."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    TimedRestriction,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ANYONE,
    AS_ANNOUNCED,
    Activity,
    AMinion,
    CannotBlock,
    MinionFilter,
    Until,
    card,
    modifier,
)


class NobodyUnlocks(Effect, frozen=True):
    """No minion unlocks during the action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        for minion in minions_of(context, ANYONE, "any"):
            table.restrict(
                TimedRestriction(Activity.UNLOCK, minion.card, Until.ACTION, context.card)
            )

    @override
    def say(self, wording: Wording) -> str:
        return "during this action, minions cannot unlock"


LOCKED = AMinion(MinionFilter(vampire=True, locked=True), "others")

CARDS = (
    card(
        101805,
        "The Sleeping Mind",
        modifier("dom", CannotBlock(), at=AS_ANNOUNCED, target=LOCKED),
        modifier("DOM", NobodyUnlocks(), at=AS_ANNOUNCED),
    ),
)
