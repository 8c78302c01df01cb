"""No deck of the archive loses a card when it is written to a file and read."""

import pytest
from series import thinned

from vtes_deck import deckio
from vtes_deck.deck.winning_decks import from_archive


def cards(deck):
    return {slot.card.id: (slot.count, " ".join(slot.comment.split())) for slot in deck.slots}


def doubts(result):
    """Return doubtful lines, except cards that a description names line by line."""
    reported = {"card in prose", "kept heading"}
    return [
        problem
        for problem in result.problems
        if problem.severity is not deckio.Severity.NOTE
        and not (problem.kind in reported and problem.text in result.deck.description)
    ]


@pytest.mark.parametrize("first", thinned(range(48), every=48))
def test_every_deck_written_as_twd_and_read_again_has_the_same_cards(cb, first):
    assert len(cb.archive) > 4600
    for found in cb.archive.decks[first::48]:
        deck = from_archive(found, cb.get)
        result = deckio.read(deckio.write(deck, "twd", cb), cb)
        assert cards(result.deck) == cards(deck), found.id
        assert result.deck.unknown == ()
        assert doubts(result) == [], found.id
        assert result.format == "twd"


@pytest.mark.parametrize("name", sorted(f.name for f in deckio.writable() if f.can_read))
@pytest.mark.parametrize("with_base", [True, False], ids=["with card base", "without"])
@pytest.mark.parametrize("first", thinned(range(0, 600, 40), every=15))
def test_every_fortieth_deck_survives_every_other_format(cb, name, with_base, first):
    holds = deckio.by_name(name).holds
    for found in cb.archive.decks[first::600]:
        deck = from_archive(found, cb.get)
        result = deckio.read(deckio.write(deck, name, cb if with_base else None), cb)
        read, written = cards(result.deck), cards(deck)
        if holds.comments:
            assert read == written, found.id
        else:
            assert {i: c for i, (c, _) in read.items()} == {i: c for i, (c, _) in written.items()}
        assert doubts(result) == [], found.id


def test_the_tournament_survives_in_the_format_of_the_archive(cb):
    for found in cb.archive.decks[::100]:
        deck = from_archive(found, cb.get)
        event = deck.win.event
        if event.date is None or not event.name or not deck.win.player:
            continue
        read = deckio.read(deckio.write(deck, "twd", cb), cb).deck.win
        assert read.player == " ".join(deck.win.player.split())
        assert read.score == deck.win.score
        assert read.event.name == " ".join(event.name.split())
        assert (read.event.date, read.event.end_date) == (event.date, event.end_date)
        assert (read.event.rounds, read.event.players) == (event.rounds, event.players)
