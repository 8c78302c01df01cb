"""A choice between a few options that are all visible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QToolButton, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.flow_layout import FlowLayout

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
}


class Choices(QWidget):
    """Buttons side by side, one of which is pressed; the arrow keys change it.

    Signals:
        chosen: the player has pressed another button.
    """

    chosen = Signal()

    def __init__(self, name: str, titles: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        row = FlowLayout(theme.Metrics.of(self.font()).small, self)
        for number, title in enumerate(titles):
            button = _Button(title, self)
            button.setAccessibleDescription(name)
            self._group.addButton(button, number)
            row.addWidget(button)
        self.setFocusProxy(self._group.button(0))
        self.current = 0
        self._group.idClicked.connect(self._on_clicked)

    @property
    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons in their order."""
        return tuple(self.findChildren(QToolButton))

    @property
    def current(self) -> int:
        """The index of the pressed button."""
        return self._group.checkedId()

    @current.setter
    def current(self, place: int) -> None:
        self._group.button(place).setChecked(True)
        self.setFocusProxy(self._group.button(place))

    def _on_clicked(self, place: int) -> None:
        pressed = self._group.button(place)
        self.setFocusProxy(pressed)
        if any(button.hasFocus() for button in self.buttons):
            # A click does not move the focus, and its ring would stay on another button.
            pressed.setFocus(Qt.FocusReason.MouseFocusReason)
        self.chosen.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        wanted = self._group.button(self.current + step)
        if wanted is not None:
            wanted.setFocus(Qt.FocusReason.TabFocusReason)
            wanted.click()


class _Button(QToolButton):
    """A button whose arrow keys the row handles."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(title.replace("&", "&&"))
        self.setCheckable(True)
        self.setAutoRaise(True)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)
