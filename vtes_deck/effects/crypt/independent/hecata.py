"""Independent Hecata."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    DURING_ACTION,
    IS_READY,
    ACard,
    AtBleed,
    MoreBleed,
    MoveCards,
    Power,
    Same,
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
    card(
        201722,
        "Marchesa Liliana",
        Power(
            sentence="Remove 7 cards in your ash heap from the game: {card} gets +1 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(
                MoveCards(ACard(Zone.ASH_HEAP), Zone.REMOVED, n=7, how="chosen", due=True),
                MoreBleed(1, limited=False),
            ),
        ),
    ),
)
