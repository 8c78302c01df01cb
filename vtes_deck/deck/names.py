"""Finds cards by their names in a text about a deck."""

from __future__ import annotations

from cardbase import CardBase
from cardbase.model import AnyCard
from vtes_deck.deck.model import Deck


def card_named(name: str, cards: CardBase, deck: Deck) -> AnyCard | None:
    """The card with this name in a text about a deck; of several vampires, one in the deck."""
    match = cards.find(name, near=False)
    own = {slot.card.id for slot in deck.slots}
    return next((card for card in match.candidates if card.id in own), match.card)
