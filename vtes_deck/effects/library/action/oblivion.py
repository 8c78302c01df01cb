"""Actions with Oblivion."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AMethuselah,
    Burn,
    HeapHas,
    If,
    Pool,
    RemoveFromHeap,
    TheyDiscard,
    action,
    bleed,
    card,
)

SEVEN = HeapHas(least=7, whose="prey")

CARDS = (
    card(
        102295,
        "Shroud of Decay",
        bleed("obl", TheyDiscard(2), plus=1),
        action(
            "OBL",
            If((SEVEN,), (RemoveFromHeap(n=7, whose="prey"), Burn(3, Pool("target")))),
            conditions=(SEVEN,),
            target=AMethuselah("prey"),
            directed=True,
        ),
    ),
)
