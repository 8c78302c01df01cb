"""The deck that a first start shows: a real one that won a tournament."""

from __future__ import annotations

import datetime

from cardbase import CardBase
from cardbase.archive import ArchiveDeck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.legality.judge import judge

_MANY_PLAYERS = 40
"""Minimum players of a well-known event."""


def choose_example(cards: CardBase, on: datetime.date | None = None) -> ArchiveDeck | None:
    """The newest deck that is a good example: named, described, legal, from a big event.

    The same data give the same deck. ``None`` if the archive has none.

    Args:
        cards: the card base.
        on: the day on which it has to be legal; today by default.
    """
    day = on or datetime.date.today()
    for found in cards.archive.decks:
        if not (found.name and found.comment.strip() and found.event.players >= _MANY_PLAYERS):
            continue
        deck = from_archive(found, cards.get)
        if not deck.unknown and judge(deck, "standard", day).legal:
            return found
    return None
