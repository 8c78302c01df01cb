"""Conditions for playing events."""

from __future__ import annotations

from typing import override

from cardbase.terms import Trait
from vtes_deck.effects.vocab.context import Node
from vtes_deck.effects.vocab.wording import Wording
from vtes_deck.engine.state.statics import Playable
from vtes_deck.engine.state.table import Table


def gehenna_events(table: Table) -> int:
    """The number of Gehenna events in play."""
    return sum(
        table.cards[card].event and Trait.GEHENNA in table.cards[card].traits
        for card in table.in_play
    )


class NeedsGehenna(Node, Playable, frozen=True, kw_only=True):
    """The card requires this number of Gehenna events in play as it is played.

    Attributes:
        n: the number.
        other: the card is a Gehenna event, and the text counts only others.
    """

    n: int
    other: bool = True

    @override
    def possible(self, table: Table) -> bool:
        return gehenna_events(table) >= self.n

    @override
    def say(self, wording: Wording) -> str:
        other = "other " if self.other else ""
        return f"requires {self.n} or more {other}Gehenna events in play"
