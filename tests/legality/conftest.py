"""Decks of real cards for the tests of legality."""

import datetime

import pytest

from vtes_deck.deck.model import Deck, Slot

TODAY = datetime.date(2026, 6, 1)

# Vampires of two neighbouring groups and plain library cards, all legal for decades and in V5.
VAMPIRES = {
    "Nathan Turner": 3,
    "Gilbert Duane (G6)": 3,
    "Victoria Ash (G7)": 3,
    "Theo Bell (G6)": 3,
}
LIBRARY = {"Govern the Unaligned": 30, "Deflection": 30}


@pytest.fixture
def today():
    return TODAY


@pytest.fixture
def deck_of(cb):
    """Return a deck from names and copies, or a deck that is legal today."""

    def make(crypt=None, library=None, unknown=()):
        def slots(cards):
            return tuple(Slot(cb[name], count) for name, count in cards.items() if count)

        return Deck(
            crypt=slots(VAMPIRES if crypt is None else crypt),
            library=slots(LIBRARY if library is None else library),
            unknown=tuple(unknown),
        )

    return make
