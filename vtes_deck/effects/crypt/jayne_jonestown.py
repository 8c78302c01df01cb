"""Jayne Jonestown: she sends the Society of Leopold to others."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    NONE,
    PUT_ON,
    Action,
    CardInPlay,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    Hunt,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Target,
    Wording,
    minions_of,
    zones,
)
from vtes_deck.effects.vocab import (
    IS_READY,
    READY_VAMPIRE,
    UNLOCK,
    Bonus,
    MyTurn,
    Power,
    Until,
    card,
)

SOCIETY = 101822
"""The id of the Society of Leopold."""


def society(table: Table) -> int:
    """The Society of Leopold in play, not contested, or ``NONE``."""
    for number, one in table.in_play.items():
        if table.cards[number].id == SOCIETY and not one.contested:
            return number
    return NONE


class SocietyInPlay(Condition, frozen=True):
    """The Society of Leopold is in play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return society(context.table) != NONE

    @override
    def say(self, wording: Wording) -> str:
        return "the <Society of Leopold> is in play"


class NextVictim(Target, frozen=True):
    """A ready vampire that does not have the Society of Leopold."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        found = society(context.table)
        if found == NONE:
            return []
        return [
            (one.card, NONE, 0)
            for one in minions_of(context, READY_VAMPIRE, "any")
            if found not in one.attached
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "any ready vampire"


class MoveSociety(Effect, frozen=True):
    """The Society of Leopold moves to the target; its controller stays the same."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        moved = society(table)
        table.emit(PUT_ON, context.seat, moved, target=context.target)
        zones.attach(table, moved, context.target)

    @override
    def say(self, wording: Wording) -> str:
        return f"move the Society to {wording.target}"


class FurtiveHunter(OwnStatic, Number, frozen=True):
    """The vampire has more stealth when it hunts and less stealth in other actions."""

    key: ClassVar[Key] = Bonus.STEALTH

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, which="host", less=True),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        action = table.current(Action)
        if action is None or action.minion != source:
            return 0
        return 1 if isinstance(action, Hunt) else -1

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} gets an additional +1 stealth when hunting, but -1 stealth on any "
            "other actions"
        )


class SendsSociety(Power, frozen=True, kw_only=True):
    """The vampire sends the Society of Leopold to another one."""

    @override
    def say(self, wording: Wording) -> str:
        _, *asked = (one.say(wording) for one in self.conditions)
        moves = self.effects[0].say(replace(wording, target=self.target.say(wording)))
        lead = " during your unlock phase and ".join(asked)
        return f"{lead.replace('while', 'if')}, you can {moves}"


CARDS = (
    card(
        200683,
        "Jayne Jonestown",
        FurtiveHunter(),
        SendsSociety(
            sentence="Move the Society of Leopold to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), IS_READY, SocietyInPlay()),
            target=NextVictim(),
            effects=(MoveSociety(),),
        ),
    ),
)
