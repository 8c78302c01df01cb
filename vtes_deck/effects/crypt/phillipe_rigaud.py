"""Phillipe Rigaud: a hunger for elders in torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Diablerise,
    Does,
    Duty,
    Minion,
    Option,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    cannot_diablerise,
)
from vtes_deck.effects.vocab import Activity, Directed, Not, Restriction, card


class MustDiablerise(OwnStatic, Duty, frozen=True):
    """The vampire must attempt diablerie while an older vampire is in torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="host"),)

    @override
    def options(self, table: Table, source: int, minion: Minion) -> list[Option] | None:
        """By a ruling, an impossible attempt is not required. MIN-08: without blood, he hunts."""
        if minion.card != source or not minion.blood:
            return None
        if cannot_diablerise(table, minion) is not None:
            return None
        found = [
            one
            for one in Diablerise.options(table, minion)
            if table.minion(one.target).capacity > minion.capacity
        ]
        return found or None

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when any older vampires are in torpor that {wording.name} may diablerize, he must "
            "attempt a diablerie action (unless he must hunt)"
        )


CARDS = (
    card(
        201123,
        "Phillipe Rigaud",
        Restriction(activity=Activity.BLOCK, conditions=(Not(Directed()),)),
        MustDiablerise(),
    ),
)
