"""Putting cards that were found into the deck, and taking them out."""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.model import AnyCard
from vtes_deck.app.changes import Changes
from vtes_deck.app.session import DeckSession
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck


def step_copies(session: DeckSession, cards: Sequence[AnyCard], by: int, origin: str) -> Changes:
    """Have some copies more (or fewer) of each card, as one step to undo."""
    if len(cards) == 1:
        return session.add(cards[0], by, origin=origin)

    def edit(deck: Deck) -> Deck:
        for card in cards:
            count = min(max(deck.count(card) + by, 0), edits.MAX_COUNT)
            deck = edits.set_count(deck, card, count)
        return deck

    verb = "Add" if by > 0 else "Remove"
    return session.apply(f"{verb} {abs(by)} of {len(cards)} cards", edit, origin=origin)


def set_copies(session: DeckSession, cards: Sequence[AnyCard], copies: int, origin: str) -> Changes:
    """Have exactly so many copies of each card, as one step to undo."""
    if len(cards) == 1:
        return session.set_count(cards[0], copies, origin=origin)

    def edit(deck: Deck) -> Deck:
        for card in cards:
            deck = edits.set_count(deck, card, copies)
        return deck

    if copies:
        return session.apply(f"{copies} copies of {len(cards)} cards", edit, origin=origin)
    return session.apply(f"Remove {len(cards)} cards", edit, origin=origin)
