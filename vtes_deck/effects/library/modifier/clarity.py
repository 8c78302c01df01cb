"""Action modifiers and reactions against cards of others as they are played."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cancel_shown,
    listed,
    shown,
)
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    AS_PLAYED,
    AMinion,
    CancelReaction,
    CannotBlock,
    Lock,
    MinionFilter,
    Role,
    Type,
    card,
    modifier,
    reaction,
)


class CancelsCardRequiring(Effect, frozen=True):
    """Cancels a non-combat card that requires one of these Disciplines; its cost is not paid.

    A card of several Disciplines requires those with which it is played.

    Attributes:
        disciplines: their codes.
    """

    disciplines: tuple[str, ...]

    @override
    def timely(self, context: EffectContext) -> bool:
        show = shown(context.table)
        if show is None or show.cancelled:
            return False
        printed = context.table.cards[show.card]
        required = printed.required_at(show.level)
        return printed.types != {Type.COMBAT} and bool(set(required) & set(self.disciplines))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CANCEL, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card that is shown and waive its cost (PLY-13)."""
        cancel_shown(context.table, context.seat, free=True)

    @override
    def say(self, wording: Wording) -> str:
        names = listed([DISCIPLINES[code].name for code in self.disciplines], "or")
        return (
            f"cancel a non-combat card requiring {names} as it is played, and its cost is not paid"
        )


class CancelsReactionOf(CancelReaction, frozen=True):
    """Cancels a reaction card of a matching minion; afterwards action modifiers are barred.

    Attributes:
        who: filter for the minion.
    """

    who: MinionFilter

    @override
    def timely(self, context: EffectContext) -> bool:
        if not super().timely(context):
            return False
        show = shown(context.table)
        minion = None if show is None else context.table.minion(show.minion)
        return minion is not None and self.who.fits(context, minion)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Cancel the card, waive its cost and bar action modifiers (PLY-13, PLY-14)."""
        cancel_shown(context.table, context.seat, free=True)
        if context.action is not None:
            context.action.unmodified = True

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"cancel a reaction card played by {self.who.say(wording)} as it is played (no cost is "
            "paid). No more action modifiers can be played on this action"
        )


MIND = CancelsCardRequiring(("dem", "dom", "pre"))
UNLOCKED = MinionFilter(locked=False)
LESSER = MinionFilter(vampire=True, most=6, either=MinionFilter(vampire=False))

CARDS = (
    card(
        101998,
        "Touch of Clarity",
        modifier("dem", MIND, Lock(), at=AS_PLAYED, role=Role.OTHER, who=UNLOCKED),
        modifier("DEM", MIND, at=AS_PLAYED, role=Role.OTHER, who=UNLOCKED),
        reaction("dem", MIND, Lock(), at=AS_PLAYED),
        reaction("DEM", MIND, at=AS_PLAYED),
    ),
    card(
        100078,
        "Approximation of Loyalty",
        modifier("pre", CannotBlock(), at=AS_ANNOUNCED, target=AMinion(LESSER, "others")),
        modifier("PRE", CancelsReactionOf(LESSER), at=AS_PLAYED),
    ),
)
