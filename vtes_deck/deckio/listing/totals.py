"""Compares the numbers in headings with the cards read under them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from vtes_deck.deckio.listing.assembly import ListEntry
from vtes_deck.deckio.listing.headings import Heading, ListSection
from vtes_deck.deckio.listing.plain_lines import ListLine

_MINIONS = re.compile(r"\W{0,9}minions?\b", re.IGNORECASE)
_MASTERS = re.compile(r"\W{0,9}masters?\b", re.IGNORECASE)
_PARTS = {ListSection.CRYPT, ListSection.LIBRARY}
_BELOW_TYPES = {ListSection.DISCIPLINE, ListSection.CLAN}


class _Total(msgspec.Struct):
    """A heading and the copies read under it.

    Attributes:
        line: the line of the heading.
        heading: the heading.
        found: the copies up to the next heading of its rank.
        nested: the additional copies under headings of a lower rank.
        library: the library cards among them, although it is the heading of a crypt; the library
            then has no heading.
        bare: the cards below it that have no number.
    """

    line: ListLine
    heading: Heading
    found: int = 0
    nested: int = 0
    library: int = 0
    bare: list[ListEntry] = []

    @property
    def fits(self) -> bool:
        text = self.heading.said
        found = self.found
        return text is None or text in {found, found + self.nested, found - self.library}


class Totals:
    """Counts the copies under each heading."""

    def __init__(self) -> None:
        self._all: list[_Total] = []
        self._part: _Total | None = None
        self._type: _Total | None = None
        self._below: _Total | None = None
        self._minions: _Total | None = None  # "Minion (60)" is above types but is not a type
        self._copies = 0
        self._sums: list[tuple[ListLine, int, frozenset[int]]] = []

    @property
    def marked(self) -> bool:
        """Whether one of the headings has a number, a colon or a similar mark."""
        return any(total.heading.marked for total in self._all)

    def has(self, place: ListSection) -> bool:
        """Whether there was a heading of this kind."""
        return any(total.heading.place is place for total in self._all)

    def open(self, line: ListLine, heading: Heading) -> None:
        """Continue with the cards below a heading."""
        if heading.place is ListSection.TOTAL:
            self._sum(line, heading)
            return
        total = _Total(line, heading)
        if heading.place in _PARTS:
            self._part, self._type, self._below = total, None, None
            self._minions = None
        elif heading.place is ListSection.TYPE:
            self._end_crypt()
            if _MINIONS.match(line.text):
                self._minions = total
            elif _MASTERS.match(line.text):
                self._minions = None
            self._type, self._below = total, None
        elif heading.place in _BELOW_TYPES:
            if heading.place is ListSection.DISCIPLINE:
                self._end_crypt()
            self._below = total
        else:  # cards outside the deck are not counted
            return
        self._all.append(total)

    def _end_crypt(self) -> None:
        """A card type ends the crypt, with or without a heading."""
        if self._part is not None and self._part.heading.place is ListSection.CRYPT:
            self._part = None

    def add(self, entry: ListEntry) -> None:
        """Count the copies of a card."""
        copies = 1 if entry.count is None else entry.count
        self._copies += copies
        if entry.count is None:
            for total in (self._part, self._type, self._below):
                if total is not None:
                    total.bare.append(entry)
        if self._part is not None:
            self._part.found += copies
            card = entry.match.card if entry.match is not None else None
            if self._part.heading.place is ListSection.CRYPT and card is not None:
                self._part.library += copies * (card.kind == "library")
        if self._minions is not None and self._minions is not self._type:
            self._minions.nested += copies
        if self._below is not None:
            self._below.found += copies
        if self._type is not None and self._below is None:
            self._type.found += copies
        elif self._type is not None:
            self._type.nested += copies

    def _sum(self, line: ListLine, heading: Heading) -> None:
        """Check a sum, which may be that of all cards, of the crypt or library, or of a type."""
        if heading.said is None:
            return
        opened = [t for t in (self._part, self._type, self._below) if t is not None]
        library = sum(t.found for t in self._all if t.heading.place is ListSection.LIBRARY)
        types = sum(t.found + t.nested for t in self._all if t.heading.place is ListSection.TYPE)
        found = {self._copies, library, types, *(t.found + t.nested for t in opened)}
        self._sums.append((line, heading.said, frozenset(found)))

    def confirm(self) -> None:
        """Count cards without a number as single copies if a total confirms them."""
        for total in self._all:
            if total.heading.said is not None and total.fits:
                for entry in total.bare:
                    entry.count = 1

    def differing(self) -> Iterator[tuple[ListLine, int, int]]:
        """Each heading whose number differs from its cards: line, number, and cards read."""
        for total in self._all:
            if not total.fits and total.heading.said is not None:
                yield total.line, total.heading.said, total.found
        for line, text, found in self._sums:
            if text not in found and text != self._copies:
                yield line, text, self._copies
