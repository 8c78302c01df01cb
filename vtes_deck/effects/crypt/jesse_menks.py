"""Jesse Menks: unlocks with Gehenna."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import PLAYS, Condition, EffectContext, Wording
from vtes_deck.effects.vocab import IS_READY, Trait, Trigger, Unlock, card


class PlayedGehenna(Condition, frozen=True):
    """The card that was played is a Gehenna card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return Trait.GEHENNA in context.table.cards[context.target].traits

    @override
    def say(self, wording: Wording) -> str:
        return "if you play a Gehenna card"


CARDS = (
    card(
        200698,
        "Jesse Menks",
        Trigger(
            on=PLAYS,
            mine=True,
            conditions=(PlayedGehenna(), IS_READY),
            effects=(Unlock(),),
        ),
    ),
)
