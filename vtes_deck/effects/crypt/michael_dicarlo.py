"""Michael diCarlo: fights at long range when he attacks."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.library.combat.brick_by_brick import OPEN, SetsTo
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    ActionMode,
    CardAction,
    InRound,
    Power,
    Range,
    card,
)


class FromOwnAttack(SaidElsewhere, Condition, frozen=True):
    """The combat results from a successful action of the vampire to enter combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or combat.follows or not action.successful:
            return False
        if action.minion != context.host or not combat.holds(context.host):
            return False
        mode = getattr(action, "mode", None)
        effects = mode.effects if isinstance(mode, (ActionMode, CardAction)) else ()
        return any(one.kind is PurposeKind.COMBAT for effect in effects for one in effect.does())


class KeepsDistance(Power, frozen=True, kw_only=True):
    """The range of the first round, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} performs a successful action to enter combat with a minion, he can "
            "set the range for the first round of the resulting combat to long"
        )


CARDS = (
    card(
        200981,
        "Michael diCarlo",
        KeepsDistance(
            sentence="{card} sets the range to long.",
            at=BEFORE_RANGE,
            conditions=(InRound(1), FromOwnAttack(), *OPEN),
            effects=(SetsTo(Range.LONG),),
        ),
    ),
)
