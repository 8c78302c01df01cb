"""The opening crypt against every opening."""

import itertools
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.stats.crypt_odds import crypt_odds
from vtes_deck.stats.probability import Probability


@st.composite
def crypts(draw, cb):
    """Crypts of up to eight cards."""
    cards = draw(st.lists(st.sampled_from(cb.crypt), min_size=1, max_size=5, unique=True))
    return Deck(crypt=tuple(Slot(card, draw(st.integers(1, 2))) for card in cards))


@given(data=st.data())
def test_all_numbers_equal_an_enumeration_of_openings(cb, data):
    deck = data.draw(crypts(cb))
    found = crypt_odds(deck)
    cards = [slot.card for slot in deck.crypt for _ in range(slot.count)]
    openings = list(itertools.combinations(cards, min(4, len(cards))))

    def share(is_so):
        return Fraction(sum(map(is_so, openings)), len(openings))

    for row in found.vampires:
        assert row.chance.value == share(lambda o, card=row.card: card in o)
        assert row.two.value == share(lambda o, card=row.card: o.count(card) >= 2)
        assert row.mean == Fraction(sum(o.count(row.card) for o in openings), len(openings))
    assert len(found.pairs) == len(deck.crypt) * (len(deck.crypt) - 1) // 2
    for pair in found.pairs:
        assert pair.chance.value == share(lambda o, p=pair: p.first in o and p.second in o)
    different = Counter(len(set(o)) for o in openings)
    assert found.different == {
        n: Probability(count, len(openings)) for n, count in sorted(different.items())
    }
    totals = Counter(sum(card.capacity for card in o) for o in openings)
    assert {c: chance.hits for c, chance in found.capacities.items()} == totals
    assert found.best.capacity == min(totals)
    assert found.worst.capacity == max(totals)
    assert found.capacity == Fraction(sum(c * n for c, n in totals.items()), len(openings))
    for opening in (found.best, found.worst):
        capacities = sorted(card.capacity for card in opening.cards)
        assert capacities == [card.capacity for card in opening.cards]
        assert opening.chance.value == share(
            lambda o, c=capacities: sorted(card.capacity for card in o) == c
        )


@pytest.mark.parametrize(
    ("copies", "per_cent"), [(1, 33.3), (2, 57.6), (3, 74.5), (4, 85.9), (5, 92.9)]
)
def test_copies_among_twelve(cb, copies, per_cent):
    deck = Deck(crypt=(Slot(cb["Arika"], copies), Slot(cb["Anarch Convert"], 12 - copies)))
    assert float(crypt_odds(deck).vampires[0].chance) * 100 == pytest.approx(per_cent, abs=0.05)


def test_an_empty_crypt_has_no_odds():
    found = crypt_odds(Deck())
    assert (found.drawn, found.best, found.worst, found.capacity) == (0, None, None, 0)
    assert found.vampires == found.pairs == ()


@given(index=st.integers(0, 4000))
def test_odds_of_archive_decks_are_consistent(cb, index):
    deck = from_archive(cb.archive.decks[index], cb.get)
    found = crypt_odds(deck)
    assert sum(row.mean for row in found.vampires) == found.drawn
    for chances in (found.different, found.capacities):
        assert sum(chance.value for chance in chances.values()) == 1
    mean = sum(c * chance.value for c, chance in found.capacities.items())
    assert mean == found.capacity
    assert found.best.capacity <= found.capacity <= found.worst.capacity
