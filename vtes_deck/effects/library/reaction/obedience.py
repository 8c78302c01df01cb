"""Obedience: effects before a combat with a younger vampire."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    EffectContext,
    Wording,
)
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    AvertCombat,
    MinionFilter,
    Role,
    card,
    reaction,
)


class AboutToFight(Condition, frozen=True):
    """The minion that uses the card is about to enter combat with the acting minion.

    The combat is the first one of a block, and the minion could react before it blocked.

    Attributes:
        acting: filter for the acting minion.
    """

    acting: MinionFilter

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        combat, action = table.current(Combat), context.action
        if combat is None or combat.sides or action is None:
            return False
        if {combat.acting, combat.opposing} != {action.minion, context.minion}:
            return False
        blocked = action.blocker == context.minion and action.locked_by_block and not combat.follows
        able = context.user_minion.unlocked or context.user_minion.awake or blocked
        return able and self.acting.fits(context, table.minion(action.minion))

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is about to enter combat with an acting {self.acting.noun()}"


YOUNGER = MinionFilter(vampire=True, younger=True)

CARDS = (
    card(
        101309,
        "Obedience",
        reaction(
            "dom",
            AvertCombat(unlock=True),
            at=BEFORE_COMBAT,
            conditions=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
        reaction(
            "DOM",
            AvertCombat(),
            at=BEFORE_COMBAT,
            conditions=(AboutToFight(YOUNGER),),
            role=Role.EITHER,
        ),
    ),
)
