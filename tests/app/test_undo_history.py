"""Labelled snapshots: the results of undo, and merged repeats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.app.undo_history import MAX_STEPS, MERGE_SECONDS, History


class Clock:
    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def history(clock):
    return History(0, "begin", clock)


def labels(history):
    return [step.label for step in history.steps]


def test_a_new_history_has_nothing_to_undo_or_redo(history):
    assert (history.undo_label, history.redo_label) == (None, None)
    assert not history.go_to(-1)
    assert not history.go_to(1)


def test_undo_and_redo_name_the_step_they_move_over(history):
    history.push(1, "one")
    history.push(2, "two")
    history.go_to(1)
    assert (history.value, history.undo_label, history.redo_label) == (1, "one", "two")


def test_a_step_after_undo_removes_the_redo_steps(history):
    history.push(1, "one")
    history.push(2, "two")
    history.go_to(1)
    history.push(3, "three")
    assert labels(history) == ["begin", "one", "three"]


def test_quick_repeats_become_one_step_named_for_their_sum(history, clock):
    for value in (1, 2, 3):
        history.push(value, lambda before, after: f"add {after - before}", "add")
        clock.now += MERGE_SECONDS / 2
    assert labels(history) == ["begin", "add 3"]
    history.go_to(0)
    assert history.value == 0


def test_a_slow_repeat_is_a_separate_step(history, clock):
    history.push(1, "add", "add")
    clock.now += MERGE_SECONDS + 0.1
    history.push(2, "add", "add")
    assert len(history.steps) == 3


def test_other_keys_and_empty_keys_do_not_merge(history):
    history.push(1, "a", "a")
    history.push(2, "b", "b")
    history.push(3, "c")
    history.push(4, "c")
    assert labels(history) == ["begin", "a", "b", "c", "c"]


def test_opposite_edits_leave_no_step(history):
    history.push(1, "up", "count")
    history.push(0, "down", "count")
    assert labels(history) == ["begin"]
    assert history.value == 0


def test_a_sealed_step_is_not_merged(history):
    history.push(1, "add", "add")
    history.seal()
    history.push(2, "add", "add")
    assert len(history.steps) == 3


def test_the_first_state_is_never_merged_away(history):
    history.push(1, "add", "add")
    history.push(2, "add", "add")
    history.go_to(0)
    history.push(5, "add", "add")
    assert (labels(history), history.steps[0].value) == (["begin", "add"], 0)


def test_the_oldest_steps_are_finally_dropped(history):
    for value in range(1, MAX_STEPS + 50):
        history.push(value, str(value))
    assert len(history.steps) == MAX_STEPS
    assert history.value == MAX_STEPS + 49
    assert history.go_to(0)


@given(st.lists(st.tuples(st.sampled_from("pur"), st.integers(0, 3)), max_size=40))
def test_undo_then_redo_gives_the_same_state(moves):
    history = History(0, "begin", lambda: 0.0)
    for what, value in moves:
        if what == "p":
            history.push(value, "push", f"key {value % 2}" if value else "")
        elif what == "u":
            history.go_to(history.position - 1)
        else:
            history.go_to(history.position + 1)
        assert 0 <= history.position < len(history.steps)
    here = history.value
    if history.go_to(history.position - 1):
        history.go_to(history.position + 1)
    assert history.value == here
