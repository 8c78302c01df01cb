"""Action modifiers that help in the combat after a block."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    COMBAT,
    ROUND,
    VAMPIRE,
    ActionWas,
    AddDelayedTrigger,
    CombatFromBlock,
    GiveManeuver,
    InRound,
    Is,
    LessIntercept,
    Stealth,
    card,
    modifier,
)

FIRST_ROUND_MANEUVER = AddDelayedTrigger(
    on=ROUND,
    conditions=(CombatFromBlock(), InRound(1)),
    effects=(GiveManeuver(whole=False),),
    once=False,
)
A_MANEUVER = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(),), once=False
)
MANEUVER_OR_PRESS = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(or_press=True),), once=False
)

CARDS = (
    card(
        100036,
        "Alacrity",
        modifier("cel", Stealth(1)),
        modifier("CEL", Stealth(1), FIRST_ROUND_MANEUVER),
    ),
    card(
        101216,
        "Mind Tricks",
        modifier("dem", Stealth(1)),
        modifier("DEM", Stealth(1), MANEUVER_OR_PRESS),
    ),
    card(
        101794,
        "Skin of the Chameleon",
        modifier("tha", MANEUVER_OR_PRESS, at=AS_ANNOUNCED),
        modifier("vis", Stealth(1), MANEUVER_OR_PRESS),
        modifier("VIS", Stealth(2), MANEUVER_OR_PRESS),
    ),
    card(
        101813,
        "Smoke and Mirrors",
        modifier("chi", Stealth(1), A_MANEUVER),
        modifier(
            "obf",
            Stealth(2),
            conditions=(ActionWas("bleed", but=True), ActionWas("political action", but=True)),
        ),
        modifier("obt", LessIntercept(1), conditions=(Is("blocking", VAMPIRE),)),
    ),
)
