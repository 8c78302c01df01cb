"""Nest of Eagles and Eyes of the Night: reactions against some kinds of acting minions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording, minion_of
from vtes_deck.effects.library.modifier.resulting_combat import MANEUVER_OR_PRESS
from vtes_deck.effects.vocab import (
    Intercept,
    LessBleed,
    MinionFilter,
    Trait,
    card,
    reaction,
)

BANNED = MinionFilter(
    clans=("Banu Haqim",),
    either=MinionFilter(trait=Trait.WRAITH, either=MinionFilter(trait=Trait.FLIGHT)),
)
LESSER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, most=5))


class ActsFromBelow(Condition, frozen=True):
    """The acting minion is not of the excluded kinds."""

    @override
    def holds(self, context: EffectContext) -> bool:
        acting = minion_of(context, "acting")
        return acting is not None and not BANNED.fits(context, acting)

    @override
    def say(self, wording: Wording) -> str:
        return "not if the acting minion is an Banu Haqim or wraith or has flight"


class LessOfLesser(LessBleed, frozen=True):
    """Reduces a bleed; the reduction is larger for a bleed of a lesser minion."""

    more: int

    @override
    def carry_out(self, context: EffectContext) -> None:
        acting = minion_of(context, "acting")
        lesser = acting is not None and LESSER.fits(context, acting)
        LessBleed(self.more if lesser else self.n).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{super().say(wording)}. If the acting minion is {LESSER.say(wording)}, reduce the "
            f"bleed amount by {self.more} instead"
        )


CARDS = (
    card(101274, "Nest of Eagles", reaction("", LessOfLesser(1, 3), conditions=(ActsFromBelow(),))),
    card(
        100685,
        "Eyes of the Night",
        reaction("obt", Intercept(1)),
        reaction("OBT", Intercept(1), MANEUVER_OR_PRESS),
    ),
)
