"""A deck under another card base."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from cardbase import CardBase
from cardbase.names import How
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck, Slot


def looked_up(deck: Deck, cards: CardBase) -> Deck:
    """The deck with every card looked up again.

    A card that no longer exists stays as it was. An unknown line that is now exactly the name of
    one card becomes that card: an own card was added, or a new set was published.
    """
    deck = replace(deck, crypt=_again(deck.crypt, cards), library=_again(deck.library, cards))
    for line in deck.unknown:
        match = cards.find(line.name, crypt=line.crypt, near=False)
        if match.how is How.EXACT and match.card is not None:
            deck = edits.resolve_unknown(deck, line, match.card)
    return deck


def _again(slots: Iterable[Slot], cards: CardBase) -> tuple[Slot, ...]:
    return tuple(Slot(cards.get(s.card.id) or s.card, s.count, s.comment) for s in slots)
