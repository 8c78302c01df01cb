"""Numbered work on many machines, through Dask's distributed scheduler.

The results come in order, as they do from local processes (:mod:`workers`), so the numbers do not
depend on the number of machines. The scheduler gives the work of a dead worker to others.

Install the extra: ``pip install 'vtes-deck[cluster]'``. All machines need the same version of this
program with the same card data; this is checked. Dask sends pickled Python objects, so any program
that can reach the scheduler can run code on its workers. Use it only in a trusted network.
"""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable, Generator
from typing import Any, Final

import cardbase
from vtes_deck import __version__
from vtes_deck.sim.errors import ClusterError

_AHEAD: Final = 4
"""The number of pieces of work that wait for each thread of the cluster."""

_LISTEN: Final = 0.2
"""Seconds between two checks for cancellation."""

_PATIENCE: Final = 20
"""Seconds to wait for the scheduler and its first worker."""

_working = threading.Lock()
"""The lock of a running piece, because the games of a process share their data about cards."""

_ready = ""
"""The digest of the plan for which this process is ready."""


def on_cluster(
    address: str,
    begin: Callable[[bytes], None],
    plan: bytes,
    work: Callable[[int], bytes],
    wanted: range,
    cancelled: Callable[[], bool],
) -> Generator[bytes]:
    """The results of numbered pieces of work, made by the workers of a cluster.

    Args:
        address: the address of the scheduler, such as ``tcp://host:8786``.
        begin: prepares a process; a module-level function.
        plan: its argument.
        work: does the piece with a number; a function of the same module.
        wanted: the numbers.
        cancelled: called a few times a second; once it returns true, no further results are
            yielded.

    Raises:
        ClusterError: the extra is missing, no cluster answers, a worker has another version, or a
            piece was lost with several workers.
    """
    client = _client(address)
    try:
        held = client.submit(bytes, plan, pure=False)
        identity = _identity()
        asked, done = wanted.start, wanted.start
        running: dict[int, Any] = {}
        while done < wanted.stop and not cancelled():
            threads = sum(client.ncores().values()) or 1
            while asked < min(wanted.stop, done + threads * _AHEAD):
                running[asked] = client.submit(
                    piece, begin, held, work, asked, identity, pure=False
                )
                asked += 1
            try:
                data: bytes = running[done].result(timeout=_LISTEN)
            except TimeoutError:
                continue
            except Exception as error:  # any error on another machine
                raise ClusterError(f"{type(error).__name__}: {error}") from error
            yield data
            del running[done]
            done += 1
    finally:
        client.close()  # the scheduler drops the pieces that are no longer wanted


def _client(address: str) -> Any:  # noqa: ANN401 - the library has no types
    try:
        from distributed import Client
    except ImportError:
        raise ClusterError(
            "a cluster needs an extra: run pip install 'vtes-deck[cluster]'"
        ) from None
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, TimeoutError) as error:
        raise ClusterError(f"no scheduler answers at {address}: {error}") from None
    try:
        client.wait_for_workers(1, timeout=_PATIENCE)
    except TimeoutError:
        client.close()
        raise ClusterError(f"the scheduler at {address} has no workers") from None
    return client


def _identity() -> str:
    """The version of the program and of its card data."""
    version = cardbase.load().version
    return f"{__version__} with {version.label} ({version.fingerprint})"


def piece(
    begin: Callable[[bytes], None],
    plan: bytes,
    work: Callable[[int], bytes],
    number: int,
    identity: str,
) -> bytes:
    """Do a piece of work on a worker, after preparing the worker for the plan."""
    global _ready  # noqa: PLW0603 - the plan for which the process is ready
    with _working:
        digest = hashlib.sha256(plan).hexdigest()
        if _ready != digest:
            here = _identity()
            if here != identity:
                raise ClusterError(f"a worker has version {here}, and this machine {identity}")
            begin(plan)
            _ready = digest
        return work(number)
