"""A large button in the middle of the table, which starts a game that runs automatically."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr

_SIZE = 1.25
"""The size of its text, relative to that of the table."""


class StartButton(EnterButton):
    """Stays in the middle of a part of the table; Space and Enter press it.

    Args of the constructor:
        around: the part of the table.
        parent: the table.
    """

    def __init__(self, around: QWidget, parent: QWidget) -> None:
        super().__init__(tr("Start"), parent, icons.icon("ui/play", "text-on-accent"))
        self._around = around
        set_look(self, "primary")
        font = self.font()
        font.setPointSizeF(font.pointSizeF() * _SIZE)
        self.setFont(font)
        line = theme.Metrics.of(font).line
        self.setIconSize(QSize(line, line))
        self.hide()
        around.installEventFilter(self)

    def offer(self, text: str) -> None:
        """Show the button and move the focus to it."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        line = theme.Metrics.of(self.font()).line
        self.resize(self.sizeHint() + QSize(2 * line, line))
        place = self.rect()
        place.moveCenter(self._around.geometry().center())
        self.move(place.topLeft())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._around and event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
            self._place()
        return False
