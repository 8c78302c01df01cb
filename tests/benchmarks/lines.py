"""The growth of reading time with the length of a line, of each pattern's input, and of a file.

A line is doubled three times; if the time is quadratic in the length, the last step takes four
times as long as the previous one, if it is linear, twice as long.
"""

from __future__ import annotations

import contextlib
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

import cardbase  # noqa: E402 - the path has to be there first
from cardbase.facts import library_facts  # noqa: E402
from cardbase.terms import Type  # noqa: E402
from tests.helpers.hostile_lines import hostile_files, hostile_lines  # noqa: E402
from tests.helpers.patterns import expressions  # noqa: E402
from vtes_deck import deckio  # noqa: E402

_LENGTHS = (1_500, 3_000, 6_000, 12_000)
_FILES = (7_500, 15_000, 30_000, 60_000)
_WORTH_TELLING = 0.005  # seconds for the longest line
_ROUNDS = 3


def main() -> None:
    """Print the growth for each reader's worst lines, and for the slowest line of each pattern."""
    cb = cardbase.load()
    deckio.read("1 Villein", cb)
    print(f"One line of {', '.join(map(str, _LENGTHS))} characters: milliseconds")
    lines = [dict(hostile_lines(length)) for length in _LENGTHS]
    whole = {name: [_reading(by_name[name], cb) for by_name in lines] for name in lines[0]}
    for name, times in sorted(whole.items(), key=lambda pair: -pair[1][-1])[:12]:
        _line(f"read {name}", times)
    _line("facts of a card", [_timed(_facts, "and one blood. " * (n // 15)) for n in _LENGTHS])
    for found in expressions("vtes_deck.deckio", "cardbase"):
        if isinstance(found.pattern.pattern, bytes):
            continue
        use = found.pattern.findall if found.searched else found.pattern.match
        slowest = max(lines[-1], key=lambda name: _timed(use, lines[-1][name]))
        times = [_timed(use, by_name[slowest]) for by_name in lines]
        if times[-1] > _WORTH_TELLING:
            _line(f"{found.module.rpartition('.')[2]} {found.name}", times)
    print(f"Files of {', '.join(map(str, _FILES))} characters: milliseconds")
    files = [dict(hostile_files(length)) for length in _FILES]
    whole = {name: [_reading(by_name[name], cb) for by_name in files] for name in files[0]}
    for name, times in sorted(whole.items(), key=lambda pair: -pair[1][-1])[:20]:
        _line(f"read {name}", times)


def _reading(text: str, cb: cardbase.CardBase) -> float:
    def read(line: str) -> None:
        with contextlib.suppress(deckio.UnreadableError):
            deckio.read(line, cb)

    return _timed(read, text)


def _facts(text: str) -> None:
    library_facts(name="One", text=text, types=(Type.ACTION, Type.ALLY), capacity="")


def _timed(work, text: str) -> float:
    times = []
    for _ in range(_ROUNDS):
        begun = time.perf_counter()
        work(text)
        times.append(time.perf_counter() - begun)
        if times[-1] < _WORTH_TELLING / 5:
            break
    return min(times)


def _line(what: str, times: list[float]) -> None:
    growth = times[-1] / max(times[-2], 1e-6)
    print(f"{what[:56]:<58}{'  '.join(f'{t * 1000:8.1f}' for t in times)}   x {growth:.1f}")


if __name__ == "__main__":
    main()
