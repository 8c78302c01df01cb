"""Text on a card face: measured once at a reference size, wrapped, and shrunk until it fits.

All lengths are in the units of the face (:mod:`vtes_deck.graphics.card_face_layout`). Words are
measured without hinting at one large size, so lines break at the same places on every screen and
printer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from vtes_deck.graphics import icons
from vtes_deck.graphics.card_text import Break, CardName, Piece, Symbol, to_plain

REFERENCE = 100
"""Pixel size at which fonts are measured and drawn; the painter is scaled to the wanted size."""

LEADING = 1.24
"""Height of a line as a multiple of the size of the font."""

PARAGRAPH = 0.38
"""Space between paragraphs, as a multiple of the size of the font."""

SIGN = 1.16
"""Side of a symbol in the text, as a multiple of the size of the font."""

_ASCENT = 0.94
"""Distance from the top of a line to the baseline, as a multiple of the size of the font."""

_ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
_SERIF = (
    "Source Serif 4",
    "Noto Serif",
    "Georgia",
    "Cambria",
    "Liberation Serif",
    "DejaVu Serif Condensed",
    "DejaVu Serif",
)
_SANS = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Liberation Sans", "DejaVu Sans Condensed")


class Style(StrEnum):
    """The kinds of lettering on a face."""

    BODY = "body"
    ITALIC = "italic"
    BOLD = "bold"
    LABEL = "label"


@dataclass(frozen=True)
class Atom:
    """A word or a symbol that is drawn in one step."""

    text: str
    style: Style
    sign: str = ""

    @property
    def width(self) -> float:
        """The width at size 1."""
        return SIGN * 1.04 if self.sign else advance(self.style, self.text)


type Chunk = tuple[Atom, ...]
"""Atoms without spaces between them: a line is broken inside only if necessary."""


@dataclass(frozen=True)
class TextLine:
    """One line: its top, its width, and its atoms with their left ends."""

    top: float
    width: float
    atoms: tuple[tuple[float, Atom], ...]


@dataclass(frozen=True)
class Flow:
    """Wrapped text at its final size.

    Attributes:
        size: the size of the font, in units.
        lines: the lines, in units from the top left corner of the text.
        height: the height of all lines.
        elided: whether the end was cut off as a last resort.
    """

    size: float
    lines: tuple[TextLine, ...]
    height: float
    elided: bool = False

    @property
    def width(self) -> float:
        """The width of the widest line."""
        return max((line.width for line in self.lines), default=0.0)


# --------------------------------------------------------------------------------------- measuring


@cache
def face_font(style: Style) -> QFont:
    """The font of a style, at the reference size."""
    font = QFont()
    font.setFamilies(list(_SANS if style is Style.LABEL else _SERIF))
    hints = QFont.StyleHint
    font.setStyleHint(hints.SansSerif if style is Style.LABEL else hints.Serif)
    font.setPixelSize(REFERENCE)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    font.setItalic(style is Style.ITALIC)
    if style in {Style.BOLD, Style.LABEL}:
        font.setWeight(QFont.Weight.DemiBold if style is Style.LABEL else QFont.Weight.Bold)
    return font


@lru_cache(maxsize=20_000)
def advance(style: Style, text: str) -> float:
    """The width of a text at size 1."""
    return _metrics(style).horizontalAdvance(text) / REFERENCE


@cache
def _metrics(style: Style) -> QFontMetricsF:
    return QFontMetricsF(face_font(style))


# -------------------------------------------------------------------------------------- paragraphs


def paragraphs(pieces: Iterable[Piece], style: Style = Style.BODY) -> list[list[Chunk]]:
    """Cut a text into paragraphs of chunks. Names of cards are set in italics."""
    made: list[list[Chunk]] = [[]]
    glued: list[Atom] = []

    def flush() -> None:
        if glued:
            made[-1].append(tuple(glued))
            glued.clear()

    for piece in pieces:
        if isinstance(piece, Break):
            flush()
            made.append([])
        elif isinstance(piece, Symbol):
            if piece.count:
                glued.append(Atom(piece.count, style))
            glued.append(Atom("", style, piece.code))
        else:
            own = Style.ITALIC if isinstance(piece, CardName) else style
            for part in _spaced(to_plain([piece])):
                if part == " ":
                    flush()
                else:
                    glued.append(Atom(part, own))
    flush()
    return [each for each in made if each]


def _spaced(text: str) -> list[str]:
    """Words, with one space for every gap, including gaps at the ends."""
    words = text.split()
    if not words:
        return [" "] if text else []
    parts = [" "] if text[0].isspace() else []
    for word in words:
        parts += [word, " "]
    if not text[-1].isspace():
        parts.pop()
    return parts


# ----------------------------------------------------------------------------------------- fitting


def wrap(text: Sequence[Sequence[Chunk]], width: float, size: float) -> Flow:
    """Break paragraphs into lines of at most ``width``."""
    room = width / size
    lines: list[TextLine] = []
    top = 0.0
    for paragraph in text:
        for row in _rows(paragraph, room):
            lines.append(_line(row, top, size))
            top += LEADING * size
        top += PARAGRAPH * size
    return Flow(size, tuple(lines), max(0.0, top - PARAGRAPH * size))


def fit(
    text: Sequence[Sequence[Chunk]],
    width: float,
    height: Callable[[float], float],
    sizes: Sequence[float],
) -> Flow:
    """The text at the largest size that fits the height.

    Args:
        text: the result of :func:`paragraphs`.
        width: the width of the box.
        height: the height of the box, for each size.
        sizes: the possible sizes, the largest first; not empty.

    Returns: The wrapped text. Its end is cut off only if even the smallest size is too large.
    """
    best = wrap(text, width, sizes[0])
    if best.height <= height(sizes[0]):
        return best
    fits = False
    low, high = 1, len(sizes) - 1
    while low <= high:
        middle = (low + high) // 2
        flow = wrap(text, width, sizes[middle])
        if flow.height <= height(sizes[middle]):
            best, fits, high = flow, True, middle - 1
        else:
            low = middle + 1
    if fits:
        return best
    smallest = sizes[-1]
    return _elide(wrap(text, width, smallest), width, height(smallest))


def _rows(paragraph: Sequence[Chunk], room: float) -> list[list[Chunk]]:
    rows: list[list[Chunk]] = [[]]
    used = 0.0
    for whole in paragraph:
        for chunk in _broken(whole, room):
            wide = _wide(chunk)
            gap = advance(Style.BODY, " ") if rows[-1] else 0.0
            if rows[-1] and used + gap + wide > room:
                rows.append([])
                used = gap = 0.0
            rows[-1].append(chunk)
            used += gap + wide
    return rows


def _wide(chunk: Chunk) -> float:
    return sum(atom.width for atom in chunk)


def _broken(chunk: Chunk, room: float) -> list[Chunk]:
    """The chunk itself, or if it is wider than a line, as many letters as fit on one."""
    if _wide(chunk) <= room:
        return [chunk]
    letters = [Atom(text, atom.style, atom.sign) for atom in chunk for text in (atom.text or [""])]
    made: list[Chunk] = []
    part: list[Atom] = []
    used = 0.0
    for atom in letters:
        if part and used + atom.width > room:
            made.append(_joined(part))
            part, used = [], 0.0
        part.append(atom)
        used += atom.width
    return [*made, _joined(part)]


def _joined(letters: Sequence[Atom]) -> Chunk:
    made: list[Atom] = []
    for atom in letters:
        last = made[-1] if made else None
        if last and not last.sign and not atom.sign and last.style is atom.style:
            made[-1] = Atom(last.text + atom.text, atom.style)
        else:
            made.append(atom)
    return tuple(made)


def _line(row: Sequence[Chunk], top: float, size: float) -> TextLine:
    atoms: list[tuple[float, Atom]] = []
    x = 0.0
    for number, chunk in enumerate(row):
        if number:
            x += advance(Style.BODY, " ")
        for atom in chunk:
            atoms.append((x * size, atom))
            x += atom.width
    return TextLine(top, x * size, tuple(atoms))


def _elide(flow: Flow, width: float, height: float) -> Flow:
    kept = [line for line in flow.lines if line.top + LEADING * flow.size <= height]
    if not kept:
        return Flow(flow.size, (), 0.0, elided=True)
    last = kept[-1]
    dots = advance(Style.BODY, _ELLIPSIS) * flow.size
    atoms = list(last.atoms)
    while len(atoms) > 1 and atoms[-1][0] + atoms[-1][1].width * flow.size + dots > width:
        atoms.pop()
    end = atoms[-1][0] + atoms[-1][1].width * flow.size if atoms else 0.0
    atoms.append((min(end, width - dots), Atom(_ELLIPSIS, Style.BODY)))
    kept[-1] = TextLine(last.top, min(end + dots, width), tuple(atoms))
    return Flow(flow.size, tuple(kept), last.top + LEADING * flow.size, elided=True)


# ----------------------------------------------------------------------------------------- drawing


def draw_flow(
    painter: QPainter, box: QRectF, flow: Flow, ink: QColor, paper: QColor, *, centred: bool = False
) -> None:
    """Draw wrapped text from the top of a box.

    Args:
        painter: a painter scaled to the units of the face.
        box: the place of the text.
        flow: the text.
        ink: the colour of letters and symbols.
        paper: the colour of symbols that are cut out of their frames.
        centred: whether to centre each line instead of aligning it left.
    """
    scale = flow.size / REFERENCE
    for line in flow.lines:
        left = box.x() + ((box.width() - line.width) / 2 if centred else 0.0)
        top = box.y() + line.top
        painter.save()
        painter.translate(left, top + _ASCENT * flow.size)
        painter.scale(scale, scale)
        painter.setPen(ink)
        for x, atom in line.atoms:
            if not atom.sign:
                painter.setFont(face_font(atom.style))
                painter.drawText(QPointF(x / scale, 0), atom.text)
        painter.restore()
        side = SIGN * flow.size
        for x, atom in line.atoms:
            if atom.sign:
                middle = top + (LEADING * flow.size - side) / 2
                draw_sign(painter, QRectF(left + x, middle, side, side), atom.sign, ink, paper)


def draw_sign(painter: QPainter, rect: QRectF, code: str, ink: QColor, paper: QColor) -> None:
    """Draw a symbol of a text: a Discipline with its level, or any icon."""
    if "/" in code:
        icons.draw(painter, rect, code, ink)
    else:
        icons.draw_discipline(painter, rect, code, ink, paper)
