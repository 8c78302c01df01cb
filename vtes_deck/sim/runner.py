"""Many games on several processes, in numerical order, with progress and cancellation.

A report covers the games from the first number without a gap. For this reason, the same seed and
number of games give the same results with any number of processes, even in a cancelled run::

    for news in run(Plan((setup,)), games=1000, prepare=ready, processes=2):
        show(news.done, news.total, news.study)

Closing the iterator (or an error, or Ctrl-C) ends the processes. The module does not depend on a
window; a job thread calls it in the same way as the command line does.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Sequence

import msgspec

from vtes_deck.sim.summary import Study
from vtes_deck.sim.worker_pool import Chunk, Plan, Prepare, WorkerPool

MAX_GAMES = 10_000_000

_PIECE = 0.25
"""The seconds that a piece of work should take: the interval of reports and of cancel checks."""

_MAX_GAMES = 1000
"""The maximum number of games in a piece of work."""

_AHEAD = 64
"""The maximum number of finished pieces that wait for an earlier one, to limit memory."""

_LISTEN = 0.1
"""Seconds between two checks for cancellation."""


class News(msgspec.Struct, frozen=True):
    """The progress of a run.

    Attributes:
        done, total: numbers of games.
        study: the results; the object grows during the run, so copy it to keep it.
        seconds: the time since the start of the run.
    """

    done: int
    total: int
    study: Study
    seconds: float

    @property
    def whole(self) -> bool:
        """Whether all games are played."""
        return self.done >= self.total


def default_processes() -> int:
    """The number of processors available to this process, at most eight."""
    usable = getattr(os, "process_cpu_count", os.cpu_count)() or 1
    return min(usable, 8)


def never() -> bool:
    """Always returns false: the run is not cancelled."""
    return False


def run(
    plan: Plan,
    *,
    games: int,
    prepare: Prepare,
    processes: int = 0,
    cancelled: Callable[[], bool] = never,
) -> Generator[News]:
    """Play games 0 to ``games`` - 1 of all setups of a plan.

    Args:
        plan: the setups and the measures.
        games: the games of each setup, at least 1.
        prepare: prepares a worker to play.
        processes: the number of processes that play; 0 plays in this process and thread.
        cancelled: called about ten times a second; once it returns true, the run ends after one
            more report.

    Yields:
        The progress, at least once; the last report covers all games, unless the run was cancelled.

    Raises:
        GameFailedError: a game failed with an error.
        WorkerDiedError: a worker process has ended unexpectedly.
    """
    with WorkerPool(plan, prepare, processes) as pool:
        yield from go_on(pool, Study.of(len(plan.setups)), games, cancelled=cancelled)


def go_on(
    pool: WorkerPool,
    study: Study,
    games: int,
    *,
    places: Sequence[int] | None = None,
    first: int = 0,
    cancelled: Callable[[], bool] = never,
) -> Generator[News]:
    """Play more games with a pool and add them to a study.

    Args:
        pool: the pool that plays.
        study: the study to which the games are added.
        games: the number after the last game.
        places: the setups that play; ``None`` for all.
        first: the number of the first game.
        cancelled: the same as for :func:`run`.

    Yields:
        The progress, as for :func:`run`.
    """
    begun = time.monotonic()
    wanted = tuple(range(len(pool.plan.setups))) if places is None else tuple(places)
    sizes = _Sizes()
    steps = _apart if pool.apart else _here
    done = first
    for done, part in steps(pool, wanted, first, games, sizes, cancelled):
        study.merge(part)
        yield News(done, games, study, time.monotonic() - begun)
    if done < games:
        yield News(done, games, study, time.monotonic() - begun)


class _Sizes:
    """The number of games in a piece of work that takes :data:`_PIECE`."""

    def __init__(self) -> None:
        self.games = 1

    def learn(self, games: int, seconds: float) -> None:
        if games:
            wanted = int(_PIECE * games / max(seconds, 1e-6))
            self.games = max(1, min(wanted, 4 * self.games, _MAX_GAMES))


type _Steps = Generator[tuple[int, Study]]


def _here(
    pool: WorkerPool,
    places: tuple[int, ...],
    first: int,
    stop: int,
    sizes: _Sizes,
    cancelled: Callable[[], bool],
) -> _Steps:
    at = first
    while at < stop and not cancelled():
        begun = time.monotonic()
        chunk = Chunk(at, min(at + sizes.games, stop), places)
        part = pool.here(chunk, cancelled)
        sizes.learn(part.games, time.monotonic() - begun)
        at += part.games
        yield at, part


def _apart(
    pool: WorkerPool,
    places: tuple[int, ...],
    first: int,
    stop: int,
    sizes: _Sizes,
    cancelled: Callable[[], bool],
) -> _Steps:
    asked = done = first
    begun: dict[int, float] = {}
    waiting: dict[int, tuple[int, Study]] = {}
    while done < stop and not cancelled():
        while asked < stop and len(waiting) < _AHEAD:
            chunk = Chunk(asked, min(asked + sizes.games, stop), places)
            if not pool.give(chunk):
                break
            begun[asked] = time.monotonic()
            asked = chunk.stop
        for chunk, part in pool.take(_LISTEN):
            sizes.learn(part.games, time.monotonic() - begun.pop(chunk.first))
            waiting[chunk.first] = (chunk.stop, part)
        while done in waiting:
            done, part = waiting.pop(done)
            yield done, part
