"""Ian Carfax: he unlocks after a combat that leaves the opponent not ready."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Combat,
    Condition,
    EffectContext,
    Minion,
    Wording,
)
from vtes_deck.effects.vocab import (
    COMBAT_OVER,
    NOTHING,
    Choose,
    Not,
    Once,
    Trigger,
    Unlock,
    WasDone,
    card,
)


class OpponentIsNotReady(Condition, frozen=True):
    """The vampire was in the combat that has ended, and the opponent is not ready."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, combat = context.table, context.table.current(Combat)
        if combat is None or context.host not in {combat.acting, combat.opposing}:
            return False
        other = combat.opposing if combat.acting == context.host else combat.acting
        found = table.in_play.get(other)
        return other != NONE and not (isinstance(found, Minion) and found.ready)

    @override
    def say(self, wording: Wording) -> str:
        return "if the opposing minion is not ready"


class UnlocksAfterVictory(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = OpponentIsNotReady().say(wording) if OpponentIsNotReady() in self.conditions else ""
        combat = f"after a combat involving {wording.name} ends"
        return f"once each turn {combat}, {wording.name} can unlock {asked}"


CARDS = (
    card(
        201697,
        "Ian Carfax",
        UnlocksAfterVictory(
            on=COMBAT_OVER,
            conditions=(
                OpponentIsNotReady(),
                Not(WasDone("Ian Carfax", by="host")),
            ),
            effects=(
                Choose(NOTHING, (Once("Ian Carfax", by="host"), Unlock("host")), optional=True),
            ),
        ),
    ),
)
