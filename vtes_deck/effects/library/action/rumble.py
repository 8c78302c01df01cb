"""Rumble: a combat with a larger hand, and a loss of pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import DelayedTrigger, EffectContext, Event, Table, Wording
from vtes_deck.effects.vocab import (
    COMBAT,
    RESOLVED,
    AddDelayedTrigger,
    AMinion,
    Burn,
    EnterCombat,
    HandSize,
    MinionFilter,
    Pool,
    Until,
    action,
    card,
)


class LargerHandInCombat(AddDelayedTrigger, frozen=True, kw_only=True):
    """The hand is larger during the combat of the action."""

    @override
    def say(self, wording: Wording) -> str:
        return f"in that combat, {HandSize(1, Until.GAME).say(wording)}"


class UnlessReady(AddDelayedTrigger, frozen=True, kw_only=True):
    """Applies at the end of the action if the vampire is not ready or has left play."""

    @override
    def on_event(self, table: Table, trigger: DelayedTrigger, event: Event) -> None:
        if self.on is not event.what:
            return
        if trigger.minion in table.in_play and table.minion(trigger.minion).ready:
            return
        context = EffectContext(table, trigger.seat, trigger.card, trigger.minion, trigger.target)
        for one in self.effects:
            one.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        burned = ", ".join(one.say(wording) for one in self.effects)
        return f"if {wording.user} is not ready at the end of the action, you {burned}"


CARDS = (
    card(
        101661,
        "Rumble",
        action(
            "",
            LargerHandInCombat(on=COMBAT, effects=(HandSize(1, Until.COMBAT),)),
            UnlessReady(on=RESOLVED, effects=(Burn(1, Pool()),)),
            EnterCombat(),
            target=AMinion(MinionFilter(ready=True), "others"),
            directed=True,
        ),
    ),
)
