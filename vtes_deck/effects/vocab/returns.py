"""Cards in play that go to a library instead of the ash heap."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.vocab.card_moves import shuffle_library
from vtes_deck.effects.vocab.powers import OwnStatic
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.mechanics import hand, zones
from vtes_deck.engine.mechanics.zone_events import BURNED
from vtes_deck.engine.mechanics.zones import WouldBurn
from vtes_deck.engine.state.statics import Key, Replaces, Would
from vtes_deck.engine.state.table import Table, Zone


def into_library(table: Table, number: int) -> None:
    """Shuffle a card in play into its owner's library, and adjust her hand (DRW-05)."""
    owner = table.owner[number]
    zones.move(table, number, Zone.LIBRARY)
    shuffle_library(table, owner)
    hand.adjust(table, owner)


class ShuffledIfBurned(OwnStatic, Replaces, frozen=True):
    """The card goes to the library instead of the ash heap if it is burned in play."""

    key: ClassVar[Key] = WouldBurn

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        """By a ruling, it counts as burned for other texts."""
        table.emit(BURNED, table.owner[source], source)
        into_library(table, source)

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} is burned, shuffle {wording.user} into their owner's library"
