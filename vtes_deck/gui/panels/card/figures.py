"""Figures on the use of a card in winning decks, for the card view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardbase.archive import Company, Play
from cardbase.database import CardBase

_COMPANIONS = 12


@dataclass(frozen=True)
class Figures:
    """Figures of one card.

    Attributes:
        play: the total numbers of decks and copies.
        by_year: the same for each year with a deck that plays it.
        first, last: first and last year of the archive.
        company: the cards often played with it, the most frequent first.
        decks: decks in the archive.
    """

    play: Play
    by_year: Mapping[int, Play]
    first: int
    last: int
    company: tuple[Company, ...]
    decks: int


def figures_of(cards: CardBase, card_id: int) -> Figures:
    """Count the figures; load the archive if necessary. May run on any thread."""
    archive = cards.archive
    years = [deck.event.date.year for deck in archive.decks if deck.event.date is not None]
    return Figures(
        play=archive.play(card_id),
        by_year=archive.play_by_year(card_id),
        first=min(years, default=0),
        last=max(years, default=0),
        company=archive.played_with(card_id, limit=_COMPANIONS),
        decks=len(archive),
    )
