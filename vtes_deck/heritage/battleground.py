"""The base class of battlegrounds: setup, activation and score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

if TYPE_CHECKING:
    from vtes_deck.heritage.table import Point, Table, Vampire


class Board(msgspec.Struct):
    """The state of a battleground; its fields are immutable, so a shallow copy is sufficient."""


class Battleground:
    """A battleground; its only state is the :class:`Board` on the table.

    Attributes:
        letter, title: the letter and the title of the rule card (H-CMP-06).
        kind: the attribute that modifies it.
        eras: the eras in which it is in play.
    """

    letter: ClassVar[str]
    title: ClassVar[str]
    kind: ClassVar[str]
    eras: ClassVar[tuple[int, ...]]

    def setup(self, table: Table) -> None:
        """H-SET-06: put the board into ``table.boards``; the clan leaders are already set up."""
        raise NotImplementedError

    def activate(self, table: Table, vampire: Vampire) -> None:
        """H-ACT-01: a vampire modifies it. This may push a procedure that asks players."""
        raise NotImplementedError

    def end_of_round(self, table: Table) -> None:
        """H-TRN-06: its effect at the end of a round."""

    def torpor(self, table: Table, vampire: Vampire, actor: int) -> None:
        """Handle a vampire that ``actor`` (or ``NONE``) has placed into torpor."""

    def score(self, table: Table) -> list[Point]:
        """The points of the battleground (H-END-04)."""
        raise NotImplementedError

    def wrong(self, table: Table) -> Iterator[str]:
        """The reasons why its state is impossible, with the rule; for positions set up by hand."""
        del table
        yield from ()

    def shown(self, table: Table) -> dict[str, object]:
        """The public state, as plain values."""
        return msgspec.structs.asdict(table.boards[self.letter])
