"""A collection as a frozen value.

An edit shares unchanged parts with its predecessor, so that hundreds of undo steps cost little even
with tens of thousands of cards: lots are stored in pages by the card's number, and an edit copies
only the pages that it changes.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

import msgspec

MAX_COPIES = 9999
"""The maximum number of copies in a lot. A larger number is a typing error."""

MAX_LOTS = 100_000
"""The maximum number of lots in a collection; there are 11,000 printings."""

MAX_SMART = 100
"""Maximum number of smart tags; each searches every deck."""

MAX_NAME_LENGTH, MAX_QUERY_LENGTH = 60, 2000
"""Maximum letters of a smart tag's name and of its search."""

_PAGES = 128


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Identical copies of one card.

    Attributes:
        card: number of the card.
        count: copies, at least 1.
        set: code of the set in which they were printed; empty if not known.
        condition: such as ``"NM"``, as the player writes it; may be empty.
        language: such as ``"FR"``; may be empty.
        place: binder or box; may be empty.
        note: may be empty.
    """

    card: int
    count: int
    set: str = ""
    condition: str = ""
    language: str = ""
    place: str = ""
    note: str = ""

    @property
    def kind(self) -> tuple[int, str, str, str, str, str]:
        """The key of this lot: everything except the count."""
        return (self.card, self.set, self.condition, self.language, self.place, self.note)

    @property
    def plain(self) -> bool:
        """Whether only the printing of the copies is known."""
        return not (self.condition or self.language or self.place or self.note)


class _Page(NamedTuple):
    """The lots of some cards, with the copies of each. Immutable."""

    lots: dict[int, tuple[Lot, ...]]
    counts: dict[int, int]


class Owned:
    """Every lot that is owned, found by card. Frozen."""

    def __init__(self, pages: tuple[_Page, ...] | None = None) -> None:
        self._pages = pages or (_Page({}, {}),) * _PAGES

    @classmethod
    def of(cls, lots: Iterable[Lot]) -> Owned:
        """Lots in any order; those of the same kind are merged."""
        by_card: dict[int, dict[tuple[int, str, str, str, str, str], Lot]] = {}
        for lot in lots:
            if lot.count < 1:
                continue
            of_card = by_card.setdefault(lot.card, {})
            there = of_card.get(lot.kind)
            count = min(lot.count + (there.count if there else 0), MAX_COPIES)
            of_card[lot.kind] = msgspec.structs.replace(lot, count=count)
        return cls().having({card: tuple(found.values()) for card, found in by_card.items()})

    def having(self, changed: Mapping[int, Iterable[Lot]]) -> Owned:
        """A copy in which these lots replace the present lots of these cards."""
        fresh: dict[int, _Page] = {}
        for card, lots in changed.items():
            number = card % _PAGES
            if number not in fresh:
                page = self._pages[number]
                fresh[number] = _Page(dict(page.lots), dict(page.counts))
            page = fresh[number]
            kept = tuple(sorted((lot for lot in lots if lot.count > 0), key=_order))
            if kept:
                page.lots[card] = kept
                page.counts[card] = sum(lot.count for lot in kept)
            else:
                page.lots.pop(card, None)
                page.counts.pop(card, None)
        return Owned(tuple(fresh.get(n, page) for n, page in enumerate(self._pages)))

    def lots(self, card: int) -> tuple[Lot, ...]:
        """The lots of a card: the unknown printing first, then by set."""
        return self._pages[card % _PAGES].lots.get(card, ())

    def count(self, card: int) -> int:
        """Copies of a card."""
        return self._pages[card % _PAGES].counts.get(card, 0)

    @cached_property
    def total(self) -> int:
        """Copies of all cards."""
        return sum(sum(page.counts.values()) for page in self._pages)

    @cached_property
    def cards(self) -> frozenset[int]:
        """The numbers of the cards that are owned."""
        return frozenset(card for page in self._pages for card in page.lots)

    def __iter__(self) -> Iterator[Lot]:
        """Every lot, by card number."""
        for card in sorted(self.cards):
            yield from self.lots(card)

    def __len__(self) -> int:
        """Number of lots."""
        return sum(len(lots) for page in self._pages for lots in page.lots.values())

    def __eq__(self, other: object) -> bool:
        return self._pages == other._pages if isinstance(other, Owned) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.total, self.cards))

    def __repr__(self) -> str:
        return f"Owned({list(self)!r})"


def _order(lot: Lot) -> tuple[str, ...]:
    return (lot.set, lot.language, lot.condition, lot.place, lot.note)


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the wish list or on the trade list.

    Attributes:
        card: number of the card.
        count: copies wanted or offered, at least 1.
        set: code of the set, if only that printing is wanted; may be empty.
        note: may be empty.
    """

    card: int
    count: int
    set: str = ""
    note: str = ""


class Use(enum.StrEnum):
    """Whether a deck is built from owned cards."""

    IDEA = "idea"
    """It is only a list; it holds no cards."""
    FLEXIBLE = "flexible"
    "It is built only when you play it: flexible decks share cards."
    FIXED = "fixed"
    """Its cards stay in it."""


class ShelvedDeck(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A deck on the shelf: the player's notes on it, and its last known cards.

    Attributes:
        path: its file, by which it is also identified.
        name: the name of the deck.
        use: whether it uses cards of the collection.
        tags: the tags, in the spelling of the player.
        note: may be empty.
        cards: the copies, by card number.
        stamp: time and size of the file when the cards were read.
    """

    path: str
    name: str = ""
    use: Use = Use.IDEA
    tags: tuple[str, ...] = ()
    note: str = ""
    cards: dict[int, int] = {}
    stamp: tuple[int, int] | None = None


class Unread(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of an import that matches no known card; kept until the player resolves it.

    Attributes:
        text: the text of the line.
        count: copies, as written or 1.
        source: name of the file.
        line: 1-based, 0 if it has none.
    """

    text: str
    count: int = 1
    source: str = ""
    line: int = 0


class SmartTag(msgspec.Struct, frozen=True):
    """A tag of all decks that match a search.

    Attributes:
        name: the name of the tag, in the spelling of the player.
        query: the query, in the language of :mod:`cardbase.archive_search`.
    """

    name: str
    query: str


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a player has entered about cards.

    Attributes:
        owned: the lots.
        wishes, trades: the numbers of copies, by card number.
        decks: the decks, by path.
        folders: the folders of the player's decks.
        smart: tags defined by searches, in the player's order; names are unique.
        unread: unresolved lines of imports.
        names: names of cards that are not in the card base, by number.
    """

    owned: Owned = msgspec.field(default_factory=Owned)
    wishes: Mapping[int, Listed] = msgspec.field(default_factory=dict)
    trades: Mapping[int, Listed] = msgspec.field(default_factory=dict)
    decks: Mapping[str, ShelvedDeck] = msgspec.field(default_factory=dict)
    folders: tuple[str, ...] = ()
    smart: tuple[SmartTag, ...] = ()
    unread: tuple[Unread, ...] = ()
    names: Mapping[int, str] = msgspec.field(default_factory=dict)

    @property
    def empty(self) -> bool:
        """Whether it is empty."""
        return self == Collection(names=self.names)
