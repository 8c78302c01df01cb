"""Gangrel of the Anarchs."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    POLLING,
    ActionRequires,
    AtBleed,
    Aura,
    Bonus,
    Discount,
    Gets,
    Is,
    MinionFilter,
    Power,
    Same,
    Successful,
    Trait,
    Type,
    Unlock,
    Until,
    card,
)

CARDS = (
    card(
        200317,
        "Danielle Diron",
        Power(
            sentence="{card} burns 1 blood: +1 vote.",
            at=POLLING,
            effects=(Gets(Bonus.VOTES, 1, Until.REFERENDUM),),
            blood=1,
            once=Until.REFERENDUM,
        ),
    ),
    card(
        201659,
        "Keegan",
        Power(
            sentence="Unlock {card}.",
            at=AFTER_ACTION,
            once=Until.TURN,
            conditions=(Same("host", "acting"), Successful(), ActionRequires("Gangrel")),
            effects=(Unlock(),),
        ),
    ),
    card(
        201574,
        "Kuyén",
        Discount(pool=1, blood=1, types=(Type.ALLY, Type.RETAINER), trait=Trait.ANIMAL),
    ),
    card(
        201601,
        "Martina Srnankova",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(AtBleed(),)),
    ),
    card(
        201644,
        "Mickey Wheeler",
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(Is("opposing", MinionFilter(older=True)),),
        ),
    ),
    card(
        201660,
        "Ragnar Nordstrom",
        Discount(blood=1, discipline="pro"),
        Aura(
            bonus=Bonus.STRENGTH,
            n=1,
            host=True,
            conditions=(
                Is(
                    "opposing",
                    MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True)),
                ),
            ),
        ),
    ),
)
