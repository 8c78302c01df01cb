"""Action modifiers with Presence, alone and with another Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    ALLY,
    BLOCKING,
    POLLING,
    AddDelayedTrigger,
    AMinion,
    AnyX,
    BlockFails,
    Blood,
    CannotBlock,
    Corruption,
    Gain,
    HasBled,
    Is,
    LessIntercept,
    Margin,
    MinionFilter,
    Minus,
    MoreBleed,
    Pay,
    Plus,
    PoliticalReferendum,
    Pool,
    ReferendumPassed,
    Stealth,
    The,
    Times,
    Unlock,
    UpTo,
    Votes,
    When,
    X,
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
    effects=(Pay(2, Corruption()), Unlock()),
    conditions=(HasBled(),),
)
STOP_BLOCKER = AddDelayedTrigger(
    sentence="Burn a corruption counter from {target}: its attempt to block fails.",
    at=BLOCKING,
    target=The("blocking", OWN_CORRUPTED),
    effects=(Pay(1, Corruption()), BlockFails()),
)

MAX_BLOOD = 15
"""More than any vampire can burn for a card."""

CARDS = (
    card(
        100031,
        "Aire of Elation",
        modifier("pre", MoreBleed(Plus(1, When(Is("user", TOREADOR), 1)))),
        modifier("PRE", MoreBleed(Plus(2, When(Is("user", TOREADOR), 1)))),
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
        exception="The two alternatives of one sentence are two ways of playing the card.",
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
        modifier("pre", Votes(3), at=POLLING, conditions=(PoliticalReferendum(),)),
        modifier("PRE", LessIntercept(1, all_of=(ALLY, MinionFilter(younger=True)))),
    ),
    card(
        102131,
        "Voter Captivation",
        modifier("pre", Gain(Margin(), Blood()), at=AFTER_ACTION, conditions=(ReferendumPassed(),)),
        modifier(
            "PRE",
            Gain(Minus(Margin(), X), Blood()),
            Gain(UpTo(X, Margin()), Pool()),
            at=AFTER_ACTION,
            conditions=(ReferendumPassed(),),
            target=AnyX(0, 2),
        ),
        exception="The definition divides the blood by an amount instead of moving what "
        "was gained.",
    ),
    card(
        100157,
        "Bewitching Oration",
        modifier("pre", Votes(2), at=POLLING, conditions=(PoliticalReferendum(),)),
        modifier("PRE", Votes(4), at=POLLING, conditions=(PoliticalReferendum(),)),
    ),
    card(
        100119,
        "Awe",
        modifier(
            "pre",
            Votes(Plus(X, 1)),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
            target=AnyX(0, MAX_BLOOD),
        ),
        modifier(
            "PRE",
            Votes(Plus(Times(2, X), 1)),
            at=POLLING,
            conditions=(PoliticalReferendum(),),
            target=AnyX(0, MAX_BLOOD),
        ),
    ),
)
