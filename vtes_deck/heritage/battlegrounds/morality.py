"""The morality track that battlegrounds B and H share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import override

from vtes_deck.heritage.attributes import TEMPERAMENTS
from vtes_deck.heritage.battleground import Battleground, Board
from vtes_deck.heritage.events import EventType
from vtes_deck.heritage.table import Point, Table
from vtes_deck.language import tr

UP = EventType("morality up", "The morality of {seat} rises to {n}.")
DOWN = EventType("morality down", "The morality of {seat} falls to {n}.")
FLIPS = EventType("morality flips", "The morality token of {seat} now shows {word}.")
TAKES = EventType("first player", "{seat} takes the first player marker.")


class Morality(Board):
    """The positions of the morality tokens.

    Attributes:
        spaces: the space of each seat, counted from the lowest.
        sides: the temperament that each token shows.
    """

    spaces: tuple[int, ...]
    sides: tuple[str, ...]


class MoralityTrack(Battleground):
    """A battleground with a morality track."""

    kind = "temperament"
    start: int
    scoring_rule: str

    def values(self, table: Table) -> tuple[int, ...]:
        """The victory points of the spaces, from the lowest."""
        raise NotImplementedError

    def best(self, spaces: tuple[int, ...]) -> int:
        """The space that takes the first player marker."""
        raise NotImplementedError

    @override
    def setup(self, table: Table) -> None:
        """H-SET-11: a token for each player on the start space, with the leader's temperament."""
        space = self.values(table).index(self.start)
        table.boards[self.letter] = Morality(
            (space,) * len(table.seats),
            tuple(table.figure(seat.top).temperament for seat in table.seats),
        )

    def board(self, table: Table) -> Morality:
        """The state of the battleground at a table."""
        found = table.boards[self.letter]
        assert isinstance(found, Morality)
        return found

    def moves(self, table: Table, seat: int, step: int) -> bool:
        """Move a token one space, unless it is at the end. Return whether it has moved."""
        board = self.board(table)
        space = board.spaces[seat] + step
        values = self.values(table)
        if not 0 <= space < len(values):
            return False
        board.spaces = (*board.spaces[:seat], space, *board.spaces[seat + 1 :])
        table.emit(UP if step > 0 else DOWN, seat, n=values[space])
        return True

    def flips(self, table: Table, seat: int, side: str) -> None:
        """Flip the token to the temperament of the activated vampire."""
        board = self.board(table)
        board.sides = (*board.sides[:seat], side, *board.sides[seat + 1 :])
        table.emit(FLIPS, seat, word=side)

    @override
    def end_of_round(self, table: Table) -> None:
        """H-TRN-06: the leader takes the first player marker; with a tie, it does not move."""
        spaces = self.board(table).spaces
        best = self.best(spaces)
        if spaces.count(best) == 1:
            table.first = spaces.index(best)
            table.emit(TAKES, table.first)

    @override
    def wrong(self, table: Table) -> Iterator[str]:
        """H-SET-11: a token for each player, on the track."""
        board = self.board(table)
        spaces = range(len(self.values(table)))
        if len(board.spaces) != len(table.seats) or any(one not in spaces for one in board.spaces):
            yield tr("each player has a space from 0 to {last} (H-SET-11)", last=spaces[-1])
        if len(board.sides) != len(table.seats) or not {*TEMPERAMENTS}.issuperset(board.sides):
            yield tr("each player has a side: {words} (H-SET-11)", words=", ".join(TEMPERAMENTS))

    @override
    def score(self, table: Table) -> list[Point]:
        """The value printed on the space."""
        values = self.values(table)
        return [
            Point(seat, self.scoring_rule, values[space], "morality")
            for seat, space in enumerate(self.board(table).spaces)
        ]
