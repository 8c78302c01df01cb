"""Spectral Servitor: what it means for its recruiter."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    HAS_RECRUITED,
    NO_ACTION_CARDS,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Recruit,
    unlock,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    ActsAtOnce,
    AtSuperior,
    BurnCard,
    EntersWith,
    MyTurn,
    Power,
    Until,
    card,
)


class PlaysAsVampire(Effect, frozen=True):
    """The ally can play cards of a Discipline at the basic level, except action cards.

    Attributes:
        code: the Discipline.
    """

    code: str

    @override
    def carry_out(self, context: EffectContext) -> None:
        ally = context.card_in_play
        if isinstance(ally, Minion):
            ally.disciplines = {**ally.disciplines, self.code: 1}
            ally.set_mark(NO_ACTION_CARDS, 1)


class UnlockRecruiter(Effect, frozen=True):
    """Unlocks the recruiting minion, if this is its first recruit this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        action = context.action
        if not isinstance(action, Recruit) or action.card != context.card:
            return
        if HAS_RECRUITED not in context.table.minion(action.minion).done:
            unlock(context.table, action.minion)


CARDS = (
    card(
        102296,
        "Spectral Servitor",
        ActsAtOnce(),
        EntersWith((PlaysAsVampire("obl"), UnlockRecruiter())),
        Power(
            sentence="Burn {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(BurnCard("this"),),
        ),
        Power(
            sentence="Burn 1 pool to keep {card}.",
            at=UNLOCK,
            conditions=(MyTurn(), AtSuperior()),
            pool=1,
            once=Until.TURN,
            key="upkeep",
            forced=True,
            effects=(),
        ),
    ),
)
