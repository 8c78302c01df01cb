"""Harrod: a look at the uncontrolled region of the prey."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    SEES,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import UNLOCK, ACard, MyTurn, Power, Until, Zone, card

LOOKS = EventType("looks at uncontrolled", "{seat} looks at an uncontrolled card of {other_seat}.")


class LookAtTarget(Effect, frozen=True):
    """The user looks at the target card in an uncontrolled region."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="prey"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, seen = context.table, context.target
        table.emit(LOOKS, context.seat, other_seat=table.waits_with(seen).number)
        table.emit(SEES, context.seat, seen, only=context.seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"look at {wording.target}"


CARDS = (
    card(
        200573,
        "Harrod",
        Power(
            sentence="Look at {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=ACard(Zone.UNCONTROLLED, whose="prey"),
            effects=(LookAtTarget(),),
        ),
    ),
)
