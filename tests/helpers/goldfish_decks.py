"""Setups of goldfish games with real decks, from the tournament archive."""

from __future__ import annotations

from table_decks import archive_decks

from vtes_deck.sim.record import Setup


def setup_of(deck, **more):
    """A setup with a plain deck: crypt and library, one card for each copy."""
    crypt, library = deck
    return Setup(
        crypt=tuple(card.id for card in crypt), library=tuple(card.id for card in library), **more
    )


def archive_setups(cb, count, **more):
    """Setups with the first decks of the archive since 2020 without unknown cards."""
    return [setup_of(deck, **more) for deck in archive_decks(cb, count)]
