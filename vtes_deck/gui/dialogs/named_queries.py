"""Dialogs that edit queries saved by name: card pools and smart tags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.search import Completion, QueryError
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.query_box import QueryBox
from vtes_deck.gui.widgets.query_error_line import QueryErrorLine
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class NamedQueriesDialog(QDialog):
    """A list of saved queries on the left; on the right the selected query with its result.

    Attributes:
        entries: the list of the saved queries.
        name, box: the query that is being edited.
        error, count, hint: the first problem of the query, its result, and an explanation.
        new, delete, save: the buttons.
        below_list, right, below: layouts to which a subclass adds its own widgets.
    """

    def __init__(self, title: str, hint: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.entries = QListWidget(self)
        self.name = QLineEdit(self)
        self.box = QueryBox(self.complete, self)
        self.error = QueryErrorLine(self)
        self.count = PlainLabel(self)
        self.count.setWordWrap(True)
        self.hint = PlainLabel(hint, self)
        self.hint.setWordWrap(True)
        set_look(self.hint, "muted")
        self.new = QPushButton(icons.icon("ui/add"), tr("&New"), self)
        self.delete = QPushButton(icons.icon("ui/delete"), tr("&Delete"), self)
        self.save = QPushButton(tr("&Save"), self)
        set_look(self.save, "primary")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.below_list = QHBoxLayout()
        self.right = QVBoxLayout()
        self.below = QHBoxLayout()
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left = QVBoxLayout()
        left.addWidget(self.entries, 1)
        for button in (self.new, self.delete):
            self.below_list.addWidget(button)
        left.addLayout(self.below_list)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(tr("Na&me"), self.name)
        form.addRow(tr("&Query"), self.box)
        self.right.addLayout(form)
        for widget in (self.error, self.count, self.hint):
            self.right.addWidget(widget)
        self.right.addStretch(1)
        self.below.addStretch(1)
        self.below.addWidget(self.save)
        self.right.addLayout(self.below)
        halves = QHBoxLayout()
        halves.setSpacing(metrics.big)
        halves.addLayout(left, 2)
        halves.addLayout(self.right, 3)
        layout = QVBoxLayout(self)
        layout.addLayout(halves, 1)
        layout.addWidget(self._buttons)
        close = self._buttons.button(QDialogButtonBox.StandardButton.Close)
        for button in (self.new, self.delete, self.save, close):
            button.setAutoDefault(False)  # Enter in a line saves the query
        self.resize(metrics.line * 46, metrics.line * 27)

    def _connect(self) -> None:
        self.entries.currentItemChanged.connect(self.choose)
        self.name.textChanged.connect(self.on_text)
        self.box.textChanged.connect(self.on_text)
        self.name.returnPressed.connect(self.save_entry)
        self.box.entered.connect(self.save_entry)
        self.error.corrected.connect(self._correct)
        self.new.clicked.connect(self.begin)
        self.save.clicked.connect(self.save_entry)
        self.delete.clicked.connect(self.delete_entry)
        self._buttons.rejected.connect(self.reject)

    def _correct(self, error: QueryError, correction: str) -> None:
        text = self.box.text()
        self.box.write(f"{text[: error.start]}{correction}{text[error.end :]}")

    # ------------------------------------------------------------------------- for the subclasses

    def complete(self, text: str, cursor: int) -> Sequence[Completion]:
        """The completions at the cursor."""
        raise NotImplementedError

    def on_text(self) -> None:
        """Show the result of the query, and enable the buttons."""
        raise NotImplementedError

    def choose(self, item: QListWidgetItem | None) -> None:
        """Show the selected entry."""
        raise NotImplementedError

    def begin(self) -> None:
        """Start a new entry."""
        raise NotImplementedError

    def save_entry(self) -> None:
        """Save the entry under its name, or move the focus to the missing field."""
        raise NotImplementedError

    def delete_entry(self) -> None:
        """Delete the selected entry."""
        raise NotImplementedError
