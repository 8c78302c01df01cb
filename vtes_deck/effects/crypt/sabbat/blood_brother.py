"""Blood Brother of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    ActionWas,
    Activity,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Discount,
    EnterCombat,
    InRound,
    Intercept,
    Is,
    MinionFilter,
    Power,
    Restriction,
    Same,
    Until,
    card,
)

CARDS = (
    card(200021, "Ági", Discount(blood=1, discipline="san")),
    card(
        200170,
        "Barry",
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
    card(
        200370,
        "Dorka",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            effects=(EnterCombat(),),
            host=True,
            target=AMinion(MinionFilter(ready=True), "predator or prey"),
        ),
    ),
    card(
        200814,
        "Larry",
        Power(
            sentence="{card}: burn 1 blood and get +1 intercept.",
            at=BLOCKING,
            effects=(Intercept(1, "host"),),
            conditions=(Same("host", "blocking"),),
            blood=1,
            once=Until.ACTION,
        ),
    ),
    card(
        201459,
        "Volo",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
    card(
        200487,
        "Gabi",
        Restriction(
            activity=Activity.DODGE,
            host=False,
            conditions=(Same("opposing", "host"), InRound(1)),
        ),
    ),
)
