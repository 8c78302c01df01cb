"""The views of the collection, and the list for the shop."""

import pytest

from vtes_deck.app.collection_rows import (
    CollectionView,
    deck_counts,
    matching,
    missing_list,
    plain_list,
    rows,
    where_used,
)
from vtes_deck.collection.model import Collection, Listed, Lot, Owned, ShelvedDeck, Use
from vtes_deck.collection.usage import Usage
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck


@pytest.fixture(scope="module")
def known(cb):
    names = ("Govern the Unaligned", "Blood Doll", "Arika", "Villein", "Deflection")
    return {name: cb[name] for name in names}


@pytest.fixture
def usage(known):
    have = {"Govern the Unaligned": 3, "Blood Doll": 4, "Villein": 1}
    ids = {name: card.id for name, card in known.items()}
    return Usage(
        Collection(
            owned=Owned.of([*(Lot(ids[n], c) for n, c in have.items()), Lot(7, 2)]),
            wishes={ids["Arika"]: Listed(ids["Arika"], 2)},
            trades={ids["Blood Doll"]: Listed(ids["Blood Doll"], 1)},
            decks={
                "a": ShelvedDeck(
                    path="a", name="Stealth", use=Use.FIXED, cards={ids["Govern the Unaligned"]: 1}
                ),
                "b": ShelvedDeck(
                    path="b", name="Votes", use=Use.FLEXIBLE, cards={ids["Villein"]: 2}
                ),
            },
            names={7: "Old Playtest"},
        )
    )


@pytest.fixture
def deck(known):
    made = Deck()
    for name, count in (("Govern the Unaligned", 5), ("Blood Doll", 2), ("Arika", 2)):
        made = edits.add(made, known[name], count)
    return deck_counts(made)


def shown(view, usage, cb, deck, **more):
    return {row.name: row for row in rows(view, usage, cb, deck=deck, **more)}


def test_the_cards_of_the_deck_the_crypt_first(usage, cb, deck):
    found = rows(CollectionView.DECK, usage, cb, deck=deck)
    assert [row.name for row in found] == ["Arika", "Blood Doll", "Govern the Unaligned"]
    assert [(row.need, row.have, row.missing) for row in found] == [(2, 0, 2), (2, 4, 0), (5, 3, 3)]


def test_other_views(usage, cb, deck):
    assert list(shown(CollectionView.OWNED, usage, cb, deck)) == [
        "Blood Doll",
        "Govern the Unaligned",
        "Old Playtest",
        "Villein",
    ]
    assert {n: r.surplus for n, r in shown(CollectionView.SHORT, usage, cb, deck).items()} == {
        "Villein": -1
    }
    assert list(shown(CollectionView.SURPLUS, usage, cb, deck)) == [
        "Blood Doll",
        "Govern the Unaligned",
        "Old Playtest",
    ]
    assert shown(CollectionView.WISHES, usage, cb, deck)["Arika"].wish == 2
    assert shown(CollectionView.TRADES, usage, cb, deck)["Blood Doll"].trade == 1
    assert len(shown(CollectionView.ALL, usage, cb, deck)) == len(cb)


def test_an_unknown_card_is_listed_by_its_old_name(usage, cb, deck):
    row = shown(CollectionView.OWNED, usage, cb, deck)["Old Playtest"]
    assert row.card is None
    assert row.have == 2


def test_a_view_is_narrowed_by_a_query_or_a_part_of_a_name(usage, cb, deck, known):
    only = matching("type:master", cb)
    assert list(shown(CollectionView.OWNED, usage, cb, deck, only=only)) == [
        "Blood Doll",
        "Villein",
    ]
    assert matching("  ", cb) is None
    assert known["Deflection"].id in matching("deflec", cb)
    assert known["Blood Doll"].id in matching('"blood do', cb)


def test_the_list_for_the_shop(usage, cb, deck):
    text = missing_list(rows(CollectionView.DECK, usage, cb, deck=deck), "My deck")
    assert text == (
        "Missing for My deck: 5 cards\n"
        "\n"
        "Crypt (2)\n"
        "2x Arika (have 0, need 2)\n"
        "\n"
        "Library (3)\n"
        "3x Govern the Unaligned (have 2, need 5)\n"
    )
    assert missing_list([]) == ""


def test_lists_and_texts(usage, known):
    assert plain_list([("Blood Doll", 2)]) == "2x Blood Doll\n"
    assert where_used(usage, known["Govern the Unaligned"].id) == "1 in Stealth (fixed)."
    assert where_used(usage, known["Villein"].id) == "2 in Votes."
    assert where_used(usage, known["Arika"].id) == ""
    assert where_used(usage, known["Villein"].id, "b") == ""
