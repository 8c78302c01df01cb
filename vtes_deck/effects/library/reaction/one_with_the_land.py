"""One With the Land: a block, and a combat with no strikes in the first round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    TimedRestriction,
    Wording,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    VAMPIRE,
    Activity,
    AddDelayedTrigger,
    AttemptsToBlock,
    CombatFromBlock,
    DirectedAtMe,
    Intercept,
    Role,
    Unlock,
    Until,
    card,
    reaction,
)


class TheyBlock(CombatFromBlock, frozen=True):
    """The current combat resulted from a block by the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return "if they block"


class NobodyStrikes(Effect, frozen=True):
    """Neither combatant can strike in this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, combat = context.table, context.table.current(Combat)
        for side in () if combat is None else combat.sides:
            stops = TimedRestriction(Activity.STRIKE, side.minion, Until.ROUND, context.card)
            table.restrict(stops)

    @override
    def say(self, wording: Wording) -> str:
        return "neither combatant can strike during the first round of the resulting combat"


AT_ME = (DirectedAtMe(),)
NO_STRIKES = AddDelayedTrigger(
    on=COMBAT, conditions=(TheyBlock(),), effects=(NobodyStrikes(),), once=False
)

CARDS = (
    card(
        102256,
        "One With the Land",
        reaction("pro", Intercept(2), conditions=AT_ME),
        reaction(
            "PRO",
            Unlock(),
            AttemptsToBlock(),
            NO_STRIKES,
            conditions=AT_ME,
            role=Role.LOCKED,
            who=VAMPIRE,
        ),
    ),
)
