"""Runs of many games on the command line, with interrupts and failing workers."""

import json

import pytest

from vtes_deck.cli import runs
from vtes_deck.cli.commands import arena as arena_command
from vtes_deck.cli.commands import gauntlet as gauntlet_command
from vtes_deck.sim.errors import ClusterError, SimulationProblem, WorkerDiedError

ARENA = ("arena", "steady", "--against", "random", "--seats", "2", "--rounds", "2", "--deals", "3")
GAUNTLET = (
    *("gauntlet", "twd:10169", "--games", "3", "--seats", "2"),
    *("--rounds", "2", "--player", "random"),
)
RUNS = [(ARENA, "deals"), (GAUNTLET, "tables")]


@pytest.mark.parametrize(("arguments", "unit"), RUNS)
def test_ctrl_c_shows_the_tables_so_far(run, monkeypatch, arguments, unit):
    def interrupt(_progress, done, _total):
        if done == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(runs.RunProgress, "show", interrupt)
    status, out, err = run(*arguments, "--seed", "1", "--processes", "1", "--json")
    output = json.loads(out)
    assert status == 130
    assert (output[unit], output["interrupted"]) == (2, True)
    assert f"Interrupted. These are the {unit} played so far." in err


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (WorkerDiedError(SimulationProblem.DIED, status=3), "status 3"),
        (ClusterError("no scheduler answers"), "The cluster cannot play: no scheduler answers."),
    ],
)
@pytest.mark.parametrize("arguments", [ARENA, GAUNTLET])
def test_a_failed_run_says_why(run, monkeypatch, arguments, error, words):
    def breaks(*_arguments, **_options):
        raise error
        yield

    for module in (arena_command, gauntlet_command):
        monkeypatch.setattr(module, "hold", breaks)
    status, out, err = run(*arguments)
    assert status == 1
    assert words in err
    assert not out


@pytest.mark.parametrize(("arguments", "unit"), RUNS)
def test_a_seed_repeats_the_tables(run, arguments, unit):
    first, again = (json.loads(run(*arguments, "--seed", "7", "--json")[1]) for _ in range(2))
    new = json.loads(run(*arguments, "--json")[1])
    found = "versions" if unit == "tables" else "difference"
    assert first["seed"] == again["seed"] == 7 != new["seed"]
    assert first[found] == again[found]
    assert first[unit] == new[unit] == 3
