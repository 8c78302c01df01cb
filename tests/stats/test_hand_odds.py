"""How early library cards are seen."""

from fractions import Fraction
from itertools import combinations
from math import prod

from vtes_deck.deck.model import Deck
from vtes_deck.stats.hand_odds import hand_odds


def test_odds_equal_an_enumeration_of_hands(little):
    cards = [slot.card for slot in little.library for _ in range(slot.count)]
    seen = (0, 1, 3, 7, 50)
    for row in hand_odds(little, seen):
        assert row.copies == cards.count(row.card)
        for number, chance in zip(seen, row.chances, strict=True):
            hands = list(combinations(cards, min(number, len(cards))))
            assert chance.value == Fraction(sum(row.card in hand for hand in hands), len(hands))


def test_copies_among_ninety_in_an_opening_hand(cb):
    """In per cent, and by another formula."""
    from vtes_deck.deck.model import Slot

    for copies, per_cent in ((1, "7.8 %"), (2, "15.0 %"), (4, "28.1 %"), (10, "57.5 %")):
        library = (Slot(cb["Villein"], copies), Slot(cb["Deflection"], 90 - copies))
        chance = hand_odds(Deck(library=library), (7,))[0].chances[0]
        # Seven draws in a row without a copy.
        assert 1 - chance.value == prod(Fraction(90 - copies - n, 90 - n) for n in range(7))
        assert str(chance) == per_cent


def test_an_empty_library_has_no_rows():
    assert hand_odds(Deck(), (7,)) == ()
