"""Reactions with Animalism."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    AddDelayedTrigger,
    AtBleed,
    CombatFromBlock,
    GiveManeuver,
    GivePress,
    Role,
    Unlock,
    card,
    reaction,
)

BLED = (AtBleed("me"),)
MANEUVER_IF_BLOCKING = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(),), once=False
)
PRESS_IF_BLOCKING = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GivePress(),), once=False
)

CARDS = (
    card(
        100863,
        "Guard Dogs",
        reaction("ani", Unlock(), conditions=BLED, role=Role.LOCKED),
        reaction("ANI", Unlock(), MANEUVER_IF_BLOCKING, conditions=BLED, role=Role.LOCKED),
    ),
    card(
        101547,
        "Rat's Warning",
        reaction("ani", Unlock(), conditions=BLED, role=Role.LOCKED),
        reaction("ANI", Unlock(), PRESS_IF_BLOCKING, conditions=BLED, role=Role.LOCKED),
    ),
)
