"""The origin of an open deck, and whether it is saved."""

from __future__ import annotations

import datetime
import enum
from dataclasses import dataclass
from pathlib import Path

from cardbase import CardBase
from cardbase.archive import ArchiveDeck
from vtes_deck.app.file_stamp import Stamp
from vtes_deck.deck.model import Deck
from vtes_deck.deck.winning_decks import from_archive


class Origin(enum.StrEnum):
    """The origin of an open deck."""

    NEW = "new"
    FILE = "file"
    IMPORT = "import"
    """Pasted or dropped text, or a file of a format that is only read."""
    ARCHIVE = "archive"
    EXAMPLE = "example"
    """The archive deck that a first start shows."""


@dataclass(eq=False)
class Document:
    """The facts about an open deck in addition to its cards.

    Attributes:
        origin: its origin.
        saved: the deck on disk (or when it was opened).
        path: file that "save" writes, or ``None``.
        file_format: name of the file format for "save", or empty.
        source: the source in the player's words, e.g. the event of an archive deck; may be empty.
        event_date: day of the tournament it was played in, if it was.
        archive_id: id in the tournament archive, or empty.
        key: names its recovery file.
        lineage: names its versions while it has no file; see :mod:`vtes_deck.app.versions`.
        stamp: time and size of the file when it was last read or written, so that changes by others
            are noticed; ``None`` if it never was.
    """

    origin: Origin
    saved: Deck
    path: Path | None = None
    file_format: str = ""
    source: str = ""
    event_date: datetime.date | None = None
    archive_id: str = ""
    key: str = ""
    lineage: str = ""
    stamp: Stamp | None = None


@dataclass(frozen=True)
class Page:
    """The content of a history entry: the deck and its document."""

    deck: Deck
    document: Document


def winner(archived: ArchiveDeck, cards: CardBase, origin: Origin) -> tuple[Deck, Document]:
    """The document of a tournament winning deck."""
    deck = from_archive(archived, cards.get)
    document = Document(
        origin,
        saved=deck,
        source=archived.event.name,
        event_date=archived.event.date,
        archive_id=archived.id,
    )
    return deck, document
