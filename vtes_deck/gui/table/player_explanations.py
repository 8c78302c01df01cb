"""Explains the choices of a computer player, on demand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QToolButton, QVBoxLayout, QWidget

from vtes_deck.app.game_table.players import about_all
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import tr


class PlayerExplanations(QWidget):
    """A button that shows and hides what the players, strengths and styles mean."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.button = QToolButton(self)
        self.button.setText(tr("About the computer players"))
        self.button.setIcon(icons.icon("ui/help"))
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setAutoRaise(True)
        self.button.setCheckable(True)
        self.lines = self._lines()
        self.lines.hide()
        self.button.toggled.connect(self.lines.setVisible)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self.lines)

    def _lines(self) -> QWidget:
        """One line for each choice, the names in a column."""
        metrics = theme.Metrics.of(self.font())
        whole = QWidget(self)
        lines = QGridLayout(whole)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setHorizontalSpacing(metrics.pad)
        lines.setVerticalSpacing(metrics.small)
        lines.setColumnStretch(1, 1)
        for what, choices in about_all():
            head = PlainLabel(what, whole)
            head.setProperty("look", "heading")
            lines.addWidget(head, lines.rowCount(), 0, 1, 2)
            for name, about in choices:
                row = lines.rowCount()
                for column, text in enumerate((name, about)):
                    label = PlainLabel(text, whole)
                    label.setWordWrap(column > 0)
                    label.setProperty("look", "muted")
                    lines.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
        return whole
