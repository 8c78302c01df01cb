"""Many deals on several processes, in numerical order, with progress and cancellation."""

from __future__ import annotations

from collections.abc import Callable, Generator

import msgspec

import cardbase
from vtes_deck.effects import undeclared
from vtes_deck.sim.arena.match import GameReport, Hall
from vtes_deck.sim.arena.plan import ArenaPlan, deal_of
from vtes_deck.sim.arena.score import Score
from vtes_deck.sim.arena.workers import in_order


class DealReport(msgspec.Struct, frozen=True):
    """The games of one deal.

    Attributes:
        candidate: the game of the candidate in each seat, from seat 0.
        reference: the games of the reference in the same way, or the one game in which it plays all
            seats.
    """

    candidate: tuple[GameReport, ...]
    reference: tuple[GameReport, ...]


def play_deal(hall: Hall, number: int) -> DealReport:
    """Play all games of a deal: candidate and reference once in every seat.

    If the reference plays all seats, one game is sufficient for all of them.
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
    cluster: str = "",
    first: int = 0,
    cancelled: Callable[[], bool] = lambda: False,
) -> Generator[Score]:
    """Play deals and report after each.

    Args:
        plan: the plan.
        deals: the number of deals.
        processes: the number of processes that play; 0 plays in this process.
        cluster: the address of a Dask scheduler whose workers play instead.
        first: the number of the first deal.
        cancelled: called a few times a second; once it returns true, no further deals are counted.

    Yields:
        The score so far; the same object grows during the run.

    Raises:
        PlayerError: a player cannot be found.
        WorkerDiedError: a process has ended unexpectedly.
        ClusterError: the cluster cannot play.
    """
    score = Score()
    wanted = range(first, first + deals)
    if not processes and not cluster:
        hall = Hall(plan, cardbase.load())
        for number in wanted:
            if cancelled():
                return
            report = play_deal(hall, number)
            score.add(report.candidate, report.reference)
            yield score
        return
    encoded = msgspec.msgpack.encode(plan)
    for data in in_order(_begin, encoded, _work, wanted, processes, cancelled, cluster=cluster):
        report = _REPORTS.decode(data)
        score.add(report.candidate, report.reference)
        yield score


_REPORTS: msgspec.msgpack.Decoder[DealReport] = msgspec.msgpack.Decoder(DealReport)
_hall: list[Hall] = []


def _begin(plan: bytes) -> None:
    """Prepare a worker process."""
    decoded = msgspec.msgpack.decode(plan, type=ArenaPlan)
    undeclared.let_act(wanted=decoded.read_cards)
    _hall[:] = [Hall(decoded, cardbase.load())]


def _work(number: int) -> bytes:
    return msgspec.msgpack.encode(play_deal(_hall[0], number))
