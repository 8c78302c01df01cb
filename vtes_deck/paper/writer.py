"""Write a deck or a chronicle as PDF, or paint a deck as a picture.

Needs Qt; see :mod:`vtes_deck.paper.export`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec
from PySide6.QtGui import QFontDatabase, QGuiApplication

from cardbase import CardBase
from cardbase.model import AnyCard, Translation
from vtes_deck import language
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.app.paper import proxies, sheet_of, without_comments
from vtes_deck.app.paper_report import report_of
from vtes_deck.app.pictures import cached_picture, chosen_set, open_store
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.paper import chronicle, decklist, registration, report
from vtes_deck.paper import proxies as proxy_pages
from vtes_deck.paper.deck_picture import deck_picture, link_of, paint_png
from vtes_deck.paper.output import paint_pdf
from vtes_deck.paper.pages import SIZES, Document, PaperSize, usual_size
from vtes_deck.paper.request import (
    CannotPrintError,
    PaperKind,
    PdfResult,
    PictureRequest,
    PrintRequest,
    ignore_progress,
)

_APPLICATION: list[QGuiApplication] = []
"""Keeps the application alive, because Qt needs it while fonts are used."""


def write_deck(
    deck: Deck, cards: CardBase, request: PrintRequest, advance: Callable[[int, int], None]
) -> PdfResult:
    """Make the PDF of a deck.

    Args:
        deck: the deck.
        cards: the card base.
        request: the request with the contents to print.
        advance: called with the number of finished pages and of all pages.

    Raises:
        CannotPrintError: there are no fonts on this machine.
    """
    _ready()
    with _in_language(request.language):
        document, drawn = _document(deck, cards, request)
        return _pdf(document, drawn, advance)


def write_chronicle(open_chronicle: OpenChronicle, size: str, code: str) -> PdfResult:
    """Make the PDF of a Heritage chronicle.

    Raises:
        CannotPrintError: there are no fonts on this machine.
    """
    _ready()
    with _in_language(code):
        return _pdf(chronicle.chronicle(open_chronicle, SIZES.get(size) or SIZES[usual_size()]))


def write_picture(deck: Deck, cards: CardBase, request: PictureRequest) -> bytes:
    """Paint the picture of a deck.

    Raises:
        CannotPrintError: there are no fonts on this machine.
    """
    _ready()
    found: list[bytes] = []
    with _in_language(request.language):
        wanted = [slot.card for slot in deck.slots] if request.pictures else []
        document = deck_picture(
            deck,
            request.contents,
            link=link_of(deck) if request.code else "",
            picture=_kept_pictures(wanted, cards, request.language).get,
            translation=lambda card: card.translations.get(request.language),
        )
        for _ in paint_png(document, found):
            pass
    return found[0]


def _ready() -> None:
    if QGuiApplication.instance() is None:
        _APPLICATION.append(QGuiApplication(sys.argv[:1]))
    if not QFontDatabase.families():
        raise CannotPrintError("there are no fonts on this machine.")


def _pdf(
    document: Document, drawn: int = 0, advance: Callable[[int, int], None] = ignore_progress
) -> PdfResult:
    found: list[bytes] = []
    pages = len(document.pages)
    for done in paint_pdf(document, found):
        advance(done, pages)
    advance(pages, pages)
    return PdfResult(found[0], pages, drawn)


@contextmanager
def _in_language(code: str) -> Iterator[None]:
    before = language.lookup()
    language.use(code)
    try:
        yield
    finally:
        language.use(before)


def _document(deck: Deck, cards: CardBase, request: PrintRequest) -> tuple[Document, int]:
    """The pages, and the number of cards without a picture."""
    size = _size(request)
    match request.kind:
        case PaperKind.REGISTRATION:
            entrant = msgspec.structs.replace(
                request.entrant, format=language.tr(request.entrant.format)
            )
            return registration.registration(sheet_of(deck), entrant, size), 0
        case PaperKind.DECKLIST:
            shown = deck if request.comments else without_comments(deck)
            made = decklist.decklist(
                sheet_of(shown),
                size,
                name=deck.name,
                author=deck.author,
                description=deck.description if request.description else "",
            )
            return made, 0
        case PaperKind.PROXIES:
            return _proxies(deck, cards, request)
        case PaperKind.REPORT:
            return report.report(report_of(deck, cards), size), 0


def _size(request: PrintRequest) -> PaperSize:
    return SIZES.get(request.size) or SIZES[usual_size()]


def _proxies(deck: Deck, cards: CardBase, request: PrintRequest) -> tuple[Document, int]:
    wanted = proxies(deck, request.which, each_once=request.each_once)
    pictures = _kept_pictures(wanted if request.pictures else (), cards, request.language)

    def translation(card: AnyCard) -> Translation | None:
        return card.translations.get(request.language)

    document = proxy_pages.proxies(
        wanted,
        _size(request),
        title=proxy_pages.title_of(deck.name),
        gap=request.gap,
        picture=pictures.get if request.pictures else None,
        translation=translation,
    )
    return document, sum(picture is None for picture in pictures.values())


def _kept_pictures(
    wanted: Iterable[AnyCard], cards: CardBase, code: str
) -> dict[AnyCard, bytes | None]:
    """The pictures of cards on this machine; ``None`` for the others."""
    settings = SettingsStore().value
    store = open_store(settings)
    return {
        card: cached_picture(store, card, code, chosen_set(card, cards, settings))
        for card in set(wanted)
    }
