"""Tabs in two rows, so that all names fit where one row would show icons only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import override

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QToolButton, QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.style_properties import set_look

_ROWS = 2
_STYLES = Qt.ToolButtonStyle


class TabRows(QWidget):
    """Buttons in two rows, one for each tab of the bar below them.

    The bar keeps the keys and what screen readers hear; the buttons are for eyes and mouse.

    Signals:
        clicked, double_clicked: the place of a tab.
    """

    clicked = Signal(int)
    double_clicked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[QToolButton] = []
        self._grid = QGridLayout(self)
        metrics = theme.Metrics.of(self.font())
        self._grid.setContentsMargins(1, metrics.small, 1, metrics.small)
        self._grid.setSpacing(1)
        self.setAutoFillBackground(True)
        self.hide()

    def take(self, marks: Sequence[tuple[str, str]]) -> None:
        """Show these icons and names, one pair for each tab."""
        for old in self.buttons:
            old.deleteLater()
        across = -(-len(marks) // _ROWS)
        self.buttons = []
        for place, (icon, name) in enumerate(marks):
            button = QToolButton(self)
            button.setProperty("look", "tab")
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            button.setText(name.replace("&", "&&"))
            button.setAccessibleName(name)
            if icon:
                button.setIcon(icons.icon(icon))
            button.clicked.connect(partial(self._on_click, place))
            button.installEventFilter(self)
            self._grid.addWidget(button, place // across, place % across)
            self.buttons.append(button)

    def set_icons(self, shown: bool) -> None:
        """Show icons and names, or names only."""
        style = _STYLES.ToolButtonTextBesideIcon if shown else _STYLES.ToolButtonTextOnly
        for button in self.buttons:
            if button.toolButtonStyle() is not style:
                button.setToolButtonStyle(style)

    def set_tip(self, place: int, tip: str) -> None:
        """Set the tooltip of a tab."""
        self.buttons[place].setToolTip(plain_tip(tip))

    def show_current(self, current: int) -> None:
        """Mark the current tab."""
        for place, button in enumerate(self.buttons):
            button.setChecked(place == current)

    def show_focus(self, focused: bool) -> None:
        """Show whether the keys act on the tabs."""
        for button in self.buttons:
            set_look(button, "focused-tab" if focused else "tab")

    @property
    def least_width(self) -> int:
        """The width that shows all names in full, in pixels."""
        self._grid.invalidate()
        return self._grid.sizeHint().width()

    def _on_click(self, place: int) -> None:
        self.clicked.emit(place)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick and isinstance(watched, QToolButton):
            self.double_clicked.emit(self.buttons.index(watched))
        return super().eventFilter(watched, event)
