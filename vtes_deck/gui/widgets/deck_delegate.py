"""How a row of the deck list is painted: one line that says at a glance what the card is."""

from __future__ import annotations

from collections.abc import Callable
from typing import override

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cardbase.model import CryptCard, LibraryCard
from vtes_deck.app.decklist import Block, Part
from vtes_deck.deck.model import Slot, UnknownLine
from vtes_deck.gui import icons, theme
from vtes_deck.gui.models.deck_cells import (
    Column,
    Role,
    card_name,
    cell_text,
    discipline_codes,
    remark,
)

type Index = QModelIndex | QPersistentModelIndex


class DeckDelegate(QStyledItemDelegate):
    """Paints rows and headings.

    Attributes:
        hovered: the row under the mouse, which shows buttons for its count.
        pressed: the step (-1 or 1) of the button that is held down, or 0.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.hovered = QPersistentModelIndex()
        self.pressed = 0

    # ------------------------------------------------------------------------------------- places

    @staticmethod
    def step_at(rect: QRect, x: int) -> int:
        """Which button of a count cell a place is on: -1, 1, or 0 for none."""
        side = min(rect.height(), rect.width() // 3)
        if x < rect.left() + side:
            return -1
        return 1 if x >= rect.right() + 1 - side else 0

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = theme.Metrics.of(option.font)
        block = index.data(Role.BLOCK)
        extra = metrics.pad
        if block is not None:
            extra = metrics.big + metrics.pad if block.part is not Part.TYPE else metrics.big
        return QSize(super().sizeHint(option, index).width(), metrics.line + extra)

    # ----------------------------------------------------------------------------------- painting

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        block = index.data(Role.BLOCK)
        if block is not None:
            if index.column() == Column.COPIES:
                self._paint_heading(painter, option, block)
        else:
            self._paint_row(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, block: Block) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(option.font)
        rect = option.rect
        big = block.part is not Part.TYPE
        alarming = block.part is Part.UNKNOWN
        if big:
            ground = rect.adjusted(0, metrics.gap, 0, 0)
            painter.fillRect(ground, look.color("warning-ground" if alarming else "header"))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.color("focus"))
            painter.drawRect(rect.adjusted(0, metrics.gap, -1, -1))
        font = QFont(option.font)
        font.setBold(True)
        x = rect.left() + metrics.pad
        baseline = QRect(
            rect.left(), rect.top() + metrics.gap, rect.width(), rect.height() - metrics.gap
        )
        if not big:
            icon = QRect(x, 0, metrics.icon, metrics.icon)
            icon.moveTop(baseline.center().y() - metrics.icon // 2)
            for name in block.title.split("/"):
                icons.draw(painter, icon.toRectF(), icons.type_icon_name(name), "text-muted")
                icon.translate(metrics.icon + metrics.small, 0)
            x = icon.left() + metrics.small
        elif alarming:
            icon = QRect(x, baseline.center().y() - metrics.icon // 2, metrics.icon, metrics.icon)
            icons.draw(painter, icon.toRectF(), "ui/warning", "warning")
            x = icon.right() + metrics.gap
        x = _text(painter, baseline, x, f"{block.title} ", font, look.color("text"))
        x = _text(painter, baseline, x, f"({block.count})  ", font, look.color("text-muted"))
        _text(painter, baseline, x, block.detail, option.font, look.color("text-muted"))

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, metrics = theme.tokens(), theme.Metrics.of(option.font)
        rect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        hovered = self.hovered.isValid() and (
            (index.row(), index.parent()) == (self.hovered.row(), self.hovered.parent())
        )
        if selected:
            painter.fillRect(rect, look.color("selection"))
        elif hovered:
            painter.fillRect(rect, look.color("hover"))
        ink = look.color("text-selected" if selected else "text")
        dim = ink if selected else look.color("text-muted")
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.color("focus"))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        row = index.data(Role.ROW)
        column = Column(index.column())
        if column is Column.COPIES:
            self._paint_copies(painter, option, row.count, hovered=hovered, ink=ink)
        elif isinstance(row, UnknownLine):
            self._paint_unknown(painter, option, index, row, column)
        elif column is Column.COMMENT:
            font = QFont(option.font)
            font.setItalic(True)
            _text_in(painter, rect.adjusted(metrics.pad, 0, 0, 0), remark(row), font, dim)
        else:
            quiet = column in {Column.CLAN, Column.GROUP}
            _CELLS[column](painter, option, row, metrics, dim if quiet else ink)

    def _paint_copies(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        count: int,
        *,
        hovered: bool,
        ink: QColor,
    ) -> None:
        rect = option.rect
        if hovered:
            look = theme.tokens()
            side = min(rect.height(), rect.width() // 3)
            for step, left, name in (
                (-1, rect.left(), "ui/remove"),
                (1, rect.right() + 1 - side, "ui/add"),
            ):
                button = QRect(left, rect.center().y() - side // 2, side, side).adjusted(
                    1, 1, -1, -1
                )
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color("pressed" if self.pressed == step else "raised"))
                painter.drawRoundedRect(button, 3, 3)
                icons.draw(painter, button.adjusted(2, 2, -2, -2).toRectF(), name, ink)
        font = QFont(option.font)
        font.setBold(True)
        _text_in(painter, rect, str(count), font, ink, centre=True)

    def _paint_unknown(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: Index,
        line: UnknownLine,
        column: Column,
    ) -> None:
        look = theme.tokens()
        if column is Column.NAME:
            metrics = QFontMetrics(option.font)
            _text_in(painter, option.rect, line.name, option.font, look.color("warning"))
            suggestions = index.data(Role.SUGGESTIONS)
            if suggestions:
                x = option.rect.left() + metrics.horizontalAdvance(f"{line.name}  ")
                rest = QRect(x, option.rect.top(), option.rect.right() - x, option.rect.height())
                text = f"→ {suggestions[0].unique_name}?"
                _text_in(painter, rest, text, option.font, look.color("link"))
        elif column is Column.COMMENT:
            _text_in(painter, option.rect, remark(line), option.font, look.color("text-muted"))

    # ------------------------------------------------------------------------------------ editing

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(500)
        editor.setPlaceholderText("Comment")
        editor.setAccessibleName("Comment on the card")
        editor.setFrame(False)
        return editor

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rect = QRect(option.rect)
        # A narrow column is no place to write: the editor may cover what stands before it.
        least = option.fontMetrics.horizontalAdvance("m") * 24
        if rect.width() < least:
            rect.setLeft(max(0, rect.right() - least))
        editor.setGeometry(rect)


def _text(painter: QPainter, rect: QRect, x: int, text: str, font: QFont, color: QColor) -> int:
    """Write one piece of a line at ``x``; returns where it ends."""
    if not text:
        return x
    metrics = QFontMetrics(font)
    painter.setFont(font)
    painter.setPen(color)
    room = QRect(x, rect.top(), max(0, rect.right() - x), rect.height())
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
    return x + metrics.horizontalAdvance(text)


def _text_in(
    painter: QPainter, rect: QRect, text: str, font: QFont, color: QColor, *, centre: bool = False
) -> None:
    align = Qt.AlignmentFlag.AlignHCenter if centre else Qt.AlignmentFlag.AlignLeft
    painter.setFont(font)
    painter.setPen(color)
    shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | align, shown)


def _icon_at(rect: QRect, x: int, side: int) -> QRect:
    return QRect(x, rect.center().y() - side // 2 + 1, side, side)


def _paint_name(
    painter: QPainter,
    option: QStyleOptionViewItem,
    slot: Slot,
    _metrics: theme.Metrics,
    ink: QColor,
) -> None:
    _text_in(painter, option.rect, card_name(slot.card), option.font, ink)


def _paint_group(
    painter: QPainter,
    option: QStyleOptionViewItem,
    slot: Slot,
    _metrics: theme.Metrics,
    ink: QColor,
) -> None:
    text = cell_text(slot, Column.GROUP)
    _text_in(painter, option.rect, text, option.font, ink, centre=True)


def _paint_size(
    painter: QPainter,
    option: QStyleOptionViewItem,
    slot: Slot,
    metrics: theme.Metrics,
    ink: QColor,
) -> None:
    card, rect = slot.card, option.rect
    if isinstance(card, CryptCard):
        _text(painter, rect, rect.left() + metrics.icon // 2, str(card.capacity), option.font, ink)
        return
    x = rect.left()
    for cost, name, color in (
        (card.pool_cost, "mark/pool", "pool"),
        (card.blood_cost, "mark/blood", "blood"),
        (card.conviction_cost, "discipline/jud", "text-muted"),
    ):
        if cost:
            icons.draw(painter, _icon_at(rect, x, metrics.icon).toRectF(), name, color)
            x += metrics.icon + 1
            x = _text(painter, rect, x, str(cost), option.font, ink) + metrics.small


def _paint_disciplines(
    painter: QPainter,
    option: QStyleOptionViewItem,
    slot: Slot,
    metrics: theme.Metrics,
    ink: QColor,
) -> None:
    card, rect = slot.card, option.rect
    codes = discipline_codes(card)
    if not codes:
        return
    step = metrics.icon + 3
    if len(codes) * step > rect.width():
        step = max(1, (rect.width() - metrics.icon) // max(1, len(codes) - 1))
    x = rect.left()
    between = "/" if isinstance(card, LibraryCard) and not card.requirement.combo else ""
    for number, code in enumerate(codes):
        if between and number:
            x = _text(painter, rect, x, between, option.font, ink) + 2
        place = _icon_at(rect, x, metrics.icon).toRectF()
        if icons.has_discipline(code):
            icons.draw_discipline(painter, place, code, ink)
            x += step
        else:
            x = _text(painter, rect, x, code, option.font, ink) + 2


def _paint_clan(
    painter: QPainter,
    option: QStyleOptionViewItem,
    slot: Slot,
    metrics: theme.Metrics,
    dim: QColor,
) -> None:
    card, rect = slot.card, option.rect
    if isinstance(card, CryptCard):
        names = [icons.clan_icon_name(card.clan)]
        text = card.title.value if card.title else ""
    else:
        need = card.requirement
        names = [icons.clan_icon_name(clan) for clan in need.clans]
        names += [icons.path_icon_name(path) for path in need.paths]
        text = "" if names else "/".join(title.value for title in need.titles)
    x = rect.left()
    known = [name for name in names if name in icons.icon_names()]
    for name in known:
        icons.draw(painter, _icon_at(rect, x, metrics.icon).toRectF(), name, dim)
        x += metrics.icon + metrics.small
    if len(known) < len(names):
        text = cell_text(slot, Column.CLAN)
    _text(painter, rect, x + metrics.small, text, option.font, dim)


type _Cell = Callable[[QPainter, QStyleOptionViewItem, Slot, theme.Metrics, QColor], None]

_CELLS: dict[Column, _Cell] = {
    Column.NAME: _paint_name,
    Column.SIZE: _paint_size,
    Column.DISCIPLINES: _paint_disciplines,
    Column.CLAN: _paint_clan,
    Column.GROUP: _paint_group,
}
