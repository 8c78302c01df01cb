"""The player's own smart tags: decks on the shelf that match a search have the tag.

The search is that of the archive of winning decks, applied to cards, clans, figures, name and
author of the decks on the shelf. No deck of the shelf matches conditions on tournaments (players,
place).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from cardbase import CardBase
from cardbase.archive import Archive, ArchiveDeck, ArchiveEvent
from cardbase.archive import ArchiveEntry as Line
from cardbase.archive_search import ArchiveIndex, fitting, parse_decks
from cardbase.names import normalize
from cardbase.search import QueryError
from vtes_deck.app.shelf import Shelf, ShelfEntry
from vtes_deck.collection.model import MAX_NAME_LENGTH, SmartTag

_NOWHERE = ArchiveEvent("")


def index_of_shelf(entries: Iterable[ShelfEntry], cards: CardBase) -> ArchiveIndex:
    """The decks of a shelf as a searchable index; the id of a deck is its path."""
    decks = (
        ArchiveDeck(
            id=entry.path,
            name=entry.title,
            player=entry.seen.author,
            author=entry.seen.author,
            event=_NOWHERE,
            score=None,
            comment="",
            cards=tuple(Line(card, count) for card, count in entry.seen.cards.items()),
        )
        for entry in entries
    )
    return ArchiveIndex(cards, Archive(decks))


def found_by(query: str, index: ArchiveIndex) -> tuple[str, ...]:
    """The paths of the decks that match a search; none if the search is empty.

    Raises:
        QueryError: it is not valid.
    """
    asked = parse_decks(query, index)
    return tuple(deck.id for deck in index.decks(fitting(asked, index))) if asked.node else ()


def with_smart_tags(shelf: Shelf, smart: Sequence[SmartTag], cards: CardBase) -> Shelf:
    """The shelf with the player's smart tags before the general ones.

    If the search of a tag is not valid, no deck has the tag; :func:`found_by` reports the problem.
    """
    if not smart:
        return shelf
    index = index_of_shelf(shelf.entries, cards)
    tags: dict[str, list[str]] = {}
    for tag in smart:
        try:
            paths = found_by(tag.query, index)
        except QueryError:
            continue
        for path in paths:
            tags.setdefault(path, []).append(tag.name)
    entries = (_tagged(entry, tags.get(entry.path, ())) for entry in shelf.entries)
    return msgspec.structs.replace(shelf, entries=tuple(entries))


def _tagged(entry: ShelfEntry, tags: Sequence[str]) -> ShelfEntry:
    if not tags:
        return entry
    folded = tuple(map(normalize, tags))
    return msgspec.structs.replace(
        entry,
        tags=tuple(dict.fromkeys((*tags, *entry.tags))),
        words=" ".join((*folded, entry.words)),
        folded_tags=(*folded, *entry.folded_tags),
    )


def clean_name(text: str) -> str:
    """The stored name of a tag: on one line, without the ``#`` by which tags are found."""
    return " ".join(text.split()).lstrip("# ")[:MAX_NAME_LENGTH].strip()
