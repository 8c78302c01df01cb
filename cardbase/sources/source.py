"""The interface of sources of card facts, and their errors."""

from __future__ import annotations

from typing import Protocol

import msgspec

from cardbase.archive import ArchiveDeck
from cardbase.errors import CardBaseError
from cardbase.model import AnyCard, CardSet


class SourceError(CardBaseError, ValueError):
    """The data of a source cannot be used."""


class UpdateError(SourceError):
    """Newer data are not available; the old data are unchanged."""


class DownloadError(UpdateError):
    """A file could not be fetched."""


class CancelledError(UpdateError):
    """The user has cancelled."""


class CardData(msgspec.Struct, frozen=True):
    """A whole card database.

    Attributes:
        cards: the crypt and library cards, by id.
        sets: the sets, oldest first, ``Promo`` and ``POD`` last.
    """

    cards: tuple[AnyCard, ...]
    sets: tuple[CardSet, ...]


class DataSource(Protocol):
    """A source from which a card base can be built. All methods raise :class:`SourceError`."""

    @property
    def label(self) -> str:
        """Its name for display: ``"krcg 5.14"``."""

    def fingerprint(self) -> str:
        """A text that changes whenever the data change; cheap to compute."""

    def cards(self) -> CardData:
        """The card database."""

    def archive(self) -> tuple[ArchiveDeck, ...]:
        """The tournament winning decks."""
