"""Counts of draws against an enumeration of all draws."""

import itertools
from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.stats.draw_counts import Cell, Compare, Want, all_ways, outcomes
from vtes_deck.stats.errors import TooManyWaysError


@st.composite
def cases(draw):
    """A few cells, requirements over them, and stages that are not too long."""
    wanted = draw(st.integers(1, 3))
    stages = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    wants = [
        Want(
            draw(st.sampled_from(Compare)),
            draw(st.integers(-1, 4)),
            draw(st.integers(0, len(stages) - 1)),
        )
        for _ in range(wanted)
    ]
    groups = st.sets(st.integers(0, wanted - 1)).map(lambda group: tuple(sorted(group)))
    cells = [
        Cell(draw(st.integers(1, 3)), group)
        for group in draw(st.lists(groups, min_size=1, max_size=4, unique=True))
    ]
    size = sum(cell.copies for cell in cells)
    while sum(stages) > size:
        stages[stages.index(max(stages))] -= 1
    return cells, wants, stages


def drawn_one_by_one(cells, wants, stages):
    """All ways to deal the cards of each stage, checked card by card."""
    cards = [cell.wants for cell in cells for _ in range(cell.copies)]
    found = Counter()

    def go_on(left, seen, rest):
        if not rest:
            found[
                tuple(
                    want.compare.holds(
                        sum(at in cards[c] for s in seen[: want.stage + 1] for c in s), want.number
                    )
                    for at, want in enumerate(wants)
                )
            ] += 1
            return
        for taken in itertools.combinations(left, rest[0]):
            go_on([c for c in left if c not in taken], [*seen, taken], rest[1:])

    go_on(range(len(cards)), [], stages)
    return found


@given(cases())
def test_counts_equal_an_enumeration(case):
    cells, wants, stages = case
    counted = outcomes(cells, wants, stages)
    assert counted == drawn_one_by_one(cells, wants, stages)
    assert sum(counted.values()) == all_ways(sum(c.copies for c in cells), stages)


@pytest.mark.parametrize("copies", range(1, 13))
@pytest.mark.parametrize("least", [1, 2, 3])
def test_one_group_follows_the_hypergeometric_distribution(copies, least):
    found = outcomes(
        [Cell(copies, (0,)), Cell(90 - copies, ())], [Want(Compare.AT_LEAST, least)], [7]
    )
    expected = sum(comb(copies, j) * comb(90 - copies, 7 - j) for j in range(least, 8))
    assert found.get((True,), 0) == expected


def test_known_odds_of_poker():
    """Four aces in five cards, two pairs of aces and eights: the known odds of poker."""
    aces = outcomes([Cell(4, (0,)), Cell(48, ())], [Want(Compare.EXACTLY, 4)], [5])
    assert Fraction(aces[True,], comb(52, 5)) == Fraction(1, 54145)
    both = outcomes(
        [Cell(4, (0,)), Cell(4, (1,)), Cell(44, ())],
        [Want(Compare.EXACTLY, 2), Want(Compare.EXACTLY, 2)],
        [5],
    )
    assert both[True, True] == 1584


def test_counts_that_would_take_too_long_are_refused():
    wants = [Want(Compare.EXACTLY, 5)] * 12
    cells = [Cell(3, pair) for pair in itertools.combinations(range(12), 2)]
    with pytest.raises(TooManyWaysError):
        outcomes(cells, wants, [60])
    with pytest.raises(TooManyWaysError):
        outcomes([Cell(900, (0,))], [Want(Compare.AT_LEAST, 1)], [200, 200, 200])
