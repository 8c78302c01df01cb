"""Measure the waiting times of players, compared with krcg in the same run.

    make bench                     all of it
    python tests/benchmarks/run.py search verdicts

For ``stats`` (exact odds, influence), ``engine`` and ``heritage`` (the rules of the games), ``sim``
(the goldfish) and ``players`` (computer players against each other) there is nothing in krcg to
compare with; see the files with these names, which can also be run separately. The same applies to
``tasks``: the tasks of players in keys and clicks, compared with VDB and Sutekh.

Every line has our time, the time of the alternative, and the ratio. Slow results are not failures:
the figures are information about this machine.
"""

from __future__ import annotations

import datetime
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
ROUNDS = 5
ENGINE_GAMES = 10
"""Games of each kind of player."""

BEFORE_CARDS = "f261036"
"""The commit before the redesign of cards."""

TURNS = 11
"""The turns that the current tree and the earlier one take at each work."""

HERITAGE_GAMES = 84
"""Four of each number of players on all battlegrounds that can meet."""


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """The shortest of several runs, in seconds."""
    times = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return min(times)


def process(*code: str) -> tuple[float, float]:
    """The shortest run of a whole Python process in seconds, and its peak memory in MB."""
    times, memory = [], 0.0
    for _ in range(ROUNDS):
        command = [sys.executable, str(HERE / "measure.py"), sys.executable, *code]
        printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        took, peak, status = map(float, printed.stdout.split())
        times.append(took)
        memory = max(memory, peak)
        if status not in {0, 1}:
            raise SystemExit(f"{code} ended with {status:.0f}: {printed.stderr}")
    return min(times), memory


def line(what: str, ours: float, theirs: float | None, unit: str = "ms", note: str = "") -> None:
    """Print one comparison."""
    ratio = f"{theirs / ours:8.1f} x" if theirs else " " * 10
    other = f"{theirs:10.1f} {unit}" if theirs else f"{'-':>10} {'':<{len(unit)}}"
    print(f"{what:<44}{ours:10.1f} {unit}  {other}  {ratio}  {note}")


def head(title: str) -> None:
    """Print a heading."""
    print(f"\n{title:<44}{'ours':>13}  {'krcg':>13}  {'krcg/ours':>10}")
    print("-" * 92)


def bench_load() -> None:
    """Time to a ready card base, in this process and in a separate process."""
    from krcg import loader

    import cardbase

    head("A ready card base")
    begun = time.perf_counter()
    cardbase.load()
    first = time.perf_counter() - begun
    ours = best(cardbase.load)
    theirs = best(loader.load_local, 2)
    line("warm (snapshot / load_local)", ours * 1e3, theirs * 1e3)
    line("this run's first load", first * 1e3, None, note="built, if the home folder was empty")
    ours, our_memory = process("-c", "import cardbase; cardbase.load()")
    theirs, their_memory = process("-c", "from krcg import loader; loader.load_local()")
    line("as a whole process", ours * 1e3, theirs * 1e3)
    line("peak memory of that process", our_memory, their_memory, "MB")


def bench_archive() -> None:
    """Time to the tournament archive."""
    from krcg import twda

    import cardbase

    head("The tournament archive")
    ours = best(lambda: len(cardbase.load().archive))
    base = best(cardbase.load)
    line("read 4,600+ decks", (ours - base) * 1e3, best(twda.load_local) * 1e3)


def bench_search() -> None:
    """Two hundred varied queries."""
    from krcg import loader
    from queries import KRCG, OURS

    import cardbase

    head("Search: 200 varied queries")
    base = cardbase.load()
    begun = time.perf_counter()
    base.search("dom")
    line("first search, which makes the indexes", (time.perf_counter() - begun) * 1e3, None)
    ours = [best(lambda query=query: base.search(query), 3) * 1e3 for query in OURS]
    cards = loader.load_local()
    theirs = [best(lambda query=query: cards.search(n=None, **query), 3) * 1e3 for query in KRCG]
    for name, share in (("p50", 50), ("p95", 95), ("max", 100)):
        note = f"{len(OURS)} queries; krcg: the {len(KRCG)} of them that it can express"
        line(name, _percentile(ours, share), _percentile(theirs, share), "ms", note)


def _percentile(values: list[float], share: int) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * share // 100)]


def bench_verdicts() -> None:
    """A verdict on every archived deck for its own day."""
    from krcg import loader, twda

    import cardbase
    from vtes_deck.deck.winning_decks import from_archive
    from vtes_deck.legality.judge import judge

    head("Verdicts on the whole archive")
    base = cardbase.load()
    today = datetime.date.today()
    decks = [(from_archive(d, base.get), d.event.date or today) for d in base.archive]
    ours = best(lambda: [judge(deck, "standard", day) for deck, day in decks], 3)
    cards, archive = loader.load_local(), twda.load_local()

    def by_hand() -> int:
        """Check sizes, groups, bans and dates without reasons, as a user of krcg would."""
        bad = 0
        for deck in archive.values():
            day = (deck.event and deck.event.date) or today
            crypt = library = 0
            groups = set()
            ok = True
            for entry in deck.cards:
                card = cards[entry.id]
                if card.kind.value == "Crypt":
                    crypt += entry.count
                    if card.group.value != "Any":
                        groups.add(int(card.group.value[1:]))
                else:
                    library += entry.count
                ok = ok and not (card.banned and card.banned <= day)
                ok = ok and bool(card.legal and card.legal <= day)
            ok = ok and crypt >= 12 and 60 <= library <= 90
            ok = ok and (not groups or max(groups) - min(groups) <= 1)
            bad += not ok
        return bad

    line(f"{len(decks)} decks", ours * 1e3, best(by_hand, 3) * 1e3, note="krcg: a bare yes or no")


def bench_check() -> None:
    """``vtes-deck check`` of one deck as a whole process."""
    import cardbase
    from vtes_deck import deckio
    from vtes_deck.deck.winning_decks import from_archive

    head("Check one deck, as a whole process")
    base = cardbase.load()
    text = deckio.write(from_archive(base.archive.decks[0], base.get), "twd", base)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "deck.txt"
        file.write_text(text, encoding="utf-8")
        ours, our_memory = process("-m", "vtes_deck.cli.main", "check", str(file))
        script = (
            "from krcg import loader, parser\n"
            "cards = loader.load_local()\n"
            f"parser.deck_from_txt(open({str(file)!r}, encoding='utf-8'), cards, twda=True)"
        )
        theirs, their_memory = process("-c", script)
    line("time", ours * 1e3, theirs * 1e3, note="krcg: only reads the deck")
    line("peak memory", our_memory, their_memory, "MB")


def bench_window() -> None:
    """From the start of the process to a window that takes input, all its panels painted."""
    head("The window")
    command = [sys.executable, "-m", "vtes_deck.gui.main", "--time-start"]
    times = []
    for _ in range(ROUNDS + 1):
        printed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        times.append(float(printed.stdout.split()[-2]))
    line("start to usable (by its own clock)", min(times[1:]), None, note="offscreen, warm")
    took, memory = process(*command[1:])
    line("the whole process, ended again", took * 1e3, None)
    line("peak memory", memory, None, "MB")


def bench_edits() -> None:
    """The time that the window is busy after an edit."""
    print("\nAn edit, until the window takes the next key (wanted: under 50 ms)")
    subprocess.run([sys.executable, str(HERE / "edits.py")], cwd=ROOT, check=True)


def bench_table() -> None:
    """The time that the game table is busy after an answer."""
    print("\nAn answer at the game table, until it takes the next key (wanted: under 50 ms)")
    subprocess.run([sys.executable, str(HERE / "table.py")], cwd=ROOT, check=True)


def bench_pictures() -> None:
    """The time of a frame while the deck is scrolled as pictures."""
    print("\n400 cards as a grid (wanted: at most 16.7 ms a frame, less than 300 MB)")
    subprocess.run([sys.executable, str(HERE / "pictures.py")], cwd=ROOT, check=True)


def bench_stats() -> None:
    """Exact odds and influence curves, compared with bare loops that shuffle and draw."""
    import stats

    print()
    stats.main()


def bench_engine() -> None:
    """The rules engine: decisions and games a second, forks, undo."""
    import engine

    print("\nThe rules engine: tables of five, one core, with the texts of cards")
    engine.main(ENGINE_GAMES)


@contextmanager
def tree_before() -> Iterator[Path | None]:
    """The tree of the commit before the redesign of cards; ``None`` if it is missing."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        add = ["git", "worktree", "add", "--quiet", "--detach", str(tree), BEFORE_CARDS]
        if subprocess.run(add, cwd=ROOT, check=False, capture_output=True).returncode:
            print(f"There is no commit {BEFORE_CARDS} here to compare with.")
            yield None
            return
        try:
            yield tree
        finally:
            remove = ["git", "worktree", "remove", "--force", str(tree)]
            subprocess.run(remove, cwd=ROOT, check=True)


def bench_bytecodes() -> None:
    """Executed bytecodes of the engine, compared with the commit before the redesign of cards."""
    print("\nExecuted bytecodes (wanted: at most 3,000 a decision and 0.75 million a game)")
    command = [sys.executable, str(HERE / "bytecodes.py")]

    def count(tree: Path) -> list[float]:
        env = os.environ | {"PYTHONPATH": str(tree)}
        printed = subprocess.run(
            command, cwd=tree, env=env, check=True, capture_output=True, text=True
        )
        return [float(one) for one in printed.stdout.split()]

    now = count(ROOT)
    with tree_before() as tree:
        before = count(tree) if tree else []
    names = ("a decision of random players", "a goldfish game", "a goldfish game by the table")
    for number, what in enumerate(names):
        before_now = ""
        if before:
            before_now = f"  before {before[number]:11,.0f}  {now[number] / before[number]:5.2f}"
        print(f"{what:<32}{now[number]:11,.0f}{before_now}")


def bench_before() -> None:
    """Time of the engine, compared with the commit before the redesign of cards, in turns."""
    print("\nProcessor time in us, median of turns (wanted: 1.5 times as fast as before)")
    with tree_before() as tree, ExitStack() as stack:
        if tree is None:
            return
        workers = []
        for where in (tree, ROOT):
            worker = subprocess.Popen(
                [sys.executable, str(HERE / "before.py")],
                cwd=where,
                env=os.environ | {"PYTHONPATH": str(where)},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            workers.append(stack.enter_context(worker))

        def measure(name: str) -> list[float]:
            times = []
            for worker in workers:
                assert worker.stdin is not None
                assert worker.stdout is not None
                print(name, file=worker.stdin, flush=True)
                times.append(float(worker.stdout.readline()))
            return times

        for name, what in (
            ("texts", "a decision of random players"),
            ("no texts", "the same without texts of cards"),
            ("forks", "a fork"),
            ("player", "a goldfish game"),
            ("table", "a goldfish game by the table"),
        ):
            measure(name)
            turns = [measure(name) for _ in range(TURNS)]
            before, now = (statistics.median(times) for times in zip(*turns, strict=True))
            ratio = statistics.median(before / now for before, now in turns)
            print(f"{what:<32}{now:11,.1f}  before {before:11,.1f}  {ratio:5.2f} x")


def bench_heritage() -> None:
    """The second game: decisions and games a second."""
    import heritage

    print("\nHeritage: two to four random players, one core")
    heritage.main(HERITAGE_GAMES)


def bench_players() -> None:
    """The strength of the computer players, and their time for each choice."""
    import players

    print("\nComputer players")
    players.main()


def bench_calibration() -> None:
    """The reliability with which victory points of many games rank decks."""
    import calibration

    print("\nCalibration of games between decks")
    calibration.main()


def bench_sim() -> None:
    """The goldfish: games a second, memory."""
    import sim

    print("\nThe goldfish")
    sim.main()


def bench_ideas() -> None:
    """The share of cards removed from winning decks that are suggested, also by simple methods."""
    import ideas

    print("\nIdeas: hidden cards that come back")
    ideas.main()


def bench_lines() -> None:
    """The growth of reading time with the length of a line, for hostile lines and every pattern."""
    import lines

    print()
    lines.main()


def bench_tasks() -> None:
    """The tasks of players in keys and clicks, compared with other programs."""
    import tasks

    print()
    tasks.main()


BENCHES = {
    "load": bench_load,
    "archive": bench_archive,
    "search": bench_search,
    "verdicts": bench_verdicts,
    "check": bench_check,
    "window": bench_window,
    "edits": bench_edits,
    "table": bench_table,
    "pictures": bench_pictures,
    "stats": bench_stats,
    "engine": bench_engine,
    "bytecodes": bench_bytecodes,
    "before": bench_before,
    "heritage": bench_heritage,
    "players": bench_players,
    "calibration": bench_calibration,
    "sim": bench_sim,
    "ideas": bench_ideas,
    "lines": bench_lines,
    "tasks": bench_tasks,
}


def main() -> None:
    """Run the benchmarks named on the command line, or all."""
    chosen = sys.argv[1:] or list(BENCHES)
    unknown = [name for name in chosen if name not in BENCHES]
    if unknown:
        raise SystemExit(f"no benchmark {', '.join(unknown)}; there are {', '.join(BENCHES)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # A warm start has its bytecode; without it all sources would be compiled each time.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as home:
        os.environ["VTES_DECK_HOME"] = home
        print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, the best of {ROUNDS} runs")
        for name in chosen:
            BENCHES[name]()


if __name__ == "__main__":
    main()
