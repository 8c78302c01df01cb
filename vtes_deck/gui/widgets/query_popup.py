"""The list of completions below the search box.

It is a child of the window and never has the focus. So typing continues in the box, and a click
outside reaches its target. The box forwards the few keys that move in the list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.language import tr

type Index = QModelIndex | QPersistentModelIndex

_MAX_SHOWN = 10


class Suggestion:
    """One line of the list.

    Attributes:
        label: the text.
        help: a sentence about it, or empty.
        value: its value for the caller.
    """

    __slots__ = ("help", "label", "value")

    def __init__(self, label: str, help_text: str = "", value: object = None) -> None:
        self.label = label
        self.help = help_text
        self.value = value


class _Suggestions(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.items: Sequence[Suggestion] = ()

    def show(self, items: Sequence[Suggestion]) -> None:
        self.beginResetModel()
        self.items = items
        self.endResetModel()

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.items)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not 0 <= index.row() < len(self.items):
            return None
        item = self.items[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return item.label
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(item.help) or None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(filter(None, (item.label, item.help)))
        return None


class _Painter(QStyledItemDelegate):
    """Paints the suggestions, each with a dimmed explanation."""

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = theme.Metrics.of(option.font)
        return QSize(metrics.line * 10, metrics.line + metrics.gap)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        if not isinstance(model, _Suggestions):
            return
        item = model.items[index.row()]
        look, metrics = theme.tokens(), theme.Metrics.of(option.font)
        letters = QFontMetrics(option.font)
        rect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, look.color("selection"))
        painter.setFont(option.font)
        align = Qt.AlignmentFlag.AlignVCenter
        room = rect.adjusted(metrics.pad, 0, -metrics.pad, 0)
        painter.setPen(look.color("text-selected" if chosen else "text"))
        label = letters.elidedText(item.label, Qt.TextElideMode.ElideMiddle, room.width())
        painter.drawText(room, align, label)
        left = max(letters.horizontalAdvance(label) + metrics.big, metrics.line * 8)
        rest = QRect(room.left() + left, room.top(), room.width() - left, room.height())
        if item.help and rest.width() > metrics.line * 2:
            painter.setPen(look.color("text-muted"))
            text = letters.elidedText(item.help, Qt.TextElideMode.ElideRight, rest.width())
            painter.drawText(rest, align, text)


class QueryPopup(QListView):
    """The list.

    Signals:
        taken: the number of the line that was clicked or entered.
    """

    taken = Signal(int)

    def __init__(self, anchor: QWidget) -> None:
        super().__init__(anchor.window())
        self._anchor = anchor
        self._lines = _Suggestions(self)
        self.setObjectName("queryPopup")
        self.setAccessibleName(tr("Completions"))
        self.setModel(self._lines)
        self.setItemDelegate(_Painter(self))
        self.setUniformItemSizes(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setMouseTracking(True)
        self.clicked.connect(self._click)
        self.hide()

    @property
    def suggestions(self) -> Sequence[Suggestion]:
        """The current suggestions."""
        return self._lines.items

    def offer(self, items: Sequence[Suggestion], *, first: bool) -> None:
        """Show these lines below the box, with the first one chosen or none; hide an empty list."""
        if not items:
            self.hide()
            return
        self._lines.show(items)
        self._place()
        self.setCurrentIndex(self._lines.index(0) if first else QModelIndex())
        self.scrollToTop()
        if not self.isVisible():
            self.show()
        self.raise_()

    def _place(self) -> None:
        window = self._anchor.window()
        if self.parentWidget() is not window:
            self.setParent(window)
        metrics = theme.Metrics.of(self.font())
        corner = self._anchor.mapTo(window, QPoint(0, self._anchor.height()))
        shown = min(len(self._lines.items), _MAX_SHOWN)
        height = shown * (metrics.line + metrics.gap) + 2 * self.frameWidth() + 2
        room = window.height() - corner.y()
        width = min(
            max(self._anchor.width(), metrics.line * 24), window.width() - max(0, corner.x())
        )
        self.setGeometry(corner.x(), corner.y(), width, min(height, max(room, metrics.line * 3)))

    def move_by(self, step: int) -> None:
        """Choose the next or the previous line; before the first line, none is chosen."""
        row = min(self.currentIndex().row() + step, self._lines.rowCount() - 1)
        self.setCurrentIndex(self._lines.index(row) if row >= 0 else QModelIndex())

    @property
    def at_end(self) -> bool:
        """Whether the last line is chosen."""
        return self.currentIndex().row() == self._lines.rowCount() - 1

    @property
    def chosen(self) -> int:
        """The number of the line that is chosen, or -1."""
        return self.currentIndex().row()

    def _click(self, index: QModelIndex) -> None:
        self.taken.emit(index.row())
