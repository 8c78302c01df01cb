"""The use of cards in winning decks: how often, in how many copies, in which years."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.model import AnyCard

if TYPE_CHECKING:
    from cardbase.database import CardBase

_STEP = 256
"""Decks between two checks whether to stop."""


class CardUse(msgspec.Struct, frozen=True):
    """A card in some winning decks.

    Attributes:
        card: the card.
        decks: the number of these that play it.
        of: all of them.
        copies: mean number of copies in those that play it.
        everywhere: share of the whole archive that plays it, 0 to 1.
    """

    card: AnyCard
    decks: int
    of: int
    copies: float
    everywhere: float

    @property
    def share(self) -> float:
        """Share of the decks that play it, 0 to 1."""
        return self.decks / self.of if self.of else 0.0

    @property
    def lift(self) -> float:
        """The share of decks divided by that in the whole archive; 1 means equally often."""
        return self.share / self.everywhere if self.everywhere else 0.0


class Year(msgspec.Struct, frozen=True):
    """A year of a card.

    Attributes:
        year: the year.
        decks: decks that play it.
        of: all decks of the year.
        copies: the total number of copies in the decks that play it.
    """

    year: int
    decks: int
    of: int
    copies: int

    @property
    def mean(self) -> float:
        """Copies in each deck that plays it; 0 if none does."""
        return self.copies / self.decks if self.decks else 0.0

    @property
    def share(self) -> float:
        """Share of the year's decks that play it, 0 to 1."""
        return self.decks / self.of if self.of else 0.0


def play_among(
    decks: Sequence[ArchiveDeck], cards: CardBase, check: Callable[[], None] | None = None
) -> tuple[CardUse, ...]:
    """Every card of some decks, the most played first.

    Args:
        decks: the decks.
        cards: the card base; cards that it does not have are left out.
        check: called from time to time; may raise an exception to stop.
    """
    met: Counter[int] = Counter()
    copies: Counter[int] = Counter()
    for number, deck in enumerate(decks):
        if check is not None and not number % _STEP:
            check()
        seen: set[int] = set()
        for entry in deck.cards:
            copies[entry.id] += entry.count
            if entry.id not in seen:
                seen.add(entry.id)
                met[entry.id] += 1
    whole = len(cards.archive)
    found = [
        CardUse(
            card=card,
            decks=count,
            of=len(decks),
            copies=copies[card_id] / count,
            everywhere=len(cards.archive.postings[card_id].decks) / whole,
        )
        for card_id, count in met.items()
        if (card := cards.get(card_id)) is not None
    ]
    found.sort(key=_most_first)
    return tuple(found)


def _most_first(played: CardUse) -> tuple[int, float, int]:
    return -played.decks, -played.copies, played.card.id


def years_of(card_id: int, decks: Iterable[ArchiveDeck]) -> tuple[Year, ...]:
    """The use of a card by year, for every year from the first to the last of the decks."""
    every: Counter[int] = Counter()
    playing: Counter[int] = Counter()
    copies: Counter[int] = Counter()
    for deck in decks:
        if deck.event.date is None:
            continue
        year = deck.event.date.year
        every[year] += 1
        held = sum(entry.count for entry in deck.cards if entry.id == card_id)
        if held:
            playing[year] += 1
            copies[year] += held
    if not every:
        return ()
    return tuple(
        Year(year, playing[year], every[year], copies[year])
        for year in range(min(every), max(every) + 1)
    )
