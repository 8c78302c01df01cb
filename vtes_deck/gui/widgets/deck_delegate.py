"""Heights and editors of the deck list; rows are painted by the list itself."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QLineEdit, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from vtes_deck.app.decklist import DecklistPart
from vtes_deck.gui.models.deck_cells import DeckColumn, DeckRole
from vtes_deck.language import tr

type Index = QModelIndex | QPersistentModelIndex


class DeckDelegate(QStyledItemDelegate):
    """Defines the heights of rows and the editor of comments.

    Attributes:
        row, heading, type_heading: sizes; only heights count, the columns have their own widths.
    """

    row = QSize(1, 20)
    heading = QSize(1, 30)
    type_heading = QSize(1, 26)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        if index.column() != DeckColumn.COPIES or index.parent().isValid():
            return self.row
        block = index.data(DeckRole.BLOCK)
        return self.type_heading if block.part is DecklistPart.TYPE else self.heading

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(500)
        editor.setPlaceholderText(tr("Comment"))
        editor.setAccessibleName(tr("Comment on the card"))
        editor.setFrame(False)
        return editor

    @override
    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rect = QRect(option.rect)
        # A narrow column is too small for typing, so the editor may cover the columns before it.
        least = option.fontMetrics.horizontalAdvance("m") * 24
        if rect.width() < least:
            rect.setLeft(max(0, rect.right() - least))
        editor.setGeometry(rect)
