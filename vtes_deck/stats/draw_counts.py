"""Exact counts of the ways in which cards can be drawn, without simulation.

Cards that count for the same groups are equivalent, so a deck consists of a few *cells*. The ways
to take ``j`` cards of a cell with ``s`` are ``comb(s, j)``; for all ``j`` they form a polynomial in
the number of cards drawn, and the product of two polynomials gives the ways of both cells. A
polynomial is stored as one integer, with each coefficient in a fixed number of bits, so that one
integer multiplication multiplies polynomials. Drawing in stages (seven cards first, two more later)
needs one variable per stage.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from enum import StrEnum

import msgspec

from vtes_deck.stats.errors import AnswerProblem, TooManyWaysError

_MAX_STATES = 20_000
_MAX_COEFFICIENTS = 20_000
_MAX_STEPS = 2e9
"""The maximum number of multiplication steps for one question: about two seconds."""
_KARATSUBA = 1.585
_DIGIT = 30
"""Python multiplies long numbers by Karatsuba's rule, in digits of this many bits."""


class Compare(StrEnum):
    """The comparison of a number of cards."""

    AT_LEAST = ">="
    AT_MOST = "<="
    EXACTLY = "="

    def holds(self, count: int, number: int) -> bool:
        """Whether ``count`` cards satisfy the comparison."""
        if self is Compare.AT_LEAST:
            return count >= number
        return count <= number if self is Compare.AT_MOST else count == number


class Want(msgspec.Struct, frozen=True):
    """A required number of cards of a group.

    Attributes:
        compare: at least, at most or exactly.
        number: the number of cards; negative if more are already known.
        stage: the cards of this stage and all earlier ones count.
        different: only the first card of a cell counts.
    """

    compare: Compare
    number: int
    stage: int = 0
    different: bool = False


class Cell(msgspec.Struct, frozen=True):
    """Cards that belong to the same groups.

    Attributes:
        copies: the number of cards.
        wants: indexes of the wants for which they count, ascending; may be empty.
        worth: the amount that a card adds to each of these wants; empty if it is 1.
    """

    copies: int
    wants: tuple[int, ...]
    worth: tuple[int, ...] = ()

    @property
    def worths(self) -> tuple[int, ...]:
        """The amount that a card adds to each of its wants."""
        return self.worth or (1,) * len(self.wants)


type Outcome = tuple[bool, ...]
"""For each want, whether it is met."""


def outcomes(
    cells: Sequence[Cell], wants: Sequence[Want], stages: Sequence[int]
) -> dict[Outcome, int]:
    """Count the draws by the wants that they meet.

    >>> outcomes([Cell(2, (0,)), Cell(3, ())], [Want(Compare.AT_LEAST, 1)], [2])
    {(False,): 3, (True,): 7}

    Args:
        cells: all cards that can be drawn, each in exactly one cell.
        wants: the required numbers.
        stages: cards drawn in each successive stage; in total at most all cards.

    Returns:
        Ways for each possible outcome. Their sum is :func:`all_ways`.

    Raises:
        TooManyWaysError: it would take too long.
    """
    return _Count(cells, wants, stages).outcomes()


def all_ways(cards: int, stages: Sequence[int]) -> int:
    """Ways to draw the stages from this many different cards."""
    ways = 1
    for drawn in stages:
        ways *= math.comb(cards, drawn)
        cards -= drawn
    return ways


def _bits(cards: int, stages: Sequence[int]) -> int:
    """The size of any coefficient in whole bytes: the ways to draw this many cards in each stage.

    They do not exceed (stages + 1) ** cards, the ways to put each card anywhere; nor the product of
    the ways to draw each stage from all cards. A product has coefficients up to twice each stage;
    they are cut off but must not overflow.
    """
    anywhere = cards * len(stages).bit_length()
    apart = math.prod(math.comb(cards, min(2 * stage, cards // 2)) for stage in stages)
    return (min(anywhere, apart.bit_length()) + 8) // 8 * 8


class _Count:
    def __init__(self, cells: Sequence[Cell], wants: Sequence[Want], stages: Sequence[int]) -> None:
        self._cells = sorted(cells, key=lambda cell: (not cell.wants, cell.wants))
        self._wants, self._stages = wants, stages
        drawn = sum(stages)
        most = [drawn] * len(wants)
        for cell in self._cells:
            for place, worth in zip(cell.wants, cell.worths, strict=True):
                most[place] = max(most[place], worth * drawn)
        # Counts above the cap do not change a verdict, and no count exceeds the cards drawn.
        self._caps = tuple(
            min(limit, max(0, want.number + (want.compare is not Compare.AT_LEAST)))
            for want, limit in zip(wants, most, strict=True)
        )
        self._last = {place: at for at, cell in enumerate(self._cells) for place in cell.wants}
        cards = sum(cell.copies for cell in cells)
        self._width = _bits(cards, stages)
        # Twice the size, so that a product does not overflow into the next variable.
        strides = [1]
        for stage in stages:
            strides.append(strides[-1] * (2 * stage + 1))
        self._strides = strides
        if math.prod(stage + 1 for stage in stages) > _MAX_COEFFICIENTS:
            raise TooManyWaysError(AnswerProblem.TOO_MANY_DRAWS)
        self._mask = self._all_ones()
        self._cost = (self._width * strides[-1] / _DIGIT) ** _KARATSUBA

    def _bound(self, cost: float) -> None:
        if cost > _MAX_STEPS:
            raise TooManyWaysError(AnswerProblem.TOO_MANY_MOMENTS)

    def _all_ones(self) -> int:
        """A mask of the bits that the places of a coefficient use, one variable after another."""
        ones = (1 << self._width) - 1
        for stage, stride in zip(self._stages, self._strides, strict=False):
            ones = sum(ones << self._width * stride * j for j in range(stage + 1))
        return ones

    def _place(self, taken: Sequence[int]) -> int:
        """The bit at which the coefficient of this many cards per stage begins."""
        return self._width * sum(
            j * stride for j, stride in zip(taken, self._strides, strict=False)
        )

    def _vectors(self, copies: int) -> Iterator[tuple[int, ...]]:
        """The ways to distribute ``copies`` cards over the stages; some may remain undrawn."""
        ranges = [range(min(stage, copies) + 1) for stage in self._stages]
        return (j for j in itertools.product(*ranges) if sum(j) <= copies)

    def _steps(self, cell: Cell) -> dict[tuple[int, ...], int]:
        """The polynomial of a cell, split by the amounts that it adds to its wants."""
        wants = [self._wants[place] for place in cell.wants]
        caps = [self._caps[place] for place in cell.wants]
        steps: dict[tuple[int, ...], bytearray] = {}
        room, size = self._width // 8, self._width * self._strides[-1] // 8
        for taken in self._vectors(cell.copies):
            sums = tuple(itertools.accumulate(taken))
            adds = tuple(
                min(cap, worth * (min(1, sums[want.stage]) if want.different else sums[want.stage]))
                for want, worth, cap in zip(wants, cell.worths, caps, strict=True)
            )
            ways, at = all_ways(cell.copies, taken), self._place(taken) // 8
            if adds not in steps:
                self._bound((len(steps) + 1) * self._cost)
                steps[adds] = bytearray(size)
            steps[adds][at : at + room] = ways.to_bytes(room, "little")
        return {adds: int.from_bytes(number, "little") for adds, number in steps.items()}

    def outcomes(self) -> dict[Outcome, int]:
        start = tuple(
            0 if at in self._last else int(want.compare.holds(0, want.number))
            for at, want in enumerate(self._wants)
        )
        states = {start: 1}
        cost = 0.0
        for at, cell in enumerate(self._cells):
            done = [place for place in cell.wants if self._last[place] == at]
            steps = self._steps(cell)
            cost += len(states) * len(steps) * self._cost
            self._bound(cost)
            states = self._drawn(states, cell, steps, done)
            if len(states) > _MAX_STATES:
                raise TooManyWaysError(AnswerProblem.TOO_MANY_GROUPS)
        place, full = self._place(self._stages), (1 << self._width) - 1
        counted = {
            tuple(map(bool, state)): ways >> place & full for state, ways in sorted(states.items())
        }
        return {outcome: ways for outcome, ways in counted.items() if ways}

    def _drawn(
        self,
        states: dict[tuple[int, ...], int],
        cell: Cell,
        steps: dict[tuple[int, ...], int],
        done: Sequence[int],
    ) -> dict[tuple[int, ...], int]:
        """Add the cards of one more cell; wants that are ``done`` become verdicts, 0 or 1."""
        found: dict[tuple[int, ...], int] = {}
        for state, ways in states.items():
            for adds, more in steps.items():
                counts = list(state)
                for place, add in zip(cell.wants, adds, strict=True):
                    counts[place] = min(self._caps[place], counts[place] + add)
                for place in done:
                    want = self._wants[place]
                    counts[place] = int(want.compare.holds(counts[place], want.number))
                key = tuple(counts)
                found[key] = found.get(key, 0) + (ways * more & self._mask)
        return found
