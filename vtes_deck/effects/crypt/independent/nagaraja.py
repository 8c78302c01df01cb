"""Independent Nagaraja."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DURING_ACTION,
    ACard,
    AtBleed,
    MoreBleed,
    MoveCards,
    Power,
    Same,
    Stealth,
    Type,
    Until,
    Zone,
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
    card(
        201132,
        "Prejudice",
        Power(
            sentence="{card} removes {target}: +2 bleed.",
            at=DURING_ACTION,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            target=ACard(Zone.ASH_HEAP, (Type.ALLY, Type.RETAINER), "prey"),
            effects=(
                MoveCards(
                    ACard(Zone.ASH_HEAP, (Type.ALLY, Type.RETAINER), "prey"),
                    Zone.REMOVED,
                    how="target",
                ),
                MoreBleed(2, limited=False),
            ),
        ),
    ),
    card(
        201153,
        "Raful al-Zarqa",
        Power(
            sentence="{card}: burn 1 blood and get +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        201433,
        "Veejay Vinod",
        Power(
            sentence="{card} burns 2 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=2,
            once=Until.ACTION,
        ),
    ),
)
