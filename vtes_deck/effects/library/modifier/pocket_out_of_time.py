"""Pocket Out of Time: each combat is followed by another combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    AddDelayedTrigger,
    CanFightAgain,
    FightsAgain,
    Stealth,
    card,
    modifier,
)


class AfterEachCombat(AddDelayedTrigger, frozen=True, kw_only=True):
    """The option of the vampire after each combat of the action, including the current one."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f" ({one.say(wording)})" for one in self.conditions)
        done = "".join(one.say(wording) for one in self.effects)
        return (
            f"usable after combat. After each combat this action, {wording.user} can burn "
            f"{self.blood} blood to {done}{asked}"
        )


MORE_COMBATS = AfterEachCombat(
    sentence="{minion} burns 1 blood for {card} to fight again.",
    at=AFTER_COMBAT,
    blood=1,
    once=False,
    conditions=(CanFightAgain(),),
    effects=(FightsAgain(),),
)

CARDS = (
    card(
        101405,
        "Pocket Out of Time",
        modifier("obt", Stealth(1), blood=1),
        modifier("tem", Stealth(1)),
        modifier("TEM", MORE_COMBATS, at=AFTER_COMBAT),
    ),
)
