"""The archive of tournament winning decks."""

import datetime

import msgspec
import pytest

from cardbase.archive import Archive, ArchiveDeck, ArchiveEntry, ArchiveEvent
from cardbase.sources.twda import read_archive


def deck(deck_id, cards, year=2020, **event):
    date = datetime.date(year, 1, 1) if year else None
    return ArchiveDeck(
        id=deck_id,
        name=f"Deck {deck_id}",
        player="Ana Núñez",
        author="",
        event=ArchiveEvent(name="Winter Cup", date=date, **event),
        score=None,
        comment="",
        cards=tuple(ArchiveEntry(card_id, count) for card_id, count in cards.items()),
    )


SMALL = Archive(
    [
        deck("a", {1: 2, 2: 4}, 2019, players=12),
        deck("b", {1: 1, 2: 3, 3: 1}, 2021, players=30),
        deck("c", {1: 5, 3: 2}, 2021, place="Malmö"),
        deck("d", {4: 1}, None),
    ]
)


def test_decks_come_newest_first_and_undated_last():
    assert [d.id for d in SMALL] == ["c", "b", "a", "d"]


def test_play_counts_decks_and_copies():
    play = SMALL.play(1)
    assert (play.decks, play.copies, play.mean) == (3, 8, 8 / 3)
    assert SMALL.play(99).mean == 0


def test_play_by_year_leaves_out_years_without_the_card():
    years = SMALL.play_by_year(2)
    assert {year: (p.decks, p.copies) for year, p in years.items()} == {2019: (1, 4), 2021: (1, 3)}


def test_played_with_gives_share_and_lift():
    companions = {c.id: c for c in SMALL.played_with(1, least=1)}
    assert set(companions) == {2, 3}
    assert companions[2].decks == 2
    assert companions[2].share == 2 / 3
    assert companions[2].lift == (2 / 3) / (2 / 4)


def test_played_with_several_cards_requires_all_of_them():
    assert [c.id for c in SMALL.played_with(1, 2, least=1)] == [3]
    assert SMALL.played_with(1, 4, least=1) == ()


def test_search_by_words_cards_dates_and_size():
    ids = lambda found: [d.id for d in found]  # noqa: E731 - five times below
    assert ids(SMALL.search("nunez winter")) == ["c", "b", "a", "d"]
    assert ids(SMALL.search("malmo")) == ["c"]
    assert ids(SMALL.search(cards=[1, 3])) == ["c", "b"]
    assert ids(SMALL.search(since=datetime.date(2020, 1, 1))) == ["c", "b"]
    assert ids(SMALL.search(until=datetime.date(2020, 1, 1))) == ["a"]
    assert ids(SMALL.search(min_players=13)) == ["b"]


def test_the_archive_is_complete(cb):
    """Figures of the installed data; newer data may have more."""
    assert len(cb.archive) >= 4668
    assert all(d.event.date for d in cb.archive)
    assert all(cb.get(entry.id) for d in cb.archive for entry in d.cards)
    first = cb.archive.decks[0]
    assert cb.archive[first.id] is first


def test_the_most_played_card_is_counted_right(cb):
    card = cb["Villein"]
    copies = sum(e.count for d in cb.archive for e in d.cards if e.id == card.id)
    decks = sum(any(e.id == card.id for e in d.cards) for d in cb.archive)
    assert (cb.archive.play(card.id).decks, cb.archive.play(card.id).copies) == (decks, copies)


RAVENS = {
    *("2k2cooperjack", "2k2origins1", "2k2origins2", "2k2toronto", "2k2totalinsanity"),
    *("2k3bath1", "2k3greatlakes", "2k3halmicon", "2k3justseizure", "2k3perthapril"),
    *("joshphiladelphia", "newark2k1", "origins2k1"),
}


def crypt_count(cb, found):
    return sum(e.count for e in found.cards if cb.get(e.id).kind == "crypt")


def test_copies_printed_as_raven_are_counted(cb):
    ravens = {found.id: crypt_count(cb, found) for found in cb.archive if found.id in RAVENS}
    assert len(ravens) == len(RAVENS)
    assert ravens["2k2cooperjack"] == 12
    assert sorted(ravens.values()) == [12] * 11 + [14] * 2


def test_every_crypt_is_complete(cb):
    """One deck was published with eleven vampires."""
    small = {
        found.id: crypt_count(cb, found) for found in cb.archive if crypt_count(cb, found) < 12
    }
    assert small == {"2k4pariscup": 11}


def test_no_line_of_a_heading_is_read_as_the_winner(cb):
    for found in cb.archive:
        assert found.player.strip(), found.id
        assert not any(c.isdigit() for c in found.player), (found.id, found.player)


SOURCE = {
    "id": "x",
    "name": "=====",
    "player": "2026-09-06 09:00:00",
    "comment": "Ann Bee\nA deck.\nIts story.",
    "cards": [{"id": 200240, "count": 2}, {"id": 100199, "count": 3}],
    "raven": 2,
}


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ([{"id": 200240, "count": 2}], [(200240, 4)]),
        ([{"id": 200001, "count": 1}], [(200240, 2), (200001, 1)]),
    ],
)
def test_the_field_for_ravens(cards, said):
    (found,) = read_archive(msgspec.json.encode({"x": SOURCE | {"cards": cards}}))
    assert [(e.id, e.count) for e in found.cards] == said


def test_a_date_in_place_of_the_winner():
    (found,) = read_archive(msgspec.json.encode({"x": SOURCE}))
    assert (found.player, found.name, found.comment) == ("Ann Bee", "", "A deck.\nIts story.")
    assert found.event.date == datetime.date(2026, 9, 6)


@pytest.mark.parametrize(
    ("name", "comment", "wanted", "left"),
    [
        ("Crypt (12 cards; Capacity min=2 max=7 avg=4.7)", "It bleeds.", "", "It bleeds."),
        ("Crypt [12 vampires] Capacity min : 4 max : 9 average : 6.25", "", "", ""),
        ("Library (90 cards)", "", "", ""),
        ("Cryptic Mission", "", "Cryptic Mission", ""),
        ("The Crypt (12 of them)", "", "The Crypt (12 of them)", ""),
        ("Nana &amp; Enkidu", "Nana &lt;3", "Nana & Enkidu", "Nana <3"),
        ("Rock &B; Roll &amp", "", "Rock &B; Roll &amp", ""),
        ("&#x1F987;&#233;", "", "\N{BAT}é", ""),
        ("Deck Name: If you can't, join", "", "If you can't, join", ""),
        ("", "DECK NAME: Diary of a Song\nBy: Ann\n", "Diary of a Song", "By: Ann"),
        ("", "Crypt worked well", "", "Crypt worked well"),
        ("Girls", "Deck name: another", "Girls", "Deck name: another"),
        ("  The  Revenge\tof Ceoris ", "", "The Revenge of Ceoris", ""),
        ("", "Deck name:", "", ""),
    ],
)
def test_the_name_of_a_deck(name, comment, wanted, left):
    source = SOURCE | {"name": name, "comment": comment, "player": "Ann"}
    (found,) = read_archive(msgspec.json.encode({"x": source}))
    assert (found.name, found.comment) == (wanted, left)


def test_no_deck_of_the_archive_is_called_like_a_heading(cb):
    names = [deck.name for deck in cb.archive]
    assert not [name for name in names if "capacity" in name.casefold() and "12" in name]
    assert not [name for name in names if "&amp;" in name or "&lt;" in name]
    assert sum(not name for name in names) < 700
