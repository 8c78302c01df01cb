"""Vampires that reduce the cost of locations and equipment."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Printed, Wording
from vtes_deck.effects.vocab import IS_READY, CostReduction, Trait, Type, Until, card


class CheaperGear(CostReduction, frozen=True, kw_only=True):
    """Reduces the cost of a location or of equipment."""

    @override
    def reduction(self, paid: Printed) -> tuple[int, int]:
        if Trait.LOCATION in paid.traits or Type.EQUIPMENT in paid.types:
            return super().reduction(paid)
        return 0, 0

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return (
            f"once each turn, {asked}{wording.name} can reduce the cost of a location or of an "
            f"equipment you play by {self.less} blood or pool"
        )


class CheaperLocation(CostReduction, frozen=True, kw_only=True):
    """Reduces the cost of a location that is a master card."""

    @override
    def reduction(self, paid: Printed) -> tuple[int, int]:
        return super().reduction(paid) if Trait.LOCATION in paid.traits else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can lock {wording.name} when you play a Master: location to reduce the cost of "
            f"that location by {self.less} pool"
        )


CARDS = (
    card(
        200164,
        "Baldesar Rossellini",
        CheaperGear(
            sentence="Use {card} to pay less for a location or equipment.",
            less=1,
            once=Until.TURN,
            conditions=(IS_READY,),
        ),
    ),
    card(
        200652,
        "Jack",
        CheaperLocation(
            sentence="Lock {card} to pay less for a location.",
            less=1,
            of_blood=False,
            types=(Type.MASTER,),
            lock=True,
        ),
        exception="The colon in the name of a card type ends a clause of the official text.",
    ),
)
