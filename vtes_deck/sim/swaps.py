"""What-if swaps of cards, ranked by their effects, with intervals that account for luck.

All swaps play the same games as the deck itself, so each has a paired difference. The best half
continues with twice as many games, and so on (successive halving), because most of the work would
otherwise be spent on clearly worse swaps. Among a hundred swaps without effect, some look good by
luck. A swap is called clear only if its interval excludes zero after it has been widened for all
swaps and all rounds (Bonferroni), so that in 95 of 100 runs no swap is wrongly called clear.
Swaps that were dropped after a few games are never called clear.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence

import msgspec

from cardbase import card_numbers
from vtes_deck.sim.measure import Better
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.record import Setup
from vtes_deck.sim.runner import go_on, never
from vtes_deck.sim.summary import Study
from vtes_deck.sim.worker_pool import Plan, Prepare, WorkerPool
from vtes_deck.stats.means import CONFIDENCE, Mean

MAX_SWAPS = 2000
MIN_GAMES = 16
"""The minimum number of games of each swap in the first round, for a meaningful interval."""

_SURVIVORS = 4
"""The number of swaps that is not halved further."""


class Swap(msgspec.Struct, frozen=True):
    """The replacement of one copy of a card by a copy of another.

    Attributes:
        out, into: the ids of the removed and the added card.
    """

    out: int
    into: int


class Goal(msgspec.Struct, frozen=True):
    """The number by which swaps are judged.

    Attributes:
        name: the name of the measure.
        row: a turn or a card; 0 for a measure of the game.
    """

    name: str
    row: int = 0

    @property
    def sign(self) -> int:
        """-1 if less is better, otherwise 1."""
        return -1 if measure_named(self.name).better is Better.LESS else 1


class WhatIfQuestion(msgspec.Struct, frozen=True):
    """A what-if question.

    Attributes:
        setup: the setup of the deck itself.
        swaps: the swaps to try, at least one.
        goal: the number by which they are judged.
        games: the number of games of the best swaps; the others play a half, a quarter and so on.
    """

    setup: Setup
    swaps: tuple[Swap, ...]
    goal: Goal
    games: int


class Tried(msgspec.Struct, frozen=True):
    """The result of a swap.

    Attributes:
        swap: the swap.
        games: the number of games that it has played.
        difference: the difference of the goal, paired with the deck itself, with its own 95 %
            interval.
        sure: the same, with an interval widened for all swaps and rounds.
        effect: the difference; positive if it is an improvement.
        going: it has not been dropped.
    """

    swap: Swap
    games: int
    difference: Mean
    sure: Mean
    effect: float
    going: bool

    @property
    def clear(self) -> bool:
        """Whether the effect is clear."""
        return self.sure.clear


class SwapRanking(msgspec.Struct, frozen=True):
    """The progress of a run of swaps.

    Attributes:
        goal: the number by which the swaps are judged.
        tried: the swaps, best first; those with more games before those that were dropped.
        base: the goal with the deck itself.
        round, rounds: the round of halving, from 1, and the number of rounds.
        done, total: numbers of games of all swaps and the deck itself.
    """

    goal: Goal
    tried: tuple[Tried, ...]
    base: Mean | None
    round: int
    rounds: int
    done: int
    total: int

    @property
    def whole(self) -> bool:
        """Whether it is the last report."""
        return self.done >= self.total

    @property
    def together(self) -> float:
        """The confidence of the intervals that are widened for all swaps and rounds."""
        return _together(len(self.tried), self.rounds)


def _together(swaps: int, rounds: int) -> float:
    return 1 - (1 - CONFIDENCE) / max(swaps * rounds, 1)


def swaps(setup: Setup, out: Iterable[int], into: Iterable[int]) -> tuple[Swap, ...]:
    """Every swap of one card for another of the same part of the deck.

    Args:
        setup: the setup of the deck.
        out: the ids that may be removed; ids that are not in the deck are ignored.
        into: the ids that may be added. A crypt card replaces only a crypt card.
    """
    there = set(setup.crypt) | set(setup.library)
    coming = list(dict.fromkeys(into))
    return tuple(
        Swap(old, new)
        for old in dict.fromkeys(out)
        for new in coming
        if old in there and old != new and is_crypt(old) is is_crypt(new)
    )


def is_crypt(card: int) -> bool:
    """Whether an id belongs to a crypt card."""
    return card_numbers.is_crypt(card) is True


def swapped(setup: Setup, swap: Swap) -> Setup:
    """The setup with one card changed in its place.

    Raises:
        ValueError: the deck does not have the card to remove.
    """
    part = "crypt" if is_crypt(swap.out) else "library"
    cards = list(getattr(setup, part))
    cards[len(cards) - 1 - cards[::-1].index(swap.out)] = swap.into
    return msgspec.structs.replace(setup, **{part: tuple(cards)})


class _Ladder(msgspec.Struct, frozen=True):
    """The number of games of the swaps after each round.

    Attributes:
        stops: the number after the last game of each round.
        widths: the number of swaps in each round.
    """

    stops: tuple[int, ...]
    widths: tuple[int, ...]

    @property
    def total(self) -> int:
        """The number of all games, including those of the deck itself."""
        played, first = 0, 0
        for stop, width in zip(self.stops, self.widths, strict=True):
            played += (stop - first) * (width + 1)
            first = stop
        return played


def _ladder(width: int, games: int) -> _Ladder:
    widths = [width]
    while widths[-1] > _SURVIVORS and games >> len(widths) >= MIN_GAMES:
        widths.append((widths[-1] + 1) // 2)
    rounds = len(widths)
    return _Ladder(tuple(games >> (rounds - 1 - number) for number in range(rounds)), tuple(widths))


def rank(
    question: WhatIfQuestion,
    *,
    prepare: Prepare,
    processes: int = 0,
    cancelled: Callable[[], bool] = never,
) -> Generator[SwapRanking]:
    """Try swaps and rank them.

    Args:
        question: the question.
        prepare: prepares a worker to play.
        processes: the same as for :func:`vtes_deck.sim.runner.run`.
        cancelled: the same as for that function.

    Yields:
        The progress; the last report is the result.

    Raises:
        ValueError: there is no swap, or more than :data:`MAX_SWAPS`, or the goal is a moment,
            which has no mean.
        GameFailedError: a game failed with an error.
        WorkerDiedError: a worker process has ended unexpectedly.
    """
    tries = question.swaps
    if not 0 < len(tries) <= MAX_SWAPS:
        raise ValueError(f"{len(tries)} swaps, expected 1 to {MAX_SWAPS}")
    if measure_named(question.goal.name).moment:
        raise ValueError(f"{question.goal.name} has no mean by which to judge swaps")
    setups = (question.setup, *(swapped(question.setup, swap) for swap in tries))
    ladder = _ladder(len(tries), question.games)
    contest = _Contest(tries, question.goal, Study.of(len(setups)), len(ladder.stops))
    places = tuple(range(1, len(setups)))
    played = first = 0
    with WorkerPool(Plan(setups, (question.goal.name,)), prepare, processes) as pool:
        for number, stop in enumerate(ladder.stops, start=1):
            places = contest.best(places, ladder.widths[number - 1])
            run = go_on(pool, contest.study, stop, places=places, first=first, cancelled=cancelled)
            for news in run:
                done = played + (news.done - first) * (len(places) + 1)
                yield contest.standing(places, number, done, ladder.total)
                if not news.whole and cancelled():
                    return
            played += (stop - first) * (len(places) + 1)
            first = stop


class _Contest(msgspec.Struct, frozen=True):
    """Swaps and their results so far."""

    swaps: tuple[Swap, ...]
    goal: Goal
    study: Study
    rounds: int

    def best(self, places: Sequence[int], width: int) -> tuple[int, ...]:
        """The indexes of the swaps that continue, ascending."""
        if width >= len(places):
            return tuple(places)
        ranked = sorted(places, key=self._effect, reverse=True)
        return tuple(sorted(ranked[:width]))

    def _effect(self, place: int) -> float:
        counts = self.study.differences[place].at(self.goal.name, self.goal.row).counts
        total = sum(number * count for number, count in counts.items())
        return self.goal.sign * total / max(sum(counts.values()), 1)

    def standing(self, going: Sequence[int], number: int, done: int, total: int) -> SwapRanking:
        tally = self.study.summaries[0].at(self.goal.name, self.goal.row)
        together = _together(len(self.swaps), self.rounds)
        tried: list[Tried] = []
        for place, swap in enumerate(self.swaps, start=1):
            differences = self.study.differences[place].at(self.goal.name, self.goal.row)
            if differences.counts:
                difference = differences.difference()
                tried.append(
                    Tried(
                        swap=swap,
                        games=difference.of,
                        difference=difference,
                        sure=differences.difference(together),
                        effect=self.goal.sign * difference.value,
                        going=place in going,
                    )
                )
        tried.sort(key=_by_rank)
        base = tally.mean() if tally.counts else None
        return SwapRanking(self.goal, tuple(tried), base, number, self.rounds, done, total)


def _by_rank(one: Tried) -> tuple[int, float, int, int]:
    return -one.games, -one.effect, one.swap.out, one.swap.into
