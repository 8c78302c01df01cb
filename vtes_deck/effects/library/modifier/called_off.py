"""Action modifiers and reactions that change or call off the combat after a block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    TimedRestriction,
    Wording,
    lock,
)
from vtes_deck.effects.library.modifier.psychomachia import leave
from vtes_deck.effects.library.modifier.resulting_combat import FIRST_ROUND_MANEUVER
from vtes_deck.effects.library.reaction.obedience import AboutToFight
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    ALLY,
    BEFORE_COMBAT,
    Activity,
    AddDelayedTrigger,
    AvertCombat,
    MinionFilter,
    Role,
    Stealth,
    Until,
    card,
    modifier,
    reaction,
)


class ActsToFight(Condition, frozen=True):
    """The acting minion is about to enter combat with a matching minion.

    Attributes:
        opposing: filter for the other minion.
    """

    opposing: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat = table.current(Combat)
        if combat is None or combat.sides or not combat.holds(context.minion):
            return False
        return self.opposing.fits(context, table.minion(combat.other(context.minion)))

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is about to enter combat with {self.opposing.say(wording)}"


class MustFight(SaidElsewhere, AboutToFight, frozen=True):
    """The reacting minion is about to enter combat with the acting minion.

    The text contains this sentence once, for the acting minion.
    """


class PutsToSleep(AvertCombat, frozen=True):
    """The opposing minion locks, and the action ends."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.LOCK, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """A reacting minion that has blocked unlocks; an ally that has blocked stays locked."""
        combat = context.table.current(Combat)
        opposing = NONE if combat is None else combat.other(context.minion)
        super().carry_out(context)
        lock(context.table, opposing)

    @override
    def say(self, wording: Wording) -> str:
        return "lock that ally and end the action"


class CannotEndCombat(Effect, frozen=True):
    """If the action is blocked, the blocking minion cannot end a combat by a strike.

    By a ruling, this holds for the action, in every combat.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="blocker"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AddDelayedTrigger(on=ACTION_BLOCKED, effects=(ForbidsEnd(),), once=False).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "if this action is blocked, the blocking minion cannot strike: combat ends"


class ForbidsEnd(Effect, frozen=True):
    """The minion that has blocked cannot end a combat by a strike during the action."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None:
            context.table.restrict(
                TimedRestriction(Activity.END_COMBAT, action.blocker, Until.ACTION, context.card)
            )


class CombatResults(SaidElsewhere, Condition, frozen=True):
    """A combat is about to result from a block of the action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or action.blocker == NONE:
            return False
        return not combat.sides and not combat.follows and combat.opposing == action.blocker


class CancelsCombat(Effect, frozen=True):
    """The combat does not take place; the action was blocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="blocker"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if action is not None:
            leave(context.table, action)

    @override
    def say(self, wording: Wording) -> str:
        return "choose to cancel the resulting combat if this action is blocked"


WITH_ALLY = (ActsToFight(ALLY),)
MAY_CANCEL = AddDelayedTrigger(
    sentence="{minion} cancels the combat with {card}.",
    at=BEFORE_COMBAT,
    conditions=(CombatResults(),),
    effects=(CancelsCombat(),),
)

CARDS = (
    card(
        100828,
        "Gift of Sleep",
        modifier("obf", Stealth(1)),
        modifier("obe", PutsToSleep(repeatable=True), at=BEFORE_COMBAT, conditions=WITH_ALLY),
        reaction(
            "obe",
            PutsToSleep(repeatable=True),
            at=BEFORE_COMBAT,
            conditions=(MustFight(ALLY),),
            role=Role.EITHER,
        ),
        modifier("OBE", Stealth(1)),
    ),
    card(
        101214,
        "Mind of the Wilds",
        modifier("ani+aus", FIRST_ROUND_MANEUVER, CannotEndCombat()),
        modifier("ANI+AUS", FIRST_ROUND_MANEUVER, CannotEndCombat(), Stealth(1)),
    ),
    card(
        101875,
        "Stone Travel",
        modifier("obt", Stealth(1), blood=1),
        modifier("myt", Stealth(1)),
        modifier("MYT", Stealth(1), MAY_CANCEL),
    ),
)
