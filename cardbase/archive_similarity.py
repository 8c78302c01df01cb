"""The similarity of decks, and the archived decks most similar to a deck.

The measure is a weighted Jaccard index, 0 for nothing in common to 1 for the same cards: the shared
copies divided by all copies of both decks. Three choices make it fit decks:

* The weight of a copy is the logarithm of the rarity of its card in the archive. Sharing Villein
  means little; sharing Arika means much.
* Crypt and library are compared separately, and the result is the mean. The crypt is as
  characteristic of a deck as the library, although it has a seventh of the cards. A part that the
  deck does not have yet is omitted.
* An unfinished deck is not penalised for missing cards: cards that only the other deck has count in
  proportion to the completeness of this one, measured by the required sizes (12 and 60).

>>> import cardbase
>>> archive = cardbase.load().archive
>>> winner = archive.decks[0]
>>> similarity = Similarity(cardbase.load())
>>> best = similarity.most_like({e.id: e.count for e in winner.cards}, limit=1)[0]
>>> best.deck == winner, round(best.value, 6)
(True, 1.0)
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive import NOWHERE, ArchiveDeck
from cardbase.model import CryptCard

if TYPE_CHECKING:
    from cardbase.database import CardBase

FULL_CRYPT, FULL_LIBRARY = 12, 60
"""The number of cards with which a part of a deck counts as complete (DCK-03, DCK-04)."""


class SimilarDeck(msgspec.Struct, frozen=True):
    """An archived deck and its similarity to another deck.

    Attributes:
        deck: the archived deck.
        value: similarity, 0 to 1.
        crypt, library: the similarity of each part; 0 if the compared deck lacks this part.
    """

    deck: ArchiveDeck
    value: float
    crypt: float
    library: float


def similarity_of(cards: CardBase) -> Similarity:
    """The comparison with a card base's archive, created once."""
    return cards.derived(Similarity)


class Similarity:
    """Compares decks with those of an archive. Creating it takes a tenth of a second."""

    def __init__(self, cards: CardBase) -> None:
        self._archive = cards.archive
        everything = len(self._archive)
        self._weights: dict[int, float] = {}
        self._in_crypt: set[int] = set()
        sizes = ([0.0] * everything, [0.0] * everything)
        for card_id, found in self._archive.postings.items():
            weight = math.log(1 + everything / (1 + len(found.decks)))
            self._weights[card_id] = weight
            in_crypt = isinstance(cards.get(card_id), CryptCard)
            if in_crypt:
                self._in_crypt.add(card_id)
            part = sizes[0 if in_crypt else 1]
            for position, copies in zip(found.decks, found.copies, strict=True):
                part[position] += weight * copies
        self._sizes = sizes
        self._rarest = math.log(1 + everything)
        self._get = cards.get

    def weight(self, card_id: int) -> float:
        """The weight of a copy of a card: the logarithm of its rarity."""
        return self._weights.get(card_id, self._rarest)

    def most_like(
        self, copies: Mapping[int, int], *, limit: int = 50, without: str = ""
    ) -> list[SimilarDeck]:
        """The archived decks most similar to a deck, most similar first.

        Args:
            copies: the deck: copies by card id.
            limit: the maximum number of decks.
            without: the id of an archived deck to omit, for a deck that is a copy of it.
        """
        parts: list[list[float]] = []
        crypt = {i: n for i, n in copies.items() if n > 0 and self._of_crypt(i)}
        library = {i: n for i, n in copies.items() if n > 0 and i not in crypt}
        for held, sizes, full in (
            (crypt, self._sizes[0], FULL_CRYPT),
            (library, self._sizes[1], FULL_LIBRARY),
        ):
            parts.append(self._part(held, sizes, full) if held else [])
        return self._ranked(parts, limit, without)

    def _of_crypt(self, card_id: int) -> bool:
        return card_id in self._in_crypt or isinstance(self._get(card_id), CryptCard)

    def _part(self, held: Mapping[int, int], sizes: list[float], full: int) -> list[float]:
        """By position, the similarity of one part."""
        shared = [0.0] * len(sizes)
        for card_id, mine in held.items():
            weight = self.weight(card_id)
            found = self._archive.postings.get(card_id, NOWHERE)
            for position, theirs in zip(found.decks, found.copies, strict=True):
                shared[position] += weight * min(mine, theirs)
        own = sum(self.weight(card_id) * mine for card_id, mine in held.items())
        ready = min(1.0, sum(held.values()) / full)
        return [
            common / (own + ready * (size - common)) if common else 0.0
            for common, size in zip(shared, sizes, strict=True)
        ]

    def _ranked(self, parts: list[list[float]], limit: int, without: str) -> list[SimilarDeck]:
        there = [part for part in parts if part]
        if not there:
            return []
        means = [sum(values) / len(there) for values in zip(*there, strict=True)]
        order = sorted(range(len(means)), key=means.__getitem__, reverse=True)[: limit + 1]
        found = [
            SimilarDeck(
                self._archive.decks[position],
                means[position],
                *(part[position] if part else 0.0 for part in parts),
            )
            for position in order
            if means[position] > 0
        ]
        return [each for each in found if each.deck.id != without][:limit]
