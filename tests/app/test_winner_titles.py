"""The titles of winning decks."""

import datetime

import pytest

from cardbase.archive import ArchiveDeck, ArchiveEvent
from vtes_deck.app.session import DeckSession
from vtes_deck.app.winner_titles import title_of


@pytest.mark.parametrize(
    ("name", "player", "event", "title"),
    [
        ("Girls", "Ann", "Cup", "Girls"),
        ("", "Ann", "Cup", "Deck of Ann"),
        ("", "", "Cup", "Winner of Cup"),
        ("", "", "", "(no name)"),
    ],
)
def test_a_title_is_never_empty(name, player, event, title):
    event = ArchiveEvent(event, datetime.date(2024, 1, 1))
    assert title_of(ArchiveDeck("x", name, player, "", event, None, "", ())) == title


def test_a_winning_deck_without_a_name_has_a_title(cb):
    archived = next(deck for deck in cb.archive if not deck.name and deck.player)
    session = DeckSession()
    session.open_archive(archived, cb)
    assert session.title == f"Deck of {archived.player}"
