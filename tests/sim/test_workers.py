"""Numbered work on several processes, and its cancellation."""

import time
from pathlib import Path

from vtes_deck.sim.arena.workers import in_order

_folders = []

LONG = 8.0
"""Seconds of a piece of work that no one waits for."""


def begin(folder):
    _folders[:] = [Path(folder.decode())]


def work(number):
    """Return at once for number 0; otherwise, take a long time."""
    folder = _folders[0]
    (folder / f"begun {number}").touch()
    if number:
        time.sleep(LONG)
        (folder / f"finished {number}").touch()
    return str(number).encode()


def square(number):
    return str(number**2).encode()


def test_the_results_are_in_order(tmp_path):
    folder = str(tmp_path).encode()
    found = list(in_order(begin, folder, square, range(9), 2, lambda: False))
    assert found == [str(number**2).encode() for number in range(9)]


def test_cancelled_work_is_not_finished(tmp_path):
    found = in_order(
        *(begin, str(tmp_path).encode(), work, range(5), 1),
        (tmp_path / "begun 1").exists,
    )
    assert list(found) == [b"0"]
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("finished")] == []


def test_work_that_is_closed_in_the_middle_is_not_finished(tmp_path):
    found = in_order(begin, str(tmp_path).encode(), work, range(5), 2, lambda: False)
    assert next(found) == b"0"
    found.close()
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith("finished")] == []
