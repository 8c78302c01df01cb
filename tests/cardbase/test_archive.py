"""The archive of tournament winning decks."""

import datetime

from cardbase.archive import Archive, ArchiveDeck, Entry, Event


def deck(deck_id, cards, year=2020, **event):
    date = datetime.date(year, 1, 1) if year else None
    return ArchiveDeck(
        id=deck_id,
        name=f"Deck {deck_id}",
        player="Ana Núñez",
        author="",
        event=Event(name="Winter Cup", date=date, **event),
        score=None,
        comment="",
        cards=tuple(Entry(card_id, count) for card_id, count in cards.items()),
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


def test_played_with_several_cards_asks_for_all_of_them():
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


def test_the_whole_archive_is_there(cb):
    """Figures of the installed data; newer data may have more."""
    assert len(cb.archive) >= 4668
    assert sum(d.event.date is None for d in cb.archive) == 43
    assert all(cb.get(entry.id) for d in cb.archive for entry in d.cards)
    first = cb.archive.decks[0]
    assert cb.archive[first.id] is first


def test_the_most_played_card_is_counted_right(cb):
    card = cb["Villein"]
    copies = sum(e.count for d in cb.archive for e in d.cards if e.id == card.id)
    decks = sum(any(e.id == card.id for e in d.cards) for d in cb.archive)
    assert (cb.archive.play(card.id).decks, cb.archive.play(card.id).copies) == (decks, copies)
