"""The composition of a deck, counted in copies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from cardbase.model import Cost, CryptCard, LibraryCard
from vtes_deck.deck.model import Deck

OPENING = 4
"""Crypt cards in the opening (SET-10)."""


class Density(StrEnum):
    """The share of a function in the library, from the deck's theme to a single use in a game."""

    MAIN = "more than 25 %"
    MUCH = "14 to 25 %"
    SOME = "7 to 14 %"
    LITTLE = "less than 7 %"


_MIN_SHARES = ((0.25, Density.MAIN), (0.14, Density.MUCH), (0.07, Density.SOME))


def density_of(share: float) -> Density:
    """The density of a share of the library.

    >>> density_of(0.25), density_of(0.26), density_of(0.07)
    (<Density.MUCH: '14 to 25 %'>, <Density.MAIN: 'more than 25 %'>, <Density.SOME: '7 to 14 %'>)
    """
    if share > _MIN_SHARES[0][0]:
        return Density.MAIN
    return next((density for least, density in _MIN_SHARES[1:] if share >= least), Density.LITTLE)


class Discipline(msgspec.Struct, frozen=True):
    """A Discipline in the crypt, compared with the needs of the library.

    Attributes:
        code: the code in lower case.
        inferior: copies of vampires that have it at inferior only.
        superior: copies of vampires that have it at superior.
        needed: library cards that require it, alone or as one of several.
    """

    code: str
    inferior: int
    superior: int
    needed: int

    @property
    def vampires(self) -> int:
        """Copies of vampires that have it at any level."""
        return self.inferior + self.superior


class CryptComposition(msgspec.Struct, frozen=True):
    """The crypt in numbers; every mapping counts copies.

    Attributes:
        count: the number of cards.
        different: different cards.
        capacities: copies by capacity, including every capacity between the extremes.
        groups: copies by group, ``None`` for ANY.
        clans, sects, titles: copies by clan, sect and title; cards without one are omitted.
        votes: votes of all printed titles of the crypt.
        lowest: total capacity of the cheapest opening of four.
        highest: total capacity of the most expensive opening of four.
        mean: mean capacity of a card, 0 for an empty crypt.
    """

    count: int
    different: int
    capacities: Mapping[int, int]
    groups: Mapping[int | None, int]
    clans: Mapping[str, int]
    sects: Mapping[str, int]
    titles: Mapping[str, int]
    votes: int
    lowest: int
    highest: int
    mean: float

    @property
    def opening(self) -> float:
        """Expected total capacity of the opening: four times the mean."""
        return min(OPENING, self.count) * self.mean


class LibraryComposition(msgspec.Struct, frozen=True):
    """The library in numbers; every mapping counts copies.

    Attributes:
        count: the number of cards.
        different: different cards.
        types: by printed type or pair of types (``"Action Modifier/Combat"``), most first.
        clans: by required clan.
        blood: the total blood cost of all cards; a cost of X counts 0.
        pool: the total pool cost of all cards; a cost of X counts 0.
        trifles: masters that are trifles.
        variable: cards with a cost of X.
        functions: copies by the function of cards, most first; a card may count for several.
    """

    count: int
    different: int
    types: Mapping[str, int]
    clans: Mapping[str, int]
    blood: int
    pool: int
    trifles: int
    variable: int
    functions: Mapping[str, int]

    def share(self, function: str) -> float:
        """The share of the library that has a function, 0 to 1."""
        return self.functions.get(function, 0) / self.count if self.count else 0.0

    def by_density(self) -> Mapping[Density, Mapping[str, int]]:
        """The functions by their share of the library, the densest first."""
        found: dict[Density, dict[str, int]] = {density: {} for density in Density}
        for function, n in self.functions.items():
            found[density_of(self.share(function))][function] = n
        return {density: functions for density, functions in found.items() if functions}


class Composition(msgspec.Struct, frozen=True):
    """A deck in numbers.

    ``disciplines`` gives the Disciplines of crypt and library, the most used first.
    """

    crypt: CryptComposition
    library: LibraryComposition
    disciplines: tuple[Discipline, ...]


def composition(deck: Deck) -> Composition:
    """Count the parts of ``deck``. Unidentified lines do not count."""
    return Composition(_crypt(deck), _library(deck), _disciplines(deck))


def _crypt(deck: Deck) -> CryptComposition:
    vampires = deck.vampires
    capacities = sorted(card.capacity for card, copies in vampires for _ in range(copies))
    count = len(capacities)
    by_capacity = Counter(capacities)
    return CryptComposition(
        count=count,
        different=len(vampires),
        capacities={
            capacity: by_capacity[capacity]
            for capacity in (range(capacities[0], capacities[-1] + 1) if capacities else ())
        },
        groups=dict(
            sorted(
                _tally((card.group, copies) for card, copies in vampires).items(),
                key=lambda item: (item[0] is None, item[0]),
            )
        ),
        clans=_most_first((card.clan, copies) for card, copies in vampires),
        sects=_most_first((card.sect, copies) for card, copies in vampires if card.sect),
        titles=_most_first((card.title, copies) for card, copies in vampires if card.title),
        votes=sum(card.votes * copies for card, copies in vampires),
        lowest=sum(capacities[:OPENING]),
        highest=sum(capacities[-OPENING:]),
        mean=sum(capacities) / count if count else 0.0,
    )


def _library(deck: Deck) -> LibraryComposition:
    cards = deck.cards
    return LibraryComposition(
        count=deck.library_count,
        different=len(cards),
        types=_most_first(("/".join(card.types), copies) for card, copies in cards),
        clans=_most_first(
            (clan, copies) for card, copies in cards for clan in card.requirement.clans
        ),
        blood=sum(_number(card.blood_cost) * copies for card, copies in cards),
        pool=sum(_number(card.pool_cost) * copies for card, copies in cards),
        trifles=sum(copies for card, copies in cards if card.trifle),
        variable=sum(copies for card, copies in cards if "X" in (card.blood_cost, card.pool_cost)),
        functions=_most_first(
            (function, copies) for card, copies in cards for function in card.functions
        ),
    )


def _disciplines(deck: Deck) -> tuple[Discipline, ...]:
    inferior = _tally(_levels(deck.vampires, superior=False))
    superior = _tally(_levels(deck.vampires, superior=True))
    needed = _tally(_needs(deck.cards))
    rows = [
        Discipline(code, inferior[code], superior[code], needed[code])
        for code in {*inferior, *superior, *needed}
    ]
    return tuple(sorted(rows, key=lambda row: (-row.needed, -row.vampires, row.code)))


def _levels(
    vampires: Iterable[tuple[CryptCard, int]], *, superior: bool
) -> Iterable[tuple[str, int]]:
    for card, copies in vampires:
        for code in card.disciplines:
            if code.isupper() is superior:
                yield code.lower(), copies


def _needs(cards: Iterable[tuple[LibraryCard, int]]) -> Iterable[tuple[str, int]]:
    for card, copies in cards:
        for code in card.requirement.disciplines:
            yield code, copies


def _tally[K](counts: Iterable[tuple[K, int]]) -> Counter[K]:
    tally: Counter[K] = Counter()
    for key, copies in counts:
        tally[key] += copies
    return tally


def _most_first[K: str](counts: Iterable[tuple[K, int]]) -> dict[str, int]:
    tally = _tally(counts)
    return {str(key): tally[key] for key in sorted(tally, key=lambda key: (-tally[key], key))}


def _number(cost: Cost) -> int:
    return 0 if cost == "X" else cost
