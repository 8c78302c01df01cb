"""The usage of cards in winning decks."""

import pytest

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.app.archive_usage import play_among, years_of


@pytest.fixture(scope="module")
def ventrue(cb):
    return search_decks("clan:ventrue", index_of_archive(cb))


def test_cards_are_counted_in_decks_and_copies(cb, ventrue):
    played = {each.card: each for each in play_among(ventrue, cb)}
    govern = cb["Govern the Unaligned"]
    copies = [sum(e.count for e in d.cards if e.id == govern.id) for d in ventrue]
    with_it = [n for n in copies if n]
    found = played[govern]
    assert (found.decks, found.of) == (len(with_it), len(ventrue))
    assert found.copies == pytest.approx(sum(with_it) / len(with_it))
    assert found.everywhere == cb.archive.play(govern.id).decks / len(cb.archive)
    assert found.share > found.everywhere
    assert found.lift == pytest.approx(found.share / found.everywhere)


def test_the_most_played_come_first(cb, ventrue):
    decks = [each.decks for each in play_among(ventrue, cb)]
    assert decks == sorted(decks, reverse=True)


def test_all_decks_have_the_usual_shares(cb):
    assert all(each.lift == pytest.approx(1) for each in play_among(cb.archive.decks, cb))
    assert play_among((), cb) == ()


def test_years_have_no_gaps_and_show_their_totals(cb, ventrue):
    years = years_of(cb["Govern the Unaligned"].id, ventrue)
    numbers = [each.year for each in years]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert sum(each.of for each in years) == sum(d.event.date is not None for d in ventrue)
    assert all(0 <= each.decks <= each.of for each in years)
    govern = cb["Govern the Unaligned"].id
    copies = sum(e.count for d in ventrue if d.event.date for e in d.cards if e.id == govern)
    assert sum(each.copies for each in years) == copies
    assert all(each.mean * each.decks == pytest.approx(each.copies) for each in years)
    assert years_of(1, ()) == ()


def test_counting_can_be_stopped(cb):
    class StopError(Exception):
        pass

    def stop():
        raise StopError

    with pytest.raises(StopError):
        play_among(cb.archive.decks, cb, stop)
