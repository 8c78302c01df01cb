"""The deck as a list with collapsible blocks and symbols. It does not change the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from vtes_deck.app.decklist import Block, Row
from vtes_deck.deck.model import Slot
from vtes_deck.graphics import theme
from vtes_deck.gui.models.deck_cells import DeckColumn, DeckRole, row_key
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.widgets.deck_columns import fitted, wanted_widths
from vtes_deck.gui.widgets.deck_delegate import DeckDelegate
from vtes_deck.gui.widgets.deck_row import RowPainter, Shown
from vtes_deck.language import tr


class DeckList(QTreeView):
    """Shows a deck.

    Attributes:
        tree: its model.
        hovered: the row under the mouse, which shows buttons for its count.
        held: the button that is held down: -1 or 1, or 0 for none.
    """

    def __init__(self, model: DeckTree, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckList")
        self.setProperty("look", "flat")
        self.setAccessibleName(tr("Deck list"))
        self.tree = model
        self._delegate = DeckDelegate(self)
        self._folded: set[str] = set()
        self._wanted: dict[DeckColumn, int] = {}
        self.hovered = QPersistentModelIndex()
        self.held = 0
        self._painter = self._make_painter()
        self._rects: dict[DeckColumn, QRect] = {}
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(0)
        self.setItemsExpandable(True)
        self.setExpandsOnDoubleClick(True)
        self.setAllColumnsShowFocus(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QTreeView.Shape.NoFrame)
        header = self.header()
        header.setStretchLastSection(True)
        header.setMinimumSectionSize(1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        model.modelReset.connect(self._unfold)
        model.rowsInserted.connect(self._on_inserted)
        self.expanded.connect(lambda index: self._folded.discard(self._block_key(index)))
        self.collapsed.connect(lambda index: self._folded.add(self._block_key(index)))

    # ------------------------------------------------------------------------------------ showing

    def show_blocks(self, blocks: tuple[Block, ...]) -> None:
        """Show these blocks; the cursor stays on its card."""
        current = self.tree.row_at(self.currentIndex())
        key = row_key(current) if current is not None else None
        self.tree.show(blocks)
        if key is not None and not self.currentIndex().isValid():
            self.go_to(key)
        self._wanted = wanted_widths(blocks, self.fontMetrics(), self._painter.metrics)
        self._fit_columns()

    def go_to(self, key: object) -> bool:
        """Put the cursor on the row with this key; false if there is none."""
        index = self.tree.find(key)
        if not index.isValid():
            return False
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
        self.scrollTo(index)
        return True

    def select_rows(self, rows: Sequence[Row]) -> None:
        """Select these rows, with the cursor on the first one."""
        if not rows:
            return
        self.go_to(row_key(rows[0]))
        chosen = QItemSelection()
        for row in rows:
            index = self.tree.find(row_key(row))
            chosen.select(index, index)
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().select(chosen, flags.ClearAndSelect | flags.Rows)

    def go_to_first(self) -> None:
        """Put the cursor on the first card, if there is no current row."""
        if self.tree.row_at(self.currentIndex()) is not None:
            return
        for place in range(self.tree.rowCount()):
            parent = self.tree.index(place, 0)
            if self.tree.rowCount(parent):
                row = self.tree.row_at(self.tree.index(0, DeckColumn.NAME, parent))
                if row is not None:
                    self.go_to(row_key(row))
                return

    def selected_rows(self) -> list[Row]:
        """The selected rows from top to bottom."""
        found = {
            (index.parent().row(), index.row()): self.tree.row_at(index)
            for index in self.selectionModel().selectedRows(DeckColumn.NAME)
        }
        return [row for _, row in sorted(found.items(), key=lambda at: at[0]) if row is not None]

    def selected_slots(self) -> list[Slot]:
        """The selected cards from top to bottom."""
        return [row for row in self.selected_rows() if isinstance(row, Slot)]

    def folded(self) -> list[str]:
        """Keys of the collapsed blocks."""
        return sorted(self._folded)

    def fold(self, keys: list[str]) -> None:
        """Collapse these blocks."""
        self._folded = set(keys)
        self._unfold()

    def _unfold(self) -> None:
        self._on_inserted(QModelIndex(), 0, self.tree.rowCount() - 1)

    def _on_inserted(self, parent: QModelIndex, first: int, last: int) -> None:
        if parent.isValid():
            self.setExpanded(parent, self._block_key(parent) not in self._folded)
            return
        for place in range(first, last + 1):
            index = self.tree.index(place, 0)
            self.setExpanded(index, self._block_key(index) not in self._folded)

    def _block_key(self, index: QModelIndex) -> str:
        block = self.tree.block_at(index)
        return block.key if block is not None else ""

    # ----------------------------------------------------------------------------------- painting

    def _make_painter(self) -> RowPainter:
        made = RowPainter(self.font(), theme.tokens(), self.devicePixelRatioF())
        self._painted_as = (self.font().key(), made.look, self.devicePixelRatioF())
        self._delegate.row = QSize(1, made.row_height)
        self._delegate.heading = QSize(1, made.heading_height)
        self._delegate.type_heading = QSize(1, made.type_height)
        return made

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._painter = self._make_painter()
            self.scheduleDelayedItemsLayout()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._painted_as[1:] != (theme.tokens(), self.devicePixelRatioF()):
            self._painter = self._make_painter()
        header = self.header()
        self._rects = {
            column: QRect(header.sectionViewportPosition(column), 0, header.sectionSize(column), 0)
            for column in DeckColumn
        }
        # The header may be wider than the list, which has a scroll bar.
        self._rects[DeckColumn.COMMENT].setRight(self.viewport().width() - 1)
        super().paintEvent(event)

    @override
    def drawRow(
        self,
        painter: QPainter,
        options: QStyleOptionViewItem,
        index: QModelIndex,
    ) -> None:
        top, height = options.rect.top(), options.rect.height()
        current = self.currentIndex()
        here = current.row() == index.row() and current.parent() == index.parent()
        focused = here and self.hasFocus()
        painter.save()
        block = index.data(DeckRole.BLOCK)
        if block is not None:
            whole = QRect(0, top, self.viewport().width(), height)
            self._painter.heading(painter, whole, block, focused=focused)
        else:
            hovered = self.hovered.row() == index.row() and (
                self.hovered.parent() == index.parent()
            )
            shown = Shown(
                selected=self.selectionModel().isSelected(index.siblingAtColumn(DeckColumn.NAME)),
                focused=focused,
                hovered=hovered,
                pressed=self.held,
            )
            rects = {c: QRect(r.left(), top, r.width(), height) for c, r in self._rects.items()}
            suggested = index.data(DeckRole.SUGGESTIONS) or ()
            self._painter.row(painter, rects, index.data(DeckRole.ROW), shown, suggested)
        painter.restore()

    # ------------------------------------------------------------------------------------ columns

    def _fit_columns(self) -> None:
        for column, width in fitted(self._wanted, self.viewport().width(), self._em).items():
            if self.columnWidth(column) != width:
                self.setColumnWidth(column, width)

    @property
    def _em(self) -> int:
        return self.fontMetrics().horizontalAdvance("m")

    @override
    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Scroll to the row, never to one of its cells: the copies are at its beginning."""
        super().scrollTo(index.sibling(index.row(), DeckColumn.COPIES), hint)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()
