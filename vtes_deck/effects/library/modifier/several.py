"""Action modifiers with other Disciplines, and with several."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AS_ANNOUNCED,
    BLOCKING,
    RESOLVING,
    AMinion,
    Between,
    Blocked,
    BlockFails,
    BurnThis,
    CannotBlock,
    Combined,
    Directed,
    Either,
    EndAction,
    FirstRound,
    HostActs,
    Later,
    LessIntercept,
    Limit,
    LockBlocker,
    MoreBleed,
    MoreBleedX,
    NoteTargets,
    Power,
    PutOnSelf,
    ReplacedLater,
    SameTargets,
    Stealth,
    Strike,
    Successful,
    Unlock,
    Until,
    Who,
    card,
    modifier,
    strikes,
)

CARDS = (
    card(
        100788,
        "Freak Drive",
        modifier("for", Unlock(), at=AFTER_ACTION, needs=(Successful(),)),
        modifier("FOR", Unlock(), at=AFTER_ACTION, needs=(Blocked(),)),
    ),
    card(
        100761,
        "Forced March",
        modifier("cel+for", Unlock(), at=AFTER_ACTION, needs=(Successful(),)),
        modifier(
            "CEL+FOR",
            Stealth(1),
            Later(
                sentence="{minion} burns 1 blood to unlock.",
                at=AFTER_ACTION,
                needs=(Successful(),),
                blood=1,
                does=(Unlock(),),
            ),
        ),
        Limit(per="turn"),
    ),
    card(
        100994,
        "Instantaneous Transformation",
        modifier("cel+pro", Stealth(1)),
        modifier("CEL+PRO", Unlock(), at=AFTER_ACTION, needs=(Successful(),)),
        Limit(per="turn", levels=("CEL+PRO",)),
    ),
    card(
        100600,
        "Earth Control",
        modifier("pro", Stealth(1)),
        modifier("PRO", Stealth(2)),
    ),
    card(
        101743,
        "Shadow Play",
        modifier("obt", Stealth(1)),
        modifier("OBT", Stealth(2)),
    ),
    card(
        101223,
        "Mirror Walk",
        modifier("tha", Stealth(1)),
        modifier(
            "THA",
            Stealth(1),
            Later(on=RESOLVING, needs=(Blocked(),), does=(LockBlocker(), EndAction())),
        ),
        ReplacedLater(Until.DISCARD),
    ),
    card(
        100279,
        "Call of the Hungry Dead",
        modifier("nec", LessIntercept(1)),
        modifier("NEC", BlockFails(), blood=1),
    ),
    card(
        102282,
        "Stygian Shroud",
        modifier("obl", LessIntercept(1)),
        modifier("OBL", BlockFails(), blood=1),
    ),
    card(
        102280,
        "Shadow Cast",
        modifier("obl", Stealth(1)),
        modifier(
            "OBL",
            PutOnSelf(),
            NoteTargets(),
            at=AFTER_ACTION,
            needs=(Successful(), Directed()),
        ),
        Power(
            sentence="Burn {card}: the acting vampire gets +1 stealth.",
            at=BLOCKING,
            user="host",
            needs=(HostActs(), SameTargets()),
            does=(Stealth(1), BurnThis()),
        ),
    ),
    card(
        101239,
        "Monkey Wrench",
        modifier("", MoreBleedX(), aim=Between(1, 3)),
    ),
    card(
        100324,
        "Changeling",
        modifier("vic", MoreBleed(1)),
        modifier("VIC", Stealth(1)),
    ),
    card(
        101199,
        "Memory Rift",
        Combined(
            (
                modifier(
                    "dem",
                    CannotBlock(),
                    at=AS_ANNOUNCED,
                    aim=Either(
                        AMinion(Who(vampire=True, titled=True), "others"),
                        AMinion(Who(vampire=True, younger=True), "others"),
                    ),
                ),
                modifier("obf", Stealth(1, ahead=True), at=AS_ANNOUNCED),
                modifier(
                    "pre",
                    Later(
                        sentence="{minion} strikes: combat ends.",
                        move=strikes(Strike(combat_ends=True)),
                        needs=(FirstRound(),),
                        once=False,
                    ),
                    at=AS_ANNOUNCED,
                ),
            )
        ),
    ),
)
