"""Plain decks for games in tests: real ones, from the tournament archive."""

from __future__ import annotations

from functools import lru_cache

from vtes_deck.deck.winning_decks import from_archive


def plain(deck):
    """Crypt and library of a deck, one entry for each copy."""
    return (
        tuple(slot.card for slot in deck.crypt for _ in range(slot.count)),
        tuple(slot.card for slot in deck.library for _ in range(slot.count)),
    )


@lru_cache(maxsize=4)
def archive_decks(cb, count, since="2020"):
    """The first ``count`` decks of the archive since a year without unknown cards."""
    found = []
    for entry in cb.archive:
        if entry.event.date is None or str(entry.event.date) < since:
            continue
        deck = from_archive(entry, cb.get)
        if not deck.unknown:
            found.append(plain(deck))
        if len(found) == count:
            break
    return found
