"""Action modifiers with Obfuscate."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ABOUT_TO_BLEED,
    ALLY,
    BLOCK_FAILS,
    DURING_ACTION,
    MANEUVER,
    RESOLVING,
    WOULD_SUCCEED,
    ActionWas,
    AMinion,
    BlockFails,
    BurnThis,
    Either,
    InsteadOfBleed,
    Later,
    LessIntercept,
    LockFailedBlockers,
    MoreBleed,
    NoteFailedBlock,
    NoteTargets,
    NotPlayed,
    PutOnSelf,
    ReplacedLater,
    Role,
    Stealth,
    TargetOf,
    TheMinionInQuestion,
    Trigger,
    Until,
    Who,
    card,
    combat,
    modifier,
)

LOST_IN_CROWDS, INTO_THIN_AIR = 101125, 101001

WEAKEN_ONE = Later(
    sentence="{minion} burns 1 blood: {target} gets -1 intercept.",
    at=DURING_ACTION,
    blood=1,
    aim=Either(AMinion(ALLY, "others"), AMinion(Who(vampire=True, younger=True), "others")),
    does=(LessIntercept(1, target=True),),
)

CARDS = (
    card(
        INTO_THIN_AIR,
        "Into Thin Air",
        modifier("obf", Stealth(1), WEAKEN_ONE, needs=(NotPlayed((LOST_IN_CROWDS,)),)),
        modifier("OBF", Stealth(2), WEAKEN_ONE, needs=(NotPlayed((LOST_IN_CROWDS,)),)),
        ReplacedLater(Until.UNLOCK),
    ),
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
            Later(on=RESOLVING, once=False, does=(LockFailedBlockers(),)),
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
