"""A row of buttons that wraps into more lines, so that it fits in every language."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets side by side with their preferred widths, in as many lines as needed.

    Hidden ones take no space. It supports layouts with height for width.

    Args of the constructor:
        gap: the space between widgets, in pixels.
        even: whether all get the same width and fill their lines, as tiles.
    """

    def __init__(self, gap: int, parent: QWidget | None = None, *, even: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._even = even
        self.setContentsMargins(0, 0, 0, 0)

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    @override
    def sizeHint(self) -> QSize:
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, width), max((size.height() for size in sizes), default=0))

    @override
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Place the widgets in lines of this width. Return their height."""
        x = y = line = 0
        shown = [(item, item.sizeHint()) for item in self._items if not item.isEmpty()]
        if self._even and shown:
            width = self._even_width(rect.width(), max(size.width() for _, size in shown))
            shown = [(item, QSize(width, size.height())) for item, size in shown]
        for item, size in shown:
            if x and x + size.width() > rect.width():
                x, y, line = 0, y + line + self._gap, 0
            if move:
                width = min(size.width(), rect.width())
                place = QRect(rect.topLeft() + QPoint(x, y), QSize(width, size.height()))
                item.setGeometry(place)
            x += size.width() + self._gap
            line = max(line, size.height())
        return y + line

    def _even_width(self, room: int, widest: int) -> int:
        columns = max(1, (room + self._gap) // (widest + self._gap))
        return max(widest, (room + self._gap) // columns - self._gap)
