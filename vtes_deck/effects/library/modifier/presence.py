"""Action modifiers with Presence, alone and with another Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ALLY,
    BLOCKING,
    POLLING,
    AddDelayedTrigger,
    AMinion,
    Between,
    BlockFails,
    CannotBlock,
    Cleanse,
    GainMargin,
    HasBled,
    LessIntercept,
    MinionFilter,
    MoreBleed,
    ReferendumPassed,
    Stealth,
    TheBlocker,
    Unlock,
    Votes,
    VotesX,
    card,
    modifier,
    named,
)

TOREADOR = MinionFilter(clans=("Toreador",))
OWN_CORRUPTED = MinionFilter(corrupted=True)

UNLOCK_FOR_CORRUPTION = AddDelayedTrigger(
    sentence="{minion} burns 2 corruption counters from {target} to unlock.",
    at=AFTER_ACTION,
    target=AMinion(OWN_CORRUPTED, "bled"),
    effects=(Cleanse(2), Unlock()),
    conditions=(HasBled(),),
)
STOP_BLOCKER = AddDelayedTrigger(
    sentence="Burn a corruption counter from {target}: its attempt to block fails.",
    at=BLOCKING,
    target=TheBlocker(OWN_CORRUPTED),
    effects=(Cleanse(1), BlockFails()),
)

MOST_BLOOD = 15
"""More than any vampire can burn for a card."""

CARDS = (
    card(
        100031,
        "Aire of Elation",
        modifier("pre", MoreBleed(1, more=(TOREADOR, 1))),
        modifier("PRE", MoreBleed(2, more=(TOREADOR, 1))),
    ),
    card(
        102264,
        "Visions of Gehenna",
        modifier("pre", CannotBlock(ALLY)),
        modifier("PRE", CannotBlock(ALLY), MoreBleed(2)),
    ),
    card(
        102233,
        "Revelation of the Serpent",
        named("+1 bleed", modifier("pre+pro", MoreBleed(1))),
        named("+1 stealth and +1 bleed", modifier("pre+pro", Stealth(1), MoreBleed(1))),
        named("+1 bleed", modifier("PRE+PRO", MoreBleed(1), UNLOCK_FOR_CORRUPTION)),
        named(
            "+1 stealth and +1 bleed",
            modifier("PRE+PRO", Stealth(1), MoreBleed(1), UNLOCK_FOR_CORRUPTION),
        ),
    ),
    card(
        102221,
        "Enchanting Gaze",
        modifier("pre+pro", Stealth(1)),
        modifier("PRE+PRO", Stealth(1), STOP_BLOCKER),
    ),
    card(
        101387,
        "Perfect Paragon",
        modifier("pre", Votes(3), at=POLLING),
        modifier("PRE", LessIntercept(1, all_of=(ALLY, MinionFilter(younger=True)))),
    ),
    card(
        102131,
        "Voter Captivation",
        modifier("pre", GainMargin(), at=AFTER_ACTION, conditions=(ReferendumPassed(),)),
        modifier(
            "PRE",
            GainMargin(pool=True),
            at=AFTER_ACTION,
            conditions=(ReferendumPassed(),),
            target=Between(0, 2),
        ),
    ),
    card(
        100157,
        "Bewitching Oration",
        modifier("pre", Votes(2), at=POLLING),
        modifier("PRE", Votes(4), at=POLLING),
    ),
    card(
        100119,
        "Awe",
        modifier("pre", VotesX(1, 1), at=POLLING, target=Between(0, MOST_BLOOD)),
        modifier("PRE", VotesX(2, 1), at=POLLING, target=Between(0, MOST_BLOOD)),
    ),
)
