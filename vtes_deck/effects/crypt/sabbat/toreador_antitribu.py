"""Toreador antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    DISCARD_EFFECTS,
    DURING_ACTION,
    IS_READY,
    NOTHING,
    UNLOCK,
    ACard,
    ActionWas,
    AMethuselah,
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
    LeavesTorpor,
    LessBleed,
    LessIntercept,
    Lock,
    MinionFilter,
    MissesUnlock,
    MoveCards,
    MoveCounters,
    MyTurn,
    Pay,
    Plus,
    Pool,
    Power,
    Same,
    Sect,
    Type,
    Unlock,
    Until,
    Zone,
    card,
)

CARDS = (
    card(
        200302,
        "Cristos Mantigo",
        CardAction(
            sentence="{minion} acts to look for an equipment card.",
            host=True,
            stealth=1,
            target=NOTHING,
            effects=(
                MoveCards(ACard(Zone.LIBRARY, types=(Type.EQUIPMENT,)), Zone.HAND, how="chosen"),
            ),
        ),
    ),
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
        200540,
        "Greta Kircher",
        Power(
            sentence="{card} burns 1 blood: -1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(
                IS_READY,
                AtBleed("me"),
                Is(
                    "acting",
                    MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)),
                ),
            ),
            effects=(LessBleed(1),),
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
        200900,
        "Malabranca",
        CardAction(
            sentence="{minion} acts to steal 1 pool from {seat}.",
            host=True,
            stealth=1,
            conditions=(AtLeast(Pool("prey"), Plus(Pool(), 1)),),
            target=AMethuselah("prey"),
            effects=(MoveCounters(1, Pool("target"), Pool()),),
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
    card(
        200974,
        "Mélusine d'Anjou",
        Power(
            sentence="{card} burns 1 blood: the blocking vampire gets -2 intercept.",
            at=BLOCKING,
            blood=1,
            once=Until.ACTION,
            conditions=(
                Same("host", "acting"),
                Is("blocking", MinionFilter(vampire=True, younger=True)),
            ),
            effects=(LessIntercept(2),),
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
    card(
        201435,
        "Venere Carboni",
        Power(
            sentence="{card} burns 1 blood to leave torpor.",
            at=UNLOCK,
            blood=1,
            once=Until.TURN,
            conditions=(MyTurn(), Is("host", MinionFilter(torpor=True))),
            effects=(LeavesTorpor("host"),),
        ),
    ),
    card(
        201487,
        "Yitzak",
        CardAction(
            sentence="{minion} acts to lock {target}.",
            host=True,
            target=AMinion(MinionFilter(vampire=True, younger=True), "any"),
            effects=(Lock("target"), MissesUnlock("target")),
        ),
    ),
)
