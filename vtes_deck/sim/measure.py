"""Measures: numbers read from the record of one game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum

import msgspec

from vtes_deck.language import mark
from vtes_deck.sim.record import Record, Setup, TurnRecord


class Rows(StrEnum):
    """The object for which a measure gives one number."""

    GAME = "game"
    """One number for a game; its row is 0."""
    TURN = "turn"
    """One number for each turn of the deck, from 1."""
    CARD = "card"
    """One number for each library card (id) of the deck."""
    VAMPIRE = "vampire"
    """One number for each crypt card (id) of the deck."""


class Better(StrEnum):
    """The direction in which a player wants a number to change."""

    MORE = "more"
    LESS = "less"
    EITHER = "either"


type Observe = Callable[[Setup, Record], Iterable[tuple[int, int]]]
"""Reads the rows and whole numbers of one game."""


class OverviewTable(StrEnum):
    """The table by turn of an overview in which a measure is a column."""

    POSITION = "position"
    """The state of the deck at the end of a turn."""
    PREY = "prey"
    """Its effects on its prey."""
    HAND = "hand"
    """Its use of hand, master phases and transfers."""


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """A number that is read from every game.

    Attributes:
        module: ``__name__`` of the module that defines it; its last part is the measure's name.
        title: the title for display, in English, without the row: ``Ready minions``.
        rows: the objects with one number each.
        unit: the unit of the numbers, in the plural; ``games`` for numbers that are 1 (it happened)
            or 0, ``turn`` for the turn on which something happened.
        how: the method of determining a number, as a plain English sentence.
        order: the position in lists of measures, the smallest first.
        observe: reads the numbers from a record.
        better: the direction in which a player wants it to change.
        moment_of: the moment until which it counts the turns. A moment that does not occur within
            the turns of a game has no number. For this reason, moments have a median and shares,
            but no mean and no difference; the turns until a moment have both.
        column: its heading in tables by turn, a word or two.
        table: the table of the overview that has this column.
        spread: whether that table shows the spread after the mean.
        compared: whether the comparison of two decks shows it turn by turn.
        headline: whether the comparison of two decks names it first.
    """

    module: str
    title: str
    rows: Rows
    unit: str
    how: str
    order: int
    observe: Observe
    better: Better = Better.EITHER
    moment_of: Measure | None = None
    column: str = ""
    table: OverviewTable | None = None
    spread: bool = True
    compared: bool = False
    headline: bool = False

    @property
    def name(self) -> str:
        """The name for files and options: one word, with underscores."""
        return self.module.rpartition(".")[2]

    @property
    def share(self) -> bool:
        """Whether the mean is the share of the games in which something happened."""
        return self.unit == SHARE

    @property
    def moment(self) -> bool:
        """Whether the numbers are turns on which something happened.

        The number after the last turn marks the games in which it did not happen (:func:`later`).
        It is not a turn: it can be ranked (medians, shares), but not added up.
        """
        return self.unit == MOMENT


SHARE = mark("games")
MOMENT = mark("turn")


def later(setup: Setup) -> int:
    """The mark of "not in this game", above every turn; see :attr:`Measure.moment`."""
    return setup.turns + 1


def standing(
    setup: Setup, record: Record, read: Callable[[TurnRecord], int], *, outlives: bool = False
) -> Iterator[int]:
    """A number at the end of every turn of the setup.

    If the game ends early because the prey is ousted, the last number is repeated. Once the deck
    itself is ousted, its numbers are 0.

    Args:
        setup: the setup of the game.
        record: the record of the game.
        read: reads the number of one turn.
        outlives: the number remains when the deck is ousted, because it concerns the prey.
    """
    last = setup.opponents.pool if outlives else 0
    for turn in record.turns:
        last = read(turn)
        yield last
    if record.fell and not outlives:
        last = 0
    for _ in range(len(record.turns), setup.turns):
        yield last


def added_up(setup: Setup, record: Record, read: Callable[[TurnRecord], int]) -> Iterator[int]:
    """A number added up from the first turn to the end of every turn.

    If the game ends early, the last sum is repeated.
    """
    total = 0
    for turn in record.turns:
        total += read(turn)
        yield total
    for _ in range(len(record.turns), setup.turns):
        yield total


def each_turn(read: Callable[[TurnRecord], int]) -> Observe:
    """Observes the number of every turn played."""
    return lambda _setup, record: by_turn(map(read, record.turns))


def standing_by_turn(read: Callable[[TurnRecord], int], *, outlives: bool = False) -> Observe:
    """Observes :func:`standing`."""
    return lambda setup, record: by_turn(standing(setup, record, read, outlives=outlives))


def added_up_by_turn(read: Callable[[TurnRecord], int]) -> Observe:
    """Observes :func:`added_up`."""
    return lambda setup, record: by_turn(added_up(setup, record, read))


def by_turn(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    """The numbers of successive turns, from 1."""
    return enumerate(numbers, start=1)


def jams(record: Record) -> Iterator[Counter[int]]:
    """Copies (by id) that jammed each turn.

    A copy jams if it was in hand at the end of the preceding turn (for the first turn: in the
    opening hand), is still there at the end of this turn, and could not have been played at any
    time in between. A copy drawn in between may not have had a chance yet and does not count.
    """
    before = Counter(record.hand)
    for turn in record.turns:
        yield Counter(turn.jammed) & before
        before = Counter(turn.hand)
