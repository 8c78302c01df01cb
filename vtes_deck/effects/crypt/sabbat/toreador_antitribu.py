"""Toreador antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    UNLOCK,
    ActionWas,
    AMinion,
    AtBleed,
    AtLeast,
    Aura,
    Bonus,
    CardAction,
    Control,
    Discount,
    Edge,
    EnterCombat,
    Is,
    Lock,
    MinionFilter,
    MyTurn,
    Pay,
    Power,
    Same,
    Sect,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200359,
        "Dominique Santo Paulo",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Nosferatu", "Nosferatu antitribu"))),),
        ),
    ),
    card(
        200646,
        "Isouda de Blaise",
        Power(
            sentence="{card}: burn the Edge and unlock.",
            at=DISCARD_EFFECTS,
            effects=(Pay(1, Edge()), Unlock()),
            once=Until.TURN,
        ),
    ),
    card(
        200700,
        "Jessica",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("political action")),
        ),
    ),
    card(
        200800,
        "L'Épuisette",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Toreador",)), "bled")),),
        ),
    ),
    card(
        200971,
        "Melinda Galbraith",
        Power(
            sentence="{card}: lock {target}.",
            at=UNLOCK,
            effects=(Lock("target"),),
            conditions=(MyTurn(),),
            target=AMinion(
                MinionFilter(vampire=True, locked=False, sects=(Sect.SABBAT,), most=6), "any"
            ),
            once=Until.TURN,
        ),
    ),
    card(200989, "Miller Delmardigan, Teacher of Bahari", Discount(blood=1, discipline="cel")),
    card(
        201083,
        'Ondine "Boudicca" Sinclair',
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(AtLeast(Edge(), 1), Same("host", "acting"), AtBleed()),
        ),
    ),
    card(
        201172,
        "Redbone McCray",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(vampire=True, ready=True, younger=True, sects=(Sect.CAMARILLA,)),
                "others",
            ),
            effects=(EnterCombat(),),
        ),
    ),
)
