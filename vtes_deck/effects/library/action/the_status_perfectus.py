"""The Status Perfectus: anarchs share blood, and fight a blocked minion again."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    TimedRestriction,
    Wording,
    lock,
)
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    ANARCH,
    COMBAT,
    MASTER,
    Activity,
    AddDelayedTrigger,
    AMinion,
    Blood,
    Choose,
    MinionFilter,
    MoveCounters,
    Power,
    PutInPlay,
    Sect,
    Until,
    action,
    card,
)

GIVER = AMinion(MinionFilter(sects=(Sect.ANARCH,), ready=True, blood=True))
TAKER = AMinion(MinionFilter(sects=(Sect.ANARCH,), ready=True, another=True), "any")
FRESH = AMinion(MinionFilter(sects=(Sect.ANARCH,), ready=True, locked=False))


class SharesBlood(Effect, frozen=True):
    """The target gives 1 blood to another ready anarch."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(TAKER.choices(context.by(context.target)))

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOOD, 1, whose="any"),
            Does(PurposeKind.BLOOD, 1, which="target", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        moves = MoveCounters(1, Blood("user"), Blood("target"))
        Choose(TAKER, (moves,)).carry_out(context.by(context.target))

    @override
    def say(self, wording: Wording) -> str:
        return "move 1 blood from a ready anarch you control to another ready anarch"


class AnarchHasBlocked(Condition, frozen=True):
    """A combat between the acting minion and a blocking anarch is over."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        combat = table.current(Combat)
        if combat is None or action is None or combat.queued or action.blocker == NONE:
            return False
        pair = {side.minion for side in combat.sides}
        if pair != {action.minion, action.blocker} or not pair <= table.in_play.keys():
            return False
        return ANARCH.fits(context, table.minion(action.blocker)) and (
            table.minion(action.minion).ready
        )

    @override
    def say(self, wording: Wording) -> str:
        return "when a blocking anarch has just completed combat with an acting minion"


class NextAnarch(Target, frozen=True):
    """A ready unlocked anarch of the user other than the blocking anarch."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        action = context.action
        return [one for one in FRESH.choices(context) if action and one[0] != action.blocker]

    @override
    def say(self, wording: Wording) -> str:
        return "a ready unlocked anarch you control other than the blocking anarch"


class CannotStrike(Effect, frozen=True):
    """The opposing minion cannot strike in this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        if combat is not None and combat.holds(context.minion):
            foe = combat.other(context.minion)
            table.restrict(TimedRestriction(Activity.STRIKE, foe, Until.ROUND, context.card))

    @override
    def say(self, wording: Wording) -> str:
        return "the acting minion cannot use any strikes in the first round of that combat"


class FightsNext(Effect, frozen=True):
    """The card and the target lock; the target fights the acting minion, which cannot strike."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return not context.card_in_play.locked

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT, which="acting"), Does(PurposeKind.LOCK, which="target"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The combat begins after the current combat has ended completely."""
        table, action = context.table, context.action
        combat = table.current(Combat)
        if action is None or combat is None:
            return
        context.card_in_play.locked = True
        lock(table, context.target)
        later = AddDelayedTrigger(on=COMBAT, effects=(CannotStrike(),))
        later.carry_out(context.by(context.target))
        following = Combat(action.minion, context.target, follows=True)
        table.stack.insert(table.stack.index(combat), following)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"lock this card and {wording.target}. That anarch enters combat with the acting "
            f"minion. {CannotStrike().say(wording)}"
        )


CARDS = (
    card(
        101863,
        "The Status Perfectus",
        action("", PutInPlay(), stealth=1),
        Power(
            sentence="{target} gives 1 blood to another anarch with {card}.",
            at=MASTER,
            target=GIVER,
            once=Until.TURN,
            effects=(SharesBlood(),),
        ),
        Power(
            sentence="Lock {card} and {target}, who enters combat with the acting minion.",
            at=AFTER_COMBAT,
            conditions=(AnarchHasBlocked(),),
            target=NextAnarch(),
            effects=(FightsNext(),),
        ),
    ),
)
