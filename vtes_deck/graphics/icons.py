"""Icons of our own, from the SVG files in ``resources/icons``, tinted for the current theme.

A name is the path of a file without its suffix: ``ui/open``, ``type/combat``, ``clan/brujah``,
``mark/blood``, ``discipline/dom``. The files are drawn in ``currentColor`` on a grid of 24.

An icon holds no pixels: it draws itself in the current size, device pixel ratio and colour, so it
is sharp on every screen and follows changes of the theme. A Discipline's level is shown by shape: a
ring around the symbol is inferior, a filled gem with the symbol cut out of it is superior, a
hexagon is a virtue; flight, which has no level, is the bare symbol. If the player has the official
symbols of clans and Disciplines (:mod:`vtes_deck.graphics.symbols`), those are drawn.

An unknown name gives an :class:`IconWarning`, which fails a test, and a dashed square.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
import warnings
from functools import cache, lru_cache
from typing import Literal

from PySide6.QtCore import QByteArray, QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QWidget

from cardbase.disciplines import CREED_VIRTUES, DISCIPLINES
from cardbase.model import AnyCard, CryptCard
from cardbase.terms import Sect, Type
from vtes_deck.graphics import symbols, theme
from vtes_deck.resources import resource

type Color = QColor | str | None
"""A colour, ``#rrggbb``, the name of a theme colour, or ``None`` for that of text."""

type Level = Literal["inferior", "superior", "virtue", "none"]

PLACEHOLDER = "ui/placeholder"
LEVELLESS = frozenset({"fli"})

_SIGN_IN_FRAME: dict[Level, float] = {"inferior": 0.70, "superior": 0.68, "virtue": 0.66}
"""The size of the symbol within its frame, as a share of the frame."""


class IconWarning(UserWarning):
    """A requested icon does not exist."""


# ------------------------------------------------------------------------------------------- names


@cache
def icon_names() -> frozenset[str]:
    """All names that :func:`icon` accepts."""
    folder = resource("icons")
    before, after = len(folder.as_posix()) + 1, len(".svg")
    return frozenset(path.as_posix()[before:-after] for path in folder.rglob("*.svg"))


def type_icon_name(card_type: Type | str) -> str:
    """The icon of a card type, e.g. ``type/action-modifier``."""
    return f"type/{_slug(str(card_type))}"


def clan_icon_name(clan: str) -> str:
    """The icon of a clan or creed, e.g. ``clan/brujah-antitribu``; a placeholder for a new one."""
    if clan in CREED_VIRTUES:
        return f"discipline/{CREED_VIRTUES[clan]}"
    return _drawn(f"clan/{_slug(clan)}")


def card_icon_name(card: AnyCard) -> str:
    """The icon of a card in a list: of its clan or of its first type."""
    if isinstance(card, CryptCard):
        return clan_icon_name(card.clan)
    return _drawn(type_icon_name(card.types[0])) if card.types else PLACEHOLDER


def path_icon_name(path: str) -> str:
    """The icon of a path, e.g. ``clan/path-caine``; a placeholder for a new one."""
    return _drawn(f"clan/path-{_slug(path)}")


def _drawn(name: str) -> str:
    """The name, or that of the placeholder: newer card data may have names without an icon."""
    return name if name in icon_names() else PLACEHOLDER


def sect_icon_name(sect: Sect | str) -> str:
    """The icon of a sect, e.g. ``clan/sect-camarilla``."""
    return f"clan/sect-{_slug(str(sect))}"


def level_of(code: str) -> Level:
    """The level of a code: ``"DOM"`` superior, ``"dom"`` inferior, ``"viz"`` a virtue."""
    low = code.lower()
    if low in LEVELLESS:
        return "none"
    known = DISCIPLINES.get(low)
    if known is not None and known.virtue:
        return "virtue"
    return "superior" if code.isupper() else "inferior"


def has_discipline(code: str) -> bool:
    """Whether there is a symbol for a Discipline code in small letters or capitals."""
    return f"discipline/{code.lower()}" in icon_names()


def _slug(words: str) -> str:
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def _known(name: str, stacklevel: int = 3) -> str:
    if name in icon_names():
        return name
    near = difflib.get_close_matches(name, sorted(icon_names()), n=3)
    hint = f"; near it: {', '.join(near)}" if near else ""
    warnings.warn(f"no icon {name!r}{hint}", IconWarning, stacklevel=stacklevel)
    return PLACEHOLDER


# ----------------------------------------------------------------------------------------- drawing


def draw(painter: QPainter, rect: QRectF, name: str, color: Color = None) -> None:
    """Draw an icon as vectors, filling a square in the middle of ``rect``."""
    _draw(painter, rect, _known(name), resolve(color))


def draw_discipline(
    painter: QPainter, rect: QRectF, code: str, ink: Color = None, paper: Color = "field"
) -> None:
    """Draw a Discipline with its level as vectors.

    Args:
        painter: a painter on any device.
        rect: the symbol fills a square in the middle of it.
        code: ``"DOM"`` superior, ``"dom"`` inferior, a virtue, or ``"fli"``.
        ink: colour of the symbol, or of the frame for the superior level.
        paper: colour of a symbol cut out of its frame.
    """
    sign = _known(f"discipline/{code.lower()}")
    level = level_of(code)
    if symbols.paint(painter, _within(rect, 1.0), f"discipline:{code}", resolve(ink)):
        return
    if level == "none":
        _draw(painter, rect, sign, resolve(ink))
        return
    _draw(painter, rect, f"frame/{level}", resolve(ink))
    inner = _within(rect, _SIGN_IN_FRAME[level])
    _draw(painter, inner, sign, resolve(paper if level == "superior" else ink))


def resolve(color: Color) -> QColor:
    """The value of a colour in the current theme.

    Raises:
        ValueError: it is neither a colour nor the name of one.
    """
    if isinstance(color, QColor):
        return color
    look = theme.tokens()
    name = color or "text"
    if name in look.colors:
        return look.color(name)
    found = QColor(name)
    if not found.isValid():
        raise ValueError(f"there is no colour {color!r}; there are {', '.join(look.colors)}")
    return found


def _draw(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    if symbols.paint(painter, _within(rect, 1.0), name, color):
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(painter.opacity() * color.alphaF())
    _renderer(name, color.name()).render(painter, _within(rect, 1.0))
    painter.restore()


def _within(rect: QRectF, part: float) -> QRectF:
    side = min(rect.width(), rect.height()) * part
    return QRectF(
        rect.x() + (rect.width() - side) / 2, rect.y() + (rect.height() - side) / 2, side, side
    )


@lru_cache(maxsize=1024)
def _renderer(name: str, color: str) -> QSvgRenderer:
    drawing = resource(f"icons/{name}.svg").read_bytes()
    return QSvgRenderer(QByteArray(drawing.replace(b"currentColor", color.encode())))


# ----------------------------------------------------------------------------------------- pixmaps


def pixmap(name: str, size: int, dpr: float = 1.0, color: Color = None) -> QPixmap:
    """A square picture of an icon.

    Args:
        name: the name of the icon.
        size: side in device-independent pixels.
        dpr: device pixel ratio of the screen it is for.
        color: see :data:`Color`.
    """
    return _pixmap(_known(name), size, dpr, resolve(color))


def discipline_pixmap(code: str, size: int, dpr: float = 1.0, color: Color = None) -> QPixmap:
    """A square picture of a Discipline with its level; cut-out symbols are transparent.

    Args:
        code: ``"DOM"`` superior, ``"dom"`` inferior, a virtue, or ``"fli"``.
        size: side in device-independent pixels.
        dpr: device pixel ratio of the screen it is for.
        color: see :data:`Color`.
    """
    _known(f"discipline/{code.lower()}")
    return _pixmap(f"discipline:{code}", size, dpr, resolve(color))


def _pixmap(name: str, size: int, dpr: float, color: QColor) -> QPixmap:
    side = max(1, round(size * dpr))
    key = f"vtes-deck/{symbols.changes()}/{name}/{side}/{color.rgba():08x}"
    made = QPixmap()
    if not QPixmapCache.find(key, made):
        made = QPixmap(side, side)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        _paint(painter, QRectF(0, 0, side, side), name, color)
        painter.end()
        QPixmapCache.insert(key, made)
    if dpr != 1.0:
        made = QPixmap(made)
        made.setDevicePixelRatio(dpr)
    return made


def _paint(painter: QPainter, rect: QRectF, name: str, color: QColor) -> None:
    """Draw an icon, or a Discipline with its level if the name is ``discipline:CODE``."""
    kind, _, code = name.partition(":")
    if not code:
        _draw(painter, rect, name, color)
        return
    if symbols.paint(painter, rect, name, color):
        return
    level = level_of(code)
    sign = f"{kind}/{code.lower()}"
    if sign not in icon_names():
        sign = PLACEHOLDER
    if level == "none":
        _draw(painter, rect, sign, color)
        return
    _draw(painter, rect, f"frame/{level}", color)
    if level == "superior":
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    _draw(painter, _within(rect, _SIGN_IN_FRAME[level]), sign, color)


# ------------------------------------------------------------------------------------------- icons


class _Engine(QIconEngine):
    """Draws an icon when it is needed, in the current colour."""

    def __init__(self, name: str, color: Color) -> None:
        super().__init__()
        self._name = name
        self._color = color

    def clone(self) -> _Engine:
        copied = _Engine(self._name, self._color)
        # Qt owns it from now on, but only a Python reference keeps the object alive.
        _clones.append(copied)
        return copied

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        del state
        # The size is in device pixels, because Qt calls this through scaledPixmap.
        return _pixmap(self._name, min(size.width(), size.height()), 1.0, self._tint(mode))

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        del state
        side = min(rect.width(), rect.height())
        dpr = painter.device().devicePixelRatioF()
        made = _pixmap(self._name, side, dpr, self._tint(mode))
        corner = rect.topLeft() + QPoint((rect.width() - side) // 2, (rect.height() - side) // 2)
        painter.drawPixmap(QRect(corner, QSize(side, side)), made)

    def actualSize(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QSize:
        del mode, state
        side = min(size.width(), size.height())
        return QSize(side, side)

    def iconName(self) -> str:
        return self._name

    def _tint(self, mode: QIcon.Mode) -> QColor:
        if mode == QIcon.Mode.Disabled:
            return resolve("text-disabled")
        if mode == QIcon.Mode.Selected and self._color is None:
            return resolve("text-selected")
        return resolve(self._color)


_clones: list[_Engine] = []


def icon(name: str, color: Color = None) -> QIcon:
    """An icon that draws itself in any size and follows the theme.

    Args:
        name: e.g. ``ui/open``; see :func:`icon_names`.
        color: give the *name* of a theme colour rather than a value, so that the icon follows the
            theme.
    """
    return QIcon(_Engine(_known(name), color))


class IconLabel(QLabel):
    """An icon in a window, as high as some lines of its font; it follows theme, font and screen.

    Without an accessible name, screen readers ignore it: next to a text with the same meaning it is
    decoration.
    """

    def __init__(
        self, name: str, color: Color = None, parent: QWidget | None = None, lines: int = 1
    ) -> None:
        self._shown: tuple[str, Color] | None = None
        self._lines = lines
        super().__init__(parent)
        self.set_icon(name, color)

    def set_icon(self, name: str, color: Color = None) -> None:
        """Show another icon; name and colour as for :func:`icon`."""
        self._shown = (_known(name), color)
        self._draw()

    def changeEvent(self, event: QEvent) -> None:
        """Redraw when colours or size change."""
        super().changeEvent(event)
        kinds = QEvent.Type
        if event.type() in {kinds.PaletteChange, kinds.FontChange, kinds.DevicePixelRatioChange}:
            self._draw()

    def _draw(self) -> None:
        if self._shown is not None:
            name, color = self._shown
            side = theme.Metrics.of(self.font()).icon * self._lines
            self.setPixmap(_pixmap(name, side, self.devicePixelRatioF(), resolve(color)))


def app_icon() -> QIcon:
    """The icon of the program, in its own colours and in fixed sizes."""
    made = QIcon()
    renderer = QSvgRenderer(str(resource("icons/app.svg")))
    for side in (16, 20, 24, 32, 48, 64, 128, 256):
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        made.addPixmap(picture)
    return made
