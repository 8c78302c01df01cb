"""Consulting the primogen: the last way to break a tie (H-END-07)."""

from __future__ import annotations

from vtes_deck.heritage.attributes import ARCHETYPES
from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.queue import DECK
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure

VOUCH = Verb("primogen", "Declare {word} to the primogen.")

CONSULTED = EventType("primogen", "{seat} declares {word} to the primogen.")
DECIDED = EventType("primogen decides", "The primogen reveals {card}: {seat} wins the tie.")
LOT = EventType("primogen lot", "The primogen is silent: {seat} wins the tie by lot.")


class Primogen(Procedure):
    """H-END-07: each tied player declares another archetype, and the deck decides.

    They declare clockwise from the first player, because the source does not define the order. If
    no character in deck and discard pile has a declared archetype, the winner is random.

    Attributes:
        tied: the seats, in the order in which they declare.
        declared: the archetypes so far.
        winner: the winner, at the end.
    """

    tied: tuple[int, ...]
    declared: tuple[str, ...] = ()
    winner: int = NONE

    def ask(self, table: Table) -> None:
        """The next tied player."""
        seat = self.tied[len(self.declared)]
        found = [Option(VOUCH, word=one) for one in ARCHETYPES if one not in self.declared]
        table.ask(seat, DecisionKind.ATTRIBUTE, found)

    def note(self, table: Table) -> None:
        """Ask until all have declared."""
        seat = self.tied[len(self.declared)]
        self.declared = (*self.declared, table.answer.word)
        table.emit(CONSULTED, seat, word=table.answer.word)
        if len(self.declared) < len(self.tied):
            self.go_to(Primogen.ask)

    def reveal(self, table: Table) -> None:
        """The first character with a declared archetype."""
        table.random.shuffle(DECK, table.deck)
        next_deck = sorted(table.discard)  # H-REC-07: the deck is used up
        table.random.shuffle(DECK, next_deck)
        for card in (*reversed(table.deck), *next_deck):
            archetype = table.figure(card).archetype
            if archetype in self.declared:
                self.winner = self.tied[self.declared.index(archetype)]
                table.emit(DECIDED, self.winner, card=card)
                return
        self.winner = self.tied[table.random.below(DECK, len(self.tied))]
        table.emit(LOT, self.winner)

    steps = (ask, note, reveal)


def tied_order(table: Table, seats: list[int]) -> tuple[int, ...]:
    """Some seats, clockwise from the first player."""
    return tuple(seat for seat in table.clockwise(table.first) if seat in seats)
