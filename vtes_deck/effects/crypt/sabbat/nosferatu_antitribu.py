"""Nosferatu antitribu of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    IS_READY,
    TRANSFERS,
    ActionSurcharge,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Discount,
    EnterCombat,
    Gain,
    Intercept,
    Is,
    MinionFilter,
    Power,
    Same,
    Sect,
    Transfers,
    Trigger,
    Type,
    card,
)

CARDS = (
    card(
        200721,
        "Joseph Cambridge",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("political action")),
        ),
    ),
    card(
        200736,
        "Julio Martinez",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            blood=1,
            conditions=(
                Same("host", "blocking"),
                Is("acting", MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),
            ),
            effects=(Intercept(1, "host"),),
        ),
    ),
    card(
        201622,
        "Len Konopka",
        Trigger(on=TRANSFERS, effects=(Gain(1, Transfers()),), mine=True, conditions=(IS_READY,)),
    ),
    card(
        201320,
        "Strohmann",
        Discount(
            blood=-1,
            types=(Type.REACTION,),
            discipline="aus",
            whose="any",
            conditions=(Same("host", "acting"),),
        ),
    ),
    card(
        201343,
        "Tarbaby Jack",
        Trigger(on=TRANSFERS, effects=(Gain(1, Transfers()),), mine=True, conditions=(IS_READY,)),
    ),
    card(
        201354,
        "Teresita, The Godmother",
        Aura(
            bonus=Bonus.INTERCEPT,
            n=1,
            host=True,
            conditions=(Is("acting", MinionFilter(vampire=True, sects=(Sect.CAMARILLA,))),),
        ),
    ),
    card(
        200200,
        "Black Annis",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "predator or prey"),
            effects=(EnterCombat(),),
        ),
        ActionSurcharge(blood=1, verb="hunt", but=True, other=True),
    ),
)
