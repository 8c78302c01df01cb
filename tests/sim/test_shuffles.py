"""Shuffles: the same random numbers for different lists."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.kernel.random_streams import RandomStreams
from vtes_deck.sim.shuffles import arranged

STREAM = "library of seat 0"


def dealt(cards, seed):
    order = arranged(cards, seed, STREAM)
    RandomStreams(seed).shuffle(STREAM, order)
    return order


@given(st.lists(st.integers(0, 50), unique=True, max_size=40), st.integers(0, 10**6))
def test_an_additional_card_keeps_the_order_of_the_others(cards, seed):
    more = dealt([*cards, 99], seed)
    assert [card for card in more if card != 99] == dealt(cards, seed)


@given(st.lists(st.integers(0, 50), min_size=1, max_size=40), st.integers(0, 10**6), st.data())
def test_a_replacement_takes_the_position_of_the_old_card(cards, seed, data):
    place = data.draw(st.integers(0, len(cards) - 1))
    other = [*cards[:place], 99, *cards[place + 1 :]]
    before, after = dealt(cards, seed), dealt(other, seed)
    changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
    assert changed == [(cards[place], 99)]


def test_every_order_is_as_likely():
    games = 6000
    orders = Counter(tuple(dealt("abcd", seed)) for seed in range(games))
    assert set(orders) == set(permutations("abcd"))
    expected = games / 24
    square = sum((count - expected) ** 2 / expected for count in orders.values())
    assert square < 49.7  # chi square with 23 degrees of freedom exceeds this once in a thousand


def test_crypt_and_library_have_separate_random_numbers():
    assert dealt(range(20), 5) != arranged(range(20), 5, "crypt of seat 0")
    assert dealt([], 1) == []
    assert dealt([7], 1) == pytest.approx([7])
