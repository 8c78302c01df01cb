"""Sniper Rifle: the range of a combat after a block."""

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
    Wording,
    maneuvers,
)
from vtes_deck.effects.vocab import (
    ACTION_BLOCKED,
    BEFORE_RANGE,
    STRIKE,
    Activity,
    InCombat,
    Move,
    Once,
    Power,
    Range,
    Same,
    Strike,
    Trigger,
    Until,
    card,
)

AIMED = "carried as its bearer blocked"
SHOT = Strike(damage=2, ranged=True)


class BearerHasBlocked(Condition, frozen=True):
    """The first round of a combat between the bearer and the minion that it has blocked.

    By rulings, the bearer had the weapon as it blocked, it can strike, nothing else sets the range
    of the round, and the combat follows the block itself.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat, action = table.current(Combat), context.action
        if combat is None or action is None or combat.follows or combat.number != 1:
            return False
        return (
            action.blocker != NONE
            and action.blocker == context.host
            and {action.minion, action.blocker} == {combat.acting, combat.opposing}
            and table.has_used(AIMED, context.card, Until.ACTION)
            and not (combat.range_set or combat.close_quarters)
            and not table.is_restricted(Activity.STRIKE, context.host)
        )

    @override
    def say(self, wording: Wording) -> str:
        return "if the bearer blocks"


class ShootFirst(Effect, frozen=True):
    """The range of this round is long, and the first strike of the bearer is with this weapon."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.MANEUVER, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        maneuvers.set_range(table, context.host, Range.LONG, context.card)
        shot = Strike(source=context.card, damage=SHOT.damage, ranged=True)
        maneuvers.commit(table, context.host, shot)

    @override
    def say(self, wording: Wording) -> str:
        return "set the range for the first round of the resulting combat to long"


CARDS = (
    card(
        101816,
        "Sniper Rifle",
        InCombat(Move(when=STRIKE, strike=SHOT, only_at=Range.LONG)),
        Trigger(
            on=ACTION_BLOCKED,
            conditions=(Same("blocker", "host"),),
            effects=(Once(AIMED, Until.ACTION, by="this"),),
        ),
        Power(
            sentence="Set the range to long and strike with {card}.",
            at=BEFORE_RANGE,
            user="host",
            conditions=(BearerHasBlocked(),),
            effects=(ShootFirst(),),
        ),
        exception="The definition records a block by the bearer, to use the weapon in the combat.",
    ),
)
