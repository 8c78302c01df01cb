"""The handle on the card database."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import cast

import msgspec

from cardbase.archive import Archive
from cardbase.disciplines import DISCIPLINES
from cardbase.errors import Unknown, UnknownCardError
from cardbase.model import AnyCard, CardSet, CryptCard, Discipline, LibraryCard
from cardbase.names import How, Match, NameIndex, NameTable


class Version(msgspec.Struct, frozen=True):
    """The version of the data of a card base.

    Attributes:
        label: the origin of the data, e.g. ``"krcg 5.14"``.
        fingerprint: twelve hexadecimal digits that differ if the data differ.
    """

    label: str
    fingerprint: str


class CardBase:
    """All cards with all facts printed on them. Immutable.

    >>> import cardbase
    >>> cb = cardbase.load()
    >>> govern = cb["Govern the Unaligned"]
    >>> govern.requirement.disciplines, govern.blood_cost
    (('dom',), 1)
    >>> cb.find("baron, the").card.full_name
    'The Baron (G2)'
    """

    def __init__(
        self,
        cards: Iterable[AnyCard],
        sets: Iterable[CardSet],
        names: NameTable,
        archive: Callable[[], Archive],
        version: Version,
        *,
        moved: Mapping[int, int] | None = None,
    ) -> None:
        """Create a card base.

        Args:
            cards: all cards.
            sets: all sets.
            names: the names of all cards.
            archive: reads the tournament winning decks.
            version: the version of the data.
            moved: former ids of cards, with their present ids.
        """
        self._by_id = {card.id: card for card in cards}
        self._moved = dict(moved or {})
        self.names = names
        self._names = NameIndex(names, self._by_id)
        self._load_archive = archive
        self._archive: Archive | None = None
        self._archive_lock = threading.Lock()
        self._named: dict[str, AnyCard] = {}
        self._derived: dict[Callable[[CardBase], object], object] = {}
        self.sets: Mapping[str, CardSet] = MappingProxyType({s.code: s for s in sets})
        self.disciplines: Mapping[str, Discipline] = DISCIPLINES
        self.version = version

    def __len__(self) -> int:
        return len(self._by_id)

    def __iter__(self) -> Iterator[AnyCard]:
        return iter(self._by_id.values())

    def __contains__(self, card_id: object) -> bool:
        return card_id in self._by_id or card_id in self._moved

    def __getitem__(self, key: int | str) -> AnyCard:
        """The card with this id, or exactly this name (any unambiguous spelling).

        Raises:
            KeyError: there is no such card. For a name, the error is an :class:`UnknownCardError`
                with similar names.
        """
        if isinstance(key, int):
            return self._by_id[self._moved.get(key, key)]
        if (known := self._named.get(key)) is not None:
            return known
        match = self.find(key)
        if match.card is None or match.how in {How.NEAR, How.BARE}:
            meant = match.candidates if match.how is How.BARE else match.suggestions
            names = "; ".join(card.full_name for card in meant)
            if names:
                raise UnknownCardError(Unknown.CARD_PERHAPS, name=key, names=names)
            raise UnknownCardError(Unknown.CARD, name=key)
        self._named[key] = match.card
        return match.card

    def get(self, card_id: int) -> AnyCard | None:
        """The card with this id, if there is one."""
        return self._by_id.get(self._moved.get(card_id, card_id))

    def find(self, name: str, *, crypt: bool | None = None, near: bool = True) -> Match:
        """Resolve a written name; see :meth:`cardbase.names.NameIndex.find`."""
        return self._names.find(name, crypt=crypt, near=near)

    def begins(self, folded: str) -> bool:
        """Whether a name begins with this text; see :meth:`cardbase.names.NameIndex.begins`."""
        return self._names.begins(folded)

    def complete(
        self,
        text: str,
        *,
        limit: int = 10,
        crypt: bool | None = None,
        played: Mapping[int, int] | None = None,
    ) -> tuple[AnyCard, ...]:
        """Cards whose name begins with ``text``, best first; see :meth:`NameIndex.complete`."""
        return self._names.complete(text, limit=limit, crypt=crypt, played=played)

    def search(self, query: str) -> tuple[AnyCard, ...]:
        """The cards that match a query, the most likely first.

        >>> import cardbase
        >>> cb = cardbase.load()
        >>> [card.full_name for card in cb.search("clan:ventrue cap>=10 group:2")]
        ['Arika (G2)', 'Queen Anne (G2)']

        Raises:
            QueryError: the query has an error; the error has its position.
        """
        from cardbase.search import search

        return tuple(search(self, query))

    @cached_property
    def crypt(self) -> tuple[CryptCard, ...]:
        """All crypt cards, by id."""
        return tuple(card for card in self if isinstance(card, CryptCard))

    @cached_property
    def library(self) -> tuple[LibraryCard, ...]:
        """All library cards, by id."""
        return tuple(card for card in self if isinstance(card, LibraryCard))

    @property
    def archive(self) -> Archive:
        """The tournament winning decks, which are read on first use, once for all threads."""
        with self._archive_lock:
            if self._archive is None:
                self._archive = self._load_archive()
            return self._archive

    def derived[T](self, make: Callable[[CardBase], T]) -> T:
        """The result of ``make`` for this card base, computed once."""
        if make not in self._derived:
            self._derived[make] = make(self)
        return cast("T", self._derived[make])

    @cached_property
    def clans(self) -> tuple[str, ...]:
        """All clans and creeds, sorted."""
        return tuple(sorted({card.clan for card in self.crypt}))

    @cached_property
    def paths(self) -> tuple[str, ...]:
        """All paths, sorted."""
        return tuple(sorted({card.path for card in self.crypt if card.path}))

    @cached_property
    def artists(self) -> tuple[str, ...]:
        """All illustrators, sorted."""
        return tuple(sorted({artist for card in self for artist in card.artists}))
