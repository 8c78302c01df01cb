"""Graverobbing: a vampire in torpor is stolen."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    torpor,
)
from vtes_deck.effects.vocab import (
    AMinion,
    Blood,
    Choose,
    MinionFilter,
    Pay,
    TakeControl,
    The,
    action,
    card,
)

IN_TORPOR = MinionFilter(vampire=True, torpor=True)


class LeavesTorpor(Effect, frozen=True):
    """The target vampire moves from torpor to the ready region."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Move the target from torpor to the ready region (TOR-11)."""
        torpor.leave(context.table, context.target_minion)


class MayRevive(Choose, frozen=True):
    """The acting vampire may burn blood to move the target to the ready region."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} can burn 2 blood to move the stolen vampire to your ready region"


REVIVES = MayRevive(
    The("target", IN_TORPOR, "mine"), (Pay(2, Blood()), LeavesTorpor()), optional=True
)

CARDS = (
    card(
        100852,
        "Graverobbing",
        action("dom", TakeControl("target"), target=AMinion(IN_TORPOR, "others"), directed=True),
        action(
            "DOM",
            TakeControl("target"),
            REVIVES,
            target=AMinion(IN_TORPOR, "others"),
            directed=True,
        ),
    ),
)
