"""Blood Brother of the Sabbat."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionWas,
    AMinion,
    Aura,
    Bonus,
    CardAction,
    Discount,
    EnterCombat,
    MinionFilter,
    Same,
    card,
)

CARDS = (
    card(200021, "Ági", Discount(blood=1, discipline="san")),
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
        201459,
        "Volo",
        Aura(
            bonus=Bonus.STEALTH,
            n=-1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
    ),
)
