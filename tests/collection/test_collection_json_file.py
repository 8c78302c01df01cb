"""The collection file: everything is read back, and people can read it."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vtes_deck.collection.json_file import DamagedError, NewerError, decode, encode
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, ShelvedDeck, Unread, Use

GOVERN = 100845
HEAD = b'{"program": "VTES Deck collection", "shape": 1'

text = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
numbers = st.integers(1, 300_000)
copies = st.integers(1, 9999)
some_lots = st.lists(st.builds(Lot, numbers, copies, text, text, text, text, text), max_size=12)
listed = st.lists(st.builds(Listed, numbers, copies, text, text), max_size=5).map(
    lambda some: {one.card: one for one in some}
)
decks = st.lists(
    st.builds(
        ShelvedDeck,
        path=text,
        name=text,
        use=st.sampled_from(Use),
        tags=st.lists(text, max_size=3).map(tuple),
        note=text,
        cards=st.dictionaries(numbers, copies, max_size=4),
        stamp=st.none() | st.tuples(st.integers(0, 2**62), st.integers(0, 10**6)),
    ),
    max_size=3,
).map(lambda some: {deck.path: deck for deck in some})
collections = st.builds(
    Collection,
    owned=some_lots.map(Owned.of),
    wishes=listed,
    trades=listed,
    decks=decks,
    folders=st.lists(text, max_size=3).map(tuple),
    unread=st.lists(st.builds(Unread, text, copies, text, st.integers(0, 99)), max_size=3).map(
        tuple
    ),
)


def known(card):
    return f"Card {card}"


@settings(max_examples=50)
@given(collections)
def test_a_written_collection_is_read_back(collection):
    assert decode(encode(collection, known), known) == collection


def test_the_file_is_plain_json_with_names_and_one_lot_per_line(cb):
    data = encode(Collection(owned=Owned.of([Lot(GOVERN, 4, "V5"), Lot(GOVERN, 2)])), name_in(cb))
    read = json.loads(data)
    assert read["shape"] == 1
    assert read["owned"][1] == {
        "card": GOVERN,
        "name": "Govern the Unaligned",
        "count": 4,
        "set": "V5",
    }
    assert sum(b'"card"' in line for line in data.splitlines()) == 2


def name_in(cb):
    def name(card):
        found = cb.get(card)
        return found.unique_name if found else None

    return name


def test_a_card_that_is_no_longer_known_keeps_its_name(cb):
    written = encode(Collection(owned=Owned.of([Lot(999_999, 3)])), {999_999: "Old Playtest"}.get)
    read = decode(written, name_in(cb))
    assert read.owned.count(999_999) == 3
    assert read.names == {999_999: "Old Playtest"}
    assert b"Old Playtest" in encode(read, name_in(cb))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"\xff\xfe\x00",
        b'{"program": "another", "shape": 1}',
        HEAD + b', "owned": [{"card": 1}]}',
        HEAD + b', "owned": [{"card": 1, "name": "x", "count": 0}]}',
        HEAD + b', "owned": [{"card": 1, "name": "x", "count": 100000000000000}]}',
        HEAD + b"[" * 100_000,
    ],
)
def test_a_damaged_file_is_reported(data):
    with pytest.raises(DamagedError):
        decode(data, known)


def test_a_truncated_file_is_damaged_and_never_read_in_part():
    whole = encode(Collection(owned=Owned.of([Lot(1, 2), Lot(2, 3, "V5")])), known)
    for end in range(len(whole.rstrip())):
        with pytest.raises(DamagedError):
            decode(whole[:end], known)


def test_lone_surrogates_do_not_prevent_saving():
    odd = ShelvedDeck(path="/decks/\udce9t\ud800.txt", name="\ud800", use=Use.FIXED, cards={1: 2})
    collection = Collection(decks={odd.path: odd, "b": ShelvedDeck(path="b")}, folders=("\udce9",))
    read = decode(encode(collection, known), known)
    assert [deck.cards for deck in read.decks.values()] == [{1: 2}, {}]
    assert read.folders == ("?",)


def test_a_file_of_a_later_version_is_not_changed():
    with pytest.raises(NewerError):
        decode(b'{"program": "VTES Deck collection", "shape": 2, "owned": {}}', known)
