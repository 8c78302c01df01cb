"""Waking: a locked minion blocks and reacts as if it were unlocked."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.vocab.action_conditions import WAKING
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.references import Which, minion_of, said
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.actions.roles import is_drowsy, is_fought, wake
from vtes_deck.engine.state.current import action_and_combat
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind

AWAKE = EventType("awake", "{minion} is awake.")


class Wakes(Effect, frozen=True):
    """Wakes a minion (GEN-27)."""

    who: Which = "user"

    @override
    def windows(self) -> int:
        return WAKING

    @override
    def possible(self, context: EffectContext) -> bool:
        """By a ruling, only during an action and not in combat; it is that of another player."""
        minion = minion_of(context, self.who)
        action, combat = action_and_combat(context.table)
        if minion is None or action is None or is_fought(combat):
            return False
        if action.acting_seat(context.table) == minion.controller:
            return False
        return not minion.awake or is_drowsy(context.table, minion, "")

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.WAKE, which=self.who),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        sleeper = minion_of(context, self.who)
        if sleeper is not None:
            wake(context.table, sleeper)
            context.table.emit(AWAKE, context.seat, minion=sleeper.card)

    @override
    def say(self, wording: Wording) -> str:
        sleeper = said(self.who, wording)
        return "wake" if sleeper == wording.subject else f"{sleeper} wakes"
