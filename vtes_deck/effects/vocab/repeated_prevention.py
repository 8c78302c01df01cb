"""Damage that a minion can prevent in each round of a combat."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.vocab.combat_moves import prevents
from vtes_deck.effects.vocab.context import Effect, EffectContext
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.usage import Once, WasDone
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Until


class PreventEachRound(Effect, frozen=True):
    """The user can prevent damage in each round of this combat, one point at a time.

    Attributes:
        effects: a later effect for each point.
    """

    effects: tuple[AddDelayedTrigger, ...]

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, len(self.effects), which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        for one in self.effects:
            one.carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return f"this combat, {wording.user} can prevent {len(self.effects)} damage each round"


FIRST, SECOND = "prevents 1 damage", "prevents 1 more damage"
PREVENT_FIRST = AddDelayedTrigger(
    sentence="{minion} prevents 1 damage with {card}.",
    move=prevents(1),
    effects=(Once(FIRST, Until.ROUND, by="this"),),
    once=False,
    until=Until.COMBAT,
)
PREVENT_SECOND = replace(
    PREVENT_FIRST,
    sentence="{minion} prevents 1 more damage with {card}.",
    conditions=(WasDone(FIRST, Until.ROUND, by="this"),),
    effects=(Once(SECOND, Until.ROUND, by="this"),),
)
PREVENTS_ONE = PreventEachRound((PREVENT_FIRST,))
"""The minion can prevent 1 damage in each round."""
PREVENTS_TWO = PreventEachRound((PREVENT_FIRST, PREVENT_SECOND))
"""The minion can prevent 2 damage in each round."""
