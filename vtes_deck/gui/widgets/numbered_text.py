"""A text field with line numbers, in which lines can be marked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import override

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from vtes_deck.graphics import theme


class _Gutter(QWidget):
    """The strip with the numbers."""

    def __init__(self, text: NumberedText) -> None:
        super().__init__(text)
        self._text = text

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._text.gutter_width(), 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        self._text.paint_gutter(self, event.rect())


class NumberedText(QPlainTextEdit):
    """Plain text with numbered lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._marks: Mapping[int, str] = {}
        super().__init__(parent)
        self._gutter = _Gutter(self)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.blockCountChanged.connect(self._make_room)
        self.updateRequest.connect(self._scroll_gutter)
        self._make_room()

    def gutter_width(self) -> int:
        """The width of the strip for the largest number."""
        digits = max(2, len(str(self.blockCount())))
        return self.fontMetrics().horizontalAdvance("9") * digits + 12

    def mark(self, lines: Mapping[int, str]) -> None:
        """Mark lines (from 1) with the background of a style: ``warning``, ``danger``."""
        self._marks = dict(lines)
        look = theme.tokens()
        marks = []
        for line, name in self._marks.items():
            block = self.document().findBlockByNumber(line - 1)
            if not block.isValid():
                continue
            selection = QTextEdit.ExtraSelection()
            selection.format.setBackground(look.color(f"{name}-ground"))
            selection.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            selection.cursor = QTextCursor(block)
            marks.append(selection)
        self.setExtraSelections(marks)
        self._gutter.update()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.mark(self._marks)

    def go_to_line(self, line: int) -> None:
        """Put the cursor into a line and show it."""
        block = self.document().findBlockByNumber(line - 1)
        if block.isValid():
            self.setTextCursor(QTextCursor(block))
            self.centerCursor()

    def replace_line(self, line: int, text: str) -> None:
        """Replace the text of a line; Ctrl+Z undoes this."""
        block = self.document().findBlockByNumber(line - 1)
        if block.isValid():
            cursor = QTextCursor(block)
            cursor.movePosition(
                QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
            )
            cursor.insertText(text)

    def line_text(self, line: int) -> str:
        """The content of a line."""
        return self.document().findBlockByNumber(line - 1).text()

    def paint_gutter(self, gutter: QWidget, rect: QRect) -> None:
        """Paint the numbers of the lines within ``rect``."""
        look = theme.tokens()
        painter = QPainter(gutter)
        painter.fillRect(rect, look.color("header"))
        painter.setFont(self.font())
        block = self.firstVisibleBlock()
        top = self.blockBoundingGeometry(block).translated(self.contentOffset()).top()
        while block.isValid() and top <= rect.bottom():
            height = self.blockBoundingRect(block).height()
            mark = self._marks.get(block.blockNumber() + 1)
            painter.setPen(look.color(mark or "text-muted"))
            painter.drawText(
                QRect(0, round(top), gutter.width() - 6, round(height)),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(block.blockNumber() + 1),
            )
            top += height
            block = block.next()
        painter.end()

    def _make_room(self) -> None:
        self.setViewportMargins(self.gutter_width(), 0, 0, 0)

    def _scroll_gutter(self, rect: QRect, by: int) -> None:
        if by:
            self._gutter.scroll(0, by)
        else:
            self._gutter.update(0, rect.y(), self._gutter.width(), rect.height())

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        inside = self.contentsRect()
        self._gutter.setGeometry(
            QRect(inside.left(), inside.top(), self.gutter_width(), inside.height())
        )
