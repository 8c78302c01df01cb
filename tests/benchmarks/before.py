"""Measure the time of the tasks of ``bytecodes.py``, and of forks, on request.

    python tests/benchmarks/before.py

Each line of the input names a task; the answer is the processor time of one decision, fork or game
in microseconds. ``run.py before`` runs this file in the current tree and in that of the commit
before the redesign of cards, and lets them take turns, so that other work of the machine affects
both equally. Without the texts of cards, both trees play the same games.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import bytecodes

import cardbase
from vtes_deck.engine.game import Game, without_scripts

FORKS = 20
"""The forks of each game at each point of time."""


def spent(work: Callable[[], int]) -> float:
    """The processor time of a function in microseconds, divided by its result."""
    begun = time.process_time()
    parts = work()
    return (time.process_time() - begun) / parts * 1e6


def forks(games: list[Game]) -> Callable[[], int]:
    """Forks of games in progress; returns their number."""

    def work() -> int:
        for game in games:
            for _ in range(FORKS):
                game.fork()
        return FORKS * len(games)

    return work


def main() -> None:
    """Answer until the input ends."""
    cards = cardbase.load()
    played = bytecodes.tables(cards)
    bytecodes.decisions(played)()
    works: dict[str, Callable[[], float]] = {
        "texts": lambda: spent(bytecodes.decisions(bytecodes.tables(cards))),
        "no texts": lambda: spent(bytecodes.decisions(bytecodes.tables(cards, without_scripts))),
        "forks": lambda: spent(forks(played)),
        "player": lambda: spent(bytecodes.goldfish(cards)),
        "table": lambda: spent(bytecodes.goldfish(cards, bytecodes.BUILT_IN)),
    }
    for name in sys.stdin:
        print(works[name.strip()](), flush=True)


if __name__ == "__main__":
    main()
