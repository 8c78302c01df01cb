"""The search tables of the archive, each created when it is first needed.

A deck is identified by its position in :attr:`cardbase.archive.Archive.decks`; a set of decks is an
integer with the bits of their positions, as in :mod:`cardbase.search.index`.
"""

from __future__ import annotations

import contextlib
from array import array
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING

from cardbase.archive import NOWHERE, Archive, ArchiveDeck
from cardbase.model import CryptCard, LibraryCard
from cardbase.names import normalize
from cardbase.search.engine import matching
from cardbase.search.filter import Scope
from cardbase.search.index import Index, index_of
from cardbase.search.query import Node
from cardbase.terms import CardKind

if TYPE_CHECKING:
    from cardbase.database import CardBase

_MAX_KEPT = 200
"""The cache size for counts of copies."""


class IndexedDeck:
    """An archived deck with its cards.

    Attributes:
        deck: the deck.
        crypt: vampires and imbued with their copies.
        library: library cards with their copies.
    """

    __slots__ = ("crypt", "deck", "library")

    def __init__(self, deck: ArchiveDeck, cards: CardBase) -> None:
        self.deck = deck
        self.crypt: list[tuple[CryptCard, int]] = []
        self.library: list[tuple[LibraryCard, int]] = []
        for entry in deck.cards:
            card = cards.get(entry.id)
            if isinstance(card, CryptCard):
                self.crypt.append((card, entry.count))
            elif card is not None:
                self.library.append((card, entry.count))


class ArchiveIndex:
    """Lookup tables of the archive of one card base, or of other decks.

    Attributes:
        cards: the card base.
        archive: its archive, or the other decks.
        all: the set of all decks.
        named: the cards that a name means, cached.
    """

    def __init__(self, cards: CardBase, archive: Archive | None = None) -> None:
        """Begin with empty tables.

        Args:
            cards: the card base.
            archive: other decks to search instead of the archive.
        """
        self.cards = cards
        self.archive: Archive = cards.archive if archive is None else archive
        self.all = (1 << len(self.archive)) - 1
        self._choices: dict[str, dict[str, int]] = {}
        self._numbers: dict[str, list[float | None]] = {}
        self._texts: dict[str, list[str]] = {}
        self.named: dict[str, int] = {}
        self._counts: dict[int, array[int]] = {}
        self._views: list[IndexedDeck] = []
        self._keeps_views = False

    @property
    def card_index(self) -> Index:
        """The index of the card base itself."""
        return index_of(self.cards)

    def views(self) -> Iterator[IndexedDeck]:
        """Every deck with its cards, by position."""
        views = (IndexedDeck(deck, self.cards) for deck in self.archive.decks)
        if self._keeps_views:
            self._views = self._views or list(views)
            yield from self._views
        else:
            yield from views

    @contextlib.contextmanager
    def views_kept(self) -> Iterator[None]:
        """Create the views only once while many tables are created."""
        self._keeps_views = True  # created with the first table, which may never be needed
        try:
            yield
        finally:
            self._keeps_views = False
            self._views = []

    # ------------------------------------------------------------------------------ sets of decks

    @staticmethod
    def positions(mask: int) -> list[int]:
        """The positions in a set, lowest first."""
        bits = bin(mask)[:1:-1]
        return list(compress(range(len(bits)), map(int, bits)))

    def mask(self, positions: Iterable[int]) -> int:
        """A set of positions as a bit mask."""
        data = bytearray(len(self.archive) // 8 + 1)
        for position in positions:
            data[position >> 3] |= 1 << (position & 7)
        return int.from_bytes(data, "little")

    def decks(self, mask: int) -> tuple[ArchiveDeck, ...]:
        """The decks in a set, newest first."""
        return tuple(self.archive.decks[position] for position in self.positions(mask))

    # ------------------------------------------------------------------------------------- tables

    def choices(self, key: str, of: Callable[[IndexedDeck], Iterable[str]]) -> dict[str, int]:
        """For each value of a choice, the decks that have it."""
        table = self._choices.get(key)
        if table is None:
            gathered: dict[str, list[int]] = {}
            for position, view in enumerate(self.views()):
                for value in of(view):
                    gathered.setdefault(value, []).append(position)
            table = {value: self.mask(gathered[value]) for value in sorted(gathered)}
            self._choices[key] = table
        return table

    def numbers(self, key: str, of: Callable[[IndexedDeck], float | None]) -> list[float | None]:
        """By position, a number of the deck; ``None`` if unknown."""
        table = self._numbers.get(key)
        if table is None:
            table = self._numbers[key] = [of(view) for view in self.views()]
        return table

    def texts(self, key: str, of: Callable[[ArchiveDeck], str]) -> list[str]:
        """By position, the normalised text to search."""
        table = self._texts.get(key)
        if table is None:
            table = self._texts[key] = [normalize(of(deck)) for deck in self.archive.decks]
        return table

    @cached_property
    def crypt_sizes(self) -> array[int]:
        """By position, the number of crypt cards."""
        return self.copies(self.card_index.of_kinds({CardKind.CRYPT}))

    # -------------------------------------------------------------------------------------- cards

    @cached_property
    def played_by(self) -> dict[int, int]:
        """By position of a card in the card index, the decks that play it."""
        position = self.card_index.position
        return {
            position[card_id]: self.mask(found.decks)
            for card_id, found in self.archive.postings.items()
            if card_id in position
        }

    def playing(self, card_mask: int) -> int:
        """The decks that play at least one of some cards, which are a set of the card index."""
        found = 0
        for position in self.card_index.positions(card_mask):
            found |= self.played_by.get(position, 0)
        return found

    def copies(self, card_mask: int) -> array[int]:
        """By position, the total copies of some cards in a deck."""
        table = self._counts.get(card_mask)
        if table is None:
            table = array("I", [0]) * len(self.archive)
            postings, index = self.archive.postings, self.card_index
            for position in index.positions(card_mask):
                found = postings.get(index.cards[position].id, NOWHERE)
                for deck, count in zip(found.decks, found.copies, strict=True):
                    table[deck] += count
            if len(self._counts) >= _MAX_KEPT:
                del self._counts[next(iter(self._counts))]
            self._counts[card_mask] = table
        return table

    def cards_matching(self, node: Node | None) -> int:
        """The cards that a resolved query on cards matches.

        Raises:
            QueryError: it cannot be answered.
        """
        index = self.card_index
        return index.all if node is None else matching(node, Scope(index, within=index.all))

    @property
    def scope(self) -> Scope:
        """The scope that filters on cards search."""
        return Scope(self.card_index, within=self.card_index.all)
