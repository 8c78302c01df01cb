"""Narrow Minds: cards that change the target of a bleed cost more."""

from __future__ import annotations

from functools import cache
from typing import override

from vtes_deck.effects.api import (
    DefinitionScript,
    Minion,
    OwnSurcharge,
    Price,
    Printed,
    Table,
    Wording,
    contains,
)
from vtes_deck.effects.vocab import Bounce, DelayedReplacement, Until, card


@cache
def bounces(script: DefinitionScript, level: str) -> bool:
    """Whether a card changes the target of a bleed with Disciplines of this level."""
    ways = [one for one in script.modes if not level or one.level == level]
    return bool(ways) and all(contains(one.effects, Bounce) for one in ways)


class DearerBounces(OwnSurcharge, Price, frozen=True):
    """Minion cards that change the target of a bleed cost more blood or life."""

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        """A card costs more only with the Disciplines with which it changes the target."""
        script = paid.script
        if not isinstance(script, DefinitionScript) or not bounces(script, level):
            return 0, 0
        return 0, -self.n

    @override
    def say(self, wording: Wording) -> str:
        return f"minion cards that change the target of a bleed action cost +{self.n} blood or life"


CARDS = (card(101265, "Narrow Minds", DelayedReplacement(Until.UNLOCK), DearerBounces(1)),)
