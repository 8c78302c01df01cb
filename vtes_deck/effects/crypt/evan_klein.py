"""Evan Klein: a coin decides whether actions directed at him fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    Condition,
    Does,
    Effect,
    EffectContext,
    EventType,
    PurposeKind,
    Wording,
)
from vtes_deck.effects.vocab import Directed, Trigger, card

HEADS = EventType("heads", "The coin for {card} shows heads.")
TAILS = EventType("tails", "The coin for {card} shows tails: the action fails.")


class DirectedAtHim(Condition, frozen=True):
    """The action is directed at the vampire; an action of his controller is not directed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.target != context.host:
            return False
        acting = action.acting_seat(context.table)
        return acting != context.card_in_play.controller and Directed().holds(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"as a minion announces an action directed at {wording.name}"


class FlipCoin(Effect, frozen=True):
    """The action fails with a chance of one half."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="others"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Toss a coin; the action fails on tails (RES-08)."""
        table, action = context.table, context.action
        if action is None:
            return
        if table.random.below("coin", 2):
            action.failed = True
            table.emit(TAILS, card=context.card)
        else:
            table.emit(HEADS, card=context.card)

    @override
    def say(self, wording: Wording) -> str:
        return "flip a coin; if it is tails, the action fails"


class CoinFlip(Trigger, frozen=True, kw_only=True):
    """The coin toss for each action directed at the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}{self.effects[0].say(wording)}"


CARDS = (
    card(
        201627,
        "Evan Klein",
        CoinFlip(on=ANNOUNCED, conditions=(DirectedAtHim(),), effects=(FlipCoin(),)),
    ),
)
