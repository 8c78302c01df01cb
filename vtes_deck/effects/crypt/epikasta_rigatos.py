"""Epikasta Rigatos: her action cards return to the library."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    SaidElsewhere,
    Wording,
    shuffle_library,
    zones,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    Power,
    Same,
    Successful,
    Type,
    Until,
    Zone,
    card,
)

KEPT_IN = {Zone.BEING_PLAYED, Zone.ASH_HEAP}
"""The zones of an action card after resolution; it goes to the ash heap as the action ends."""
MOVED = EventType("action card kept", "{seat} moves {card} from the ash heap to the library.")


class PlayedForAction(SaidElsewhere, Condition, frozen=True):
    """The action card that the vampire has played for this action is not in play.

    By a ruling, a card counts only if it was played in the usual way.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        return (
            action is not None
            and action.card != NONE
            and Type.ACTION in table.cards[action.card].types
            and table.owner[action.card] == context.seat
            and table.where[action.card] in KEPT_IN
        )


class KeepsCard(SaidElsewhere, Effect, frozen=True):
    """The action card moves to the library, which is shuffled."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CYCLE, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action = context.table, context.action
        if action is not None and table.where[action.card] in KEPT_IN:
            table.emit(MOVED, context.seat, action.card)
            zones.move(table, action.card, Zone.LIBRARY)
            shuffle_library(table, context.seat)


class Recovers(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        after = " after resolution" if Successful() in self.conditions else ""
        return (
            f"you can move an action card {wording.name} played from your ash heap to your library"
            f"{after} (shuffle afterward)"
        )


CARDS = (
    card(
        200427,
        "Epikasta Rigatos",
        Recovers(
            sentence="Move the action card from your ash heap to your library.",
            at=AFTER_ACTION,
            once=Until.ACTION,
            conditions=(Same("host", "acting"), Successful(), PlayedForAction()),
            effects=(KeepsCard(),),
        ),
    ),
)
