"""Adds search results to the deck, and removes them."""

from __future__ import annotations

from collections.abc import Sequence

from cardbase.model import AnyCard
from vtes_deck.app.changes import Changes
from vtes_deck.app.session import DeckSession
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.language import plural


def step_copies(session: DeckSession, cards: Sequence[AnyCard], by: int, origin: str) -> Changes:
    """Add copies of each card, or remove some, as one step to undo."""
    if len(cards) == 1:
        return session.add(cards[0], by, origin=origin)

    def edit(deck: Deck) -> Deck:
        for card in cards:
            count = min(max(deck.count(card) + by, 0), edits.MAX_COUNT)
            deck = edits.set_count(deck, card, count)
        return deck

    number, copies = len(cards), abs(by)
    label = (
        plural("Add {copies} of {n} cards", "Add {copies} of {n} card", number, copies=copies)
        if by > 0
        else plural(
            "Remove {copies} of {n} cards", "Remove {copies} of {n} card", number, copies=copies
        )
    )
    return session.apply(label, edit, origin=origin)


def set_copies(session: DeckSession, cards: Sequence[AnyCard], copies: int, origin: str) -> Changes:
    """Set the number of copies of each card, as one step to undo."""
    if len(cards) == 1:
        return session.set_count(cards[0], copies, origin=origin)

    def edit(deck: Deck) -> Deck:
        for card in cards:
            deck = edits.set_count(deck, card, copies)
        return deck

    number = len(cards)
    label = (
        plural("{copies} copies of {n} cards", "{copies} copies of {n} card", number, copies=copies)
        if copies
        else plural("Remove {n} cards", "Remove {n} card", number)
    )
    return session.apply(label, edit, origin=origin)
