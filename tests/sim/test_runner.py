"""Games in several processes: the same numbers, partial results, cancelling, and failures."""

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import goldfish_play
import msgspec
import pytest

from vtes_deck.app.goldfish_errors import explained
from vtes_deck.sim.errors import WorkerDiedError
from vtes_deck.sim.measures import all_measures
from vtes_deck.sim.runner import run
from vtes_deck.sim.summary import Study, numbers_of
from vtes_deck.sim.worker_pool import GameFailedError, Plan

LIBRARY = [1, 1, 2, 2, 3, 3, 0, 0, 1, 2]
SETUPS = (goldfish_play.setup(LIBRARY), goldfish_play.setup([3, *LIBRARY[1:]]))
GAMES = 60


def by_hand(games, setups=SETUPS):
    """The study, counted in one loop."""
    study = Study.of(len(setups))
    for game in range(games):
        numbers = [numbers_of(s, goldfish_play.play(s, game), all_measures()) for s in setups]
        for place in range(len(setups)):
            study.add(place, numbers[place], numbers[0], game)
    return study


def ran(games=GAMES, setups=SETUPS, **options):
    return list(run(Plan(setups), games=games, prepare=goldfish_play.ready, **options))


def plain(study):
    """A study as dictionaries: the order in which numbers first came up does not count."""
    return msgspec.to_builtins(study)


@pytest.mark.parametrize("processes", [0, 1, 2, 3])
def test_the_number_of_processes_does_not_change_the_games(processes):
    news = ran(processes=processes)
    assert plain(news[-1].study) == plain(by_hand(GAMES))
    assert [one.done for one in news] == sorted(one.done for one in news)
    assert news[-1].whole
    assert not multiprocessing.active_children()


def test_partial_results_are_of_the_first_games_without_a_gap():
    for news in run(Plan(SETUPS), games=300, prepare=goldfish_play.ready, processes=2):
        assert news.study.games == news.done
        if 0 < news.done < 100:
            assert plain(news.study) == plain(by_hand(news.done))


def test_another_seed_plays_other_games():
    other = tuple(msgspec.structs.replace(setup, seed=1) for setup in SETUPS)
    assert plain(ran(setups=other)[-1].study) != plain(ran()[-1].study)


def test_only_the_measures_that_are_requested_are_counted():
    plan = Plan(SETUPS, ("bled",))
    *_, last = run(plan, games=10, prepare=goldfish_play.ready)
    assert set(last.study.summaries[0].tallies) == {"bled"}
    assert last.study.games == 10


@pytest.mark.parametrize("processes", [0, 2])
def test_cancel_keeps_the_played_games(processes):
    news = []
    for one in run(
        Plan(SETUPS),
        games=1_000_000,
        prepare=goldfish_play.ready,
        processes=processes,
        cancelled=lambda: bool(news) and news[-1].done >= 20,
    ):
        news.append(one)  # noqa: PERF402 - the run looks at the list while it grows
    assert 20 <= news[-1].done < 1_000_000
    assert not news[-1].whole
    assert news[-1].study.games == news[-1].done
    assert not multiprocessing.active_children()


def test_cancel_does_not_wait_for_a_game_that_never_ends():
    endless = (goldfish_play.setup([*LIBRARY, goldfish_play.SLOW]),)
    until = time.monotonic() + 0.8
    *_, last = run(
        Plan(endless),
        games=50,
        prepare=goldfish_play.ready,
        processes=1,
        cancelled=lambda: time.monotonic() > until,
    )
    assert last.done <= 3
    assert not multiprocessing.active_children()


def test_no_process_remains_after_the_reader_stops():
    news = run(Plan(SETUPS), games=1_000_000, prepare=goldfish_play.ready, processes=2)
    next(news)
    assert multiprocessing.active_children()
    news.close()
    assert not multiprocessing.active_children()


INTERRUPTED = """
import multiprocessing
import signal

import goldfish_play
from vtes_deck.sim.worker_pool import Plan
from vtes_deck.sim.runner import run

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    setups = (goldfish_play.setup([1, 1, 2, 2, 3, 3, 0, 0, 1, 2]),)
    try:
        for news in run(Plan(setups), games=10_000_000, prepare=goldfish_play.ready, processes=2):
            print(news.done, flush=True)
    except KeyboardInterrupt:
        print("interrupted with", len(multiprocessing.active_children()), "left", flush=True)
"""
"""A separate program: a signal to this one may arrive at any moment, also within pytest."""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for one process")
def test_ctrl_c_leaves_no_process(tmp_path, checkout):
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED)
    path = os.pathsep.join([str(checkout / "tests" / "helpers"), str(checkout)])
    program = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
    )
    with program:
        try:
            assert int(program.stdout.readline()) > 0
            program.send_signal(signal.SIGINT)
            reported, _ = program.communicate(timeout=60)
        finally:
            program.kill()
    assert reported.splitlines()[-1] == "interrupted with 0 left"


@pytest.mark.parametrize("processes", [0, 2])
def test_a_failing_game_is_named_with_its_setup(processes):
    faulty = goldfish_play.setup([*LIBRARY, goldfish_play.FAULTY])
    with pytest.raises(GameFailedError, match="the model has a fault") as caught:
        ran(setups=(SETUPS[0], faulty), processes=processes)
    assert (caught.value.game, caught.value.setup) == (5, faulty)
    assert "goldfish_play" in caught.value.trace
    assert not multiprocessing.active_children()
    with pytest.raises(RuntimeError):
        goldfish_play.play(caught.value.setup, caught.value.game)


def test_a_worker_that_dies_is_a_clear_error():
    deadly = goldfish_play.setup([*LIBRARY, goldfish_play.DEADLY])
    with pytest.raises(WorkerDiedError, match="died") as caught:
        ran(setups=(deadly,), processes=2)
    fields = caught.value.fields
    assert fields["status"] == 3
    assert 0 <= fields["first"] <= fields["last"]
    assert "died in games" in explained(caught.value)
    assert not multiprocessing.active_children()


def test_a_worker_that_is_killed_is_reported_with_its_signal():
    killed = goldfish_play.setup([*LIBRARY, goldfish_play.KILLED])
    with pytest.raises(WorkerDiedError, match="killed") as caught:
        ran(setups=(killed,), processes=1)
    assert caught.value.fields["signal"] == 15
    assert "(signal 15). If memory ran out" in explained(caught.value)
    assert not multiprocessing.active_children()


def test_a_worker_that_cannot_start_gives_a_reason():
    with pytest.raises(WorkerDiedError, match=r"not_ready \(error='OSError: no card base"):
        list(run(Plan(SETUPS), games=4, prepare=goldfish_play.unready, processes=1))
    assert not multiprocessing.active_children()


def test_a_run_works_outside_the_main_thread():
    found = []

    def work():
        found.extend(ran(processes=1))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert plain(found[-1].study) == plain(by_hand(GAMES))
