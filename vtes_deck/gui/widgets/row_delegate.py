"""Rows of a table that are chosen as a whole."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.models.card_columns import discipline_codes
from vtes_deck.gui.models.rows import CARD, CLAN, SHARE
from vtes_deck.gui.widgets.card_tile import (
    clan_tile,
    draw_band,
    draw_clan_band,
    icon_size,
    tile_icon,
)

_FIGURES = 3.9
"""The width that the figures of a share take at the right, in lines of text."""

_MARGIN = 0.8
"""The space around a bar without figures, in lines of text."""


class RowDelegate(QStyledItemDelegate):
    """Paints cells without a frame around the current one, because whole rows are selected.

    A share is also a bar to the left of its figures. The name of a card has its tile and its
    colour, and its Disciplines where there is space; that of a deck has those of its clan.
    """

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        card, clan = index.data(CARD), index.data(CLAN)
        if not option.state & QStyle.StateFlag.State_Selected:
            if card is not None:
                draw_band(painter, option.rect, card)
            elif clan:
                draw_clan_band(painter, option.rect, clan)
        super().paint(painter, option, index)
        if card is not None:
            self._paint_disciplines(painter, option, index.data(), card)
        share = index.data(SHARE)
        if share:
            line = theme.Metrics.of(option.font).line
            cell = QRectF(option.rect)
            room = cell.width() - line * (_FIGURES if index.data() else _MARGIN)
            high = line * 0.5
            bar = QRectF(cell.left() + line * 0.3, cell.center().y() - high / 2, room * share, high)
            painter.fillRect(bar, theme.tokens().color("chart-data"))

    def _paint_disciplines(
        self, painter: QPainter, option: QStyleOptionViewItem, name: str, card: AnyCard
    ) -> None:
        """Paint the symbols at the right end of the cell, if the whole name has space as well."""
        codes = [code for code in discipline_codes(card) if icons.has_discipline(code)]
        metrics = theme.Metrics.of(option.font)
        side, step = metrics.line, metrics.line + 1
        cell = QRectF(option.rect)
        left = cell.right() - metrics.small - step * len(codes)
        taken = (
            icon_size(metrics.line).width()
            + 3 * metrics.pad
            + option.fontMetrics.horizontalAdvance(name)
        )
        if left < cell.left() + taken:
            return
        chosen = option.state & QStyle.StateFlag.State_Selected
        ink, paper = ("text-selected", "selection") if chosen else ("text", "field")
        for place, code in enumerate(codes):
            box = QRectF(left + place * step, cell.center().y() - side / 2, side, side)
            icons.draw_discipline(painter, box, code, ink, paper)

    @override
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
        card, clan = index.data(CARD), index.data(CLAN)
        if card is None and not clan:
            return
        line = theme.Metrics.of(option.font).line
        option.icon = clan_tile(clan, line) if card is None else tile_icon(card, line)
        option.decorationSize = icon_size(line)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
