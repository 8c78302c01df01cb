"""The queue of characters and the character deck (chapter REC)."""

from __future__ import annotations

from collections.abc import Sequence

from vtes_deck.heritage.decisions import NONE, DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import QUEUE, Table
from vtes_deck.kernel.procedure import Procedure

ARRIVES = EventType("queue", "{card} comes into the queue.")
REMOVED = EventType("removed", "{seat} removes {card} from the queue.")
RESHUFFLED = EventType("reshuffled", "The discarded characters become the character deck.")
RESERVED = EventType("reserved", "{seat} reserves {card}.")

RESERVE = Verb("reserve", "Reserve {card}.")
REMOVE = Verb("remove", "Remove {card} from the queue.")
ENOUGH = Verb("enough", "Remove no more characters.")

DECK = "character deck"
"""The random stream."""


def in_queue(table: Table) -> list[int]:
    """The characters of the queue, from the left."""
    return [card for card in table.queue if card != NONE]


def draw(table: Table) -> int:
    """The next character of the deck, or ``NONE``.

    H-REC-07: when the deck is empty the discarded characters are shuffled immediately.
    """
    renew(table)
    if not table.deck:
        return NONE
    card = table.deck.pop()
    renew(table)
    return card


def renew(table: Table) -> None:
    """H-REC-07: the discarded characters become the deck if it is empty."""
    if not table.deck and table.discard:
        table.deck = sorted(table.discard)
        table.discard = []
        table.random.shuffle(DECK, table.deck)
        table.emit(RESHUFFLED)


def refresh(table: Table) -> None:
    """H-REC-06: characters slide right, and empty spaces on the left are filled from the deck."""
    cards = in_queue(table)
    while len(cards) < QUEUE and (card := draw(table)) != NONE:
        cards.insert(0, card)
        table.emit(ARRIVES, card=card)
    table.queue = [NONE] * (QUEUE - len(cards)) + cards


def leaves(table: Table, card: int) -> None:
    """Remove a character from the queue; a clan marker on it returns to its player."""
    table.queue[table.queue.index(card)] = NONE
    for seat in table.seats:
        if seat.reserved == card:
            seat.reserved = NONE


def remove(table: Table, seat: int, cards: Sequence[int]) -> None:
    """H-REC-10: characters go to the discard pile, then the queue is refreshed once (H-REC-06)."""
    for card in cards:
        leaves(table, card)
        table.discard.append(card)
        table.emit(REMOVED, seat, card=card)
    if cards:
        refresh(table)


def reserved_by_another(table: Table, seat: int, card: int) -> bool:
    """H-REC-09: whether another player has reserved a character."""
    return any(one.reserved == card for one in table.seats if one.number != seat)


class Clear(Procedure):
    """H-REC-10: a player removes characters from the queue, all at once.

    Attributes:
        seat: the player; ``least`` to ``most``: the number to remove.
        chosen: the characters chosen so far.
    """

    seat: int
    most: int
    least: int = 1
    chosen: tuple[int, ...] = ()

    def ask(self, table: Table) -> None:
        """Ask for one character, until there are enough."""
        rest = [card for card in in_queue(table) if card not in self.chosen]
        if len(self.chosen) >= self.most or not rest:
            self.go_to(Clear.clear)
            return
        options = [Option(REMOVE, card) for card in rest]
        if len(self.chosen) >= self.least:
            options.append(Option(ENOUGH))
        table.only_or_ask(self.seat, DecisionKind.CHARACTER, options)

    def choose(self, table: Table) -> None:
        """Record the answer."""
        if table.answer.verb is REMOVE:
            self.chosen = (*self.chosen, table.answer.card)
            self.go_to(Clear.ask)

    def clear(self, table: Table) -> None:
        """Remove the characters; H-REC-06: the queue is refreshed once after all of them."""
        remove(table, self.seat, self.chosen)

    steps = (ask, choose, clear)


class Reserve(Procedure):
    """H-REC-09: a player puts the clan marker on an unreserved character of the queue."""

    seat: int

    def ask(self, table: Table) -> None:
        """Ask for the character."""
        taken = {seat.reserved for seat in table.seats}
        options = [Option(RESERVE, card) for card in in_queue(table) if card not in taken]
        if not options:
            self.finish()
            return
        table.only_or_ask(self.seat, DecisionKind.CHARACTER, options)

    def mark(self, table: Table) -> None:
        """Put the marker on the character; a player has only one marker."""
        table.seats[self.seat].reserved = table.answer.card
        table.emit(RESERVED, self.seat, card=table.answer.card)

    steps = (ask, mark)
