"""Humo: stealth for his companion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import BLOCKING, Is, MinionFilter, Power, Stealth, Until, card

COMPANION = MinionFilter(ready=True, name="Greensleeves")


class HidesCompanion(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = COMPANION.name
        return (
            f"if you also control {name} and he is ready, {wording.name} can burn 1 blood to give "
            f"{name} +1 stealth once each action"
        )


CARDS = (
    card(
        200613,
        "Humo",
        HidesCompanion(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(Is("acting", COMPANION, "mine"),),
            effects=(Stealth(1),),
        ),
    ),
)
