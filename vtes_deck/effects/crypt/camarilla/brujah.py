"""Brujah of the Camarilla."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    ROUND,
    ACard,
    Activity,
    AMinion,
    Aura,
    Bonus,
    BurnCard,
    CardAction,
    Control,
    Discount,
    GivePress,
    HostFights,
    InPhase,
    InRound,
    Is,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    RescueCosts,
    Restriction,
    Same,
    Title,
    Trait,
    Trigger,
    Type,
    Unlock,
    Until,
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
        201458,
        "Volker, The Puppet Prince",
        Restriction(
            activity=Activity.BLOCK,
            conditions=(Is("acting", MinionFilter(titles=(Title.PRIMOGEN,))),),
        ),
    ),
)
