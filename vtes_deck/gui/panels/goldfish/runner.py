"""Runs of goldfish games in the background, with intermediate results."""

from __future__ import annotations

import time
from contextlib import closing

import msgspec
from PySide6.QtCore import QObject

from cardbase import CardBase
from vtes_deck.app import goldfish
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.effects.coverage import UnenforcedCard
from vtes_deck.gui.background_run import OFTEN, BackgroundRun, asks
from vtes_deck.gui.jobs import Jobs, Task
from vtes_deck.language import number, tr
from vtes_deck.sim.errors import GoldfishError, ProblemError, SimulationProblem
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.record import Setup
from vtes_deck.sim.runner import default_processes
from vtes_deck.sim.summary import Study


class RunResult(msgspec.Struct, frozen=True):
    """The result of a run.

    Attributes:
        setups: the setups that were played: the deck, and possibly another one.
        names: the names of the decks.
        study: the results so far.
        total: the number of requested games.
        gaps: cards that the engine does not play completely.
    """

    setups: tuple[Setup, ...]
    names: tuple[str, ...]
    study: Study
    total: int
    gaps: tuple[UnenforcedCard, ...]


class GoldfishRunner(BackgroundRun):
    """Runs of goldfish games; the news is a :class:`RunResult`."""

    def __init__(self, jobs: Jobs, parent: QObject) -> None:
        super().__init__(jobs, _explained, parent)
        self.processes = default_processes()
        """Processes that play; 0 plays on the worker's thread."""

    def start(
        self, setups: tuple[Setup, ...], names: tuple[str, ...], games: int, cards: CardBase
    ) -> None:
        """Start a run and cancel the current one."""
        processes = self.processes
        self.begin(
            tr("Playing goldfish games"),
            lambda task: _play(task, setups, names, games, cards, processes),
        )


def _explained(error: Exception) -> str:
    if isinstance(error, PolicyError):
        return tr("The table of priorities can't be read. {why}", why=error.render(tr))
    if isinstance(error, ProblemError):
        return explained(error)
    raise error


def _play(
    task: Task,
    setups: tuple[Setup, ...],
    names: tuple[str, ...],
    games: int,
    cards: CardBase,
    processes: int,
) -> RunResult:
    for setup in setups:
        goldfish.check(setup, cards)
    gaps = goldfish.gaps(setups, cards)
    shown = time.monotonic()
    result: RunResult | None = None
    reports = goldfish.play_many(setups, games=games, processes=processes, cancelled=asks(task))
    # Always close the iterator: that ends the processes.
    with closing(reports):
        for news in reports:
            task.progress(
                news.done,
                news.total,
                tr("{done} of {all} games", done=number(news.done), all=number(news.total)),
            )
            now = time.monotonic()
            if news.whole or result is None or now - shown > OFTEN:
                shown = now
                # The study continues to grow on this thread.
                result = RunResult(setups, names, news.study.copy(), games, gaps)
                task.show(result)
    task.check()
    if result is None:
        raise GoldfishError(SimulationProblem.NO_GAME)
    return result
