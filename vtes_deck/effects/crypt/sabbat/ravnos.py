"""Ravnos of the Sabbat."""

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
        200098,
        "Anka, Priestess of Thorns",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Lasombra",)), "others"),
            effects=(EnterCombat(),),
        ),
    ),
)
