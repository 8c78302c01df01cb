"""Compares a deck with the most similar winning decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles

import msgspec

from cardbase import CardBase
from cardbase.archive_similarity import Similarity
from vtes_deck.app.similar_decks import MOST_LIKE, near
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import type_words
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.language import tr
from vtes_deck.stats.composition import Composition, composition

LEAST_DECKS = 5
"""The minimum number of decks for a comparison."""

LEAST_LIBRARY = 30
"""A deck with fewer cards is unfinished: all of its numbers would be unusual."""

_LEAST_MEAN = 0.5
"""A number that is zero for the deck and for half of the others is left out."""


class PeerRow(msgspec.Struct, frozen=True):
    """A number of the deck and the same number of the other decks.

    Attributes:
        name: the name of the number.
        own: the value of the deck.
        mean: the mean of the others.
        low, high: eight in ten of the others lie between them.
    """

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
    if deck.library_count < LEAST_LIBRARY:
        return PeerComparison()
    held = {slot.card.id: deck.count(slot.card) for slot in deck.slots}
    alike = near(similarity.most_like(held, limit=MOST_LIKE, without=archive_id))
    if len(alike) < LEAST_DECKS:
        return PeerComparison()
    own = _numbers(composition(deck))
    others = [_numbers(composition(from_archive(one.deck, cards.get))) for one in alike]
    names = list(own)
    for other in others:
        names += [name for name in other if name not in own and name not in names]
    rows = (_row(name, own, others) for name in names)
    return PeerComparison(len(alike), tuple(r for r in rows if max(r.own, r.mean) >= _LEAST_MEAN))


def _row(name: str, own: Mapping[str, float], others: Sequence[Mapping[str, float]]) -> PeerRow:
    values = [other.get(name, 0.0) for other in others]
    tenths = quantiles(values, n=10, method="inclusive")
    return PeerRow(name, own.get(name, 0.0), fmean(values), tenths[0], tenths[-1])


def _numbers(made_of: Composition) -> dict[str, float]:
    """The numbers of a deck by their names in the language of the interface."""
    crypt, library = made_of.crypt, made_of.library
    return {
        tr("Crypt"): crypt.count,
        tr("Different vampires"): crypt.different,
        tr("Mean capacity"): crypt.mean,
        tr("Votes by title"): crypt.votes,
        tr("Library"): library.count,
        tr("Blood, all cards"): library.blood,
        tr("Pool, all cards"): library.pool,
        **{type_words(name): count for name, count in library.types.items()},
        **{
            tr("For: {function}", function=tr(name)): count
            for name, count in library.functions.items()
        },
    }
