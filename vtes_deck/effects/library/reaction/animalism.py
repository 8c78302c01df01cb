"""Reactions with Animalism."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    COMBAT,
    AtBleed,
    CombatFromBlock,
    LastingManeuver,
    Later,
    Role,
    Unlock,
    card,
    reaction,
)

BLED = (AtBleed("me"),)
MANEUVER_IF_BLOCKING = Later(
    on=COMBAT, needs=(CombatFromBlock(),), does=(LastingManeuver(),), once=False
)

CARDS = (
    card(
        100863,
        "Guard Dogs",
        reaction("ani", Unlock(), needs=BLED, role=Role.LOCKED),
        reaction("ANI", Unlock(), MANEUVER_IF_BLOCKING, needs=BLED, role=Role.LOCKED),
    ),
)
