"""Measure the goldfish: games a second, compared with a bare loop that shuffles and draws.

    python tests/benchmarks/sim.py

The bare loop shuffles crypt and library and draws as many cards as the goldfish saw, without rules
and decisions. Ten turns for each game; a game is over when the prey is ousted.
"""

from __future__ import annotations

import random
import resource
import sys
import time
from collections.abc import Callable
from itertools import pairwise

import cardbase
from vtes_deck.app.goldfish import setup_of
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.sim.game import GameSource, play
from vtes_deck.sim.measures import all_measures
from vtes_deck.sim.process_setup import ready
from vtes_deck.sim.record import Opponents, Record, Setup
from vtes_deck.sim.runner import run
from vtes_deck.sim.summary import Summary, numbers_of
from vtes_deck.sim.worker_pool import Plan

DECKS = {
    "bleed and stealth": "2010wineandcheese",
    "votes": "9107",
    "toolbox": "12848",
}
"""Decks of the archive that the engine plays nearly completely."""

GAMES = 60
ROUNDS = 3
LONG = 600
"""Games of the long run."""


def shortest(work: Callable[[], object]) -> float:
    """The shortest of several runs, in seconds of processor time."""
    times = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def bare(setup: Setup, seen: int, games: int) -> int:
    """Shuffle both decks and draw this many cards, repeatedly."""
    chance, total = random.Random(1), 0
    for _ in range(games):
        crypt, library = list(setup.crypt), list(setup.library)
        chance.shuffle(crypt)
        chance.shuffle(library)
        hand = [library.pop() for _ in range(min(seen, len(library)))]
        total += len(hand) + len([crypt.pop() for _ in range(4)])
    return total


def seen_in(records: list[Record]) -> int:
    """Library cards seen in a game, on average."""
    return round(sum(len(t.drawn) for r in records for t in r.turns) / len(records))


def memory() -> float:
    """The peak memory of this process, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def bench_deck(name: str, setup: Setup, source: GameSource) -> None:
    """Games a second of one deck in one process."""
    records = [play(setup, number, source) for number in range(GAMES)]
    took = shortest(lambda: [play(setup, number, source) for number in range(GAMES)]) / GAMES
    seen = seen_in(records)
    loop = shortest(lambda: bare(setup, seen, 2000)) / 2000
    counting = shortest(lambda: _count(setup, records)) / GAMES
    turns = sum(len(record.turns) for record in records) / GAMES
    print(
        f"{name:<34}{1 / took:8.0f}/s{turns:8.1f}{seen:8d}{1 / loop:12.0f}/s"
        f"{took / loop:9.0f} x{counting * 1e3:10.2f} ms"
    )


def _count(setup: Setup, records: list[Record]) -> None:
    summary = Summary()
    for game, record in enumerate(records):
        summary.add(numbers_of(setup, record, all_measures()), game)


def bench_processes(setup: Setup) -> None:
    """The whole run: processes are started, games are played, counted and added."""
    for processes in (0, 1, 2):
        begun = time.perf_counter()
        *_, news = run(Plan((setup,)), games=2 * GAMES, prepare=ready, processes=processes)
        took = time.perf_counter() - begun
        what = f"{processes} processes" if processes else "this process"
        print(
            f"{2 * GAMES} games, {what:<20}{news.done / took:8.0f}/s{took:8.2f} s, start included"
        )


def bench_memory(setup: Setup) -> None:
    """Peak memory during a run."""
    marks = []
    for news in run(Plan((setup,)), games=LONG, prepare=ready):
        if news.done * 4 // LONG > len(marks):
            marks.append((news.done, memory()))
    reported = ", ".join(f"{done}: {peak:.0f} MB" for done, peak in marks)
    grown = max(after[1] - before[1] for before, after in pairwise(marks))
    print(f"Peak memory after so many games: {reported}; grown by at most {grown:.1f} MB")


def main() -> None:
    """Run all measurements."""
    print(f"Python {sys.version.split()[0]}, one core, the best of {ROUNDS} runs of {GAMES} games")
    base = cardbase.load()
    source = GameSource(base)
    conditions = Setup(crypt=(), library=(), turns=10)
    print(
        f"\n{'Goldfish, 10 turns':<34}{'ours':>10}{'turns':>8}{'seen':>8}{'bare loop':>14}"
        f"{'ours/bare':>11}{'counting':>13}  wanted: 100/s"
    )
    print("-" * 116)
    setups = {
        name: setup_of(from_archive(base.archive[one], base.get), conditions)
        for name, one in DECKS.items()
    }
    for name, setup in setups.items():
        bench_deck(name, setup, source)
    first = next(iter(setups.values()))
    blocked = Setup(
        crypt=first.crypt,
        library=first.library,
        turns=10,
        opponents=Opponents(blockers=2, intercept=1, bleed=2),
    )
    bench_deck("the first, blocked and bled", blocked, source)
    print()
    bench_processes(first)
    bench_memory(first)


if __name__ == "__main__":
    main()
