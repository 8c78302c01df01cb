"""Comparison of a deck with winning decks like it."""

import pytest

from cardbase.archive_similarity import Similarity
from vtes_deck.app.peer_comparison import PeerComparison, compare_with_peers
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive


@pytest.fixture(scope="module")
def similarity(cb):
    return Similarity(cb)


@pytest.fixture(scope="module")
def ashurs(cb):
    """A common kind of deck in the archive, and its id."""
    (found,) = [one for one in cb.archive if one.name == "Make Ashurs Great Again"]
    return from_archive(found, cb.get), found.id


def by_name(found):
    return {row.name: row for row in found.rows}


def test_a_winning_deck_resembles_others_of_its_kind(cb, similarity, ashurs):
    deck, archive_id = ashurs
    found = compare_with_peers(deck, cb, similarity, archive_id=archive_id)
    rows = by_name(found)
    assert found.decks >= 5
    assert rows["Crypt"].own == 12
    assert not rows["Crypt"].unusual
    for row in found.rows:
        assert row.low <= row.high


def test_unusual_values_are_marked(cb, similarity, ashurs):
    deck, archive_id = ashurs
    fat = edits.set_count(deck, cb["Ashur Tablets"], 60)
    row = by_name(compare_with_peers(fat, cb, similarity, archive_id=archive_id))["Master"]
    assert row.own > row.high
    assert row.unusual


def test_a_deck_without_similar_decks_is_not_compared(cb, similarity):
    assert compare_with_peers(Deck(), cb, similarity) == PeerComparison()


def test_an_unfinished_deck_is_not_compared(cb, similarity, ashurs):
    """With fewer than 30 library cards, nearly all its numbers are unusual."""
    deck, _ = ashurs
    first = Deck(crypt=deck.crypt)
    for slot in deck.library:
        begun, first = first, edits.add(first, slot.card, slot.count)
        if first.library_count >= 30:
            break
    assert compare_with_peers(begun, cb, similarity) == PeerComparison()
    assert compare_with_peers(first, cb, similarity).rows
