"""Independent Nosferatu."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    ACard,
    MoveCards,
    Power,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        201618,
        "Okulos",
        Power(
            sentence="{card} burns 1 blood to draw a card.",
            at=ANY_TIME,
            blood=1,
            once=Until.TURN,
            effects=(MoveCards(ACard(Zone.LIBRARY), Zone.HAND),),
        ),
    ),
)
