"""Independent Ravnos."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    IS_READY,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Control,
    Discount,
    Is,
    Lock,
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
        200490,
        "Gabrin",
        Discount(blood=1, discipline="chi"),
        CardAction(
            sentence="{minion} acts to lock {target}.",
            effects=(Lock("target"),),
            host=True,
            stealth=1,
            target=AMinion(
                MinionFilter(
                    vampire=False,
                    locked=False,
                    either=MinionFilter(vampire=True, locked=False, younger=True),
                ),
                "others",
            ),
        ),
    ),
    card(
        200492,
        "Ganesh",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Giovanni",)), "bled")),),
        ),
    ),
    card(
        200709,
        "Joaquina Amaya",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("equip")),
        ),
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
