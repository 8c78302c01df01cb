import pytest

from vtes_deck import deckio
from vtes_deck.deck.winning_decks import from_archive


class Reading:
    """The result of reading a text, for the tests."""

    def __init__(self, result):
        self.result = result
        self.deck = result.deck
        self.format = result.format

    @property
    def crypt(self):
        return {slot.card.full_name: slot.count for slot in self.deck.crypt}

    @property
    def library(self):
        return {slot.card.name: slot.count for slot in self.deck.library}

    @property
    def comments(self):
        return {slot.card.name: slot.comment for slot in self.deck.slots if slot.comment}

    @property
    def unknown(self):
        return [(line.count, line.name, line.line) for line in self.deck.unknown]

    @property
    def problems(self):
        """Line and kind of everything but notes."""
        return [
            (p.line, p.kind.value)
            for p in self.result.problems
            if p.severity is not deckio.Severity.NOTE
        ]

    @property
    def notes(self):
        return [
            (p.line, p.kind.value)
            for p in self.result.problems
            if p.severity is deckio.Severity.NOTE
        ]

    def problem(self, kind):
        """The only problem of this kind."""
        (found,) = [p for p in self.result.problems if p.kind.value == kind]
        return found


@pytest.fixture(scope="session")
def read(cb):
    """Read a text or bytes."""

    def reading(data, filename=""):
        return Reading(deckio.read(data, cb, filename=filename))

    return reading


@pytest.fixture(scope="session")
def archived(cb):
    """A deck of the archive by its id."""

    def deck(deck_id):
        return from_archive(cb.archive[deck_id], cb.get)

    return deck
