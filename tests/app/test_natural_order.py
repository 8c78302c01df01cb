"""Names in the order in which people read them."""

import random

import pytest

from vtes_deck.app.natural_order import natural


@pytest.mark.parametrize(
    "names",
    [
        ["player1.txt", "player2.txt", "Player10.txt", "player11.txt"],
        ["2 decks", "10 decks", "a", "B"],
        ["deck", "deck 1", "deck 01b", "deck 2"],
        ["x9", "x" + "9" * 10_000],
        ["", "a"],
    ],
)
def test_numbers_in_names_count_as_numbers(names):
    mixed = random.Random(5).sample(names, len(names))
    assert sorted(mixed, key=natural) == names
