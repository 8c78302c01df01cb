"""Blind Spot: a minion of the prey does not block or react to a vampire this turn."""

from __future__ import annotations

from typing import override

import msgspec

from vtes_deck.effects.api import (
    CurrentAction,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Table,
    TimedRestriction,
    Wording,
)
from vtes_deck.effects.vocab import (
    VAMPIRE,
    Activity,
    AMinion,
    Choose,
    MinionFilter,
    Until,
    card,
    master,
)

WEAKER = AMinion(
    MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)), "prey"
)


class WhileActs(msgspec.Struct, frozen=True, gc=False):
    """Holds while a minion is acting.

    Attributes:
        minion: the minion.
    """

    minion: int

    def holds(self, table: Table) -> bool:
        """Whether the minion is acting."""
        action = table.current(CurrentAction)
        return action is not None and action.minion == self.minion


class OverlooksUser(Effect, frozen=True):
    """The target cannot block or react while the user is acting this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="target", whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        while_acts = WhileActs(context.minion)
        for activity in (Activity.BLOCK, Activity.REACT):
            context.table.restrict(
                TimedRestriction(
                    activity, context.target, Until.TURN, context.card, only_if=while_acts
                )
            )


class BlindSpot(Effect, frozen=True):
    """The player chooses the second minion for the vampire that is the target."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(WEAKER.choices(context.by(context.target)))

    @override
    def does(self) -> tuple[Does, ...]:
        return OverlooksUser().does()

    @override
    def carry_out(self, context: EffectContext) -> None:
        Choose(WEAKER, (OverlooksUser(),)).carry_out(context.by(context.target))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose a vampire you control and an ally or younger vampire controlled by your prey. "
            "While the first chosen vampire is acting this turn, the other chosen minion cannot "
            "block or play reaction cards"
        )


CARDS = (card(100188, "Blind Spot", master(BlindSpot(), target=AMinion(VAMPIRE))),)
