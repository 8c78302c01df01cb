"""Paints a row of the deck list.

A whole row is painted at once, with fonts, colours and lengths that were looked up once for all
rows, because painting is the slow part while a key is held down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from cardbase.model import AnyCard, CryptCard, LibraryCard
from cardbase.terms import Title
from vtes_deck.app.decklist import Block, DecklistPart, Row
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.colors import Tokens
from vtes_deck.gui.models.card_columns import discipline_codes, in_short
from vtes_deck.gui.models.deck_cells import (
    DeckColumn,
    cell_text,
    remark,
)
from vtes_deck.gui.widgets.card_tile import draw_band, draw_capacity, draw_tile
from vtes_deck.language import number

_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_CENTRE = Qt.AlignmentFlag.AlignCenter
_ELIDE = Qt.TextElideMode.ElideRight

type Rects = Mapping[DeckColumn, QRect]


@dataclass(frozen=True)
class Shown:
    """The current style of a row.

    Attributes:
        selected: whether the row is selected.
        focused: whether the cursor is on it, and the list has the focus.
        hovered: whether the mouse is over it; then it has buttons next to its count.
        pressed: the button that is held down: -1 or 1, or 0 for none.
    """

    selected: bool = False
    focused: bool = False
    hovered: bool = False
    pressed: int = 0


def button_rects(cell: QRect) -> tuple[QRect, QRect]:
    """The places of the buttons for one copy less and one more in a count cell."""
    side = min(cell.height(), cell.width() // 3)
    top = cell.center().y() - side // 2
    return QRect(cell.left(), top, side, side), QRect(cell.right() + 1 - side, top, side, side)


class RowPainter:
    """Paints rows and headings in one font and theme.

    Attributes:
        look: the theme.
        metrics: the lengths derived from the font.
        row_height, heading_height, type_height: the heights of rows, of the headings of crypt and
            library, and of the headings of card types.
    """

    def __init__(self, font: QFont, look: Tokens, ratio: float) -> None:
        self.metrics = theme.Metrics.of(font)
        self.row_height = self.metrics.line + self.metrics.pad
        self.heading_height = self.metrics.line + self.metrics.big + self.metrics.pad
        self.type_height = self.metrics.line + self.metrics.big
        self.look = look
        self._ratio = ratio
        self._font = QFont(font)
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._italic = QFont(font)
        self._italic.setItalic(True)
        self._measure = {id(f): QFontMetrics(f) for f in (self._font, self._bold, self._italic)}
        letters = self._measure[id(self._font)]
        self._title_room = max(letters.horizontalAdvance(title) for title in Title)
        self._colors = {name: look.color(name) for name in look.colors}

    # ------------------------------------------------------------------------------------ headings

    def heading(self, painter: QPainter, rect: QRect, block: Block, *, focused: bool) -> None:
        """Paint the heading of a block over the whole width."""
        metrics, colors = self.metrics, self._colors
        alarming = block.part is DecklistPart.UNKNOWN
        inner = rect.adjusted(0, metrics.gap, 0, 0)
        if block.part is not DecklistPart.TYPE:
            painter.fillRect(inner, colors["warning-ground" if alarming else "header"])
        if focused:
            painter.setPen(colors["focus"])
            painter.drawRect(inner.adjusted(0, 0, -1, -1))
        x = inner.left() + metrics.pad
        if block.part is DecklistPart.TYPE:
            for name in block.title.split("/"):
                x = self._icon(painter, inner, x, icons.type_icon_name(name), "text-muted")
        elif alarming:
            x = self._icon(painter, inner, x, "ui/warning", "warning")
        x = self._text(painter, inner, x, type_words(block.title), self._bold, colors["text"])
        if block.counted:
            count = f" ({number(block.count)})"
            x = self._text(painter, inner, x, count, self._bold, colors["text-muted"])
        x += self.metrics.pad
        self._text(painter, inner, x, block.detail, self._font, colors["text-muted"])

    # ---------------------------------------------------------------------------------------- rows

    def row(
        self,
        painter: QPainter,
        rects: Rects,
        row: Row,
        shown: Shown,
        suggestions: Sequence[AnyCard] = (),
    ) -> None:
        """Paint a row.

        Args:
            painter: the painter of the list.
            rects: the places of its cells.
            row: the card, or the unidentified line.
            shown: its current style.
            suggestions: the cards that an unidentified line may mean.
        """
        colors = self._colors
        first, last = rects[DeckColumn.COPIES], rects[DeckColumn.COMMENT]
        whole = first.united(last)
        if shown.selected:
            painter.fillRect(whole, colors["selection"])
        elif shown.hovered:
            painter.fillRect(whole, colors["hover"])
        if shown.focused:
            painter.setPen(colors["focus"])
            painter.drawLine(whole.bottomLeft(), whole.bottomRight())
        ink = colors["text-selected" if shown.selected else "text"]
        dim = colors["text-muted"]
        self._copies(painter, first, row.count, shown, ink)
        if isinstance(row, UnknownLine):
            self._unknown(painter, rects, row, suggestions)
            return
        name = QRect(rects[DeckColumn.NAME])
        if isinstance(row.card, LibraryCard) and not (row.card.pool_cost or row.card.blood_cost):
            name = name.united(rects[DeckColumn.SIZE])
        title = self._title_next_to_name(row.card, rects[DeckColumn.CLAN])
        if not (shown.selected or shown.hovered):
            draw_band(painter, name, row.card)
        name.adjust(draw_tile(painter, name, row.card, self._ratio), 0, 0, 0)
        self._name(painter, name, row.card.listed_name, title, ink, dim)
        self._size(painter, rects[DeckColumn.SIZE], row.card, ink)
        end = self._disciplines(painter, rects[DeckColumn.DISCIPLINES], row.card, ink)
        clan = rects[DeckColumn.CLAN]
        if isinstance(row.card, LibraryCard):
            # A library card has no group, so its requirements may be longer.
            clan = clan.united(rects[DeckColumn.GROUP])
        end = max(end, self._clan(painter, clan, row, dim, end))
        if isinstance(row.card, CryptCard):
            painter.setFont(self._font)
            painter.setPen(dim)
            painter.drawText(rects[DeckColumn.GROUP], _CENTRE, cell_text(row, DeckColumn.GROUP))
            end = last.left()
        if row.comment:
            # The remark begins after the content of the row, so that it fits in a small window.
            x = end + self.metrics.big
            self._text(painter, last, x, remark(row), self._italic, dim)

    def _name(
        self, painter: QPainter, rect: QRect, name: str, title: str, ink: QColor, dim: QColor
    ) -> None:
        """Draw the name and a title; if there is little space, only the icon of the title."""
        left = rect.left() + self._measure[id(self._font)].horizontalAdvance(name)
        left += self.metrics.gap
        room = QRect(rect)
        if title and not self._fits(title, rect.right() - left):
            room.setRight(rect.right() - self.metrics.icon - self.metrics.small)
            self._icon(painter, rect, min(left, room.right()), "mark/title", dim)
        elif title:
            self._text(painter, rect, left, title, self._font, dim)
        self._text(painter, room, rect.left(), name, self._font, ink)

    def _copies(
        self, painter: QPainter, rect: QRect, count: int, shown: Shown, ink: QColor
    ) -> None:
        if shown.hovered:
            names = ((-1, "ui/remove"), (1, "ui/add"))
            for (step, name), place in zip(names, button_rects(rect), strict=True):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._colors["pressed" if shown.pressed == step else "raised"])
                painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 3, 3)
                icons.draw(painter, place.adjusted(3, 3, -3, -3).toRectF(), name, ink)
        painter.setFont(self._bold)
        painter.setPen(ink)
        painter.drawText(rect, _CENTRE, number(count))

    def _unknown(
        self, painter: QPainter, rects: Rects, line: UnknownLine, suggestions: Sequence[AnyCard]
    ) -> None:
        colors, end = self._colors, rects[DeckColumn.COMMENT]
        room = QRect(rects[DeckColumn.NAME])
        where_from = self._measure[id(self._font)].horizontalAdvance(f"{remark(line)}  ")
        room.setRight(end.right() - where_from)
        x = self._text(painter, room, room.left(), f"{line.name}  ", self._font, colors["warning"])
        if suggestions:
            text = f"→ {suggestions[0].unique_name}?"
            self._text(painter, room, x, text, self._font, colors["link"])
        where = remark(line)
        x = end.right() - self._measure[id(self._font)].horizontalAdvance(where) - self.metrics.pad
        self._text(painter, end, x, where, self._font, colors["text-muted"])

    def _size(self, painter: QPainter, rect: QRect, card: AnyCard, ink: QColor) -> None:
        x = rect.left()
        if isinstance(card, CryptCard):
            room = QRect(x, rect.top(), 2 * self.metrics.icon, rect.height())
            draw_capacity(painter, room, card.capacity, self._ratio)
            return
        for cost, name, color in (
            (card.pool_cost, "mark/pool", "pool"),
            (card.blood_cost, "mark/blood", "blood"),
            (card.conviction_cost, "discipline/jud", "text-muted"),
        ):
            if cost:
                x = self._icon(painter, rect, x, name, color, gap=1)
                x = self._text(painter, rect, x, str(cost), self._font, ink) + self.metrics.small

    def _disciplines(self, painter: QPainter, rect: QRect, card: AnyCard, ink: QColor) -> int:
        codes = discipline_codes(card)
        if not codes:
            return rect.left()
        side = self.metrics.icon
        step = side + 3
        if len(codes) * step > rect.width():
            step = max(1, (rect.width() - side) // max(1, len(codes) - 1))
        joint = ""
        if isinstance(card, LibraryCard):
            joint = "" if card.requirement.combo else "/"
        x, y = rect.left(), self._icon_top(rect)
        for place, code in enumerate(codes):
            if joint and place:
                x = self._text(painter, rect, x, joint, self._font, ink) + 2
            if icons.has_discipline(code):
                painter.drawPixmap(x, y, icons.discipline_pixmap(code, side, self._ratio, ink))
                x += step
            else:
                x = self._text(painter, rect, x, code, self._font, ink) + 2
        return x

    def _title_next_to_name(self, card: AnyCard, clan: QRect) -> str:
        """The title if it goes next to the name; all do unless the column has room for each."""
        if not isinstance(card, CryptCard) or card.title is None:
            return ""
        room = clan.width() - 1 - self.metrics.small
        return "" if room >= self._title_room else card.title

    def _fits(self, text: str, room: int) -> bool:
        return self._measure[id(self._font)].horizontalAdvance(text) <= room

    def _clan(self, painter: QPainter, rect: QRect, slot: Slot, dim: QColor, free: int) -> int:
        """Draw clan and title, or the requirement of a library card, from ``free`` on."""
        card = slot.card
        if isinstance(card, CryptCard):
            names = []  # the tile shows the clan
            text = "" if self._title_next_to_name(card, rect) else card.title or ""
        else:
            need = card.requirement
            names = [icons.clan_icon_name(clan) for clan in need.clans]
            names += [icons.path_icon_name(path) for path in need.paths]
            titles = [] if names else [title.value for title in need.titles]
            text = "/".join(titles)
            if len(titles) > 1 and not self._fits(text, rect.right() - free):
                text = in_short((tuple(titles),))
        x = rect.left()
        known = [name for name in names if name in icons.icon_names()]
        for name in known:
            x = self._icon(painter, rect, x, name, dim)
        if len(known) < len(names):
            text = cell_text(slot, DeckColumn.CLAN)
        if text:
            x += self.metrics.small
            if not known:
                wide = self._measure[id(self._font)].horizontalAdvance(text)
                x = max(min(x, rect.right() - wide - self.metrics.pad), free)
            return self._text(painter, rect, x, text, self._font, dim)
        return x if names else 0

    # ------------------------------------------------------------------------------------- helpers

    def _icon_top(self, rect: QRect) -> int:
        return rect.center().y() - self.metrics.icon // 2 + 1

    def _icon(
        self,
        painter: QPainter,
        rect: QRect,
        x: int,
        name: str,
        color: QColor | str,
        gap: int | None = None,
    ) -> int:
        """Draw an icon at ``x``; returns where the next element begins."""
        side = self.metrics.icon
        tint = self._colors[color] if isinstance(color, str) else color
        painter.drawPixmap(x, self._icon_top(rect), icons.pixmap(name, side, self._ratio, tint))
        return x + side + (self.metrics.small if gap is None else gap)

    def _text(
        self, painter: QPainter, rect: QRect, x: int, text: str, font: QFont, color: QColor
    ) -> int:
        """Write at ``x``, as much as fits in ``rect``; returns where the whole text would end."""
        if not text:
            return x
        measure = self._measure[id(font)]
        room = QRect(x, rect.top(), max(0, rect.right() - x), rect.height())
        width = measure.horizontalAdvance(text)
        painter.setFont(font)
        painter.setPen(color)
        if width > room.width():
            text = measure.elidedText(text, _ELIDE, room.width())
        painter.drawText(room, _LEFT, text)
        return x + width
