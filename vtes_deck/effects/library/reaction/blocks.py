"""Reactions for a block and for its consequences."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    block,
)
from vtes_deck.effects.library.reaction.no_discipline import HAS_BLOCKED, NOTES_BLOCK
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AFTER_COMBAT,
    BLOCKING,
    COMBAT,
    DISCARD_BEGINS,
    RESOLVED,
    ROUND,
    AddDelayedTrigger,
    AtBleed,
    AttemptsToBlock,
    Belongs,
    Bonus,
    BurnCard,
    CombatFromBlock,
    CombatQueued,
    CombinedModes,
    DelayedReplacement,
    Directed,
    GiveManeuver,
    InRound,
    Intercept,
    Lock,
    Not,
    OnePerMinion,
    Power,
    PutOn,
    Role,
    StaticBonus,
    Trigger,
    Unlock,
    Until,
    card,
    reaction,
)

PACK_TACTICS = 101343
ELDER_INTERVENTION = 100618


class HasNotPlayed(Condition, frozen=True):
    """The minion has played none of these cards during the current action."""

    ids: tuple[int, ...]

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is None or not any((context.minion, one) in action.played for one in self.ids)

    @override
    def say(self, wording: Wording) -> str:
        return f"not if {wording.user} has played such a card in this action"


class NoLockForBlock(Effect, frozen=True):
    """The minion does not lock for blocking this action."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """BLK-08 does not apply for the rest of the action."""
        context.table.use_once(block.NO_LOCK, context.minion, Until.ACTION)

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} does not lock for blocking this action"


MANEUVER_IF_BLOCKING = AddDelayedTrigger(
    on=COMBAT, conditions=(CombatFromBlock(),), effects=(GiveManeuver(),), once=False
)
LOCKS_WITHOUT_BLOCK = AddDelayedTrigger(
    on=RESOLVED, conditions=(Not(HAS_BLOCKED),), effects=(Lock(),)
)
STAYS_WITHOUT_BLOCK = AddDelayedTrigger(
    on=RESOLVED, conditions=(Not(HAS_BLOCKED),), effects=(PutOn("user"),)
)
FROM_PREDATOR = (Belongs("acting", "predator"),)

CARDS = (
    card(
        101559,
        "Read the Winds",
        reaction("ani+aus", Intercept(1), NoLockForBlock()),
        reaction(
            "ANI+AUS", Unlock(), AttemptsToBlock(), Intercept(1, ahead=True), role=Role.LOCKED
        ),
        DelayedReplacement(Until.ACTION),
    ),
    card(
        100868,
        "Guardian Vigil",
        CombinedModes(
            (
                reaction("aus", AttemptsToBlock(), Intercept(1, ahead=True)),
                reaction("cel", AttemptsToBlock(), MANEUVER_IF_BLOCKING),
                reaction("for", AttemptsToBlock(), NoLockForBlock()),
            )
        ),
    ),
    card(
        102353,
        "Dogged Pursuit",
        reaction(
            "ani", Unlock(), AttemptsToBlock(), NOTES_BLOCK, LOCKS_WITHOUT_BLOCK, role=Role.LOCKED
        ),
        reaction(
            "ANI",
            Unlock(),
            AttemptsToBlock(),
            NOTES_BLOCK,
            LOCKS_WITHOUT_BLOCK,
            STAYS_WITHOUT_BLOCK,
            role=Role.LOCKED,
        ),
        Power(
            sentence="Burn {card}: the vampire gets +1 intercept.",
            at=BLOCKING,
            user="host",
            effects=(Intercept(1), BurnCard("this")),
        ),
        OnePerMinion(),
        exception="The definition records a block, because the action may continue after it.",
    ),
    card(
        102284,
        "Truth in Darkness",
        reaction("obl", Intercept(1)),
        reaction(
            "OBL",
            Intercept(1),
            NOTES_BLOCK,
            AddDelayedTrigger(
                sentence="{minion} burns 1 blood to unlock.",
                at=AFTER_COMBAT | AFTER_ACTION,
                blood=1,
                conditions=(HAS_BLOCKED, Not(CombatQueued())),
                effects=(Unlock(),),
            ),
        ),
        exception="The definition records a block, because the action may continue after it.",
    ),
    card(
        100995,
        "Instinctive Reaction",
        reaction("ani", Intercept(1), conditions=FROM_PREDATOR),
        reaction("ANI", Intercept(1), MANEUVER_IF_BLOCKING, conditions=FROM_PREDATOR),
    ),
    card(
        100683,
        "Eyes of the Beast",
        reaction("pro", Intercept(1), PutOn("user")),
        reaction(
            "PRO",
            Intercept(1),
            PutOn("user"),
            AddDelayedTrigger(
                on=ROUND,
                conditions=(InRound(1), CombatFromBlock()),
                effects=(GiveManeuver(whole=False),),
                once=False,
            ),
        ),
        StaticBonus(Bonus.STEALTH, -1),
        Trigger(on=DISCARD_BEGINS, mine=True, effects=(BurnCard("this"),)),
        exception="The card is burned as the discard phase begins, and the maneuver is a "
        "separate effect.",
    ),
    card(
        101824,
        "Sonar",
        reaction("pro", Intercept(1), conditions=(Directed(),)),
        reaction("PRO", Intercept(1)),
        DelayedReplacement(Until.TURN),
    ),
    card(
        ELDER_INTERVENTION,
        "Elder Intervention",
        reaction("", Intercept(2), conditions=(AtBleed("me"), HasNotPlayed((PACK_TACTICS,)))),
        DelayedReplacement(Until.ACTION),
        exception="Each card has a condition that prevents a vampire from playing both.",
    ),
)
