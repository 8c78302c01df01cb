"""The unresolved lines of imports: choose a card for each, or discard it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.app.collection import CollectionBook
from vtes_deck.collection import edits
from vtes_deck.collection.model import Unread
from vtes_deck.graphics import theme
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.quick_add import QuickAdd
from vtes_deck.language import plural, tr


class UnreadLines(QDialog):
    """The lines, and a field for the card of the selected one."""

    def __init__(
        self, context: Context, book: CollectionBook, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Lines that were not recognised"))
        self._book = book
        self.summary = PlainLabel(self)
        self.summary.setWordWrap(True)
        self.lines = QListWidget(self)
        self.lines.setAccessibleName(tr("Lines that were not recognised"))
        self.lines.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.name = QuickAdd(context.cards.complete, self)
        self.name.setObjectName("unreadName")
        self.name.setPlaceholderText(tr("Card for this line …"))
        self.name.setAccessibleName(tr("Card for the line"))
        self.name.chosen.connect(self._resolve)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.drop = owned_button(
            buttons, tr("&Discard the lines"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.drop.setAutoDefault(False)
        self.drop.clicked.connect(self._drop)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        layout = QVBoxLayout(self)
        layout.addWidget(self.summary)
        layout.addWidget(self.lines, 1)
        layout.addWidget(self.name)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 34, metrics.line * 24)
        self.lines.itemSelectionChanged.connect(self._allow)
        self._show()

    def _show(self) -> None:
        row = self.lines.currentRow()
        self.lines.clear()
        unread = self._book.value.unread
        for line in unread:
            text = line.text
            if line.source and line.line:
                text = tr(
                    "{text} ({source}, line {number})",
                    text=line.text,
                    source=line.source,
                    number=line.line,
                )
            item = QListWidgetItem(text)
            item.setData(Qt.ItemDataRole.UserRole, line)
            self.lines.addItem(item)
        self.summary.setText(
            plural(
                "{n} imported lines match no card. Select a line and choose its card, or "
                "discard it. Undo reverts both.",
                "{n} imported line matches no card. Select it and choose its card, or "
                "discard it. Undo reverts both.",
                len(unread),
            )
            if unread
            else tr("All imported lines are resolved.")
        )
        if unread:
            self.lines.setCurrentRow(min(max(row, 0), len(unread) - 1))
        self._allow()

    def _chosen(self) -> list[Unread]:
        return [item.data(Qt.ItemDataRole.UserRole) for item in self.lines.selectedItems()]

    def _allow(self) -> None:
        chosen = self._chosen()
        self.drop.setEnabled(bool(chosen))
        self.name.setEnabled(len(chosen) == 1)

    def _resolve(self, card: AnyCard, _copies: int) -> None:
        line = self._chosen()[0]
        self._book.apply(
            tr("“{line}” is {card}", line=line.text, card=card.unique_name),
            partial(edits.resolve_unread, line=line, card=card.id),
        )
        self._show()

    def _drop(self) -> None:
        lines = self._chosen()
        self._book.apply(
            plural("Discard {n} lines", "Discard {n} line", len(lines)),
            partial(edits.drop_unread, lines=lines),
        )
        self._show()
