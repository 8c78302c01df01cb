"""Marta: blood from the diablerie of older vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Diablerie, EffectContext, Wording
from vtes_deck.effects.vocab import (
    DIABLERIE,
    NOTHING,
    Blood,
    Choose,
    Gain,
    Trigger,
    card,
)


class VictimIsOlder(Condition, frozen=True):
    """The victim of the current diablerie is older than the diablerist."""

    @override
    def holds(self, context: EffectContext) -> bool:
        diablerie = context.table.current(Diablerie)
        return diablerie is not None and diablerie.older

    @override
    def say(self, wording: Wording) -> str:
        return f"after {wording.user} diablerizes an older vampire"


class DrinksMore(Trigger, frozen=True, kw_only=True):
    """The vampire may gain blood in a diablerie.

    A gain after the diablerie would be the same, because blood above the capacity drains.
    """

    @override
    def say(self, wording: Wording) -> str:
        return f"{self.conditions[0].say(wording)}, {wording.user} can gain 1 blood"


CARDS = (
    card(
        200941,
        "Marta",
        DrinksMore(
            on=DIABLERIE,
            host=True,
            conditions=(VictimIsOlder(),),
            effects=(Choose(NOTHING, (Gain(1, Blood("host")),), optional=True),),
        ),
    ),
)
