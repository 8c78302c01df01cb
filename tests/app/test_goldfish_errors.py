"""Errors of the goldfish are values; here are their words."""

import copy

import pytest

from vtes_deck.app.goldfish_errors import explained
from vtes_deck.sim.errors import GoldfishError, Problem, ProblemError, SimError, WorkerDiedError
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.policy.mistakes import PolicyError

FIELDS = {
    Problem.EDITION: {"name": "vtes2", "known": ("vekn", "playmat")},
    Problem.SEAT: {"seat": 7, "most": 5},
    Problem.TURNS: {"turns": 0, "most": 30},
    Problem.FEW_LIBRARY_CARDS: {"count": 1},
    Problem.MANY_CARDS: {"most": 500},
    Problem.NOT_CRYPT: {"id": 3},
    Problem.NOT_LIBRARY: {"id": 3},
    **{
        problem: {"number": 99, "least": 0, "most": 20}
        for problem in (Problem.POOL, Problem.BLOCKERS, Problem.INTERCEPT, Problem.BLEED)
    },
    Problem.FEW_VAMPIRES: {"found": 1, "wanted": 3},
    Problem.GAME_NUMBER: {"number": -1},
    Problem.ENDLESS: {"number": 4},
    Problem.ANSWER: {"number": 1, "key": "fly"},
    Problem.GAME_FAILED: {"number": 5, "error": "OSError", "setup": "{}"},
    Problem.NOT_READY: {"error": "OSError"},
    Problem.KILLED: {"signal": 15, "first": 2, "last": 3},
    Problem.DIED: {"status": 3, "first": 2, "last": 3},
    Problem.MEASURE: {"name": "luck", "known": ("pool", "bleed")},
}


@pytest.mark.parametrize("problem", Problem)
def test_every_problem_has_a_sentence_with_its_values(problem):
    error = GoldfishError(problem, **FIELDS.get(problem, {}))
    sentence = explained(error)
    assert sentence.endswith((".", "}"))
    assert "{" not in sentence.replace("{}", "")
    for name, value in error.fields.items():
        if name not in {"count", "least"} and not isinstance(value, tuple):
            assert str(value) in sentence


def test_a_list_is_written_out():
    assert explained(GoldfishError(Problem.EDITION, **FIELDS[Problem.EDITION])) == (
        "There is no edition vtes2: vekn, playmat."
    )


def test_a_worker_that_was_idle_has_no_games():
    assert explained(WorkerDiedError(Problem.DIED, status=1)) == (
        "A worker process died (exit status 1)."
    )


def test_the_values_survive_the_way_between_processes():
    error = copy.copy(GoldfishError(Problem.SEAT, seat=7, most=5))  # as a process sends it
    assert (error.problem, error.fields) == (Problem.SEAT, {"seat": 7, "most": 5})
    assert str(error) == "seat (seat=7, most=5)"


def test_there_is_one_base_class():
    assert issubclass(ProblemError, SimError)
    assert issubclass(PolicyError, SimError)
    with pytest.raises(SimError) as caught:
        measure_named("luck")
    assert caught.value.fields["name"] == "luck"
