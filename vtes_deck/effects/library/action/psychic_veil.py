"""Psychic Veil: all actions of the turn have more stealth."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ANNOUNCED,
    Action,
    AutomaticEffect,
    DelayedTrigger,
    Does,
    Effect,
    EffectContext,
    Event,
    Modifier,
    PurposeKind,
    Table,
    Wording,
    await_events,
)
from vtes_deck.effects.vocab import Bonus, Until, action, card


class VeiledActions(AutomaticEffect, frozen=True):
    """Actions of minions of the user get stealth as they are announced.

    Attributes:
        allies: also those of allies.
    """

    allies: bool

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        """Minions that enter play later also get the stealth."""
        action_now = table.current(Action)
        if event.what is not ANNOUNCED or action_now is None:
            return
        acting = table.minion(action_now.minion)
        if acting.controller == trigger.seat and (acting.vampire or self.allies):
            table.modify(Modifier(Bonus.STEALTH, 1, acting.card, Until.ACTION, trigger.card))


class Veils(Effect, frozen=True):
    """Actions of the user have more stealth until the end of the turn.

    Attributes:
        allies: those of all minions, not only of vampires.
    """

    allies: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        await_events(context, VeiledActions(self.allies), Until.TURN)

    @override
    def say(self, wording: Wording) -> str:
        whose = "minions'" if self.allies else "vampires'"
        return f"all of your {whose} actions are at +1 stealth this turn"


CARDS = (
    card(
        101510,
        "Psychic Veil",
        action("obf", Veils()),
        action("OBF", Veils(allies=True)),
    ),
)
