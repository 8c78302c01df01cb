"""Independent Banu Haqim."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    Activity,
    BleedAction,
    Discount,
    Is,
    MinionFilter,
    Restriction,
    card,
)

CARDS = (
    card(
        200745,
        "Kalinda",
        BleedAction(
            sentence="{minion} bleeds {seat} with +1 bleed.",
            effects=(),
            host=True,
            stealth=1,
            blood=2,
            plus=1,
        ),
    ),
    card(
        201223,
        "Sajid al Misbah",
        Discount(blood=1, discipline="qui"),
        Restriction(activity=Activity.BLOCK, conditions=(Is("acting", MinionFilter(older=True)),)),
    ),
)
