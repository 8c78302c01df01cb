"""Power of All: two anarchs cancel any card."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_shown,
    lock,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    AMinion,
    MinionFilter,
    Role,
    Sect,
    card,
    reaction,
)


class CancelsTogether(Effect, frozen=True):
    """The minion and the target lock to cancel the card being played; its cost is paid."""

    @override
    def timely(self, context: EffectContext) -> bool:
        show = shown(context.table)
        return show is not None and not show.cancelled

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Lock both minions and cancel the card; its cost is still paid (PLY-13, PLY-14)."""
        for minion in (context.minion, context.target):
            lock(context.table, minion)
        cancel_shown(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"lock {wording.user} and one other unlocked ready anarch you control to cancel a "
            "library card as it is played. Usable even if there is no action. Not usable during "
            "your own turn"
        )


OTHER = MinionFilter(sects=(Sect.ANARCH,), ready=True, locked=False, another=True)

CARDS = (
    card(
        101428,
        "Power of All",
        reaction("", CancelsTogether(), at=AS_PLAYED, target=AMinion(OTHER), role=Role.ANYTIME),
    ),
)
