"""The title of a tournament winning deck, even if its player gave it no name."""

from __future__ import annotations

from cardbase.archive import ArchiveDeck
from vtes_deck.language import tr


def title_of(deck: ArchiveDeck) -> str:
    """The title of a deck of the archive; never empty."""
    return winner_title(deck.name, deck.player, deck.event.name)


def winner_title(name: str, player: str, event: str) -> str:
    """The name of a deck, or else its player, or else the event that it won; never empty."""
    if name:
        return name
    if player:
        return tr("Deck of {player}", player=player)
    return tr("Winner of {event}", event=event) if event else tr("(no name)")
