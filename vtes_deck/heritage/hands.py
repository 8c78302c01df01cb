"""Clan schemes in hand, deck and discard pile (chapter SCH)."""

from __future__ import annotations

from vtes_deck.heritage.decisions import DecisionKind, Option, Verb
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Table
from vtes_deck.kernel.procedure import Procedure
from vtes_deck.language import mark

DRAWN = EventType("drawn", "{seat} draws {card}.", hidden=mark("{seat} draws a clan scheme."))
NOTHING_LEFT = EventType("no scheme", "{seat} has no clan scheme left to draw.")
RECOVERED = EventType("recovered", "{seat} takes {card} back into hand.")

RECOVER = Verb("recover", "Take {card} back into hand.")


def draw(table: Table, seat: int, n: int = 1) -> None:
    """H-SCH-09: draw clan schemes into the hand; an empty deck gives none."""
    player = table.seats[seat]
    for _ in range(n):
        if not player.deck:
            table.emit(NOTHING_LEFT, seat)
            return
        card = player.deck.pop()
        player.hand.append(card)
        table.emit(DRAWN, seat, card=card, only=seat)


class Recover(Procedure):
    """H-AST-01: clan schemes return from the player's own discard pile to hand.

    Attributes:
        seat: the player; ``n``: the number.
    """

    seat: int
    n: int = 1

    def ask(self, table: Table) -> None:
        """Ask for a card."""
        pile = table.seats[self.seat].discard
        if not self.n or not pile:
            self.finish()
            return
        table.only_or_ask(self.seat, DecisionKind.CARD, [Option(RECOVER, card) for card in pile])

    def take(self, table: Table) -> None:
        """Take the scheme into the hand."""
        player = table.seats[self.seat]
        player.discard.remove(table.answer.card)
        player.hand.append(table.answer.card)
        table.emit(RECOVERED, self.seat, card=table.answer.card)
        self.n -= 1
        self.go_to(Recover.ask)

    steps = (ask, take)


def take_from_discard(table: Table, seat: int, card: int) -> bool:
    """Move a scheme that was just played. Return whether it was in the discard pile."""
    pile = table.seats[seat].discard
    if card not in pile:
        return False
    pile.remove(card)
    return True
