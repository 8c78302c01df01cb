"""The parts of the Shelf panel and their layout."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QAbstractTableModel, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.collection_edits import USES
from vtes_deck.collection.model import Use
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.panels.shelf.tables import list_view
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


class Note(QPlainTextEdit):
    """A text of some lines.

    Signals:
        editingFinished: the focus has left it.
    """

    editingFinished = Signal()

    def text(self) -> str:
        """The typed text without spaces around it."""
        return self.toPlainText().strip()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.editingFinished.emit()


class Parts:
    """The widgets of the panel.

    Attributes:
        words, by_tag: the search line, and the menu of all tags.
        table: the decks.
        choose: asks for a folder, in the empty panel.
        title, use, tags, note: the fields of the chosen deck.
        count: the number of decks.
        open, more: the buttons below.
    """

    def __init__(self, panel: QWidget, model: QAbstractTableModel) -> None:
        self.words = QLineEdit(panel)
        self.words.setPlaceholderText(tr("Find a deck:  name,  card,  #tag,  note"))
        self.words.setAccessibleName(tr("Find a deck"))
        self.words.setClearButtonEnabled(True)
        self.by_tag = QToolButton(panel)
        self.by_tag.setIcon(icons.icon("ui/tag"))
        self.by_tag.setAutoRaise(True)
        self.by_tag.setAccessibleName(tr("Find by tag"))
        self.by_tag.setToolTip(tr("Find by tag"))
        self.by_tag.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.table = list_view(model, tr("Decks"), (12, 4.4, 6), panel)
        self.empty = PlainLabel(panel)
        self.empty.setProperty("look", "empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.choose = QPushButton(icons.icon("ui/folder"), tr("Choose a folder …"), panel)
        self.details = QWidget(panel)
        self.title = PlainLabel(self.details)
        self.title.setProperty("look", "heading")
        self.title.setWordWrap(True)
        self.elsewhere = QPushButton(tr("Locate its file …"), self.details)
        self.use = QComboBox(self.details)
        self.use.setAccessibleName(tr("Use of your cards in the deck"))
        for use in Use:
            self.use.addItem(tr(USES[use]), use)
        self.tags = QLineEdit(self.details)
        self.tags.setAccessibleName(tr("Tags of the deck"))
        self.tags.setPlaceholderText(tr("casual, to lend"))
        self.tags.setMaxLength(1000)
        self.note = Note(self.details)
        self.note.setAccessibleName(tr("Note on the deck"))
        self.note.setTabChangesFocus(True)
        self.count = PlainLabel(panel)
        self.count.setProperty("look", "muted")
        self.count.setWordWrap(True)
        self.open = QPushButton(icons.icon("ui/open"), tr("Open the deck"), panel)
        self.more = QToolButton(panel)
        self.more.setIcon(icons.icon("ui/more"))
        self.more.setAutoRaise(True)
        self.more.setAccessibleName(tr("Folders of the shelf"))
        self.more.setToolTip(tr("Folders of the shelf"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._lay_out(panel)

    def _lay_out(self, panel: QWidget) -> None:
        metrics = theme.Metrics.of(panel.font())
        self.note.setFixedHeight(metrics.line * 4)
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, 0)
        top.addWidget(self.words, 1)
        top.addWidget(self.by_tag)
        empty = QWidget(panel)
        inside = QVBoxLayout(empty)
        inside.addStretch(1)
        inside.addWidget(self.empty)
        inside.addWidget(self.choose, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(2)
        self._pages = QStackedWidget(panel)
        self._pages.addWidget(self.table)
        self._pages.addWidget(empty)
        form = QFormLayout()
        form.setSpacing(metrics.gap)
        for title, widget in (
            (tr("Cards"), self.use),
            (tr("Tags"), self.tags),
            (tr("Note"), self.note),
        ):
            label = PlainLabel(title, self.details)
            label.setBuddy(widget)
            form.addRow(label, widget)
        column = QVBoxLayout(self.details)
        column.setContentsMargins(metrics.pad, 0, metrics.pad, 0)
        column.setSpacing(metrics.gap)
        column.addWidget(self.title)
        column.addWidget(self.elsewhere, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(form)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.pad)
        below.addWidget(self.count, 1)
        below.addWidget(self.open)
        below.addWidget(self.more)
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(top)
        layout.addWidget(self._pages, 1)
        layout.addWidget(self.details)
        layout.addLayout(below)

    def show_empty(self, text: str, *, choose: bool = False) -> None:
        """Show why nothing is listed; without a text, show the table.

        Args:
            text: the reason.
            choose: whether to offer the choice of a folder.
        """
        self.empty.setText(text)
        self.choose.setVisible(choose)
        self._pages.setCurrentIndex(1 if text else 0)

    def show_deck(self, title: str, *, tags: str, note: str, use: Use, gone: bool = False) -> None:
        """Show the notes on the chosen deck; without a title there is none."""
        self.details.setVisible(bool(title))
        self.elsewhere.setVisible(gone)
        self.open.setEnabled(bool(title) and not gone)
        self.title.setText(title)
        self.use.setCurrentIndex(self.use.findData(use))
        # A field being edited is not overwritten.
        if not self.tags.hasFocus():
            self.tags.setText(tags)
        if not self.note.hasFocus():
            self.note.setPlainText(note)
