"""Text queries on the archive of winning decks."""

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardbase.archive_search import (
    CONDITIONS,
    complete_decks,
    from_words,
    guide_decks,
    index_of_archive,
    keywords,
    parse_decks,
    read_decks,
    search_decks,
    search_typed_decks,
)
from cardbase.model import CryptCard
from cardbase.search import QueryError
from cardbase.search.filter import NO_CONTEXT


@pytest.fixture(scope="module")
def index(cb):
    return index_of_archive(cb)


def copies(deck, ids):
    return sum(entry.count for entry in deck.cards if entry.id in ids)


def crypt(deck, cb):
    return [
        (card, entry.count)
        for entry in deck.cards
        if isinstance(card := cb.get(entry.id), CryptCard)
    ]


def by_hand(cb, fits):
    return [deck.id for deck in cb.archive if fits(deck)]


def ids(found):
    return [deck.id for deck in found]


def test_an_empty_query_finds_every_deck_newest_first(index, cb):
    assert search_decks("", index) == cb.archive.decks


def test_the_number_of_a_deck_finds_that_deck(index, cb):
    for wanted in ("13568", "2014accip"):
        assert wanted in ids(search_decks(wanted, index))
    assert ids(search_decks("13568", index)) == ["13568"]
    assert "13568" not in ids(search_decks("1356", index))


def test_a_number_before_words_sets_the_number_of_copies(index, cb):
    arika = {card.id for card in cb.crypt if card.name == "Arika"}
    govern = {cb["Govern the Unaligned"].id}
    found = search_decks("2+ Arika and 4..6 Govern the Unaligned", index)
    wanted = by_hand(cb, lambda d: copies(d, arika) >= 2 and 4 <= copies(d, govern) <= 6)
    assert ids(found) == wanted
    assert wanted


@pytest.mark.parametrize(
    ("count", "fits"),
    [
        ("3", lambda n: n == 3),
        ("3x", lambda n: n == 3),
        ("3+", lambda n: n >= 3),
        (">3", lambda n: n > 3),
        ("<3", lambda n: n < 3),
        ("<=3", lambda n: n <= 3),
        ("1-3", lambda n: 1 <= n <= 3),
        ("0", lambda n: n == 0),
    ],
)
def test_copies_are_counted_as_written(index, cb, count, fits):
    villein = {cb["Villein"].id}
    found = search_decks(f'card:"{count} Villein"', index)
    assert ids(found) == by_hand(cb, lambda d: fits(copies(d, villein)))


def test_a_name_with_a_number_in_it_is_a_name(index, cb):
    magnum = {cb[".44 Magnum"].id}
    assert ids(search_decks('card:".44 Magnum"', index)) == by_hand(
        cb, lambda d: copies(d, magnum) > 0
    )


def test_a_bare_word_matches_texts_and_card_names(index, cb):
    found = search_decks("stockholm", index)
    assert any("Stockholm" in deck.event.place for deck in found)
    assert set(search_decks("govern", index)) >= set(
        search_decks('card:"Govern the Unaligned"', index)
    )


def test_a_year_alone_is_a_word_not_a_number_of_copies(index):
    found = search_decks("2019 madrid", index)
    assert found
    assert str(read_decks("2019 madrid", index).query) == "2019 madrid"


def test_clan_means_a_third_of_the_crypt(index, cb):
    def ventrue(deck):
        cards = crypt(deck, cb)
        mine = sum(n for card, n in cards if card.clan == "Ventrue")
        return mine and 3 * mine >= sum(n for _, n in cards)

    assert ids(search_decks("clan:ventrue", index)) == by_hand(cb, ventrue)


def test_discipline_matches_vampires_and_requirements(index, cb):
    for deck in search_decks("dis:OBF", index)[:40]:
        cards = crypt(deck, cb)
        mine = sum(n for card, n in cards if card.level("obf") == 2)
        assert 3 * mine >= sum(n for _, n in cards)
    assert set(search_decks("dis:OBF", index)) < set(search_decks("dis:obf", index))


def test_average_capacity_takes_decimals(index, cb):
    def average(deck):
        cards = crypt(deck, cb)
        size = sum(n for _, n in cards)
        return size and sum(c.capacity * n for c, n in cards) / size <= 3.5

    assert ids(search_decks("avg<=3.5", index)) == by_hand(cb, average)


def test_dates_places_players_and_winners(index, cb):
    since = datetime.date(2015, 1, 1)
    found = search_decks("date:2015.. country:spain players>=40 event:championship", index)
    assert ids(found) == by_hand(
        cb,
        lambda d: (
            d.event.date is not None
            and d.event.date >= since
            and d.event.country == "Spain"
            and d.event.players >= 40
            and "championship" in d.event.name.lower()
        ),
    )
    assert all("orian" in f"{d.player} {d.author}".lower() for d in search_decks("by:orian", index))


def test_a_query_on_cards_within(index, cb):
    from cardbase.search import search

    bounce = {card.id for card in search(cb, "is:bounce", NO_CONTEXT)}
    found = search_decks('has:"8+ is:bounce"', index)
    assert ids(found) == by_hand(cb, lambda d: copies(d, bounce) >= 8)


def test_alternatives_exclusions_and_parentheses(index):
    every = set(search_decks("group:5", index))
    without = set(search_decks("group:5 -(clan:ventrue or is:online)", index))
    assert without == every - set(search_decks("clan:ventrue OR is:online", index))
    assert set(search_decks("group:2&3", index)) == set(search_decks("group:2 group:3", index))


@pytest.mark.parametrize(
    ("text", "place", "suggested"),
    [
        ("clan:ventru3", "ventru3", "Ventrue"),
        ("plaver:ana", "plaver", "player"),
        ('card:"2+ Arikka"', '"2+ Arikka"', "Arika"),
        ("avg>=many", "many", None),
        ('has:"2+ clam:x"', "clam", None),
        ("country:Spainn", "Spainn", "Spain"),
        ("date:2015-13", "2015-13", None),
    ],
)
def test_an_error_is_reported_at_its_position(index, text, place, suggested):
    with pytest.raises(QueryError) as caught:
        parse_decks(text, index)
    error = caught.value
    assert text[error.start : error.end] == place
    assert suggested is None or suggested in " ".join(error.suggestions)


def test_unfinished_parts_are_ignored_while_typing(index, cb):
    typed = search_typed_decks("clan:ventrue avg>=", index)
    assert typed.decks == search_decks("clan:ventrue", index)
    assert typed.errors
    assert search_typed_decks("clan:ventrue playe", index).decks == search_decks(
        "clan:ventrue", index
    )


def test_conditions_values_and_names_are_completed(index):
    def offered(text):
        return [c.applied(text) for c in complete_decks(text, len(text), index)]

    assert offered("cl")[0] == "clan:"
    assert offered("clan:ven")[0] == "clan:Ventrue"
    assert 'card:"2+ Arika (G2)"' in offered('card:"2+ arik')
    assert offered("country:Swed") == ["country:Sweden"]
    assert "dis:DOM" in offered("dis:DO")


@pytest.mark.parametrize("text", [e for c in CONDITIONS for e in c.examples])
def test_every_example_survives_reading_and_writing(index, text):
    query = parse_decks(text, index)
    assert parse_decks(str(query), index) == query
    assert search_decks(text, index)


def test_the_guide_lists_every_condition():
    guide = guide_decks()
    assert all(f"`{key}:`" in guide for key in keywords() if key != "any")


def test_arguments_of_a_shell_get_their_quotes_back():
    assert from_words(["card:2+ Arika", "clan:ventrue"]) == 'card:"2+ Arika" clan:ventrue'
    assert from_words(["has:4+ is:bounce"]) == 'has:"4+ is:bounce"'
    assert from_words(["2+ Arika and Govern"]) == "2+ Arika and Govern"


WORDS = st.sampled_from(
    [
        *("2+", "arika", "and", "or", "OR", "-", "(", ")", '"', "/", ",", "&", "0", "govern the"),
        *(f"{key}{op}" for key in keywords() for op in (":", ">=", "=")),
        *("ventrue", "2015", "3..", "5+", "DOM", "2015..2016", 'has:"3+ type:', "é", "\\"),
    ]
)


@given(text=st.lists(WORDS, max_size=7).map(" ".join))
def test_reading_never_fails_and_every_result_can_be_written(index, text):
    found = search_typed_decks(text, index)
    for error in found.errors:
        assert 0 <= error.start <= error.end <= len(text)
    again = read_decks(str(found.query), index, unfinished=False)
    assert again.query == found.query


def test_decks_are_sorted_as_asked(index):
    found = search_decks("arika sort:-players", index)
    numbers = [deck.event.players for deck in found if deck.event.players]
    assert numbers == sorted(numbers, reverse=True)
    assert len(numbers) > 50
    assert not any(deck.event.players for deck in found[len(numbers) :])
    found = search_decks("arika players>=30 sort:player,-date", index)
    pairs = [(d.player.casefold(), -d.event.date.toordinal()) for d in found if d.event.date]
    assert set(ids(found)) == set(ids(search_decks("arika players>=30", index)))
    assert [day for _, day in pairs] != sorted(day for _, day in pairs)


def test_a_sort_applies_to_the_whole_query(index):
    query = parse_decks("(arika sort:year) OR -sort:size govern", index)
    assert str(query).endswith("sort:date sort:-players")
    assert parse_decks(str(query), index) == query
    with pytest.raises(QueryError, match="cannot be sorted by"):
        parse_decks("sort:country", index)
    assert "-players" in [c.insert for c in complete_decks("sort:-pl", 8, index)]
