"""NRA PAC: minions unlock after equipping."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    RESOLVED,
    ActionWas,
    AddDelayedTrigger,
    Successful,
    Trigger,
    Unlock,
    Until,
    card,
)

AT_THE_END = AddDelayedTrigger(on=DISCARD_ENDS, effects=(Unlock(),), until=Until.TURN)


class HasEquipped(Condition, frozen=True):
    """An equip action was successful."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return ActionWas("equip").holds(context) and Successful().holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return "if a minion successfully performs an equip action"


class UnlocksLater(Effect, frozen=True):
    """The minion unlocks at the end of the turn, even if the card has left play."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AT_THE_END.carry_out(context.by(context.target))

    @override
    def say(self, wording: Wording) -> str:
        return "they unlock at the end of the turn"


CARDS = (
    card(
        101305,
        "NRA PAC",
        Trigger(on=RESOLVED, conditions=(HasEquipped(),), effects=(UnlocksLater(),)),
    ),
)
