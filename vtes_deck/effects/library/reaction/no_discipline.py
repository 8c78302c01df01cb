"""Reactions without a Discipline."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BLOCKING,
    BY_VAMPIRE,
    READY_ANARCH,
    RESOLVED,
    RESOLVING,
    VAMPIRE,
    AddDelayedTrigger,
    AMinion,
    AttemptsToBlock,
    Blood,
    Bounce,
    Burn,
    DelayedReplacement,
    DirectedAtMe,
    If,
    Intercept,
    Is,
    Lock,
    MinionFilter,
    NewTarget,
    Not,
    Once,
    PlayLimit,
    Role,
    Same,
    Unlock,
    Until,
    Wakes,
    WasDone,
    card,
    named,
    reaction,
)

BLOCKED = "blocked"
"""The record that the minion has blocked; the action may continue after the block."""
NOTES_BLOCK = AddDelayedTrigger(
    on=RESOLVING,
    conditions=(Same("user", "blocker"),),
    effects=(Once(BLOCKED, Until.ACTION, by="this"),),
)
HAS_BLOCKED = WasDone(BLOCKED, Until.ACTION, by="this")

TITLED = MinionFilter(titled=True)
ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))

CARDS = (
    card(
        102137,
        "Wake with Evening's Freshness",
        reaction("", Wakes(), role=Role.LOCKED, who=VAMPIRE),
        DelayedReplacement(Until.UNLOCK),
    ),
    card(
        100760,
        "Forced Awakening",
        reaction(
            "",
            Wakes(),
            NOTES_BLOCK,
            AddDelayedTrigger(
                on=RESOLVING,
                conditions=(
                    Not(Same("user", "blocker")),
                    Not(HAS_BLOCKED),
                ),
                effects=(Burn(1, Blood()),),
            ),
            role=Role.LOCKED,
            who=VAMPIRE,
        ),
        exception="The definition records a block, because the action may continue after it.",
    ),
    card(
        102230,
        "Organized Resistance",
        named(
            "+1 intercept",
            reaction("", Intercept(1, "target"), target=AMinion(READY_ANARCH), role=Role.EITHER),
        ),
        named(
            "unlock to block",
            reaction(
                "",
                Unlock("target"),
                AttemptsToBlock("target"),
                Intercept(1, "target", ahead=True),
                target=AMinion(READY_ANARCH),
                role=Role.EITHER,
            ),
        ),
        exception="The two ways of playing the card are one sentence each in the text.",
    ),
    card(
        102216,
        "The Warrens",
        reaction(
            "",
            Intercept(2),
            If((Is("user", TITLED),), (Intercept(1),)),
            conditions=(DirectedAtMe(),),
        ),
        exception="The additional intercept for a title is a separate effect.",
    ),
    card(
        102218,
        "Bait and Switch",
        reaction("", Lock(), Bounce(), target=NewTarget()),
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
        exception="The second way of playing the card unlocks and attempts to block in "
        "separate effects.",
    ),
    card(
        102222,
        "Eyes of the Wild",
        reaction(
            "",
            Unlock(),
            AttemptsToBlock(),
            AddDelayedTrigger(
                sentence="{minion} burns 1 blood to get +1 intercept.",
                at=BLOCKING,
                blood=1,
                effects=(Intercept(1),),
            ),
            NOTES_BLOCK,
            AddDelayedTrigger(on=RESOLVED, conditions=(Not(HAS_BLOCKED),), effects=(Lock(),)),
            role=Role.LOCKED,
        ),
        exception="The part after the resolution is a separate effect that tests for a block.",
    ),
    card(
        101501,
        "Protection Racket",
        reaction("", Intercept(1, more=(MinionFilter(titled=True), 1))),
        exception="The definition describes the acting minion by a filter.",
    ),
    card(
        101126,
        "Lost in Translation",
        reaction(
            "",
            Lock(),
            Bounce(),
            target=NewTarget(),
            conditions=(BY_VAMPIRE, Is("acting", ALLY_OR_YOUNGER)),
        ),
        PlayLimit(per="action", by="everybody"),
        exception="The text chooses the new target and changes the bleed in two sentences.",
    ),
)
