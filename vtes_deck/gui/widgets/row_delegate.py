"""Rows of a table that are chosen as a whole."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from vtes_deck.graphics import theme
from vtes_deck.gui.models.rows import SHARE

_FIGURES = 3.4
"""The width that the figures of a share take at the right, in lines of text."""

_MARGIN = 0.8
"""The space around a bar without figures, in lines of text."""


class RowDelegate(QStyledItemDelegate):
    """Paints cells without a frame around the current one, because whole rows are selected.

    A share is also a bar to the left of its figures.
    """

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if share:
            line = theme.Metrics.of(option.font).line
            cell = QRectF(option.rect)
            room = cell.width() - line * (_FIGURES if index.data() else _MARGIN)
            high = line * 0.5
            bar = QRectF(cell.left() + line * 0.3, cell.center().y() - high / 2, room * share, high)
            painter.fillRect(bar, theme.tokens().color("chart-data"))

    @override
    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        option.state &= ~QStyle.StateFlag.State_HasFocus
