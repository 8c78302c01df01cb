"""Aimee Laroux: a pupil who learns for pool and transfers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    SUPERIOR,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import (
    INFLUENCE,
    CannotPlay,
    MyTurn,
    Pay,
    Power,
    Transfers,
    Type,
    card,
)

STUDIES = EventType("studies", "{minion} gains a level of {word}.")


class LearnLevel(Effect, frozen=True):
    """The vampire has one more level of a Discipline."""

    code: str

    @override
    def possible(self, context: EffectContext) -> bool:
        known = context.table.minion(context.host).disciplines
        return known.get(self.code, 0) < SUPERIOR

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.table.minion(context.host)
        level = vampire.disciplines.get(self.code, 0) + 1
        vampire.disciplines = {**vampire.disciplines, self.code: min(level, SUPERIOR)}
        word = DISCIPLINES[self.code].name
        context.table.emit(STUDIES, context.seat, minion=vampire.card, word=word)

    @override
    def say(self, wording: Wording) -> str:
        return f"give {wording.name} +1 level of {DISCIPLINES[self.code].name}"


class Studies(Power, frozen=True, kw_only=True):
    """The lesson, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"you can burn {self.pool} pool and use 4 transfers to {self.effects[-1].say(wording)}"
        )


CARDS = (
    card(
        200026,
        "Aimee Laroux",
        Studies(
            sentence="Burn 1 pool and use 4 transfers: {card} gains a level of Melpominee.",
            at=INFLUENCE,
            pool=1,
            conditions=(MyTurn(),),
            effects=(Pay(4, Transfers()), LearnLevel("mel")),
        ),
        CannotPlay((Type.REACTION,)),
    ),
)
