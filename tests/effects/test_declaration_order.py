"""The order in which cards should be declared."""

from fractions import Fraction
from itertools import islice

import pytest

from vtes_deck.effects.coverage import CoverageLevel, level_of
from vtes_deck.effects.declaration_order import next_cards


@pytest.fixture(scope="module")
def cards(cb):
    """Four library cards and a vampire without a definition, in the order of their ids."""
    library = sorted(cb.library, key=lambda card: card.id)
    unknown = (one for one in library if level_of(one) is CoverageLevel.NONE)
    vampire = next(one for one in cb.crypt if level_of(one) is CoverageLevel.NONE)
    return [*islice(unknown, 4), vampire]


def test_a_deck_that_lacks_one_card_counts_most(cb, cards):
    x, y, z, w, _ = cards
    full = cb["Conditioning"]
    decks = [{full: 6, x: 1}, {x: 1, y: 2}, {y: 1, z: 1, w: 1}, {full: 1}]
    found = next_cards(decks, 10)
    assert [one.id for one in found] == [x.id, y.id, z.id, w.id]
    # 1 + 1/4; then the second deck lacks one card: 1 + 1/9; then the third lacks two: 1/4.
    expected = [Fraction(5, 4), Fraction(10, 9), Fraction(1, 4), Fraction(1)]
    assert [one.weight for one in found] == pytest.approx([float(one) for one in expected])
    assert [one.whole for one in found] == [2, 3, 3, 4]
    assert [one.decks for one in found] == [2, 2, 1, 1]
    assert [round(one.library_share * 14) for one in found] == [9, 12, 13, 14]


def test_crypt_slots_count_apart(cards):
    x, _, _, _, vampire = cards
    first, second = next_cards([{vampire: 3, x: 1}, {vampire: 1}], 2)
    assert (first.id, first.library, first.whole) == (vampire.id, False, 1)
    assert (first.library_share, first.crypt_share) == (0, 1)
    assert (second.id, second.library_share, second.whole) == (x.id, 1, 2)


def test_a_list_of_some_cards_counts_all_missing_cards_of_decks(cards):
    x, y, z, *_ = cards
    decks = [{x: 1}, {y: 1, z: 1, x: 1}, {y: 1}]
    found = next_cards(decks, 5, among={y, z})
    assert [one.id for one in found] == [y.id, z.id]
    assert [one.weight for one in found] == pytest.approx([1 + 1 / 9, 1 / 4])
    assert [one.whole for one in found] == [1, 1]


def test_complete_decks_need_nothing(cb):
    assert not next_cards([{cb["Conditioning"]: 6}, {}], 3)
    assert not next_cards([], 3)


def test_every_step_takes_the_highest_weight_of_all(cb):
    """The weights are computed from the start at each step, with exact fractions."""
    decks = [
        {card: 1 for entry in deck.cards if (card := cb.get(entry.id)) is not None}
        for deck in cb.archive.decks[:40]
    ]
    lacking = [
        {card for card in deck if level_of(card) is not CoverageLevel.FULL} for deck in decks
    ]
    for step in next_cards(decks, 25):
        weights = {}
        for missing in lacking:
            for card in missing:
                weights[card] = weights.get(card, 0) + Fraction(1, len(missing) ** 2)
        best = max(weights.values())
        assert step.id == min(card.id for card, weight in weights.items() if weight == best)
        lacking = [missing - {cb.get(step.id)} for missing in lacking]
        assert step.whole == sum(not missing for missing in lacking)
