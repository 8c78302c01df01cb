"""Midget: no help from animals."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Action,
    Combat,
    Does,
    OwnStatic,
    PurposeKind,
    Table,
    TextLoss,
    Wording,
)
from vtes_deck.effects.vocab import Trait, card


class SilencesAnimals(OwnStatic, TextLoss, frozen=True):
    """Animal retainers lose their abilities while the vampire acts or fights (GEN-02)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, whose="any"),)

    @override
    def silences(self, table: Table, source: int, card: int) -> bool:
        printed = table.cards[card]
        if not printed.retainer or Trait.ANIMAL not in printed.traits:
            return False
        action, combat = table.current(Action), table.current(Combat)
        acts = action is not None and action.minion == source
        return acts or (combat is not None and combat.holds(source))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"while {wording.user} is acting or is in combat, animal retainers lose their abilities"
        )


CARDS = (card(200985, "Midget", SilencesAnimals()),)
