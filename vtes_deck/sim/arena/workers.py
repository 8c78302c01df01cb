"""Numbered work on several processes: the results come in order, with cancellation.

The reported results never have a gap, so the numbers do not depend on the number of processes.
A process ends at once when its pipe is closed: a piece of work that no one wants may take minutes.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Final

from vtes_deck.sim.arena.cluster import on_cluster
from vtes_deck.sim.errors import SimulationProblem, WorkerDiedError

_AHEAD: Final = 4
"""The number of pieces of work that wait for each process."""

_LISTEN: Final = 0.2
"""Seconds between two checks for cancellation."""


def in_order(  # noqa: PLR0913 - the work, and where it is done
    begin: Callable[[bytes], None],
    plan: bytes,
    work: Callable[[int], bytes],
    wanted: range,
    processes: int,
    cancelled: Callable[[], bool],
    *,
    cluster: str = "",
) -> Generator[bytes]:
    """The results of numbered pieces of work, made by other processes here or on a cluster.

    Args:
        begin: prepares a process; a module-level function.
        plan: its argument.
        work: does the piece with a number; a function of the same module.
        wanted: the numbers.
        processes: the number of processes, at least 1.
        cancelled: called a few times a second; once it returns true, nothing more is yielded.
        cluster: the address of a Dask scheduler whose workers do the work instead.

    Raises:
        WorkerDiedError: a process has ended unexpectedly.
        ClusterError: the cluster cannot do the work.
    """
    if cluster:
        yield from on_cluster(cluster, begin, plan, work, wanted, cancelled)
        return
    context = get_context("spawn")
    listens, wants = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        processes, mp_context=context, initializer=_start, initargs=(begin, plan, listens)
    )
    asked, done = wanted.start, wanted.start
    running: dict[int, Future[bytes]] = {}
    try:
        while done < wanted.stop and not cancelled():
            while asked < min(wanted.stop, done + processes * _AHEAD):
                running[asked] = pool.submit(work, asked)
                asked += 1
            wait([running[done]], _LISTEN, FIRST_COMPLETED)
            while done in running and running[done].done():
                yield running.pop(done).result()
                done += 1
    except BrokenProcessPool as error:
        raise WorkerDiedError(SimulationProblem.DIED, status=None) from error
    finally:
        if done < wanted.stop:
            wants.close()
        pool.shutdown(wait=True, cancel_futures=True)
        wants.close()
        listens.close()


def _start(begin: Callable[[bytes], None], plan: bytes, listens: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process ends the run
    threading.Thread(target=_end_with, args=(listens,), daemon=True).start()
    begin(plan)


def _end_with(listens: Connection) -> None:
    """End this process when the parent closes the pipe or ends."""
    with suppress(EOFError, OSError):
        listens.recv_bytes()
    os._exit(0)
