"""Independent Ravnos."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    IS_READY,
    Aura,
    Bonus,
    Is,
    MinionFilter,
    Power,
    Same,
    Stealth,
    Until,
    card,
)

CARDS = (
    card(
        200270,
        "Chavi Oraczko",
        Power(
            sentence="{card} burns 1 blood: +1 stealth.",
            at=BLOCKING,
            effects=(Stealth(1),),
            conditions=(Same("host", "acting"),),
            blood=1,
            once=Until.ACTION,
        ),
        Aura(bonus=Bonus.HAND_SIZE, n=1, conditions=(IS_READY,)),
    ),
    card(
        201420,
        "Vaclav Petalengro",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Gangrel",))),),
        ),
    ),
)
