"""The layout of a deck for reading."""

import pytest

from vtes_deck.app.decklist import (
    CryptOrder,
    DecklistPart,
    LibraryOrder,
    deck_figures,
    groups_text,
    lay_out,
)
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive


@pytest.fixture
def slots(cb):
    def make(*pairs):
        return tuple(Slot(cb[name], count) for count, name in pairs)

    return make


@pytest.fixture
def deck(slots):
    return Deck(
        crypt=slots((3, "Arika"), (1, "Maris Streck"), (5, "Giotto Verducci"), (3, "Leandro")),
        library=slots(
            (6, "Govern the Unaligned"),
            (2, "Villein"),
            (1, "Direct Intervention"),
            (4, "Deflection"),
            (12, "Ashur Tablets"),
        ),
    )


def names(block):
    return [row.card.name for row in block.rows]


def block(blocks, key):
    return next(one for one in blocks if one.key == key)


def test_an_empty_deck_has_a_place_for_crypt_and_library():
    assert [(b.part, b.count) for b in lay_out(Deck())] == [
        (DecklistPart.CRYPT, 0),
        (DecklistPart.LIBRARY, 0),
    ]


def test_the_library_is_grouped_by_type_with_counts(deck):
    blocks = lay_out(deck)
    assert [(b.title, b.count) for b in blocks] == [
        ("Crypt", 12),
        ("Library", 25),
        ("Master", 15),
        ("Action", 6),
        ("Reaction", 4),
    ]
    assert names(block(blocks, "type Master")) == [
        "Ashur Tablets",
        "Direct Intervention",
        "Villein",
    ]
    assert block(blocks, "type Master").detail == "2 trifles"


def test_the_crypt_heading_has_the_usual_statistics(deck):
    assert lay_out(deck)[0].detail == "min 28 · max 44 · avg 9.17 · groups 2 and 3"


def test_headings_below_the_figures_of_the_deck_do_not_repeat_them(deck):
    assert "average capacity 9.17" in deck_figures(deck)
    crypt, library, *types = lay_out(deck, figures_above=True)
    assert crypt.detail == "min 28 · max 44 · groups 2 and 3"
    assert not crypt.counted
    assert not library.counted
    assert all(one.counted for one in types)


def test_the_crypt_is_sorted_by_any_order(deck):
    def crypt(order):
        return names(lay_out(deck, crypt_order=order)[0])

    assert crypt(CryptOrder.CAPACITY) == ["Arika", "Leandro", "Maris Streck", "Giotto Verducci"]
    assert crypt(CryptOrder.COPIES) == ["Giotto Verducci", "Arika", "Leandro", "Maris Streck"]
    assert crypt(CryptOrder.GROUP)[-1] == "Maris Streck"
    assert crypt(CryptOrder.NAME) == ["Arika", "Giotto Verducci", "Leandro", "Maris Streck"]
    assert crypt(CryptOrder.WRITTEN) == [s.card.name for s in deck.crypt]


def test_a_type_is_sorted_by_any_order(deck):
    def masters(order):
        return names(block(lay_out(deck, library_order=order), "type Master"))

    assert masters(LibraryOrder.COPIES) == ["Ashur Tablets", "Villein", "Direct Intervention"]
    assert masters(LibraryOrder.COST) == ["Direct Intervention", "Ashur Tablets", "Villein"]
    assert masters(LibraryOrder.WRITTEN) == ["Villein", "Direct Intervention", "Ashur Tablets"]


def test_unidentified_lines_come_first_in_their_order():
    lines = (UnknownLine("Gover", 2), UnknownLine("Xyz"))
    first = lay_out(Deck(unknown=lines))[0]
    assert (first.part, first.count, first.rows) == (DecklistPart.UNKNOWN, 3, lines)


@pytest.mark.parametrize(
    ("names", "text"),
    [
        ((), ""),
        (("Anarch Convert",), "any group"),
        (("Arika",), "group 2"),
        (("Arika", "Anarch Convert", "Maris Streck"), "groups 2 and 3"),
    ],
)
def test_groups_as_text(slots, names, text):
    assert groups_text(Deck(crypt=slots(*((1, name) for name in names)))) == text


@pytest.mark.parametrize("crypt_order", CryptOrder)
@pytest.mark.parametrize("library_order", LibraryOrder)
def test_every_order_keeps_all_cards(cb, crypt_order, library_order):
    for archived in cb.archive.decks[::500]:
        deck = from_archive(archived, cb.get)
        blocks = lay_out(deck, crypt_order, library_order)
        rows = [row for one in blocks for row in one.rows]
        assert sorted(rows, key=repr) == sorted(deck.slots, key=repr)
        assert sum(b.count for b in blocks if b.part is DecklistPart.TYPE) == deck.library_count
