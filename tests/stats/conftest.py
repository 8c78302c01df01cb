"""Decks small enough to enumerate all draws, and names without a card base."""

import pytest

from vtes_deck.app.deck_names import DeckNames
from vtes_deck.deck.model import Deck, Slot


@pytest.fixture(scope="session")
def little(cb):
    """Six crypt cards and seven library cards, of which some share searches."""
    return Deck(
        crypt=(
            Slot(cb["Gilbert Duane (G1)"], 2),
            Slot(cb["Anarch Convert"], 3),
            Slot(cb["Arika"], 1),
        ),
        library=(
            Slot(cb["Villein"], 2),
            Slot(cb["Minion Tap"], 1),
            Slot(cb["Govern the Unaligned"], 2),
            Slot(cb["Deflection"], 1),
            Slot(cb["Blood Doll"], 1),
        ),
    )


@pytest.fixture(scope="session")
def winner(cb):
    """A deck that won a tournament."""
    from vtes_deck.deck.winning_decks import from_archive

    return from_archive(next(d for d in cb.archive if d.event.players > 40), cb.get)


@pytest.fixture
def names(cb, little):
    """The names that are known for the small deck."""
    return DeckNames(cb, little)
