"""A deck as one picture to share: its cards or its list, and the QR code of a link to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import segno
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QPageSize

from cardbase.model import AnyCard, Translation
from vtes_deck import deckio
from vtes_deck.app.deck_emblems import emblems_of
from vtes_deck.app.paper import DeckSheet, plain, sheet_of
from vtes_deck.deck.model import Deck, Slot
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.graphics import icons
from vtes_deck.graphics.card_face import RATIO
from vtes_deck.language import number, plural, tr
from vtes_deck.paper import typography
from vtes_deck.paper.composer import BODY, SMALL, heading
from vtes_deck.paper.decklist import crypt_rows, library_blocks
from vtes_deck.paper.output import paint_image
from vtes_deck.paper.pages import (
    Block,
    Box,
    Card,
    Document,
    Mark,
    Page,
    PaperSize,
    Sign,
    Text,
    columns,
    moved,
    opened,
    stacked,
    text_block,
    total,
)
from vtes_deck.paper.registration import crypt_title, library_title
from vtes_deck.paper.request import Contents
from vtes_deck.paper.typography import ASCENT, LEADING, Style

WIDTH = 2400.0
PIXELS = 1600
"""Width of the picture. A module of a QR code is then four pixels wide."""

SHARP_PIXELS = 800
"""A picture whose width is a multiple of this has QR codes whose modules are whole pixels."""

MAX_CARDS = 240
"""Maximum different cards that are shown; the picture states how many are left out."""

_EDGE, _GAP = 81.0, 24.0
_ACROSS = 8
_BELOW_NAME = 0.16
"""The height of the name, as a share of the height of a card."""

_TITLE = 90.0
_SIGN, _SIGN_GAP = 78.0, 15.0
_MODULE = 6.0
_LARGE = 0.72
"""Width of a code that is alone in the picture, as a share of the picture's width."""

_QUIET = 4
"""Width of the white margin around a QR code in modules, from its standard."""

_MAX_LINK_LENGTH = 2_300
"""Maximum characters of the largest QR code with medium error correction."""


def deck_picture(
    deck: Deck,
    contents: Contents = Contents.CARDS,
    *,
    link: str = "",
    picture: Callable[[AnyCard], bytes | None] | None = None,
    translation: Callable[[AnyCard], Translation | None] | None = None,
) -> Document:
    """The picture as a document of one page.

    Args:
        deck: the deck.
        contents: the cards as faces with their copies, the list, or a QR code as large as possible
            for the camera of a phone.
        link: the address of the QR code; no code if it is empty or too long.
        picture: returns the picture of a card, or ``None`` for its drawn face.
        translation: returns its text in another language, or ``None``.
    """
    width = WIDTH - 2 * _EDGE
    sheet = sheet_of(deck)
    blocks = [*_head(deck, width)]
    if contents is not Contents.CODE:
        blocks.append(heading(crypt_title(sheet), width))
    if contents is Contents.LIST:
        blocks += [block for line in sheet.crypt for block in crypt_rows(line, width)]
        blocks += [heading(library_title(sheet), width), _three_columns(sheet, width)]
    elif contents is Contents.CARDS:
        faces = _Faces(width, picture, translation)
        blocks += faces.rows(crypt_order(deck))
        blocks.append(heading(library_title(sheet), width))
        blocks += faces.rows([slot for part in sections(deck) for slot in part.slots])
        blocks += _left_out(sheet, faces.left_out, width)
    blocks.append(Block(_GAP - total(blocks) % 3))  # so that a code begins at a whole pixel
    blocks += _foot(sheet, link, width, large=contents is Contents.CODE)
    size = PaperSize("picture", "", WIDTH, total(blocks) + 2 * _EDGE, QPageSize.PageSizeId.Custom)
    title = plain(deck.name) or tr("Deck without a name")
    return Document(title, size, (Page(tuple(stacked(blocks, _EDGE, _EDGE))),))


def link_of(deck: Deck) -> str:
    """The link that opens a deck in VDB: its cards, name and author."""
    short = Deck(name=deck.name, author=deck.author, crypt=deck.crypt, library=deck.library)
    return deckio.write(short, "vdb").strip()


def paint_png(document: Document, found: list[bytes]) -> Iterator[None]:
    """Paint a picture as a PNG file.

    Args:
        document: the document from :func:`deck_picture`.
        found: called with the file when it is ready.
    """
    images: list[QImage] = []
    yield from paint_image(document.pages[0], document, PIXELS, images)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    images[0].save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs want bytes
    found.append(bytes(buffer.data().data()))


def _head(deck: Deck, width: float) -> list[Block]:
    """Name and author; the symbols of clans and Disciplines at the right."""
    words = plain(deck.name) or tr("Deck without a name")
    signs = _signs(deck, width)
    room = min((sign.x - _GAP for sign in signs), default=width)
    name, size = typography.fitted(words, Style.NAME, _TITLE, room)
    title = Text(0, _TITLE * ASCENT, name, size, Style.NAME)
    blocks = [Block(_TITLE * LEADING, (title, *signs))]
    if author := plain(deck.author):
        by = tr("by {author}", author=author)
        blocks.append(text_block(by, width, size=BODY * 1.3, ink="grey", below=10))
    return blocks


def _signs(deck: Deck, width: float) -> list[Sign]:
    """The symbols of the characteristic clans and Disciplines, up to the right edge."""
    emblems = emblems_of(deck)
    clans = map(icons.clan_icon_name, emblems.clans)
    found = [(name, False) for name in clans if name in icons.icon_names()]
    found += [(code, True) for code in emblems.disciplines if icons.has_discipline(code)]
    step, top = _SIGN + _SIGN_GAP, (_TITLE * LEADING - _SIGN) / 2
    left = width - step * len(found) + _SIGN_GAP
    return [
        Sign(left + step * place, top, _SIGN, name, discipline)
        for place, (name, discipline) in enumerate(found)
    ]


def _three_columns(sheet: DeckSheet, width: float) -> Block:
    """The library in three columns."""
    gap = 60.0
    column = (width + gap) / 3 - gap
    blocks = library_blocks(sheet, column)
    marks: list[Mark] = []
    parts = [opened(part) for part in columns(blocks, 3, total(blocks) + BODY)]
    for place, part in enumerate(parts):
        marks += stacked(part, place * (column + gap), 0)
    return Block(max(map(total, parts), default=0.0), tuple(marks))


class _Faces:
    """Creates rows of cards with their copies, and counts the cards that do not fit.

    Attributes:
        left_out: different cards that are not shown.
    """

    def __init__(
        self,
        width: float,
        picture: Callable[[AnyCard], bytes | None] | None,
        translation: Callable[[AnyCard], Translation | None] | None,
    ) -> None:
        self.left_out = 0
        self._room = MAX_CARDS
        self._width = (width + _GAP) / _ACROSS - _GAP
        self._picture = picture
        self._translation = translation

    def rows(self, slots: Sequence[Slot]) -> Iterator[Block]:
        """Blocks of up to eight cards."""
        shown = slots[: self._room]
        self._room -= len(shown)
        self.left_out += len(slots) - len(shown)
        height = self._width * RATIO
        for start in range(0, len(shown), _ACROSS):
            marks = [
                moved(mark, place * (self._width + _GAP), 0.0)
                for place, slot in enumerate(shown[start : start + _ACROSS])
                for mark in self._card(slot, height)
            ]
            yield Block(height + _GAP, tuple(marks))

    def _card(self, slot: Slot, height: float) -> Iterator[Mark]:
        card = slot.card
        yield Card(
            0,
            0,
            self._width,
            height,
            card,
            self._translation(card) if self._translation is not None else None,
            self._picture(card) if self._picture is not None else None,
        )
        words = f"{number(slot.count)}\N{MULTIPLICATION SIGN}"
        size = BODY * 1.2
        room = typography.width(words, Style.BOLD, size)
        # Below the name, so that it covers neither text nor capacity.
        left, top = self._width - room - 32, height * _BELOW_NAME
        yield Box(left, top, room + 20, size * LEADING, "black", "white", 3.0)
        yield Text(left + 10, top + size * ASCENT * 1.05, words, size, Style.BOLD)


def _left_out(sheet: DeckSheet, more: int, width: float) -> Iterator[Block]:
    """The lines without a face: cards beyond the limit, and lines that are not cards."""
    if more:
        words = plural("… and {n} other cards.", "… and {n} other card.", more)
        yield text_block(words, width, size=BODY, ink="grey")
    if sheet.unknown:
        names = ", ".join(f"{number(line.count)} {line.name}" for line in sheet.unknown)
        words = tr("Not identified: {cards}", cards=plain(names, 1_000))
        yield text_block(words, width, size=BODY, ink="grey")


def _foot(sheet: DeckSheet, link: str, width: float, *, large: bool) -> Iterator[Block]:
    """The QR code with its caption, and the checksum."""
    lines = [tr("Checksum of the list: {checksum}", checksum=sheet.checksum)]
    code = (
        list(_code(link, width * _LARGE if large else 0.0))
        if 0 < len(link) <= _MAX_LINK_LENGTH
        else []
    )
    side = max((box.y + box.height for box in code), default=0.0)
    if code:
        lines.insert(0, tr("Scan the code to open this deck in VDB."))
    left = side + 2 * _QUIET * _MODULE if code and not large else 0.0
    words = [text_block(one, width - left, size=SMALL * 1.3, ink="grey") for one in lines]
    if large:
        yield Block(
            _GAP * 3
        )  # the white margin of the code, together with the space below the name
        yield Block(side + _EDGE, tuple(code))
        yield from words
        return
    marks = stacked(words, left, max(0.0, side - total(words)))
    yield Block(max(side, total(words)), (*code, *marks))


def _code(link: str, width: float) -> Iterator[Box]:
    """The dark runs of modules of a QR code, row by row.

    Args:
        link: the text of the code.
        width: the width of the code, rounded down to whole pixels per module; 0 for the usual size.
    """
    matrix = segno.make_qr(link, error="m", boost_error=False).matrix
    side = max(_MODULE, width // len(matrix) // 3 * 3)
    for row, modules in enumerate(matrix):
        start = None
        for column, dark in enumerate([*modules, 0]):
            if dark and start is None:
                start = column
            elif not dark and start is not None:
                yield Box(start * side, row * side, (column - start) * side, side, None, "black")
                start = None
