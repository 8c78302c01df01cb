"""Paints the rows of card lists, with the symbols that players know instead of words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Type
from vtes_deck.app.allowed_cards import Bar
from vtes_deck.graphics import icons, symbols, theme
from vtes_deck.gui.models.card_columns import (
    CardColumn,
    Paint,
    clan_of,
    discipline_codes,
    in_short,
    in_words,
    needs_in_groups,
    title_of,
)
from vtes_deck.gui.models.card_table import CardTable
from vtes_deck.gui.widgets.card_tile import draw_band, draw_capacity, draw_tile
from vtes_deck.language import number

_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_CENTRE = int(Qt.AlignmentFlag.AlignCenter)
_BAR_SIGNS = {
    Bar.BANNED: "mark/banned",
    Bar.PLAYTEST: "mark/playtest",
    Bar.OWN: "mark/playtest",
}
_BAR_SIGN = "ui/clock"
_POOL_SIGN = "ui/hidden"


def button_rects(name: QRect) -> tuple[QRect, QRect]:
    """The places of the buttons for one copy less and one more, at the end of a name."""
    side = name.height()
    more = QRect(name.right() + 1 - side, name.top(), side, side)
    return more.translated(-side, 0), more


class _Look:
    """The fonts and colours for cells, computed once per theme and font."""

    def __init__(self, font: QFont) -> None:
        look = theme.tokens()
        self.scheme = look.scheme
        self.metrics = theme.Metrics.of(font)
        self.letters = QFontMetrics(font)
        self.bold = QFont(font)
        self.bold.setBold(True)
        self.text = look.color("text")
        self.muted = look.color("text-muted")
        self.selected = look.color("text-selected")
        self.selection = look.color("selection")
        self.hover = look.color("hover")
        self.raised = look.color("raised")
        self.danger = look.color("danger")
        self.accent = look.color("accent")
        self.field = look.color("field")
        self.colors = {"pool": look.color("pool"), "blood": look.color("blood")}


class _Cell:
    """A cell that is being painted."""

    __slots__ = (
        *("card", "column", "dpr", "ink", "look", "model", "painter", "quiet", "rect"),
        "with_title",
    )

    def __init__(  # noqa: PLR0913 - it is what a cell consists of
        self,
        painter: QPainter,
        rect: QRect,
        card: AnyCard,
        column: CardColumn,
        model: CardTable,
        look: _Look,
        *,
        selected: bool,
        dpr: float,
    ) -> None:
        self.painter = painter
        self.rect = rect
        self.card = card
        self.column = column
        self.model = model
        self.look = look
        self.dpr = dpr
        self.with_title = False
        self.ink = look.selected if selected else look.text
        self.quiet = look.muted

    def write(
        self, text: str, color: QColor, align: int = _LEFT, left: int = 0, right: int = 0
    ) -> None:
        """Write within the cell, shortened if there is not enough space."""
        small = self.look.metrics.small
        rect = self.rect.adjusted(left or small, 0, -(right or small), 0)
        if rect.width() <= 0:
            return
        if self.look.letters.horizontalAdvance(text) > rect.width():
            text = self.look.letters.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        self.painter.setPen(color)
        self.painter.drawText(rect, align, text)

    def fits(self, text: str, left: int) -> bool:
        """Whether a whole text has space in the cell."""
        room = self.rect.width() - left - self.look.metrics.small
        return self.look.letters.horizontalAdvance(text) <= room

    def icon(self, name: str, x: int, color: QColor) -> int:
        """Draw an icon at ``x``; returns where it ends."""
        side = self.look.metrics.icon
        picture = icons.pixmap(name, side, self.dpr, color)
        self.painter.drawPixmap(x, self.rect.top() + (self.rect.height() - side) // 2, picture)
        return x + side


class RowPainter:
    """Paints rows of a list of cards.

    Qt would call a delegate for every part of every cell. With thirty rows of eight cells, painting
    would be the slowest part of a keystroke in the search box. Here a row takes one call.
    """

    def __init__(self, model: CardTable) -> None:
        self._model = model
        self._look: _Look | None = None

    def forget_look(self) -> None:
        """Drop the look after a change of colours or fonts."""
        self._look = None

    def begin(self, painter: QPainter, font: QFont, *, titles: bool) -> None:
        """Prepare to paint rows in this font, with or without titles after names."""
        self._titles = titles
        if self._look is None or self._look.scheme != theme.tokens().scheme:
            self._look = _Look(font)
        painter.setFont(font)
        self._painter, self._font = painter, font
        self._dpr = painter.device().devicePixelRatioF()

    def paint(
        self,
        row: QRect,
        card: AnyCard,
        places: Sequence[tuple[CardColumn, int, int]],
        *,
        selected: bool,
        hovered: bool,
        focused: bool,
    ) -> None:
        """Paint one row.

        Args:
            row: its place.
            card: its content.
            places: the columns that are shown, each with its left edge and its width.
            selected: whether it is selected.
            hovered: whether the mouse is over it.
            focused: whether it has the keyboard focus.
        """
        look, painter = self._look, self._painter
        if look is None:
            return
        if selected:
            painter.fillRect(row, look.selection)
        elif hovered:
            painter.fillRect(row, look.hover)
        top, height = row.top(), row.height()
        sign = look.metrics.icon + look.metrics.pad if self._titles and title_of(card) else 0
        borrowed = _borrowed(card, places, look, sign)
        for column, start, room in places:
            left, width = start, room
            if column.paint is Paint.NAME and not hovered:  # the buttons keep their places
                width += borrowed
            elif column.paint is Paint.DISCIPLINES:
                left, width = start + borrowed, room - borrowed
            cell = _Cell(
                painter,
                QRect(left, top, width, height),
                card,
                column,
                self._model,
                look,
                selected=selected,
                dpr=self._dpr,
            )
            cell.with_title = self._titles
            if hovered and column.paint is Paint.NAME:
                less, _ = buttons = button_rects(cell.rect)
                cell.rect.setRight(less.left() - 1)
                self._paint_buttons(buttons, look, cell.ink)
            if column.paint is Paint.NAME and not (selected or hovered):
                draw_band(painter, cell.rect, card)
            _PAINTERS[column.paint](cell)
        if focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(look.accent)
            painter.drawRect(row.adjusted(0, 0, -1, -1))

    def _paint_buttons(self, buttons: Sequence[QRect], look: _Look, ink: QColor) -> None:
        painter = self._painter
        for place, name in zip(buttons, ("ui/remove", "ui/add"), strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.raised)
            inside = place.adjusted(2, 2, -2, -2)
            painter.drawRoundedRect(inside, look.metrics.radius, look.metrics.radius)
            side = inside.width() // 5
            icons.draw(painter, inside.adjusted(side, side, -side, -side).toRectF(), name, ink)


def _borrowed(
    card: AnyCard, places: Sequence[tuple[CardColumn, int, int]], look: _Look, after_name: int
) -> int:
    """The width that a long name takes from the empty part of the Disciplines after it.

    Args:
        card: the card of the row.
        places: the columns that are shown, each with its left edge and its width.
        look: the font and sizes.
        after_name: the width of the sign of the title after the name.
    """
    for (column, _, width), (after, _, beyond) in pairwise(places):
        if column.paint is Paint.NAME and after.paint is Paint.DISCIPLINES:
            margins = 2 * look.metrics.small
            needed = look.letters.horizontalAdvance(card.listed_name) + after_name + margins - width
            if needed <= 0:
                return 0
            return max(0, min(needed, beyond - _disciplines_width(card, look) - margins))
    return 0


def _disciplines_width(card: AnyCard, look: _Look) -> int:
    codes = discipline_codes(card)
    return _strip_width(len(codes), _joint(card, codes), look.metrics.icon) if codes else 0


def _paint_text(cell: _Cell) -> None:
    cell.write(cell.model.text(cell.card, cell.column), cell.quiet)


def _paint_quiet(cell: _Cell) -> None:
    cell.write(cell.model.text(cell.card, cell.column), cell.quiet, _RIGHT)


def _paint_number(cell: _Cell) -> None:
    cell.write(cell.model.text(cell.card, cell.column), cell.ink, _CENTRE)


def _paint_capacity(cell: _Cell) -> None:
    if isinstance(cell.card, CryptCard):
        draw_capacity(cell.painter, cell.rect, cell.card.capacity, cell.dpr)


def _paint_copies(cell: _Cell) -> None:
    copies = cell.model.copies.get(cell.card.id, 0)
    if copies:
        usual = cell.painter.font()
        cell.painter.setFont(cell.look.bold)
        cell.write(number(copies), cell.look.accent, _CENTRE)
        cell.painter.setFont(usual)


def _paint_name(cell: _Cell) -> None:
    name = cell.card.listed_name
    bar = cell.model.barred.get(cell.card.id)
    if bar is None:
        title = title_of(cell.card) if cell.with_title else ""
        cell.write(name, cell.ink, right=_paint_title_behind(cell, name, title) if title else 0)
        return
    sign = _BAR_SIGNS.get(bar, _POOL_SIGN if bar is Bar.OUTSIDE else _BAR_SIGN)
    color = cell.quiet if bar is Bar.OUTSIDE else cell.look.danger
    left = cell.icon(sign, cell.rect.left() + cell.look.metrics.small, color)
    cell.write(name, cell.quiet, left=left - cell.rect.left() + cell.look.metrics.small)


def _paint_title_behind(cell: _Cell, name: str, title: str) -> int:
    """Paint the title after the name, or only its sign if there is no space for it.

    Returns: The used width at the end of the cell.
    """
    left = cell.look.letters.horizontalAdvance(name) + cell.look.metrics.pad * 2
    if cell.fits(title, left):
        cell.write(title, cell.quiet, left=left)
        return 0
    taken = cell.look.metrics.icon + cell.look.metrics.small
    cell.icon("mark/title", cell.rect.right() - taken, cell.quiet)
    return taken


def _paint_disciplines(cell: _Cell) -> None:
    codes = discipline_codes(cell.card)
    if not codes:
        return
    side = cell.look.metrics.icon
    joint = _joint(cell.card, codes)
    ink, line = cell.ink.rgba(), cell.look.letters.height()
    strip = _strip(codes, joint, side, cell.dpr, ink, line, symbols.changes())
    width = round(strip.width() / cell.dpr)
    room = cell.rect.width() - 2 * cell.look.metrics.small
    x, y = cell.rect.left() + cell.look.metrics.small, cell.rect.top()
    y += (cell.rect.height() - side) // 2
    if width <= room:
        cell.painter.drawPixmap(x, y, strip)
    else:
        # Narrowed instead of cut off, so that no Discipline is hidden.
        height = max(1, round(side * room / width))
        cell.painter.drawPixmap(QRect(x, y + (side - height) // 2, room, height), strip)


def _joint(card: AnyCard, codes: Sequence[str]) -> str:
    """The sign between the Disciplines that a library card requires."""
    if isinstance(card, LibraryCard) and len(codes) > 1:
        return "+" if card.requirement.combo else "/"
    return ""


def _gaps(joint: str, side: int) -> tuple[int, int]:
    """The width between two Disciplines, and the part of it for the sign between them."""
    sign = side // 2 if joint else 0
    return sign or max(2, side // 7), sign


def _strip_width(count: int, joint: str, side: int) -> int:
    return count * side + (count - 1) * _gaps(joint, side)[0]


@lru_cache(maxsize=400)
def _strip(
    codes: tuple[str, ...], joint: str, side: int, dpr: float, ink: int, line: int, _symbols: int
) -> QPixmap:
    """Disciplines side by side as one picture."""
    color = QColor.fromRgba(ink)
    gap, joint_width = _gaps(joint, side)
    width = _strip_width(len(codes), joint, side)
    made = QPixmap(round(width * dpr), round(side * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    font = painter.font()
    font.setPixelSize(max(8, round(line * 0.75)))
    painter.setFont(font)
    painter.setPen(color)
    x = 0
    for place, code in enumerate(codes):
        if place and joint:
            painter.drawText(QRect(x, 0, joint_width, side), _CENTRE, joint)
        x += gap if place else 0
        if icons.has_discipline(code):
            painter.drawPixmap(x, 0, icons.discipline_pixmap(code, side, dpr, color))
        else:
            painter.drawText(QRect(x, 0, side, side), _CENTRE, code[:3])
        x += side
    painter.end()
    return made


def _paint_clan(cell: _Cell) -> None:
    if isinstance(cell.card, CryptCard):
        left = _paint_tile(cell)
        # The tile alone is clearer than a few letters of a clan.
        words = [text for text in (clan_of(cell.card), cell.card.clan) if cell.fits(text, left)]
        if words:
            cell.write(words[0], cell.quiet, left=left)


def _paint_tile(cell: _Cell) -> int:
    """Paint the tile of the card; returns the used width at the left."""
    small = cell.look.metrics.small
    room = cell.rect.adjusted(small, 0, 0, 0)
    return draw_tile(cell.painter, room, cell.card, cell.dpr) + small


def _paint_type(cell: _Cell) -> None:
    _paint_tile(cell)


def _paint_cost(cell: _Cell) -> None:
    card = cell.card
    if not isinstance(card, LibraryCard):
        return
    x = cell.rect.left() + cell.look.metrics.small
    for amount, name in (
        (card.pool_cost, "pool"),
        (card.blood_cost, "blood"),
        (card.conviction_cost, "conviction"),
    ):
        if not amount:
            continue
        text = str(amount)
        if name == "conviction":
            x = cell.icon(icons.type_icon_name(Type.CONVICTION), x, cell.quiet)
        else:
            x = cell.icon(f"mark/{name}", x, cell.look.colors[name])
        cell.painter.setPen(cell.ink)
        width = cell.look.letters.horizontalAdvance(text)
        cell.painter.drawText(QRect(x + 1, cell.rect.top(), width, cell.rect.height()), _LEFT, text)
        x += width + cell.look.metrics.small


def _paint_needs(cell: _Cell) -> None:
    card = cell.card
    if not isinstance(card, LibraryCard):
        return
    need, needs = card.requirement, needs_in_groups(card)
    signs = [(clan, icons.clan_icon_name(clan)) for clan in need.clans]
    signs += [(str(path), icons.path_icon_name(path)) for path in need.paths]
    left = cell.look.metrics.small
    for word, name in signs:
        if name == icons.PLACEHOLDER:
            needs = ((word,), *needs)
        else:
            x = cell.rect.left() + left
            left = cell.icon(name, x, cell.quiet) - cell.rect.left() + cell.look.metrics.small
    if needs:
        text = in_words(needs)
        cell.write(text if cell.fits(text, left) else in_short(needs), cell.quiet, left=left)


_PAINTERS: dict[Paint, Callable[[_Cell], None]] = {
    Paint.TEXT: _paint_text,
    Paint.NUMBER: _paint_number,
    Paint.CAPACITY: _paint_capacity,
    Paint.QUIET: _paint_quiet,
    Paint.NAME: _paint_name,
    Paint.COPIES: _paint_copies,
    Paint.DISCIPLINES: _paint_disciplines,
    Paint.CLAN: _paint_clan,
    Paint.TYPE: _paint_type,
    Paint.COST: _paint_cost,
    Paint.NEEDS: _paint_needs,
}
