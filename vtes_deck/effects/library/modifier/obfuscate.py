"""Action modifiers with Obfuscate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    DURING_ACTION,
    MANEUVER,
    ActionWas,
    AddDelayedTrigger,
    AMinion,
    BlockFails,
    DelayedReplacement,
    Either,
    LessIntercept,
    MinionFilter,
    NotPlayed,
    Role,
    Stealth,
    Until,
    card,
    combat,
    modifier,
)

LOST_IN_CROWDS, INTO_THIN_AIR = 101125, 101001

WEAKEN_ONE = AddDelayedTrigger(
    sentence="{minion} burns 1 blood: {target} gets -1 intercept.",
    at=DURING_ACTION,
    blood=1,
    target=Either(
        AMinion(ALLY, "others"), AMinion(MinionFilter(vampire=True, younger=True), "others")
    ),
    effects=(LessIntercept(1, "target"),),
)

CARDS = (
    card(
        INTO_THIN_AIR,
        "Into Thin Air",
        modifier("obf", Stealth(1), WEAKEN_ONE, conditions=(NotPlayed((LOST_IN_CROWDS,)),)),
        modifier("OBF", Stealth(2), WEAKEN_ONE, conditions=(NotPlayed((LOST_IN_CROWDS,)),)),
        DelayedReplacement(Until.UNLOCK),
        exception="The definition names the other card by its number.",
    ),
    card(
        LOST_IN_CROWDS,
        "Lost in Crowds",
        modifier("obf", Stealth(1), conditions=(NotPlayed((INTO_THIN_AIR,)),)),
        modifier("OBF", Stealth(2), conditions=(NotPlayed((INTO_THIN_AIR,)),)),
        exception="The definition names the other card by its number.",
    ),
    card(
        101913,
        "Swallowed by the Night",
        modifier("obf", Stealth(1)),
        combat("OBF", MANEUVER),
    ),
    card(
        100617,
        "Elder Impersonation",
        modifier("obf", Stealth(1)),
        modifier("OBF", BlockFails()),
    ),
    card(
        100362,
        "Cloak the Gathering",
        modifier("obf", Stealth(1)),
        modifier("OBF", Stealth(1), role=Role.OTHER),
    ),
    card(
        100769,
        "Forgotten Labyrinth",
        modifier("obf", Stealth(2), conditions=(ActionWas("bleed", but=True),)),
        modifier("OBF", Stealth(3), conditions=(ActionWas("bleed", but=True),)),
    ),
)
