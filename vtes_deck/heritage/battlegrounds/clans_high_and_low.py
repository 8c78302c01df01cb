"""Battleground A: Of Clans High and Low."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage import tokens
from vtes_deck.heritage.attributes import CLASSES
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table, Vampire
from vtes_deck.language import tr

MOVES = EventType("politics moves", "The clan politics token moves toward {word}.")
VICTORY = EventType("decisive victory", "Decisive victory of {word}.")


class Track(Board):
    """H-BGA-01: the position of the token: negative toward class A, positive toward class C.

    H-BGA-05: the side of the token follows from it.
    """

    position: int = 0

    @property
    def ahead(self) -> str:
        """The leading class; empty on the neutral space."""
        if not self.position:
            return ""
        return CLASSES[0] if self.position < 0 else CLASSES[1]


class ClansHighAndLow(Battleground):
    """Of Clans High and Low."""

    letter = "A"
    title = "Of Clans High and Low"
    kind = "class"
    eras = (1,)

    @override
    def setup(self, table: Table) -> None:
        """H-BGA-01: one token on the neutral space."""
        table.boards["A"] = Track()

    def board(self, table: Table) -> Track:
        """The state of the battleground at a table."""
        found = table.boards["A"]
        assert isinstance(found, Track)
        return found

    @override
    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-BGA-02: the token moves one space toward the class of the vampire.

        H-BGA-03: on the last space every vampire of that class gains 1 power, and the token returns
        to neutral.
        """
        board = self.board(table)
        word = table.figure(vampire.card).class_
        board.position += -1 if word == CLASSES[0] else 1
        table.emit(MOVES, vampire.seat, word=word)
        if abs(board.position) <= len(table.data.boards.clans_high_and_low):
            return
        table.emit(VICTORY, vampire.seat, word=word)
        board.position = 0
        for seat in table.clockwise(table.first):
            for one in table.bloodline(seat):
                if table.figure(one.card).class_ == word:
                    tokens.add_power(table, one, 1)

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-BGA-03: on the last space the token does not stay."""
        last = len(table.data.boards.clans_high_and_low)
        if abs(self.board(table).position) > last:
            yield tr("the token is between {least} and {most} (H-BGA-03)", least=-last, most=last)

    @override
    def score(self, table: Table) -> list[Point]:
        """H-BGA-04: the space names the class and the points of each vampire of it."""
        board = self.board(table)
        if not board.position:
            return []
        worth = table.data.boards.clans_high_and_low[abs(board.position) - 1]
        return [
            Point(seat.number, "H-BGA-04", worth, "class", one.card, board.ahead)
            for seat in table.seats
            for one in table.bloodline(seat.number)
            if table.figure(one.card).class_ == board.ahead
        ]
