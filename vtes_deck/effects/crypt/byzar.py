"""Byzar: a vampire that is hard to burn."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Does,
    EventType,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldBurn,
    mark,
    torpor,
    zones,
)
from vtes_deck.effects.vocab import card

BURNED_TIMES = "burn counters"
"""The mark that counts how often the vampire would have been burned."""
MAX_COUNTERS = 3
RETURNS = EventType("burn counter", mark("{minion} has {n:burn counter}."))


class ReturnsToTorpor(OwnStatic, Replaces, frozen=True):
    """The vampire goes to torpor instead of being burned, twice in a game."""

    key: ClassVar[Key] = WouldBurn

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="host"),)

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """By rulings, he is not burned, so the diablerie does not succeed."""
        vampire = table.minion(source)
        counters = vampire.mark(BURNED_TIMES) + 1
        vampire.set_mark(BURNED_TIMES, counters)
        table.emit(RETURNS, vampire.controller, minion=source, n=counters)
        if counters >= MAX_COUNTERS:
            zones.remove(table, source)
        else:
            torpor.send(table, vampire)

    @override
    def say(self, wording: Wording) -> str:
        who = wording.user
        return (
            f"if {who} would be burned, instead put 1 burn counter on {who} and move {who} to "
            f"torpor. If {who} has {MAX_COUNTERS} burn counters, remove {who} from the game"
        )


CARDS = (card(200229, "Byzar", ReturnsToTorpor()),)
