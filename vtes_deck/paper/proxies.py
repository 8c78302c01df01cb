"""Proxies: cards in actual size, nine on a page, with cutting lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from cardbase.model import AnyCard, Translation
from vtes_deck.language import tr
from vtes_deck.paper.composer import SMALL
from vtes_deck.paper.pages import Card, Document, Mark, Page, PaperSize, StraightLine, Text

WIDTH, HEIGHT = 630.0, 880.0
"""The size of a card, in tenths of a millimetre."""

ACROSS, DOWN = 3, 3
GAP = 20.0
"""The optional space between two cards, for an inexact cut."""

_REACH = 55.0
"""The length of a cutting line beyond the cards."""


def proxies(
    cards: Sequence[AnyCard],
    size: PaperSize,
    *,
    title: str,
    gap: bool = False,
    picture: Callable[[AnyCard], bytes | None] | None = None,
    translation: Callable[[AnyCard], Translation | None] | None = None,
) -> Document:
    """Sheets of proxies.

    Args:
        cards: a card for each proxy.
        size: the size of the paper.
        title: the title of the document.
        gap: whether to leave :data:`GAP` between the cards; otherwise one cut separates two.
        picture: returns the picture of a card, or ``None`` for its drawn face.
        translation: returns its text in another language, or ``None``.
    """
    between = GAP if gap else 0.0
    each = ACROSS * DOWN
    pictures = {card: picture(card) for card in dict.fromkeys(cards)} if picture else {}
    words = {card: translation(card) for card in dict.fromkeys(cards)} if translation else {}
    left = (size.width - ACROSS * WIDTH - (ACROSS - 1) * between) / 2
    top = (size.height - DOWN * HEIGHT - (DOWN - 1) * between) / 2
    pages = []
    for start in range(0, max(len(cards), 1), each):
        marks: list[Mark] = []
        for place, card in enumerate(cards[start : start + each]):
            row, column = divmod(place, ACROSS)
            marks.append(
                Card(
                    left + column * (WIDTH + between),
                    top + row * (HEIGHT + between),
                    WIDTH,
                    HEIGHT,
                    card,
                    words.get(card),
                    pictures.get(card),
                )
            )
        marks += _cuts(size, left, top, between)
        pages.append(Page(tuple(marks)))
    if not cards:
        words_ = Text(left + SMALL, top + 3 * SMALL, tr("No cards."), SMALL, ink="grey")
        pages = [Page((words_,))]
    return Document(title, size, tuple(pages))


def title_of(name: str) -> str:
    """The title of the proxies of a deck with this name, which may be empty."""
    return tr("Proxies: {deck}", deck=name) if name else tr("Proxies: deck without a name")


def _cuts(size: PaperSize, left: float, top: float, between: float) -> Iterator[Mark]:
    """Cutting lines outside the cards along their edges; between cards no lines are needed."""
    right = size.width - left
    bottom = size.height - top
    for x in _edges(left, WIDTH, ACROSS, between):
        for y, reach in ((top, -min(_REACH, top - 20)), (bottom, min(_REACH, top - 20))):
            yield StraightLine(x, y, 0, reach, 1.5, "grey")
        if between == 0 and left < x < right - 1:
            yield StraightLine(x, top, 0, bottom - top, 0.8, "light")
    for y in _edges(top, HEIGHT, DOWN, between):
        for x, reach in ((left, -min(_REACH, left - 20)), (right, min(_REACH, left - 20))):
            yield StraightLine(x, y, reach, 0, 1.5, "grey")
        if between == 0 and top < y < bottom - 1:
            yield StraightLine(left, y, right - left, 0, 0.8, "light")


def _edges(start: float, length: float, number: int, between: float) -> list[float]:
    """The edges of cards, each place once."""
    edges = []
    for place in range(number):
        edge = start + place * (length + between)
        if between or not place:
            edges.append(edge)
        edges.append(edge + length)
    return edges
