"""Enthrall: a bleed that draws from the crypt."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    NOTHING,
    ACard,
    Blood,
    Choose,
    MoveCards,
    Pay,
    Zone,
    bleed,
    card,
)

FROM_CRYPT = MoveCards(ACard(Zone.CRYPT), Zone.UNCONTROLLED)


class MayDraw(Choose, frozen=True):
    """The vampire may burn blood to draw a crypt card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} can burn 1 blood to {FROM_CRYPT.say(wording)}"


DRAWS = MayDraw(NOTHING, (Pay(1, Blood()), FROM_CRYPT), optional=True)

CARDS = (
    card(
        102320,
        "Enthrall",
        bleed("obf", plus=1),
        bleed("pre", plus=1),
        bleed("OBF", DRAWS, plus=1),
        bleed("PRE", DRAWS, plus=1),
    ),
)
