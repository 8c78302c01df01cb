"""Salubri antitribu of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    READY_VAMPIRE,
    AMinion,
    CardAction,
    EnterCombat,
    card,
)

CARDS = (
    card(
        200813,
        "Langa",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(READY_VAMPIRE, "others"),
        ),
    ),
)
