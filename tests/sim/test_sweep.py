"""Sweeps: each scaled list is the beginning of the next."""

from collections import Counter
from itertools import pairwise

import goldfish_play
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.sim.sweep import copies, sizes

LIBRARIES = st.lists(st.integers(1, 12), min_size=1, max_size=60)


@given(LIBRARIES)
def test_the_present_size_gives_the_deck_unchanged(library):
    (own, *_) = sizes(goldfish_play.setup(library), (60, 90))
    assert own.own
    assert Counter(own.setup.library) == Counter(library)


@given(LIBRARIES, st.lists(st.integers(1, 90), min_size=1, max_size=5))
def test_each_size_is_the_beginning_of_the_next_with_the_same_proportions(library, wanted):
    steps = sorted(sizes(goldfish_play.setup(library), wanted), key=lambda step: step.value)
    for smaller, larger in pairwise(steps):
        assert larger.setup.library[: smaller.value] == smaller.setup.library
    counts = Counter(library)
    for step in steps:
        assert len(step.setup.library) == step.value
        for card, number in Counter(step.setup.library).items():
            assert abs(number - counts[card] * step.value / len(library)) < 2


def test_the_present_value_is_first_and_listed_once():
    steps = sizes(goldfish_play.setup([1, 2, 3, 3]), (2, 4, 6))
    assert [(step.value, step.own) for step in steps] == [(4, True), (2, False), (6, False)]


def test_copies_change_the_size_of_the_library():
    steps = copies(goldfish_play.setup([1, 5, 1, 2]), 1, (1, 2, 4), None)
    assert [(step.value, step.own) for step in steps] == [(2, True), (1, False), (4, False)]
    by_value = {step.value: step.setup.library for step in steps}
    assert by_value[1] == by_value[2][:3] == by_value[4][:3]
    assert Counter(by_value[4]) == {1: 4, 5: 1, 2: 1}


def test_copies_replace_another_card_and_restore_it():
    steps = copies(goldfish_play.setup([1, 5, 1, 2, 5]), 1, (0, 3, 4), 5)
    by_value = {step.value: step.setup.library for step in steps}
    assert {len(library) for library in by_value.values()} == {5}
    for number, library in by_value.items():
        assert Counter(library)[1] == number
        assert Counter(library)[5] == 4 - number
        assert Counter(library)[2] == 1
    changed = sum(a != b for a, b in zip(by_value[3], by_value[4], strict=True))
    assert changed == 1


def test_a_card_cannot_lose_more_copies_than_it_has():
    with pytest.raises(ValueError, match="fewer than 2"):
        copies(goldfish_play.setup([1, 5]), 1, (3,), 5)


def test_a_new_card_is_added():
    own, one = copies(goldfish_play.setup([1, 5]), 7, (1,), None)
    assert own.setup.library == (1, 5)
    assert one.setup.library == (1, 5, 7)
