"""Tryphosa: the bleeds of her clan."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    IS_READY,
    ActionSurcharge,
    ActionWas,
    Aura,
    Bonus,
    MinionFilter,
    card,
)

MALKAVIAN = MinionFilter(clans=("Malkavian",))


class StealthyBleeds(Aura, frozen=True, kw_only=True):
    """The bleeds of a clan have more stealth; the text covers their price too."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions if one == IS_READY)
        return (
            f"{lead}any {self.to.noun()}'s bleed actions cost 1 additional blood and get "
            f"+{self.n} stealth"
        )


class DearBleeds(ActionSurcharge, frozen=True, kw_only=True):
    """The bleeds of a clan cost more; the text about their stealth covers it."""

    @override
    def say(self, wording: Wording) -> str:
        return "" if IS_READY in self.conditions else super().say(wording)


CARDS = (
    card(
        201390,
        "Tryphosa",
        DearBleeds(blood=1, whose="any", by=MALKAVIAN, verb="bleed", conditions=(IS_READY,)),
        StealthyBleeds(
            bonus=Bonus.STEALTH,
            n=1,
            to=MALKAVIAN,
            whose="any",
            conditions=(IS_READY, ActionWas("bleed")),
        ),
    ),
)
