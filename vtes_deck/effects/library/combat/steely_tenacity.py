"""Steely Tenacity: a card that can return to the hand."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import Does, PurposeKind, Wording
from vtes_deck.effects.library.combat.melee import melee
from vtes_deck.effects.vocab import (
    AMinion,
    DelayedReplacement,
    EnterCombat,
    MinionFilter,
    Until,
    action,
    bleed,
    card,
)


class ComesBack(DelayedReplacement, frozen=True):
    """The card can be taken from the ash heap when it would be replaced."""

    recalls: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, whose="mine"),)

    @override
    def say(self, wording: Wording) -> str:
        return "if you would replace this card, instead you can take this card from your ash heap"


CARDS = (
    card(
        101869,
        "Steely Tenacity",
        melee("ani", 1, press=True),
        bleed("dom", plus=1),
        action(
            "qui",
            EnterCombat(),
            stealth=1,
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
        ComesBack(Until.ACTION),
    ),
)
