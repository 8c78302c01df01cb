"""Reactions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    ALLY,
    BLOCKING,
    POLLING,
    READY_ANARCH,
    RESOLVED,
    RESOLVING,
    VAMPIRE,
    AMinion,
    AttemptsToBlock,
    BlockedByMe,
    Bounce,
    BurnBlood,
    CallOff,
    If,
    Intercept,
    Later,
    Limit,
    Lock,
    MeIs,
    MissesUnlock,
    NewTarget,
    Not,
    NoteUse,
    NotYet,
    PoliticalReferendum,
    ReplacedLater,
    Role,
    Unlock,
    Until,
    Wakes,
    Who,
    card,
    named,
    reaction,
)

BLOCKED = "blocked"
"""What a card that wakes notes when its minion has blocked, though the action may go on."""

CARDS = (
    card(
        101321,
        "On the Qui Vive",
        reaction("", Wakes(), If((MeIs(ALLY),), (MissesUnlock(),)), role=Role.LOCKED),
        Limit(per="unlock phase"),
    ),
    card(
        102137,
        "Wake with Evening's Freshness",
        reaction("", Wakes(), role=Role.LOCKED, who=VAMPIRE),
        ReplacedLater(Until.UNLOCK),
    ),
    card(
        100760,
        "Forced Awakening",
        reaction(
            "",
            Wakes(),
            Later(on=RESOLVING, needs=(BlockedByMe(),), does=(NoteUse(BLOCKED, Until.ACTION),)),
            Later(
                on=RESOLVING,
                needs=(Not(BlockedByMe()), NotYet(BLOCKED, Until.ACTION)),
                does=(BurnBlood(1),),
            ),
            role=Role.LOCKED,
            who=VAMPIRE,
        ),
    ),
    card(
        102230,
        "Organized Resistance",
        named(
            "+1 intercept",
            reaction("", Intercept(1, target=True), aim=AMinion(READY_ANARCH), role=Role.EITHER),
        ),
        named(
            "unlock to block",
            reaction(
                "",
                Unlock(target=True),
                AttemptsToBlock(target=True),
                Intercept(1, target=True, ahead=True),
                aim=AMinion(READY_ANARCH),
                role=Role.EITHER,
            ),
        ),
    ),
    card(
        102218,
        "Bait and Switch",
        reaction("", Lock(), Bounce(), aim=NewTarget()),
    ),
    card(
        101706,
        "Second Tradition: Domain",
        named("+2 intercept", reaction("", Intercept(2))),
        named(
            "unlock to block",
            reaction(
                "",
                Unlock(),
                AttemptsToBlock(),
                Intercept(2, ahead=True),
                role=Role.LOCKED,
                blood=1,
            ),
        ),
    ),
    card(
        102222,
        "Eyes of the Wild",
        reaction(
            "",
            Unlock(),
            AttemptsToBlock(),
            Later(
                sentence="{minion} burns 1 blood to get +1 intercept.",
                at=BLOCKING,
                blood=1,
                does=(Intercept(1),),
            ),
            Later(on=RESOLVED, needs=(Not(BlockedByMe()),), does=(Lock(),)),
            role=Role.LOCKED,
        ),
    ),
    card(
        100519,
        "Delaying Tactics",
        reaction("", CallOff(), at=POLLING, needs=(PoliticalReferendum(),)),
    ),
    card(
        101501,
        "Protection Racket",
        reaction("", Intercept(1, more=(Who(titled=True), 1))),
    ),
)
