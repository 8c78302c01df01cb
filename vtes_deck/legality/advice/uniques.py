"""Several copies of unique library cards (DCK-12)."""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.deck.model import Deck
from vtes_deck.legality.advice.kinds import UniqueCopies
from vtes_deck.legality.violations import Copies


def unique_copies(deck: Deck) -> Iterator[UniqueCopies]:
    """One note with all of them, most copies first.

    Only one copy can be in play. An additional copy replaces a burned copy, increases the chance to
    see the card early, or burns a rival's copy in a contest. Most winning decks have some.
    """
    found = [Copies(card, count) for card, count in deck.cards if card.unique and count > 1]
    if found:
        found.sort(key=lambda copies: -copies.count)
        yield UniqueCopies(cards=tuple(found))
