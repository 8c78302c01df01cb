"""Action modifiers with Obfuscate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ABOUT_TO_BLEED,
    BLOCK_FAILS,
    MANEUVER,
    RESOLVING,
    WOULD_SUCCEED,
    ActionWas,
    BlockFails,
    BurnThis,
    InsteadOfBleed,
    Later,
    LockFailedBlockers,
    MoreBleed,
    NoteFailedBlock,
    NoteTargets,
    NotPlayed,
    PutOnSelf,
    Role,
    Stealth,
    TargetOf,
    TheMinionInQuestion,
    Trigger,
    card,
    combat,
    modifier,
)

LOST_IN_CROWDS, INTO_THIN_AIR = 101125, 101001

CARDS = (
    card(
        LOST_IN_CROWDS,
        "Lost in Crowds",
        modifier("obf", Stealth(1), needs=(NotPlayed((INTO_THIN_AIR,)),)),
        modifier("OBF", Stealth(2), needs=(NotPlayed((INTO_THIN_AIR,)),)),
    ),
    card(
        101913,
        "Swallowed by the Night",
        modifier("obf", Stealth(1)),
        combat("OBF", MANEUVER),
    ),
    card(
        100687,
        "Faceless Night",
        modifier("obf", Stealth(1)),
        modifier(
            "OBF",
            Stealth(1),
            Later(on=BLOCK_FAILS, once=False, aim=TheMinionInQuestion(), does=(NoteFailedBlock(),)),
            Later(on=RESOLVING, does=(LockFailedBlockers(),)),
        ),
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
        modifier("obf", Stealth(2), needs=(ActionWas("bleed", but=True),)),
        modifier("OBF", Stealth(3), needs=(ActionWas("bleed", but=True),)),
    ),
    card(
        101857,
        "Spying Mission",
        modifier("obf", Stealth(1)),
        modifier("OBF", InsteadOfBleed(), PutOnSelf(), NoteTargets(), at=WOULD_SUCCEED),
        Trigger(
            on=ABOUT_TO_BLEED,
            host=True,
            needs=(TargetOf(),),
            does=(MoreBleed(2, limited=False), BurnThis()),
        ),
    ),
)
