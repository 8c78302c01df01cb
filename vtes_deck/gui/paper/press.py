"""The PDF of a deck or a chronicle; :mod:`vtes_deck.app.press` asks for it by name."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from PySide6.QtGui import QFontDatabase, QGuiApplication

from cardbase import CardBase
from cardbase.model import AnyCard, Translation
from vtes_deck import language
from vtes_deck.app.heritage_keeper import Keeper
from vtes_deck.app.paper import proxies, sheet_of, without_comments
from vtes_deck.app.paper_report import report_of
from vtes_deck.app.pictures import chosen_set, kept_picture, open_store
from vtes_deck.app.press import CannotPrintError, Kind, Order, Printed
from vtes_deck.app.settings import SettingsStore
from vtes_deck.deck.model import Deck
from vtes_deck.gui.paper import chronicle, decklist, registration, report
from vtes_deck.gui.paper import proxies as proxy_pages
from vtes_deck.gui.paper.output import paint_pdf
from vtes_deck.gui.paper.pages import SIZES, Document, PaperSize, usual_size


def press(
    deck: Deck, cards: CardBase, order: Order, advance: Callable[[int, int], None]
) -> Printed:
    """Make the PDF.

    Args:
        deck: the deck.
        cards: the card base.
        order: what is to be printed.
        advance: told how many of how many pages are done.

    Raises:
        CannotPrintError: there are no fonts on this machine.
    """
    _ready()
    with _spoken(order.language):
        document, drawn = _document(deck, cards, order)
        return _printed(document, drawn, advance)


def press_chronicle(keeper: Keeper, size: str, code: str) -> Printed:
    """Make the PDF of a chronicle of Heritage, on a size of paper, in a language.

    Raises:
        CannotPrintError: there are no fonts on this machine.
    """
    _ready()
    with _spoken(code):
        return _printed(chronicle.chronicle(keeper, SIZES.get(size) or SIZES[usual_size()]))


def _ready() -> None:
    if QGuiApplication.instance() is None:
        # Kept by the function, as Qt wants one for as long as fonts are used.
        press.app = QGuiApplication(sys.argv[:1])  # type: ignore[attr-defined]
    if not QFontDatabase.families():
        raise CannotPrintError("there are no fonts on this machine.")


def _unheard(_done: int, _of: int) -> None:
    """Nobody waits."""


def _printed(
    document: Document, drawn: int = 0, advance: Callable[[int, int], None] = _unheard
) -> Printed:
    found: list[bytes] = []
    pages = len(document.pages)
    for done in paint_pdf(document, found):
        advance(done, pages)
    advance(pages, pages)
    return Printed(found[0], pages, drawn)


@contextmanager
def _spoken(code: str) -> Iterator[None]:
    before = language.lookup()
    language.use(code)
    try:
        yield
    finally:
        language.use(before)


def _document(deck: Deck, cards: CardBase, order: Order) -> tuple[Document, int]:
    """The pages, and how many cards have no picture."""
    size = _size(order)
    match order.kind:
        case Kind.REGISTRATION:
            entrant = msgspec.structs.replace(
                order.entrant, format=language.tr(order.entrant.format)
            )
            return registration.registration(sheet_of(deck), entrant, size), 0
        case Kind.DECKLIST:
            told = deck if order.comments else without_comments(deck)
            made = decklist.decklist(
                sheet_of(told),
                size,
                name=deck.name,
                author=deck.author,
                description=deck.description if order.description else "",
            )
            return made, 0
        case Kind.PROXIES:
            return _proxies(deck, cards, order)
        case Kind.REPORT:
            return report.report(report_of(deck, cards), size), 0


def _size(order: Order) -> PaperSize:
    return SIZES.get(order.size) or SIZES[usual_size()]


def _proxies(deck: Deck, cards: CardBase, order: Order) -> tuple[Document, int]:
    wanted = proxies(deck, order.which, each_once=order.each_once)
    pictures: dict[AnyCard, bytes | None] = {}
    if order.pictures:
        settings = SettingsStore().value
        store = open_store(settings)
        pictures = {
            card: kept_picture(store, card, order.language, chosen_set(card, cards, settings))
            for card in set(wanted)
        }

    def translation(card: AnyCard) -> Translation | None:
        return card.translations.get(order.language)

    document = proxy_pages.proxies(
        wanted,
        _size(order),
        title=proxy_pages.title_of(deck.name),
        gap=order.gap,
        picture=pictures.get if order.pictures else None,
        translation=translation,
    )
    return document, sum(picture is None for picture in pictures.values())
