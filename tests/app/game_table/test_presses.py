"""One turn of a person in a five-seat game needs few presses of "pass"."""

from statistics import median

from human_turns import COUNTED, presses

MAX_PRESSES = 8


def test_a_turn_needs_few_presses_of_pass(cb):
    counted = presses(cb, "steady")
    assert len(counted) == COUNTED
    assert median(counted) <= MAX_PRESSES
    assert max(counted) > 0
