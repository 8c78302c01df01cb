"""Jar the Soul: locks a minion, and burns blood or life."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AMinion,
    Blood,
    Burn,
    Lock,
    MinionFilter,
    action,
    card,
)


class BurnsBloodOrLife(Burn, frozen=True):
    """The target burns blood or life, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {self.n} blood or life from the target minion"


READY = AMinion(MinionFilter(ready=True), "any")

CARDS = (
    card(
        101021,
        "Jar the Soul",
        action("nec", Lock("target"), stealth=1, target=READY, directed=True),
        action(
            "NEC",
            Lock("target"),
            BurnsBloodOrLife(1, Blood("target")),
            stealth=1,
            target=READY,
            directed=True,
        ),
    ),
)
