"""The sentences for errors of the goldfish, which are values."""

import copy

import pytest

from vtes_deck.app.goldfish_errors import explained
from vtes_deck.sim.errors import (
    GoldfishError,
    ProblemError,
    SimError,
    SimulationProblem,
    WorkerDiedError,
)
from vtes_deck.sim.measures import measure_named
from vtes_deck.sim.policy.errors import PolicyError

FIELDS = {
    SimulationProblem.EDITION: {"name": "vtes2", "known": ("vekn", "playmat")},
    SimulationProblem.SEAT: {"seat": 7, "most": 5},
    SimulationProblem.TURNS: {"turns": 0, "most": 30},
    SimulationProblem.FEW_LIBRARY_CARDS: {"count": 1},
    SimulationProblem.MANY_CARDS: {"most": 500},
    SimulationProblem.NOT_CRYPT: {"id": 3},
    SimulationProblem.NOT_LIBRARY: {"id": 3},
    **{
        problem: {"number": 99, "least": 0, "most": 20}
        for problem in (
            SimulationProblem.POOL,
            SimulationProblem.BLOCKERS,
            SimulationProblem.INTERCEPT,
            SimulationProblem.BLEED,
        )
    },
    SimulationProblem.FEW_VAMPIRES: {"found": 1, "wanted": 3},
    SimulationProblem.GAME_NUMBER: {"number": -1},
    SimulationProblem.ENDLESS: {"number": 4},
    SimulationProblem.ANSWER: {"number": 1, "key": "fly"},
    SimulationProblem.GAME_FAILED: {"number": 5, "error": "OSError", "setup": "{}"},
    SimulationProblem.NOT_READY: {"error": "OSError"},
    SimulationProblem.KILLED: {"signal": 15, "first": 2, "last": 3},
    SimulationProblem.DIED: {"status": 3, "first": 2, "last": 3},
    SimulationProblem.MEASURE: {"name": "luck", "known": ("pool", "bleed")},
}


@pytest.mark.parametrize("problem", SimulationProblem)
def test_every_problem_has_a_sentence_with_its_values(problem):
    error = GoldfishError(problem, **FIELDS.get(problem, {}))
    sentence = explained(error)
    assert sentence.endswith((".", "}"))
    assert "{" not in sentence.replace("{}", "")
    for name, value in error.fields.items():
        if name not in {"count", "least"} and not isinstance(value, tuple):
            assert str(value) in sentence


def test_a_list_is_written_as_text():
    assert explained(
        GoldfishError(SimulationProblem.EDITION, **FIELDS[SimulationProblem.EDITION])
    ) == ("There is no edition vtes2. Choose one of: vekn, playmat.")


def test_an_idle_worker_has_no_games():
    assert explained(WorkerDiedError(SimulationProblem.DIED, status=1)) == (
        "A worker process died (exit status 1)."
    )


def test_the_values_survive_pickling():
    error = copy.copy(
        GoldfishError(SimulationProblem.SEAT, seat=7, most=5)
    )  # as a process sends it
    assert (error.problem, error.fields) == (SimulationProblem.SEAT, {"seat": 7, "most": 5})
    assert str(error) == "seat (seat=7, most=5)"


def test_there_is_one_base_class():
    assert issubclass(ProblemError, SimError)
    assert issubclass(PolicyError, SimError)
    with pytest.raises(SimError) as caught:
        measure_named("luck")
    assert caught.value.fields["name"] == "luck"
