"""Independent Hecata."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    IS_READY,
    ACard,
    MoveCards,
    Power,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201724,
        "Mora, the Death Seer",
        Power(
            sentence="{card}: move {target} to the bottom of your library.",
            at=DISCARD_EFFECTS,
            effects=(
                MoveCards(
                    ACard(Zone.ASH_HEAP, crypt=False),
                    Zone.LIBRARY,
                    how="target",
                    bottom=True,
                ),
            ),
            conditions=(IS_READY,),
            target=ACard(Zone.ASH_HEAP, crypt=False),
            once=Until.TURN,
        ),
    ),
)
