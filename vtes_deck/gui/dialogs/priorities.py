"""The editor of the priorities that control goldfish games.

An unused text is kept as a draft in the settings and shown again the next time.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.message import Message
from vtes_deck.graphics import theme
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.numbered_text import NumberedText
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.policy.player import built_in, built_in_text
from vtes_deck.sim.policy.text import BUILT_IN, read

PAUSE = 300
"""Milliseconds without typing before the table is read."""

_MAX_ERRORS = 50

_MAX_DRAFT_LENGTH = 200_000
"""Maximum characters. The built-in table has a tenth of that, and settings have their own limit."""


class PrioritiesDialog(QDialog):
    """The table as text, with every error and its line."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Priorities of the goldfish"))
        self._context = context
        self.text = NumberedText(self)
        self.text.setAccessibleName(tr("Table of priorities"))
        self.draft = PlainLabel(
            tr("Your last unused draft was restored. Undo returns to the table in use."), self
        )
        self.draft.setWordWrap(True)
        set_look(self.draft, "muted")
        self.verdict = PlainLabel(self)
        self.verdict.setWordWrap(True)
        self.errors = QListWidget(self)
        self.errors.setAccessibleName(tr("Problems in the table"))
        self.errors.setWordWrap(True)
        self.errors.currentItemChanged.connect(self._on_error)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setToolTip(
            tr("Keep the current table; your draft is kept for next time")
        )
        role = QDialogButtonBox.ButtonRole
        self.use = QPushButton(tr("Use this table"), self)
        set_look(self.use, "primary")
        self.use.setDefault(True)
        self.use.clicked.connect(self._use)
        self.give_back = QPushButton(tr("The built-in table"), self)
        self.give_back.setToolTip(tr("Insert the built-in table; undo restores yours"))
        self.give_back.clicked.connect(self._give_back)
        buttons.addButton(self.use, role.ActionRole)
        buttons.addButton(self.give_back, role.ResetRole)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self._about())
        layout.addWidget(self.draft)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.verdict)
        layout.addWidget(self.errors)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 56, metrics.line * 38)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self.check)
        self.text.setPlainText(self._in_force())
        draft = context.settings.value.priorities_draft
        self.draft.setVisible(bool(draft))
        if draft:
            self._put(draft)
        self.text.textChanged.connect(self._timer.start)
        self.check()

    def _about(self) -> QWidget:
        """The introduction of the table."""
        about = PlainLabel(
            tr(
                "A computer player plays the deck. Lines of this table override it: options with "
                "a priority above 0 are taken, options with 0 or less are not. The built-in "
                "table replaces the player."
            ),
            self,
        )
        about.setWordWrap(True)
        set_look(about, "muted")
        return about

    def check(self) -> bool:
        """Read the table, show its errors, and return whether it can be used."""
        self._timer.stop()
        self.errors.clear()
        found: tuple[tuple[int, Message], ...] = ()
        rules = 0
        try:
            rules = len(read(self.text.toPlainText(), self._context.cards.__getitem__, built_in()))
        except PolicyError as error:
            found = error.errors
        for line, what in found[:_MAX_ERRORS]:
            item = QListWidgetItem(
                tr("Line {line}: {what}", line=line, what=what.render(tr)), self.errors
            )
            item.setData(Qt.ItemDataRole.UserRole, line)
        self.text.mark({line: "danger" for line, _ in found})
        self.errors.setVisible(bool(found))
        self.use.setEnabled(not found)
        if found:
            verdict = plural("{n} lines cannot be read.", "One line cannot be read.", len(found))
        else:
            verdict = plural("{n} lines, all understood.", "{n} line, understood.", rules)
        self.verdict.setText(verdict)
        set_look(self.verdict, "danger" if found else "muted")
        return not found

    def _on_error(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.text.go_to_line(item.data(Qt.ItemDataRole.UserRole))

    def _in_force(self) -> str:
        kept = self._context.settings.value.priorities
        return built_in_text() if kept == BUILT_IN else kept

    def _put(self, text: str) -> None:
        """Put a whole table into the text; undo restores the previous text."""
        cursor = self.text.textCursor()
        cursor.select(cursor.SelectionType.Document)
        cursor.insertText(text)

    def _give_back(self) -> None:
        self._put(built_in_text())
        self.check()

    def _use(self) -> None:
        if self.check():
            text = self.text.toPlainText()
            self._context.settings.change(priorities=BUILT_IN if text == built_in_text() else text)
            self.accept()

    def done(self, result: int) -> None:
        """Keep an unused text when the dialog is closed with any button."""
        self._timer.stop()
        text = self.text.toPlainText()[:_MAX_DRAFT_LENGTH]
        draft = "" if text == self._in_force() else text
        if draft != self._context.settings.value.priorities_draft:
            self._context.settings.change(priorities_draft=draft)
        super().done(result)
