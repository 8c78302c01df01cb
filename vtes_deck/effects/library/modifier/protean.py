"""Action modifiers with Protean, alone and with another type of card."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    CombatFromBlock,
    Intercept,
    LastingManeuver,
    Later,
    LessIntercept,
    NoEquipment,
    card,
    modifier,
    reaction,
)

IN_THE_COMBAT = Later(
    on=COMBAT,
    needs=(CombatFromBlock(),),
    does=(LastingManeuver(), NoEquipment()),
    once=False,
)

CARDS = (
    card(
        102223,
        "Form of the Bat",
        modifier("pro", LessIntercept(1), IN_THE_COMBAT),
        reaction("PRO", Intercept(1), IN_THE_COMBAT),
    ),
)
