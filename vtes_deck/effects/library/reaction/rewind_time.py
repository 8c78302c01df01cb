"""Rewind Time: an action card or a master card is cancelled as it is played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_shown,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    PLAYED_TO_ACT,
    Cancel,
    LessBleed,
    Role,
    card,
    reaction,
)


class CancelsActionCard(Effect, frozen=True):
    """Cancels the card with which an action is announced; the acting minion does not lock."""

    @override
    def timely(self, context: EffectContext) -> bool:
        """A card of several types is an action card if it starts an action."""
        table, action = context.table, context.action
        show = shown(table)
        if show is None or show.cancelled or action is None or action.card != show.card:
            return False
        return not table.cards[show.card].types.isdisjoint(PLAYED_TO_ACT)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """PLY-13: nothing is paid for an action that is not performed."""
        cancel_shown(context.table, context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return "cancel an action card as it is played (the acting minion does not lock)"


class CancelsMaster(Cancel, frozen=True):
    """Cancels a master card of another Methuselah in her master phase."""

    @override
    def timely(self, context: EffectContext) -> bool:
        show = shown(context.table)
        return (
            show is not None
            and not context.table.cards[show.card].out_of_turn
            and super().timely(context)
        )

    @override
    def say(self, wording: Wording) -> str:
        return (
            "usable even though there is no action. Cancel a non-out-of-turn master card as it is "
            "played by another Methuselah, and its cost is not paid. That Methuselah gets +1 "
            "master phase action"
        )


CARDS = (
    card(
        101633,
        "Rewind Time",
        reaction("pre", LessBleed(1)),
        reaction("tem", CancelsActionCard(), at=AS_PLAYED),
        reaction(
            "TEM",
            CancelsMaster("master", "another", compensate=True),
            at=AS_PLAYED,
            role=Role.ANYTIME,
        ),
    ),
)
