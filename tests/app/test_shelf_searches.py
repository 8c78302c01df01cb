"""The player's smart tags: searches among the decks on the shelf."""

import datetime

import pytest

from cardbase.search import QueryError
from vtes_deck.app.shelf import Seen, Shelf, _entry, fits
from vtes_deck.app.shelf_searches import clean_name, found_by, index_of_shelf, with_smart_tags
from vtes_deck.collection import edits
from vtes_deck.collection.json_file import DamagedError, decode, encode
from vtes_deck.collection.model import MAX_SMART, Collection, SmartTag

DAY = datetime.date(2026, 1, 15)


@pytest.fixture
def shelf(cb):
    """A deck with Arika, one with Govern, and a file without a deck."""

    def entry(path, name, **counts):
        cards = {cb[card].id: count for card, count in counts.items()}
        return _entry(Seen(path, (1, 1), name, "Somebody", cards), cb, DAY)

    return Shelf(
        (
            entry("/a", "Night Court", Arika=3),
            entry("/b", "Day Job", **{"Anson": 4, "Govern the Unaligned": 6}),
            _entry(Seen("/c", None, problem="no deck"), cb, DAY),
        )
    )


@pytest.mark.parametrize(
    ("query", "paths"),
    [
        ("arika", {"/a"}),
        ("2+ govern", {"/b"}),
        ("clan:ventrue", {"/a"}),
        ("avg<=8", {"/b"}),
        ("-arika", {"/b", "/c"}),
        ('name:"night court"', {"/a"}),
        ("players>=1", set()),
        ("", set()),
        ("   ", set()),
    ],
)
def test_decks_are_found_with_the_search_language_of_winning_decks(shelf, cb, query, paths):
    assert set(found_by(query, index_of_shelf(shelf.entries, cb))) == paths


def test_an_error_has_its_position(shelf, cb):
    with pytest.raises(QueryError) as caught:
        found_by("arika avg<=low", index_of_shelf(shelf.entries, cb))
    assert (caught.value.start, caught.value.end) == (11, 14)


def test_decks_have_the_tags_and_are_found_by_them(shelf, cb):
    smart = (
        SmartTag("Old Ones", "arika"),
        SmartTag("wrong", "avg<=low"),
        SmartTag("some", "card:arika or card:govern"),
    )
    night, day, none = with_smart_tags(shelf, smart, cb).entries
    assert night.tags[:2] == ("Old Ones", "some")
    assert night.tags[2:] == shelf.entries[0].tags
    assert day.tags[0] == "some"
    assert none == shelf.entries[2]
    assert fits(night, None, "#old-ones")
    assert fits(night, None, "#some court")
    assert not fits(day, None, "#old")
    assert with_smart_tags(shelf, (), cb) is shelf


def test_names_are_cleaned():
    assert clean_name("  ## to \n lend ") == "to lend"
    assert len(clean_name("x" * 500)) == 60


def test_tags_can_be_added_changed_and_removed():
    first = edits.keep_smart(Collection(), "A", SmartTag("A", "arika"))
    both = edits.keep_smart(first, "B", SmartTag("B", "govern"))
    assert [tag.name for tag in both.smart] == ["A", "B"]
    changed = edits.keep_smart(both, "A", SmartTag("C", "arika"))
    assert [tag.name for tag in changed.smart] == ["C", "B"]
    taken = edits.keep_smart(both, "A", SmartTag("B", "wash"))
    assert taken.smart == (SmartTag("B", "wash"),)
    assert edits.drop_smart(both, "A").smart == (SmartTag("B", "govern"),)
    assert not first.empty
    full = Collection(smart=tuple(SmartTag(str(n), "x") for n in range(MAX_SMART)))
    assert edits.keep_smart(full, "new", SmartTag("new", "x")) == full
    assert edits.keep_smart(full, "3", SmartTag("3", "y")).smart[3].query == "y"


def test_tags_are_kept_in_the_file():
    kept = Collection(smart=(SmartTag("Ä “x”", 'name:"é" or arika'), SmartTag("B", "govern")))
    data = encode(kept, lambda _card: None)
    assert decode(data, lambda _card: None) == kept
    assert decode(data.replace(b'"smart"', b'"later"'), lambda _card: None).smart == ()
    with pytest.raises(DamagedError):
        decode(data.replace(b"govern", b"g" * 3000), lambda _card: None)
