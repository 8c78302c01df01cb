"""The contents to print, and the result."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from vtes_deck.app.paper import Entrant, Which


class CannotPrintError(Exception):
    """PDFs cannot be made on this machine. The message gives the reason, without a full stop."""


class PaperKind(StrEnum):
    """The kinds of document for a deck."""

    REGISTRATION = "registration"
    DECKLIST = "decklist"
    PROXIES = "proxies"
    REPORT = "report"


class PrintRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of a print job.

    Attributes:
        kind: the kind of document.
        size: paper size, ``"a4"`` or ``"letter"``; empty for the usual size of the country.
        language: language of the document, and of the card texts on proxies.
        entrant: fields of a registration sheet; the format is given by its title.
        comments: whether to print the author's comments on cards in a decklist.
        description: whether to print the description of the deck in a decklist.
        which: the cards to make proxies of.
        each_once: whether to print one proxy of each card instead of one for each copy.
        gap: whether to leave space between proxies.
        pictures: whether to use the card pictures on this machine; cards without one are drawn.
    """

    kind: PaperKind
    size: str = ""
    language: str = "en"
    entrant: Entrant = Entrant()
    comments: bool = True
    description: bool = True
    which: Which = Which.DECK
    each_once: bool = False
    gap: bool = False
    pictures: bool = False


class PdfResult(msgspec.Struct, frozen=True):
    """A finished PDF.

    Attributes:
        data: the file.
        pages: number of pages.
        drawn: number of cards that were drawn because they have no picture on this machine.
    """

    data: bytes
    pages: int
    drawn: int = 0


class Contents(StrEnum):
    """The content of the picture of a deck: the faces of its cards, its list, or only its code."""

    CARDS = "cards"
    LIST = "list"
    CODE = "code"


class PictureRequest(msgspec.Struct, frozen=True, kw_only=True):
    """The options of the picture of a deck.

    Attributes:
        contents: the cards or the list.
        code: whether to print the QR code of a link that opens the deck in VDB.
        language: language of the words, and of the card texts.
        pictures: whether to use the card pictures on this machine; cards without one are drawn.
    """

    contents: Contents = Contents.CARDS
    code: bool = True
    language: str = "en"
    pictures: bool = False


def ignore_progress(_done: int, _of: int) -> None:
    """Progress callback that does nothing."""
