"""Brujah of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ANY_TIME,
    BLOCKING,
    IS_READY,
    RANGE,
    ROUND,
    VAMPIRE,
    ACard,
    Activity,
    AMinion,
    Aura,
    Blood,
    Bonus,
    Burn,
    BurnCard,
    CardAction,
    Control,
    Discount,
    EnterCombat,
    GivePress,
    HostFights,
    InCombat,
    InPhase,
    InRound,
    Is,
    LessIntercept,
    MinionFilter,
    Move,
    MyTurn,
    Phase,
    Power,
    RescueCosts,
    Restriction,
    Same,
    Sect,
    Title,
    Trait,
    Trigger,
    Type,
    Unlock,
    Until,
    Use,
    Zone,
    card,
)

CARDS = (
    card(
        200011,
        "Adana de Sforza",
        Discount(blood=1, types=(Type.COMBAT,)),
    ),
    card(
        201635, "Adelino Da Silva", RescueCosts(n=-2, whom=MinionFilter(vampire=True, older=True))
    ),
    card(
        200125,
        "Appolonius",
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
    card(200201, "Black Cat", Discount(pool=1, types=(Type.EQUIPMENT,))),
    card(
        200289,
        "Constanza Vinti",
        Aura(
            bonus=Bonus.BLEED,
            n=2,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "bled")),),
        ),
    ),
    card(
        200362,
        "Don Cruez, The Idealist",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT, blood=1)),
    ),
    card(
        201695,
        "Dónal O'Connor",
        Power(
            sentence="{card}: burn 1 blood and unlock.",
            at=ANY_TIME,
            effects=(Unlock(),),
            conditions=(MyTurn(), InPhase(Phase.MINION)),
            blood=1,
            once=Until.TURN,
        ),
    ),
    card(
        200364,
        "Dónal O'Connor",
        Trigger(
            on=ACTION_BLOCKED,
            effects=(Burn(1, Blood("blocker")),),
            host=True,
            conditions=(Is("blocker", VAMPIRE),),
        ),
    ),
    card(200675, "Jann Berger", Discount(blood=1, discipline="pot")),
    card(
        200993,
        "Miranda Sanova",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(clans=("Brujah",)),
            whose="any",
            others=True,
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201155,
        "Rake",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(clans=("Ventrue",))),),
        ),
    ),
    card(
        201361,
        "Themistocles",
        CardAction(
            sentence="{minion} acts to burn {target}.",
            effects=(BurnCard("target"),),
            host=True,
            blood=1,
            target=ACard(Zone.IN_PLAY, whose="any", trait=Trait.LOCATION),
        ),
    ),
    card(
        201362,
        "Theo Bell",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
        ),
        Restriction(
            activity=Activity.BE_HUNTED,
            conditions=(
                Control(AMinion(MinionFilter(ready=True, titles=(Title.PRINCE, Title.JUSTICAR)))),
            ),
        ),
    ),
    card(
        201394,
        "Tura Vaughn",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(clans=("Brujah",))),),
        ),
    ),
    card(
        201428,
        "Vasilis, The Traitor of Don Cruez",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            to=MinionFilter(clans=("Giovanni",)),
            whose="any",
            conditions=(
                IS_READY,
                Control(AMinion(MinionFilter(ready=True, clans=("Brujah",)), "bled")),
            ),
        ),
    ),
    card(
        201458,
        "Volker, The Puppet Prince",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(titles=(Title.PRIMOGEN,))),),
        ),
    ),
    card(
        201642,
        "Gwenllian Arwyn",
        Power(
            sentence="{card} burns 1 blood: the blocking minion gets -1 intercept.",
            at=BLOCKING,
            once=Until.ACTION,
            blood=1,
            conditions=(Same("host", "acting"), Is("blocking", VAMPIRE)),
            effects=(LessIntercept(1),),
        ),
    ),
    card(
        201379,
        "Tomaine",
        Aura(
            bonus=Bonus.HAND_SIZE,
            n=1,
            whose="prey",
            conditions=(
                IS_READY,
                Control(
                    AMinion(MinionFilter(vampire=True, ready=True, sects=(Sect.SABBAT,)), "prey")
                ),
            ),
        ),
    ),
    card(
        200292,
        "Count Germaine",
        Restriction(
            activity=Activity.USE_WEAPONS,
            host=False,
            conditions=(Same("opposing", "host"),),
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True, clans=("Toreador",)), "others"),
        ),
    ),
)
