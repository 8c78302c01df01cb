"""The similarity of decks."""

import datetime
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.archive import Archive, ArchiveDeck, ArchiveEntry, ArchiveEvent
from cardbase.archive_similarity import Similarity


class Base:
    """The part of a card base that similarity needs: vampires have ids below 100."""

    def __init__(self, cb, decks):
        self.archive = Archive(
            ArchiveDeck(
                id=name,
                name=name,
                player="",
                author="",
                event=ArchiveEvent("Cup", datetime.date(2020, 1, 1)),
                score=None,
                comment="",
                cards=tuple(ArchiveEntry(card_id, copies) for card_id, copies in cards.items()),
            )
            for name, cards in decks.items()
        )
        self._vampire, self._library = cb.crypt[0], cb.library[0]

    def get(self, card_id):
        return self._vampire if card_id < 100 else self._library


FULL = {1: 12, 101: 60}


def values(base, copies, **asked):
    return {each.deck.id: each for each in Similarity(base).most_like(copies, **asked)}


def test_equal_decks_have_similarity_one_and_unrelated_decks_are_left_out(cb):
    base = Base(cb, {"same": FULL, "other": {2: 12, 102: 60}})
    found = values(base, FULL)
    assert set(found) == {"same"}
    assert found["same"].value == pytest.approx(1)


def test_crypt_and_library_have_equal_weight(cb):
    base = Base(cb, {"crypt": {1: 12, 102: 60}, "library": {2: 12, 101: 60}})
    found = values(base, FULL)
    assert found["crypt"].value == pytest.approx(0.5) == found["library"].value
    assert (found["crypt"].crypt, found["crypt"].library) == (pytest.approx(1), 0)


def test_a_shared_rare_card_counts_more_than_a_usual_one(cb):
    usual = {f"usual {n}": {1: 12, 101: 30, 200 + n: 30} for n in range(8)}
    base = Base(cb, usual | {"rare": {1: 12, 150: 30, 300: 30}})
    found = values(base, {101: 30, 150: 30})
    assert found["rare"].value > found["usual 0"].value


def test_missing_cards_of_an_unfinished_deck_cost_no_similarity(cb):
    base = Base(cb, {"whole": {1: 12, 101: 30, 102: 30}})
    begun = values(base, {1: 12, 101: 6})["whole"]
    assert begun.crypt == pytest.approx(1)
    # The deck has a tenth of a library, so the rest counts a tenth: 6 / (6 + (60 - 6) / 10).
    assert begun.library == pytest.approx(6 / (6 + 5.4))


def test_a_missing_part_is_left_out(cb):
    base = Base(cb, {"whole": FULL})
    assert values(base, {1: 12})["whole"].value == pytest.approx(1)


def test_a_copy_of_an_archived_deck_can_exclude_its_original(cb):
    base = Base(cb, {"same": FULL, "near": {1: 12, 101: 59}})
    assert set(values(base, FULL, without="same")) == {"near"}
    assert len(Similarity(base).most_like(FULL, without="same", limit=1)) == 1


def test_an_empty_deck_resembles_no_deck(cb):
    assert Similarity(Base(cb, {"same": FULL})).most_like({}) == []


DECKS = st.dictionaries(
    st.sampled_from([1, 2, 3, 101, 102, 103]), st.integers(1, 30), min_size=1, max_size=6
)


@given(first=DECKS, second=DECKS, third=DECKS)
def test_similarity_is_between_zero_and_one_and_one_for_itself(cb, first, second, third):
    base = Base(cb, {"a": first, "b": second, "c": third})
    found = Similarity(base).most_like(first)
    assert all(0 < each.value <= 1 + 1e-9 for each in found)
    assert [e.value for e in found] == sorted((e.value for e in found), reverse=True)
    assert math.isclose(found[0].value, 1)


def test_a_winning_deck_is_most_similar_to_itself_in_the_archive(cb):
    similarity = Similarity(cb)
    deck = cb.archive.decks[500]
    best = similarity.most_like({e.id: e.count for e in deck.cards}, limit=5)
    assert best[0].deck == deck
