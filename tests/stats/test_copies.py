"""The copies needed to see one in time; the expected values are fractions computed here."""

from fractions import Fraction
from math import comb, prod

import pytest

from vtes_deck.stats.copies import CHANCES, copies_by_turn, least_copies
from vtes_deck.stats.turns import Pace


def seen_one(size, copies, seen):
    """Computed card by card: one minus the chance of no copy among the first ``seen``."""
    none = prod((Fraction(size - copies - n, size - n) for n in range(seen)), start=Fraction(1))
    return 1 - max(Fraction(0), none)


@pytest.mark.parametrize("size", [60, 75, 90])
@pytest.mark.parametrize("seen", [7, 8, 16, 59])
@pytest.mark.parametrize("chance", CHANCES)
def test_one_copy_fewer_is_not_enough(size, seen, chance):
    copies = least_copies(size, seen, chance)
    assert seen_one(size, copies, seen) >= chance
    assert seen_one(size, copies - 1, seen) < chance


def test_copies_for_the_opening_hand_of_ninety_cards():
    # By the hypergeometric distribution: 1 - C(90-k, 7) / C(90, 7).
    chances = {k: 1 - Fraction(comb(90 - k, 7), comb(90, 7)) for k in range(40)}
    expected = tuple(
        next(k for k in chances if chances[k] >= Fraction(share, 100)) for share in (50, 75, 90, 95)
    )
    assert expected == (9, 16, 25, 31)
    (row,) = copies_by_turn(90, [1])
    assert (row.seen, row.copies) == (7, expected)


def test_each_turn_shows_one_more_card_for_each_card_used():
    rows = tuple(copies_by_turn(90, (1, 2, 5), pace=Pace(discards=1, plays=2)))
    assert [row.seen for row in rows] == [7, 10, 19]
    for row in rows:
        assert row.copies == tuple(least_copies(90, row.seen, chance) for chance in CHANCES)


def test_with_every_card_seen_one_copy_is_enough():
    (row,) = copies_by_turn(9, [10])
    assert (row.seen, row.copies) == (9, (1, 1, 1, 1))
