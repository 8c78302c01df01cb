"""Runs of many games on the command line: their processes and their progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Generator
from contextlib import closing
from typing import Protocol

import click

from vtes_deck.app.goldfish_errors import explained
from vtes_deck.cli.output import overwrite_line, say
from vtes_deck.players.errors import PlayerError
from vtes_deck.sim.errors import ClusterError, WorkerDiedError
from vtes_deck.sim.runner import default_processes
from vtes_deck.sim.worker_pool import GameFailedError

_PATIENCE = 0.5
"""Seconds after which progress is shown."""

_OFTEN = 0.2
"""Seconds between two progress reports."""

_FEW = 40
"""Games that could be played before another process has started."""


def processes_of(wanted: int | None, games: int) -> int:
    """Processes other than this one; a single process or a few games use this one."""
    number = wanted or (default_processes() if games > _FEW else 1)
    return 0 if number == 1 else number


class Report(Protocol):
    """The progress of a run."""

    @property
    def done(self) -> int:
        """Number of games."""

    @property
    def total(self) -> int:
        """The number of requested games."""


def follow[R: Report](reports: Generator[R]) -> tuple[R, bool]:
    """Take the reports of a run, with progress on standard error if it is a terminal.

    Returns:
        The last report, and whether the run was interrupted.

    Raises:
        click.Abort: it was interrupted before its first report.
        click.ClickException: a game failed, or a worker died.
    """
    progress = RunProgress("games")
    last: R | None = None
    try:
        with closing(reports):
            for last in reports:
                progress.show(last.done, last.total)
    except KeyboardInterrupt:
        progress.clear()
        if last is None or not last.done:
            raise click.Abort from None
        say("Interrupted. These are the games played so far.", err=True)
        return last, True
    except (GameFailedError, WorkerDiedError) as error:
        progress.clear()
        raise click.ClickException(explained(error)) from None
    progress.clear()
    if last is None:
        raise click.Abort
    return last, False


def last_score[S](
    scores: Generator[S], total: int, noun: str, done: Callable[[S], int]
) -> tuple[S | None, bool]:
    """Take the scores of tables of computer players, with progress like :func:`follow`.

    Args:
        scores: each score includes the ones before it.
        total: the number of requested tables.
        noun: the name of the counted things, in the plural.
        done: the number of those that a score has.

    Returns:
        The last score or ``None``, and whether the run was interrupted.

    Raises:
        click.ClickException: a worker died, the cluster cannot play, or a player failed at the
            first table.
    """
    progress = RunProgress(noun)
    score: S | None = None
    interrupted = False
    try:
        with closing(scores):
            for score in scores:
                progress.show(done(score), total)
    except KeyboardInterrupt:
        interrupted = True
    except PlayerError as error:
        if score is None:
            raise click.ClickException(str(error)) from None
        progress.clear()
        say(str(error), err=True)
        interrupted = True
    except WorkerDiedError as error:
        raise click.ClickException(explained(error)) from None
    except ClusterError as error:
        raise click.ClickException(f"The cluster cannot play: {error}.") from None
    finally:
        progress.clear()
    if interrupted and score is not None:
        say(f"Interrupted. These are the {noun} played so far.", err=True)
    return score, interrupted


class RunProgress:
    """A line on standard error with the progress of a run.

    Args:
        noun: the name of the counted things, in the plural.
    """

    def __init__(self, noun: str) -> None:
        self._noun = noun
        self._begun = self._shown = time.monotonic()
        self._width = 0

    def show(self, done: int, total: int) -> None:
        """Print the line, if the run takes long and some time has passed since the last one."""
        now = time.monotonic()
        waited = now - self._begun
        if not sys.stderr.isatty() or waited < _PATIENCE or now - self._shown < _OFTEN:
            return
        self._shown = now
        speed = done / waited
        left = f", {(total - done) / speed:.0f} s left" if done else ""
        text = (
            f"{done} of {total} {self._noun}, {speed:.1f} a second{left}. "
            "Ctrl-C shows the results so far."
        )
        overwrite_line(f"{text:<{self._width}}")
        self._width = len(text)

    def clear(self) -> None:
        """Remove the line."""
        if self._width:
            overwrite_line(" " * self._width)
            overwrite_line("")
            self._width = 0
