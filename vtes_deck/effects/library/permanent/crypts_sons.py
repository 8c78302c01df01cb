"""Crypt's Sons: a blocked action continues."""

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
)
from vtes_deck.effects.vocab import (
    BEFORE_COMBAT,
    ROUND,
    AtSuperior,
    Bearer,
    Blood,
    Burn,
    EntersWith,
    Gain,
    HostFights,
    If,
    Lock,
    MinionFilter,
    Power,
    RetainerDamage,
    Sect,
    Trigger,
    card,
)


class EmployerBlocked(Condition, frozen=True):
    """The employer acts and was blocked; the block has not resolved."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if action is None or action.blocker == NONE or action.minion != context.host:
            return False
        return combat is None or not (combat.sides or combat.follows)

    @override
    def say(self, wording: Wording) -> str:
        return "if this Anarch is blocked"


class GoOn(Effect, frozen=True):
    """The action continues as if unblocked."""

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling, its card must still be available; only the rules can make it unavailable."""
        return context.action is not None

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COMBAT_ENDS, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Methuselahs who have declined to block cannot attempt it again."""
        table, action = context.table, context.action
        if action is None or not action.goes_on(table):
            return
        for procedure in table.stack[table.stack.index(action) + 1 :]:
            procedure.finish()

    @override
    def say(self, wording: Wording) -> str:
        return "continue the action as if unblocked"


SHOOTS = Trigger(on=ROUND, conditions=(HostFights(),), effects=(RetainerDamage(1),))

CARDS = (
    card(
        100476,
        "Crypt's Sons",
        Power(
            sentence="Burn 1 life of {card}: lock the blocking minion, and the action continues.",
            at=BEFORE_COMBAT,
            user="host",
            conditions=(EmployerBlocked(), Bearer(MinionFilter(sects=(Sect.ANARCH,)))),
            effects=(Burn(1, Blood("this")), Lock("blocker"), GoOn()),
        ),
        SHOOTS,
        exception="The life is a cost of the ability and an effect of the definition.",
    ),
    card(
        101254,
        "Murder of Crows",
        SHOOTS,
        EntersWith((If((AtSuperior(),), (Gain(1, Blood("this")),)),)),
    ),
)
