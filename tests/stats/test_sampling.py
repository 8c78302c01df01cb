"""Many draws together: every index follows its weight, and the same on all machines."""

import random

import pytest

from vtes_deck.stats.influence.sampling import counted

WEIGHTS = {
    "bytes": (1, 0, 3, 8),
    "a byte full": (1,) * 256,
    "pairs": (5, 300, 190),
    "bytes, many refused": (100, 50),
    "pairs, many refused": (25_000, 15_000),
    "more than pairs": (70_000, 10_000),
}


@pytest.mark.parametrize("name", WEIGHTS)
def test_every_draw_is_counted_once(name):
    weights = WEIGHTS[name]
    for draws in (0, 1, 7, 1000):
        found = counted(weights, draws, random.Random(1))
        assert sum(found.values()) == draws
        assert list(found) == sorted(found)
        assert all(weights[place] and times for place, times in found.items())


@pytest.mark.parametrize("name", WEIGHTS)
def test_each_place_follows_its_weight(name):
    weights, draws = WEIGHTS[name], 100_000
    found = counted(weights, draws, random.Random(f"weights {name}"))
    square = sum(
        (found.get(place, 0) - draws * weight / sum(weights)) ** 2 / (draws * weight / sum(weights))
        for place, weight in enumerate(weights)
        if weight
    )
    freedom = sum(map(bool, weights)) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5  # chi square, five deviations


def test_the_numbers_of_a_seed_never_change():
    """They must not depend on the machine or on the version of a library."""
    assert counted((1, 2, 3), 600, random.Random(7)) == {0: 98, 1: 199, 2: 303}
    assert counted((100, 200, 300), 600, random.Random(7)) == {0: 82, 1: 205, 2: 313}
