"""Draws from decks too large to enumerate: totals and single groups must still be right."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vtes_deck.stats.draw_counts import Cell, Compare, Want, all_ways, outcomes
from vtes_deck.stats.errors import TooManyWaysError

STAGES = st.lists(st.integers(1, 8), min_size=1, max_size=3)


@st.composite
def draws(draw):
    """Cells of a deck of up to 400 cards, requirements at any stage, and the stages."""
    stages = draw(STAGES)
    wants = draw(
        st.lists(
            st.builds(
                Want,
                st.sampled_from(Compare),
                st.integers(0, 4),
                st.integers(0, len(stages) - 1),
            ),
            min_size=1,
            max_size=2,
        )
    )
    groups = [(), (0,)] if len(wants) == 1 else [(), (0,), (1,), (0, 1)]
    sizes = [draw(st.integers(0 if group else 25, 100)) for group in groups]
    cells = [Cell(size, group) for size, group in zip(sizes, groups, strict=True) if size]
    return cells, wants, stages


def chance_of(cells, wants, stages, at):
    """The number of ways to meet one requirement, by the hypergeometric formula."""
    want, cards = wants[at], sum(cell.copies for cell in cells)
    good = sum(cell.copies for cell in cells if at in cell.wants)
    seen = sum(stages[: want.stage + 1])
    hits = sum(
        math.comb(good, number) * math.comb(cards - good, seen - number)
        for number in range(min(good, seen) + 1)
        if want.compare.holds(number, want.number)
    )
    return hits, math.comb(cards, seen)


@settings(max_examples=60)
@given(draws())
def test_totals_and_single_groups_are_right(case):
    cells, wants, stages = case
    found = outcomes(cells, wants, stages)
    total = all_ways(sum(cell.copies for cell in cells), stages)
    assert sum(found.values()) == total
    for at in range(len(wants)):
        hits, of = chance_of(cells, wants, stages, at)
        met = sum(ways for outcome, ways in found.items() if outcome[at])
        assert met * of == hits * total


def test_counts_that_would_take_minutes_are_refused_immediately():
    cells = [Cell(40, (0,)), Cell(40, (0, 1)), Cell(80, (1, 2)), Cell(40, (2, 3)), Cell(200, ())]
    wants = [Want(Compare.AT_LEAST, 2, stage) for stage in range(4)]
    with pytest.raises(TooManyWaysError, match="too many moments"):
        outcomes(cells, wants, [7, 7, 6, 10])
