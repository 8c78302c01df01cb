"""The decks that can be compared: open ones, versions, winning decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from cardbase.archive import ArchiveDeck
from vtes_deck.app.open_deck import OpenDeck
from vtes_deck.app.session import DeckSession
from vtes_deck.app.versions import Version
from vtes_deck.app.winner_titles import title_of
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels import Context
from vtes_deck.gui.version_labels import version_title
from vtes_deck.language import tr


@dataclass(frozen=True)
class Side:
    """A deck that can be compared.

    Attributes:
        title: its text in the list of choices.
        deck: returns its current state; ``None`` if it no longer exists.
        name: its name in the comparison.
    """

    title: str
    deck: Callable[[], Deck | None]
    name: str


def open_sides(session: DeckSession) -> dict[OpenDeck, Side]:
    """The open decks, always in their current state; decks of one name are numbered."""
    sides: dict[OpenDeck, Side] = {}
    met: Counter[str] = Counter()
    for open_deck in session.open_decks:
        met[open_deck.title] += 1
        number = f" ({met[open_deck.title]})" if met[open_deck.title] > 1 else ""
        sides[open_deck] = Side(
            tr("Open: {name}", name=f"{open_deck.title}{number}"),
            partial(_deck_of, open_deck),
            open_deck.title,
        )
    return sides


def _deck_of(open_deck: OpenDeck) -> Deck:
    return open_deck.deck


def deck_side(title: str, deck: Deck) -> Side:
    """A deck that does not change."""
    return Side(title, lambda: deck, title)


def version_side(version: Version, context: Context) -> Side:
    """A version of a deck."""
    title, deck = version_title(version), version.open(context.cards.get)
    return Side(tr("Version: {name}", name=title), lambda: deck, title)


def winner_side(archived: ArchiveDeck, context: Context) -> Side:
    """A deck of the archive."""
    name = title_of(archived)
    year = f" ({archived.event.date.year})" if archived.event.date else ""
    deck = from_archive(archived, context.cards.get)
    return Side(tr("Winning deck: {name}", name=f"{name}{year}"), lambda: deck, f"{name}{year}")
