"""Compares a deck with the most similar winning decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import chain
from statistics import fmean, quantiles

import msgspec

from cardbase import CardBase
from cardbase.archive_similarity import Similarity
from vtes_deck.app.similar_decks import MAX_SIMILAR, near
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import type_words
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.language import tr
from vtes_deck.stats.composition import Composition, composition

MIN_DECKS = 5
"""The minimum number of decks for a comparison."""

MIN_LIBRARY = 30
"""A deck with fewer cards is unfinished: all of its numbers would be unusual."""

_MIN_MEAN = 0.5
"""A number that is zero for the deck and for half of the others is left out."""


type _Key = tuple[PeerGroup, str]


class PeerGroup(StrEnum):
    """The subject of a number."""

    DECK = "deck"
    TYPES = "types"
    FUNCTIONS = "functions"


class PeerRow(msgspec.Struct, frozen=True):
    """A number of the deck and the same number of the other decks.

    Attributes:
        group: its subject.
        name: the name of the number.
        own: the value of the deck.
        mean: the mean of the others.
        low, high: eight in ten of the others lie between them.
    """

    group: PeerGroup
    name: str
    own: float
    mean: float
    low: float
    high: float

    @property
    def unusual(self) -> bool:
        """Whether nine in ten of the others have more, or less."""
        return not self.low <= self.own <= self.high


class PeerComparison(msgspec.Struct, frozen=True):
    """The comparison.

    Attributes:
        decks: the number of the others; 0 if too few are similar, or the deck is unfinished.
        rows: the numbers for crypt, costs, types and functions, in this order.
    """

    decks: int = 0
    rows: tuple[PeerRow, ...] = ()


def compare_with_peers(
    deck: Deck, cards: CardBase, similarity: Similarity, *, archive_id: str = ""
) -> PeerComparison:
    """Compare a deck with similar winning decks. Takes up to 0.1 s; any thread may call it.

    Args:
        deck: the deck.
        cards: the card base with its archive.
        similarity: the similarities of its archive.
        archive_id: the archived deck of which it is a copy, which is left out.
    """
    if deck.library_count < MIN_LIBRARY:
        return PeerComparison()
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    alike = near(similarity.most_like(held, limit=MAX_SIMILAR, without=archive_id))
    if len(alike) < MIN_DECKS:
        return PeerComparison()
    own = _numbers(composition(deck))
    others = [_numbers(composition(from_archive(one.deck, cards.get))) for one in alike]
    names = dict.fromkeys((*own, *chain.from_iterable(others)))
    rows = [_row(name, own, others) for name in names]
    kept = [row for row in rows if max(row.own, row.mean) >= _MIN_MEAN]
    kept.sort(key=_group_of)
    return PeerComparison(len(alike), tuple(kept))


def _group_of(row: PeerRow) -> int:
    return list(PeerGroup).index(row.group)


def _row(key: _Key, own: Mapping[_Key, float], others: Sequence[Mapping[_Key, float]]) -> PeerRow:
    values = [other.get(key, 0.0) for other in others]
    tenths = quantiles(values, n=10, method="inclusive")
    return PeerRow(*key, own.get(key, 0.0), fmean(values), tenths[0], tenths[-1])


def _numbers(made_of: Composition) -> dict[_Key, float]:
    """The numbers of a deck by their groups and their names in the language of the interface."""
    crypt, library = made_of.crypt, made_of.library
    deck = {
        tr("Crypt"): crypt.count,
        tr("Different vampires"): crypt.different,
        tr("Mean capacity"): crypt.mean,
        tr("Votes by title"): crypt.votes,
        tr("Library"): library.count,
        tr("Total blood cost"): library.blood,
        tr("Total pool cost"): library.pool,
    }
    types = {type_words(name): count for name, count in library.types.items()}
    functions = {tr(name): count for name, count in library.functions.items()}
    return {
        (group, name): value
        for group, numbers in (
            (PeerGroup.DECK, deck),
            (PeerGroup.TYPES, types),
            (PeerGroup.FUNCTIONS, functions),
        )
        for name, value in numbers.items()
    }
