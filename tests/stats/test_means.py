"""Means and their intervals: published values, and their coverage."""

import math
import random
from collections import Counter

import pytest

from vtes_deck.stats.means import (
    difference_of,
    games_needed,
    least_seen,
    mean_of,
    quantile_of_t,
)


@pytest.mark.parametrize(
    ("freedom", "probability", "value"),
    [
        # The usual table of Student's t.
        (1, 0.975, 12.706),
        (2, 0.975, 4.303),
        (3, 0.975, 3.182),
        (5, 0.975, 2.571),
        (10, 0.975, 2.228),
        (30, 0.975, 2.042),
        (120, 0.975, 1.980),
        (10, 0.995, 3.169),
        (30, 0.9995, 3.646),
        (10, 0.025, -2.228),
    ],
)
def test_quantiles_of_t_equal_the_table(freedom, probability, value):
    assert quantile_of_t(freedom, probability) == pytest.approx(value, abs=0.005)


def test_a_mean_equals_the_mean_of_the_list():
    found = mean_of(Counter([1, 2, 2, 3, 7]))
    assert found.value == 3
    assert found.deviation == pytest.approx(2.3452, abs=1e-4)
    assert (found.low, found.high) == pytest.approx((0.088, 5.912), abs=1e-2)


def test_a_constant_has_no_interval_and_a_single_number_has_no_bound():
    assert (mean_of({30: 50}).low, mean_of({30: 50}).high) == (30, 30)
    assert mean_of({30: 1}).low == -math.inf
    assert difference_of({3: 1}).high == math.inf


def test_no_difference_in_few_games_proves_nothing():
    few, many = difference_of({0: 10}), difference_of({0: 1000})
    assert few.low < -0.1 < 0.1 < few.high
    assert -0.01 < many.low < 0 < many.high < 0.01
    assert not few.clear


def test_many_games_make_the_interval_the_interval_of_student_t():
    counts = {-2: 300, 0: 500, 1: 700, 4: 500}
    plain, honest = mean_of(counts), difference_of(counts)
    assert honest.value == plain.value
    assert honest.low == pytest.approx(plain.low, abs=0.01)
    assert honest.high == pytest.approx(plain.high, abs=0.01)


@pytest.mark.parametrize("share", [0.01, 0.05, 0.3])
def test_the_interval_of_a_difference_has_the_stated_coverage(share):
    """Also if nearly all games are equal; Student's plain interval is correct in 30 of 100."""
    chance = random.Random(f"cover {share}")
    games, tries, held = 60, 1500, 0
    true = share * 0.75 * 1 + share * 0.25 * -2
    for _ in range(tries):
        differing = Counter(
            0 if chance.random() >= share else 1 if chance.random() < 0.75 else -2
            for _ in range(games)
        )
        found = difference_of(differing)
        held += found.low <= true <= found.high
    assert held / tries > 0.935


def test_games_needed_follow_the_textbook():
    # (1.96 + 0.8416)^2 = 7.849 for a difference of one standard deviation.
    assert games_needed(1.0, 1.0) == 8
    assert games_needed(-0.1, 1.0) == 785
    assert games_needed(0, 1.0) is None
    assert least_seen(1.0, 785) == pytest.approx(0.1, abs=0.001)


def test_after_so_many_games_a_difference_is_detected_in_four_of_five_runs():
    chance = random.Random("power")
    deviation, true = math.sqrt(1.5 - 0.25**2), 0.25
    games = games_needed(true, deviation)
    tries, seen = 400, 0
    for _ in range(tries):
        # -1 and 2 with chance 1/4 each, otherwise 0: mean 0.25, mean square 1.25.
        counts = Counter(chance.choices((-1, 2, 0), (1, 1, 2), k=games))
        seen += difference_of(counts).clear
    assert 0.72 < seen / tries < 0.95
