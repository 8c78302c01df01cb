"""Whether a card may be added to a deck."""

from __future__ import annotations

import datetime

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.playability import can_play
from vtes_deck.deck.model import Deck


def fits(card: AnyCard, deck: Deck, on: datetime.date) -> bool:
    """Whether a card may be added: legal on the day, in a group that fits, playable."""
    if card.banned_from is not None and card.banned_from <= on:
        return False
    if card.legal_from is not None and card.legal_from > on:
        return False
    if isinstance(card, CryptCard):
        groups = [*deck.groups, *([] if card.group is None else [card.group])]
        return not groups or max(groups) - min(groups) <= 1
    return _is_playable_by_crypt(card, deck)


def _is_playable_by_crypt(card: LibraryCard, deck: Deck) -> bool:
    return not deck.crypt or any(can_play(minion, card) for minion, _ in deck.vampires)
