"""Action modifiers with Protean, alone and with another type of card."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    AddDelayedTrigger,
    CombatFromBlock,
    GiveManeuver,
    Intercept,
    LessIntercept,
    NoEquipment,
    card,
    modifier,
    reaction,
)

IN_THE_COMBAT = AddDelayedTrigger(
    on=COMBAT,
    conditions=(CombatFromBlock(),),
    effects=(GiveManeuver(), NoEquipment()),
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
