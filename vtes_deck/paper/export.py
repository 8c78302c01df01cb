"""Export a deck or a chronicle as PDF, or a deck as a picture, without opening a window.

Qt is loaded only here, after a check that it can start: the libraries it needs may be missing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from types import ModuleType

from cardbase import CardBase
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.preflight import examine
from vtes_deck.app.window_start import why_not
from vtes_deck.deck.model import Deck
from vtes_deck.paper.request import (
    CannotPrintError,
    PdfResult,
    PictureRequest,
    PrintRequest,
    ignore_progress,
)

_PLATFORM = "offscreen"
"""Qt's platform plugin that needs no screen. It finds no fonts on Windows."""


def export_deck(
    deck: Deck,
    cards: CardBase,
    request: PrintRequest,
    advance: Callable[[int, int], None] = ignore_progress,
) -> PdfResult:
    """Make the PDF of a deck.

    Args:
        deck: the deck.
        cards: the card base.
        request: the request with the contents to print.
        advance: called from time to time with the number of finished pages and of all pages.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    made: PdfResult = _writer().write_deck(deck, cards, request, advance)
    return made


def export_picture(deck: Deck, cards: CardBase, request: PictureRequest) -> bytes:
    """Paint the picture of a deck as a PNG file.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    made: bytes = _writer().write_picture(deck, cards, request)
    return made


def export_chronicle(
    open_chronicle: OpenChronicle, size: str = "", language: str = "en"
) -> PdfResult:
    """Make the PDF of a Heritage chronicle.

    Args:
        open_chronicle: the chronicle.
        size: paper size, as in :class:`PrintRequest`.
        language: language of the document.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    made: PdfResult = _writer().write_chronicle(open_chronicle, size, language)
    return made


def _writer() -> ModuleType:
    """Load the module that needs Qt.

    Raises:
        CannotPrintError: Qt cannot start here.
    """
    readiness = examine({"QT_QPA_PLATFORM": _PLATFORM})
    if not readiness.ready:
        raise CannotPrintError(why_not(readiness))
    if sys.platform != "win32":
        # The environment may name a screen that does not exist, and none is needed.
        os.environ["QT_QPA_PLATFORM"] = _PLATFORM
    from vtes_deck.paper import writer

    return writer
