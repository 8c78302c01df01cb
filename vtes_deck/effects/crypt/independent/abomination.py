"""Independent Abominations."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ActionRequires,
    Activity,
    Aura,
    Bonus,
    Directed,
    Not,
    Restriction,
    Same,
    card,
)

CARDS = (
    card(
        200057,
        "Allonzo Montoya",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionRequires(discipline="ser")),
        ),
        Restriction(activity=Activity.BLOCK, conditions=(Not(Directed()),)),
    ),
)
