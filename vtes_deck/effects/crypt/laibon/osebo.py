"""Osebo of the Laibon."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_PLAYED,
    BLOCKING,
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    Cancel,
    CardReferendum,
    ChooseCard,
    InflictDamage,
    Intercept,
    MinionFilter,
    PoliticalCardAction,
    Power,
    Same,
    Until,
    card,
)

CARDS = (
    card(
        200008,
        "Abiku",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        200262,
        "Cesewayo",
        Power(
            sentence="{card} burns 1 blood: +1 intercept.",
            at=BLOCKING,
            effects=(Intercept(1, "host"),),
            conditions=(Same("host", "blocking"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        200779,
        "Khalu",
        Power(
            sentence="{card} burns 5 blood: cancel the card.",
            at=AS_PLAYED,
            blood=5,
            effects=(Cancel("minion", "predator or prey"),),
        ),
    ),
    card(
        200785,
        "Kisha Bhimji",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt", but=True)),
        ),
    ),
    card(
        200906,
        "Mamadou Keita",
        PoliticalCardAction(
            sentence="{minion} calls a referendum to inflict 1 damage on a ready minion.",
            effects=(),
            host=True,
            stealth=1,
        ),
        CardReferendum(
            terms=(ChooseCard(AMinion(MinionFilter(ready=True), "any")),),
            passed=(InflictDamage(1, "target"),),
        ),
    ),
)
