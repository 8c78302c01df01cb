"""A card early or not: which cards move, while all others stay in place."""

from collections import Counter
from fractions import Fraction
from math import comb

import goldfish_play
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.sim.early_card import chance, halves, lying
from vtes_deck.sim.record import Early
from vtes_deck.sim.shuffles import pile

CARD = 100001
STREAM = "library of seat 0"
LIBRARIES = st.tuples(st.integers(1, 5), st.integers(12, 30)).map(
    lambda sizes: (*[CARD] * sizes[0], *range(sizes[1]))
)


def dealt(library, seed, *, there, within=7):
    """Cards from the top down."""
    early = Early(card=CARD, within=within, there=there)
    return [library[place] for place in reversed(lying(library, seed, STREAM, early))]


def as_dealt(library, seed):
    return [library[place] for place in reversed(pile(len(library), seed, STREAM))]


@given(LIBRARIES, st.integers(0, 10**6), st.integers(1, 10))
def test_one_half_has_the_card_and_the_other_does_not(library, seed, within):
    usual = as_dealt(library, seed)
    there = dealt(library, seed, there=True, within=within)
    without = dealt(library, seed, there=False, within=within)

    assert Counter(there) == Counter(without) == Counter(usual)
    copies = usual[:within].count(CARD)
    assert there[:within].count(CARD) == max(copies, 1)
    assert without[:within].count(CARD) == 0
    # Only the necessary cards move: one exchange, or one for each early copy.
    assert sum(a != b for a, b in zip(usual, there, strict=True)) == (0 if copies else 2)
    assert sum(a != b for a, b in zip(usual, without, strict=True)) == 2 * copies


@pytest.mark.parametrize("there", [True, False])
def test_a_moved_copy_is_uniformly_distributed(there):
    """One copy in twelve cards: uniform over the first four, or over the other eight."""
    library = (CARD, *range(11))
    games = 4000
    places = Counter(
        dealt(library, seed, there=there, within=4).index(CARD) for seed in range(games)
    )
    room = range(4) if there else range(4, 12)
    assert set(places) == set(room)
    expected = games / len(room)
    square = sum((count - expected) ** 2 / expected for count in places.values())
    assert square < 24.3  # chi square with 7 degrees of freedom exceeds this once in a thousand


def test_the_other_part_of_the_deck_is_unchanged():
    crypt = tuple(range(200001, 200013))
    early = Early(card=CARD, within=4, there=True)
    assert lying(crypt, 3, STREAM, early) == pile(12, 3, STREAM)


def test_the_chance_follows_drawing_without_replacement():
    setup = goldfish_play.setup([CARD] * 4 + [1] * 56)
    assert chance(setup, CARD, 7) == pytest.approx(
        float(1 - Fraction(comb(56, 7), comb(60, 7)))  # no copy among seven of sixty
    )


def test_a_card_that_cannot_be_excluded_is_refused():
    setup = goldfish_play.setup([CARD] * 4 + [1] * 6)
    without, there = halves(setup, CARD, 6)
    assert (without.early.there, there.early.there) == (False, True)
    for card, within in ((CARD, 7), (CARD, 0), (5, 1)):
        with pytest.raises(ValueError, match="on top"):
            halves(setup, card, within)
