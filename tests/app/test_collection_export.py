"""The collection written for other programs, and read again."""

import csv
import io

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vtes_deck.app.collection_export import FORMATS, ExportPart, by_name, write
from vtes_deck.app.collection_import import read
from vtes_deck.app.collection_resolver import ProblemLevel
from vtes_deck.collection.model import Collection, Listed, Lot, Owned
from vtes_deck.deckio.base import UnreadableError

GOVERN = 100845
words = st.sampled_from(["", "Binder A", "=1+1", 'a, "b"; c', "'quoted'", "x"])


@st.composite
def collections(draw, cb, *, plain=False):
    """A collection of real cards, with existing printings."""
    cards = list(cb)
    lots = []
    for card in draw(st.lists(st.sampled_from(cards), min_size=1, max_size=8, unique=True)):
        code = draw(st.sampled_from(["", *{p.set for p in card.printings}]))
        more = () if plain else (draw(words), draw(words), draw(words), draw(words))
        lots.append(Lot(card.id, draw(st.integers(1, 500)), code, *more))
    listed = st.lists(st.sampled_from(cards), max_size=4, unique=True)
    return Collection(
        owned=Owned.of(lots),
        wishes={c.id: Listed(c.id, draw(st.integers(1, 20))) for c in draw(listed)},
        trades={c.id: Listed(c.id, draw(st.integers(1, 20))) for c in draw(listed)},
    )


def totals(taken):
    found = {}
    for lot in taken.lots:
        found[lot.card] = found.get(lot.card, 0) + lot.count
    return found


def counts(collection):
    return {card: collection.owned.count(card) for card in collection.owned.cards}


def listed(some):
    return {one.card: one.count for one in some}


def lost(taken):
    return [remark for remark in taken.remarks if remark.level is ProblemLevel.LOST]


@settings(max_examples=15)
@given(data=st.data())
def test_the_table_contains_everything(cb, data):
    collection = data.draw(collections(cb))
    taken = read(write(collection, cb, by_name("table"), ExportPart.OWNED), cb, "x.csv")
    assert Owned.of(taken.lots) == collection.owned
    assert listed(taken.wishes) == listed(collection.wishes.values())
    assert listed(taken.trades) == listed(collection.trades.values())
    assert taken.remarks == ()


@settings(max_examples=15)
@given(data=st.data())
def test_vtesdecks_contains_every_lot(cb, data):
    collection = data.draw(collections(cb, plain=True))
    taken = read(write(collection, cb, by_name("vtesdecks"), ExportPart.OWNED), cb, "x.csv")
    assert Owned.of(taken.lots) == collection.owned
    assert lost(taken) == []


@pytest.mark.parametrize("name", [one.name for one in FORMATS])
def test_every_card_is_read_back_unchanged(cb, name):
    collection = Collection(owned=Owned.of(Lot(card.id, 1 + card.id % 150) for card in cb))
    taken = read(write(collection, cb, by_name(name), ExportPart.OWNED), cb, "x")
    found = totals(taken)
    wrong = {
        cb.get(card).unique_name: (count, found.get(card))
        for card, count in counts(collection).items()
        if found.get(card) != count
    }
    assert wrong == {}
    assert lost(taken) == []


@pytest.mark.parametrize("name", ["feldb", "ardb"])
@settings(max_examples=15)
@given(data=st.data())
def test_needed_cards_are_read_back(cb, name, data):
    collection = data.draw(collections(cb, plain=True))
    taken = read(write(collection, cb, by_name(name), ExportPart.OWNED), cb, "x")
    assert totals(taken) == counts(collection)
    assert listed(taken.wishes) == listed(collection.wishes.values())
    if name == "ardb":
        assert listed(taken.trades) == listed(collection.trades.values())
        assert {lot.kind for lot in taken.lots} == {lot.kind for lot in collection.owned}


def test_a_wish_list_is_written_as_cards(cb):
    collection = Collection(
        owned=Owned.of([Lot(GOVERN, 9)]), wishes={GOVERN: Listed(GOVERN, 2, "V5")}
    )
    text = write(collection, cb, by_name("text"), ExportPart.WISHES)
    assert text == "Library (2 cards)\n2x Govern the Unaligned\n"
    assert "2,Govern the Unaligned,V5" in write(
        collection, cb, by_name("vtesdecks"), ExportPart.WISHES
    )
    assert write(collection, cb, by_name("text"), ExportPart.TRADES) == ""


def test_no_cell_is_a_formula(cb):
    collection = Collection(
        owned=Owned.of([Lot(GOVERN, 1, note="=cmd()", place="@x", language="-1")])
    )
    for name in ("table", "vtesdecks"):
        for row in csv.reader(io.StringIO(write(collection, cb, by_name(name), ExportPart.OWNED))):
            assert not any(cell.startswith(("=", "@", "+", "-")) for cell in row)


def test_vtesdecks_gets_only_its_conditions_and_languages(cb):
    collection = Collection(
        owned=Owned.of([Lot(GOVERN, 1, "V5", "foil", "German"), Lot(GOVERN, 1, "V5", "NM", "fr")])
    )
    rows = list(
        csv.reader(io.StringIO(write(collection, cb, by_name("vtesdecks"), ExportPart.OWNED)))
    )
    assert rows[1:] == [
        ["1", "Govern the Unaligned", "V5", "", "", "", "condition: foil; language: German"],
        ["1", "Govern the Unaligned", "V5", "", "NM", "fr", ""],
    ]


def test_an_empty_collection_is_written_and_read_back_as_empty(cb):
    for one in FORMATS:
        text = write(Collection(), cb, one, ExportPart.OWNED)
        with pytest.raises(UnreadableError):
            read(text, cb, "x")
    assert by_name("none") is None
