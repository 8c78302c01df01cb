"""A kill at any moment of an update loses no data, and simultaneous updates do not mix."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from small_cards import packed, rows, small_package, table

HELPERS = Path(__file__).parent.parent / "helpers"


@pytest.fixture(scope="module")
def package():
    return small_package()


def newer(package, capacity="4"):
    lists = package.lists()
    found = rows(lists["vtescrypt.csv"])
    found[1]["Capacity"] = capacity
    found.append(found[0] | {"Id": "299999", "Name": "Somebody New"})
    return packed(lists | {"vtescrypt.csv": table(found)})


def run(package, folder, argument, mode, step=1):
    (folder / "package").mkdir()
    for name, data in package.files().items():
        (folder / "package" / name).write_bytes(data)
    done = subprocess.run(
        [
            sys.executable,
            str(HELPERS / "killed_updates.py"),
            str(folder),
            str(argument),
            mode,
            str(step),
        ],
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join((str(HELPERS), str(HELPERS.parent.parent)))},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize(
    ("mode", "step", "least"),
    [
        ("install", 4, 10),
        ("rollback", 1, 3),
        *(
            pytest.param(mode, 1, least, marks=pytest.mark.soak)
            for mode, least in (("install", 40), ("torn", 20), ("write", 40))
        ),
    ],
)
def test_updates_survive_a_kill_at_every_point(package, tmp_path, mode, step, least):
    """``make soak`` kills at every point, other runs at every fourth point of an installation."""
    archive = tmp_path / "lists.zip"
    archive.write_bytes(newer(package))
    seen = run(package, tmp_path, archive, mode, step)

    assert len(seen) > least
    assert [state["finished"] for state in seen] == [False] * (len(seen) - 1) + [True]
    installing = mode != "rollback"
    cards, decks = len(package.cards().cards), len(package.archive())
    for state in seen:
        # The disk has the old state or the new one, complete, and no errors are reported.
        assert state["cards"] == cards + state["new"]
        assert state["decks"] == decks
        assert state["said"] == []
        assert state["problem"] == ""
        # The next attempt finishes and leaves no extra files.
        assert state["after"] == installing
        assert state["leftovers"] == []
    # It changes at exactly one moment.
    news = [state["new"] for state in seen]
    assert news == sorted(news, reverse=not installing)
    assert news[0] != installing
    assert news[-1] == installing


def test_many_updates_at_once(package, tmp_path):
    archives = tmp_path / "archives"
    archives.mkdir()
    for number in range(4):
        (archives / f"{number}.zip").write_bytes(newer(package, capacity=str(number + 20)))
    seen = run(package, tmp_path, archives, "crowd")
    assert seen["failed"] == 0
    assert seen["problems"] == []
    assert seen["capacity"] in {20, 21, 22, 23}
    assert seen["versions"] == 3
