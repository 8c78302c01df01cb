"""Independent Nagaraja."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DURING_ACTION,
    AtBleed,
    MoreBleed,
    Power,
    Until,
    card,
)

CARDS = (
    card(
        200119,
        "Anu Diptinatpa",
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(),),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
)
