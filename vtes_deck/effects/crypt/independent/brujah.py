"""Independent Brujah."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    card,
)

CARDS = (
    card(
        200694,
        "Jeremy MacNeil",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True, younger=True), "predator or prey"),
        ),
    ),
)
