"""Brujah of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    IS_MERGED,
    RANGE,
    Acting,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Count,
    Directed,
    EnterCombat,
    InCombat,
    Is,
    MinionFilter,
    Move,
    Not,
    Power,
    Same,
    Sect,
    Successful,
    Unlock,
    Until,
    Use,
    card,
)

CARDS = (
    card(
        201576,
        "Aline Gädeke",
        Power(
            sentence="{card} burns 1 blood to unlock.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.TURN,
            conditions=(
                Acting(),
                Successful(),
                Is("acting", MinionFilter(sects=(Sect.ANARCH,), another=True)),
            ),
            effects=(Unlock(),),
        ),
    ),
    card(
        200132,
        "Ariane",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), Not(Directed())),
        ),
    ),
    card(
        200921,
        "Marguerite Foccart",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(vampire=True, titled=True)),),
        ),
    ),
    card(
        201658,
        "Saku Pihlajamäki",
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
    ),
    card(
        201613,
        "Theo Bell",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
    ),
    card(
        200126,
        "Appolonius",
        Aura(
            bonus=Bonus.BLEED,
            n=Count(AMinion(MinionFilter(vampire=True, titled=True), "bled")),
            host=True,
        ),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            conditions=(IS_MERGED,),
        ),
    ),
)
