"""Harbinger of Skulls of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_READY,
    ACard,
    Discount,
    HasBled,
    MinionFilter,
    MoveCards,
    Power,
    Same,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200093,
        "Angelique",
        Discount(
            blood=1,
            discipline="nec",
            whose="mine",
            to=MinionFilter(clans=("Harbinger of Skulls",)),
            conditions=(IS_READY,),
        ),
    ),
    card(
        200580,
        "Hecate",
        Power(
            sentence="Burn the top card of the library of the bled Methuselah.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(MoveCards(ACard(Zone.LIBRARY, whose="bled"), Zone.ASH_HEAP, 1),),
        ),
    ),
    card(
        201511,
        "Zygodat",
        Power(
            sentence="Burn the top two cards of the library of the bled Methuselah.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), HasBled()),
            effects=(MoveCards(ACard(Zone.LIBRARY, whose="bled"), Zone.ASH_HEAP, 2),),
        ),
    ),
)
