"""Ventrue antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ANY_TIME,
    DISCARD_TARGET,
    IS_READY,
    POLLING,
    UNLOCK,
    VAMPIRE,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Control,
    Gain,
    Gets,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Power,
    Same,
    Sect,
    StrikesFirst,
    Until,
    VoteToll,
    Zone,
    card,
)

CARDS = (
    card(
        200027,
        "Aimery Methuin",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=MinionFilter(vampire=True, younger=True, sects=(Sect.CAMARILLA,)),
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(200327, "De Sade", VoteToll(n=1, who=VAMPIRE)),
    card(
        200395,
        "Dylan",
        Aura(bonus=Bonus.STEALTH, n=1, host=True, conditions=(Same("host", "acting"), AtBleed())),
    ),
    card(200410, "Elimelech the Twice-Damned", StrikesFirst()),
    card(
        200724,
        "Joseph O'Grady",
        Power(
            sentence="{card} burns 1 blood: +1 vote.",
            at=POLLING,
            blood=1,
            once=Until.REFERENDUM,
            effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),),
        ),
    ),
    card(
        200764,
        "Katherine Stoddard",
        Power(
            sentence="{card}: discard {target}.",
            at=ANY_TIME,
            effects=(DISCARD_TARGET,),
            conditions=(MyTurn(), IS_READY),
            target=ACard(Zone.HAND, discipline="aus"),
            once=Until.TURN,
        ),
    ),
    card(
        200797,
        "Kyle Strathcona, Cardinal of Canada",
        Power(
            sentence="Move 1 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=AMinion(MinionFilter(vampire=True, sects=(Sect.SABBAT,), another=True), "any"),
            effects=(MoveCounters(1, Blood("host"), Blood("target")),),
        ),
    ),
    card(
        201087,
        "Owain Evans, The Wanderer",
        Power(
            sentence="Add 1 blood to {target}.",
            at=UNLOCK,
            conditions=(IS_READY,),
            once=Until.TURN,
            target=AMinion(VAMPIRE, "active"),
            effects=(Gain(1, Blood("target")),),
        ),
    ),
    card(
        201114,
        "Peter Blaine",
        Aura(
            bonus=Bonus.BLEED,
            n=1,
            host=True,
            conditions=(Control(AMinion(MinionFilter(ready=True, clans=("Ventrue",)), "bled")),),
        ),
    ),
)
