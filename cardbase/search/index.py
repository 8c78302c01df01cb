"""The indexes of one card base, each created when it is first needed.

Every card has a position, in the order of names; a set of cards is an integer with the bits of
their positions. Loading a card base creates no index; all indexes together take about a tenth of a
second, and a query creates only those that it uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import compress
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary, ref

from cardbase.model import AnyCard, CardSet, CryptCard, Discipline, LibraryCard
from cardbase.names import normalize
from cardbase.playability import can_play
from cardbase.search.fold import fold, plain
from cardbase.terms import CardKind

if TYPE_CHECKING:
    import datetime

    from cardbase.archive import Archive
    from cardbase.search.filter import ChoiceFilter
    from cardbase.search.ranges import DateFilter, NumberFilter
    from cardbase.search.text import TextFilter


class Cards(Protocol):
    """The object to search: a :class:`cardbase.database.CardBase`, or a similar one."""

    def __iter__(self) -> Iterator[AnyCard]: ...

    @property
    def sets(self) -> Mapping[str, CardSet]:
        """The sets by code, oldest first."""

    @property
    def disciplines(self) -> Mapping[str, Discipline]:
        """The Disciplines by code."""

    @property
    def archive(self) -> Archive:
        """The tournament winning decks; read only when they are needed."""


_made: WeakKeyDictionary[Cards, Index] = WeakKeyDictionary()


def index_of(cards: Cards) -> Index:
    """The index of a card base, cached."""
    index = _made.get(cards)
    if index is None:
        index = _made[cards] = Index(cards)
    return index


class Index:
    """Lookup tables over the cards of one card base.

    Attributes:
        cards: the cards by position, in the order in which results are shown.
        all: the set of all cards.
        sets, disciplines: the sets and Disciplines of the card base.
    """

    def __init__(self, cards: Cards) -> None:
        filed = sorted((_filing(card), card) for card in cards)
        self.cards: tuple[AnyCard, ...] = tuple(card for _, card in filed)
        self._filed_names = [filing[0] for filing, _ in filed]
        self.all = (1 << len(self.cards)) - 1
        self.sets = cards.sets
        self.disciplines = cards.disciplines
        # The caller keeps the card base alive, not this index.
        self._archive = _ArchiveOf(cards)
        self._facets: dict[str, dict[str, int]] = {}
        self._spellings: dict[str, dict[str, str]] = {}
        self._numbers: dict[str, dict[int | str, int]] = {}
        self._dates: dict[str, dict[datetime.date, int]] = {}
        self._texts: dict[str, list[str]] = {}
        self._flat: dict[str, list[str]] = {}
        self._playable: dict[CryptCard, int] = {}

    # ------------------------------------------------------------------------------ sets of cards

    def positions(self, mask: int) -> list[int]:
        """The positions in a set, lowest first."""
        bits = bin(mask)[:1:-1]
        return list(compress(range(len(bits)), map(int, bits)))

    def mask(self, positions: Iterable[int]) -> int:
        """The set of some positions."""
        data = bytearray(len(self.cards) // 8 + 1)
        for position in positions:
            data[position >> 3] |= 1 << (position & 7)
        return int.from_bytes(data, "little")

    @staticmethod
    def union(masks: Iterable[int]) -> int:
        """All cards of several sets."""
        found = 0
        for mask in masks:
            found |= mask
        return found

    @cached_property
    def position(self) -> dict[int, int]:
        """The positions by card id."""
        return {card.id: position for position, card in enumerate(self.cards)}

    @cached_property
    def _kinds(self) -> dict[CardKind, int]:
        crypt = self.mask(p for p, c in enumerate(self.cards) if isinstance(c, CryptCard))
        return {CardKind.CRYPT: crypt, CardKind.LIBRARY: self.all & ~crypt}

    def of_kinds(self, kinds: Iterable[CardKind]) -> int:
        """All cards of some kinds."""
        return self.union(self._kinds[kind] for kind in kinds)

    def candidates(self, within: int) -> Iterable[int]:
        """The relevant positions for an expensive filter."""
        within &= self.all
        return range(len(self.cards)) if within == self.all else self.positions(within)

    # ------------------------------------------------------------------------------------- tables

    def facet(self, asked: ChoiceFilter) -> dict[str, int]:
        """For each value of a choice filter, the cards that have it."""
        table = self._facets.get(asked.table)
        if table is None:
            gathered: dict[str, list[int]] = {}
            for position, card in self._of_kinds(asked.applies):
                for value in asked.of(card):
                    gathered.setdefault(value, []).append(position)
            table = self._facets[asked.table] = {v: self.mask(p) for v, p in gathered.items()}
        return table

    def spellings(self, asked: ChoiceFilter) -> dict[str, str]:
        """For each folded spelling of a value of a choice filter, the value."""
        table = self._spellings.get(asked.key)
        if table is None:
            table = self._spellings[asked.key] = asked.known(self)
        return table

    def numbers(self, asked: NumberFilter) -> dict[int | str, int]:
        """For each number (or special value) of a number filter, the cards that have it."""
        table = self._numbers.get(asked.key)
        if table is None:
            gathered: dict[int | str, list[int]] = {}
            for position, card in self._of_kinds(asked.applies):
                for number in asked.of(card):
                    gathered.setdefault(number, []).append(position)
            table = self._numbers[asked.key] = {n: self.mask(p) for n, p in gathered.items()}
        return table

    def dates(self, asked: DateFilter) -> dict[datetime.date, int]:
        """For each date of a date filter, the cards that have it."""
        table = self._dates.get(asked.key)
        if table is None:
            gathered: dict[datetime.date, list[int]] = {}
            for position, card in self._of_kinds(asked.applies):
                for date in asked.of(card):
                    gathered.setdefault(date, []).append(position)
            table = self._dates[asked.key] = {d: self.mask(p) for d, p in gathered.items()}
        return table

    def texts(self, asked: TextFilter) -> list[str]:
        """By position, the folded text that a text filter searches."""
        table = self._texts.get(asked.key)
        if table is None:
            texts = map(asked.of, self.cards)
            table = self._texts[asked.key] = [fold(plain(t)) if t else "" for t in texts]
        return table

    def flat(self, asked: TextFilter) -> list[str]:
        """The texts without line breaks, so that a phrase may span two lines."""
        table = self._flat.get(asked.key)
        if table is None:
            table = self._flat[asked.key] = [t.replace("\n", " ") for t in self.texts(asked)]
        return table

    def _of_kinds(self, kinds: frozenset[CardKind]) -> Iterator[tuple[int, AnyCard]]:
        both = len(kinds) == len(CardKind)
        for position, card in enumerate(self.cards):
            if both or card.kind in kinds:
                yield position, card

    # -------------------------------------------------------------------------------------- names

    @cached_property
    def names(self) -> list[tuple[str, ...]]:
        """The normalised names by position: the printed name, the aliases, the translated names."""
        return [
            (printed, *dict.fromkeys(map(normalize, others)))
            for printed, others in zip(
                self._filed_names, map(_other_names, self.cards), strict=True
            )
        ]

    @cached_property
    def joined_names(self) -> list[str]:
        """By position, the names and the full name in one text, each between line breaks."""
        return [
            "\n".join(("", *names, *_full_name(names[0], card), ""))
            for names, card in zip(self.names, self.cards, strict=True)
        ]

    @cached_property
    def initials(self) -> list[str]:
        """By position, the first letters of the words of the printed name."""
        return ["".join(word[0] for word in names[0].split()) for names in self.names]

    # ------------------------------------------------------------------------------------ playing

    @cached_property
    def _alike(self) -> list[tuple[LibraryCard, int]]:
        """Groups of library cards that the same minions can play: one card, and the set of all."""
        groups: dict[object, list[int]] = {}
        for position, card in self._of_kinds(frozenset({CardKind.LIBRARY})):
            if isinstance(card, LibraryCard):
                # The text states which Disciplines are sufficient, see cardbase.playability.
                text = card.text if card.requirement.combo else ""
                groups.setdefault((card.requirement, card.types, text), []).append(position)
        return [
            (first, self.mask(positions))
            for positions in groups.values()
            if isinstance(first := self.cards[positions[0]], LibraryCard)
        ]

    def playable_by(self, minion: CryptCard) -> int:
        """The library cards that a crypt card can play."""
        known = self._playable.get(minion)
        if known is None:
            known = self.union(mask for card, mask in self._alike if can_play(minion, card))
            if minion.id:
                self._playable[minion] = known
        return known

    # ------------------------------------------------------------------------------------ archive

    @cached_property
    def played(self) -> Mapping[int, int]:
        """By card id, the number of archived winning decks that play it; loads the archive."""
        archive = self._archive()
        return {card.id: archive.play(card.id).decks for card in self.cards}


class _ArchiveOf:
    """Access to a card base's archive without keeping the card base alive."""

    def __init__(self, cards: Cards) -> None:
        self._cards = ref(cards)

    def __call__(self) -> Archive:
        cards = self._cards()
        if cards is None:
            raise RuntimeError("the card base of this index no longer exists")
        return cards.archive


def _filing(card: AnyCard) -> tuple[str, int, bool, int]:
    """The order of results: name, then group, base before advanced."""
    group = (card.group or 0) if isinstance(card, CryptCard) else 0
    advanced = card.advanced if isinstance(card, CryptCard) else False
    return normalize(card.name), group, advanced, card.id


def _other_names(card: AnyCard) -> list[str]:
    names = list(card.aliases)
    names += [translation.name for translation in card.translations.values()]
    return names


def _full_name(name: str, card: AnyCard) -> tuple[str, ...]:
    """The normalised full name of a vampire with group and version."""
    if not isinstance(card, CryptCard):
        return ()
    return (f"{name} {normalize(card.full_name.removeprefix(card.name))}".rstrip(),)
