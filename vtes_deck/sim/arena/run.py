"""Many deals: over processes, in the order of their numbers, with progress and cancel.

What is reported at any time is of the deals from the first on without a gap, so the numbers do not
depend on how many processes play.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

import msgspec

import cardbase
from vtes_deck.sim.arena.match import GameReport, Hall
from vtes_deck.sim.arena.plan import ArenaPlan, deal_of
from vtes_deck.sim.arena.score import Score
from vtes_deck.sim.errors import Problem, WorkerDiedError

_AHEAD: Final = 4
"""Deals that wait for each process."""

_LISTEN: Final = 0.2
"""Seconds between two looks at whether the run is cancelled."""


class DealReport(msgspec.Struct, frozen=True):
    """The games of one deal.

    Attributes:
        candidate: its game in each seat, from seat 0.
        reference: likewise, or the one game in which it plays all seats.
    """

    candidate: tuple[GameReport, ...]
    reference: tuple[GameReport, ...]


def play_deal(hall: Hall, number: int) -> DealReport:
    """Plays all games of a deal: candidate and reference once in every seat.

    Where the reference plays all seats, one game serves for all of them.
    """
    plan, deal = hall.plan, deal_of(hall.plan, number)
    seats = range(plan.seats)
    different = seats if {*plan.field} != {plan.reference} else seats[:1]
    return DealReport(
        tuple(hall.play(deal, plan.candidate, seat, plan.dice) for seat in seats),
        tuple(hall.play(deal, plan.reference, seat) for seat in different),
    )


def run(
    plan: ArenaPlan,
    deals: int,
    *,
    processes: int = 0,
    first: int = 0,
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[Score]:
    """Plays deals and reports after each.

    Args:
        plan: what is played.
        deals: how many.
        processes: that play; 0 plays in this process.
        first: the number of the first deal.
        cancelled: asked a few times a second; once it says yes no more deals are counted.

    Yields:
        The score so far; it grows as the run goes on.

    Raises:
        PlayerError: a player cannot be found.
        WorkerDiedError: a process has ended by itself.
    """
    score = Score()
    wanted = range(first, first + deals)
    if not processes:
        hall = Hall(plan, cardbase.load())
        for number in wanted:
            if cancelled():
                return
            report = play_deal(hall, number)
            score.add(report.candidate, report.reference)
            yield score
        return
    for report in _apart(plan, wanted, processes, cancelled):
        score.add(report.candidate, report.reference)
        yield score


def _apart(
    plan: ArenaPlan, wanted: range, processes: int, cancelled: Callable[[], bool]
) -> Generator[DealReport]:
    """The deals in their order, played by other processes."""
    pool = ProcessPoolExecutor(
        processes,
        mp_context=get_context("spawn"),
        initializer=_begin,
        initargs=(msgspec.msgpack.encode(plan),),
    )
    asked, done = wanted.start, wanted.start
    running: dict[int, Future[bytes]] = {}
    try:
        while done < wanted.stop and not cancelled():
            while asked < min(wanted.stop, done + processes * _AHEAD):
                running[asked] = pool.submit(_work, asked)
                asked += 1
            wait([running[done]], _LISTEN, FIRST_COMPLETED)
            while done in running and running[done].done():
                yield _REPORTS.decode(running.pop(done).result())
                done += 1
    except BrokenProcessPool as error:
        raise WorkerDiedError(Problem.DIED, status=None) from error
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


_REPORTS: msgspec.msgpack.Decoder[DealReport] = msgspec.msgpack.Decoder(DealReport)
_hall: list[Hall] = []


def _begin(plan: bytes) -> None:
    """Makes a worker process ready."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that asks ends the run
    _hall[:] = [Hall(msgspec.msgpack.decode(plan, type=ArenaPlan), cardbase.load())]


def _work(number: int) -> bytes:
    return msgspec.msgpack.encode(play_deal(_hall[0], number))
