"""General Perfidio Díos: guards locations."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    BLOCKING,
    UNBLOCKED,
    AttemptsToBlock,
    Power,
    Trait,
    Unlock,
    card,
)


class AimedAtLocation(Condition, frozen=True):
    """The current action is directed at a location of the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        if action is None or context.seat not in action.seats:
            return False
        target = table.in_play.get(action.target)
        return (
            target is not None
            and target.controller == context.seat
            and Trait.LOCATION in table.cards[target.card].traits
        )


class GuardsLocations(Power, frozen=True, kw_only=True):
    """Unlocks and blocks. A ruling allows this more than once in an action."""

    at: int = UNBLOCKED | BLOCKING

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} can burn {self.blood} blood to unlock and attempt to block an action "
            "directed at a location you control"
        )


CARDS = (
    card(
        200500,
        "General Perfidio Díos",
        GuardsLocations(
            sentence="{card} burns 1 blood, unlocks and attempts to block.",
            blood=1,
            conditions=(AimedAtLocation(),),
            effects=(Unlock("host"), AttemptsToBlock("host")),
        ),
    ),
)
