"""Probabilities, their texts and their intervals."""

from fractions import Fraction
from math import comb, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.stats.probability import Probability, difference, percent, wilson


@pytest.mark.parametrize(
    ("hits", "games", "low", "high"),
    [
        # Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(hits, games, low, high):
    assert wilson(hits, games) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_solves_its_own_equation(case):
    hits, games = case
    share = hits / games
    for bound in wilson(hits, games):
        assert 0 <= bound <= 1
        # The distance of a bound from the share is exactly 1.96 standard deviations at the bound.
        assert abs(share - bound) == pytest.approx(
            1.959963984540054 * sqrt(bound * (1 - bound) / games), abs=1e-7
        )


@pytest.mark.parametrize("games", [10, 50, 200])
def test_wilson_contains_the_true_value_about_95_times_in_100(games):
    """Averaged over true chances, counted exactly from the binomial distribution."""
    intervals = [wilson(hits, games) for hits in range(games + 1)]
    kept = [
        sum(
            comb(games, hits) * chance**hits * (1 - chance) ** (games - hits)
            for hits, (low, high) in enumerate(intervals)
            if low <= chance <= high
        )
        for chance in (step / 100 for step in range(1, 100))
    ]
    assert sum(kept) / len(kept) == pytest.approx(0.95, abs=0.01)


def test_an_exact_chance_has_no_width():
    assert Probability(1, 3).interval == (1 / 3, 1 / 3)
    low, high = Probability(1, 3, sampled=True).interval
    assert low < 1 / 3 < high


@given(st.fractions(0, 1))
def test_only_certain_events_are_called_certain(chance):
    said = percent(chance)
    assert (said == "0 %") == (chance == 0)
    assert (said == "100 %") == (chance == 1)


@given(st.integers(0, 10**9))
def test_a_percentage_is_right_to_its_last_digit(numerator):
    chance = Fraction(numerator, 10**9)
    said = percent(chance).removesuffix(" %")
    half = Fraction(1, 2 * 10 ** len(said.partition(".")[2]))
    assert abs(Fraction(said) - chance * 100) <= half


def test_tiny_chances_have_a_lower_limit():
    assert percent(Fraction(1, 10**40)) == "below 0.000000000001 %"
    assert percent(1 - Fraction(1, 10**40)) == "all but 0.000000000001 %"


def test_only_a_sample_is_shown_with_its_interval():
    # The bounds are the published ones above.
    assert Probability(81, 263, sampled=True).with_interval() == "30.8 % (25.5 to 36.6 %)"
    assert Probability(81, 263).with_interval() == "30.8 %"


@pytest.mark.parametrize(
    ("hits", "of", "others", "of_others", "low", "high"),
    [  # Newcombe 1998, table II, method 10
        (56, 70, 48, 80, 0.0524, 0.3339),
        (9, 10, 3, 10, 0.1705, 0.8090),
        (5, 56, 0, 29, -0.0381, 0.1926),
        (0, 10, 0, 20, -0.1611, 0.2775),
    ],
)
def test_the_difference_of_two_shares_as_published(hits, of, others, of_others, low, high):
    found = difference(hits, of, others, of_others)
    assert found == pytest.approx((low, high), abs=5e-5)
    swapped = difference(others, of_others, hits, of)
    assert swapped == pytest.approx((-found[1], -found[0]))
