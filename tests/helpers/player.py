"""A simulated player at the window, whose key presses and clicks are counted.

Keys and clicks go to the top-level window, like those of a keyboard and a mouse: the widget with
the focus gets the keys, the one under the pointer gets the click, an open menu gets both. So a
button that is hidden, disabled or covered cannot be pressed.

What is counted:

* a key is one press, and so is a chord such as Ctrl+Shift+P: typing ``gov`` is 3, Enter is 1;
* a click is one; turning the wheel is free;
* a file that is chosen in the dialog of the system is :data:`CHOOSING` presses: it cannot be
  operated here, so the test sets the answer. A name that the program proposes is accepted with one
  press, :data:`TAKING`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QKeyCombination, QModelIndex, QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence, QWheelEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QScrollArea, QWidget

CHOOSING = 2
"""Presses in the system's dialog to choose a file or a folder: a click on it, and Enter."""

TAKING = 1
"""Presses in the system's dialog to accept the proposed name: Enter."""


class Player:
    """The simulated player at a window.

    Attributes:
        keys: key presses, including those in dialogs of the system.
        clicks: mouse clicks.
    """

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self.keys = 0
        self.clicks = 0

    @property
    def presses(self) -> int:
        """The total number of presses."""
        return self.keys + self.clicks

    # ------------------------------------------------------------------------------------- keyboard

    def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        for letter in text:
            QTest.keyClick(self._under_hands(), letter)
        self.keys += len(text)

    def press(self, keys: str, times: int = 1) -> None:
        """Press a key or a chord, in Qt's notation: ``Return``, ``Ctrl+K``."""
        combination: QKeyCombination = QKeySequence(keys)[0]
        for _ in range(times):
            QTest.keyClick(self._under_hands(), combination.key(), combination.keyboardModifiers())
        self.keys += times

    def _under_hands(self) -> QWindow:
        """Return the window that gets the keys."""
        widget = (
            QApplication.activePopupWidget()
            or QApplication.activeModalWidget()
            or QApplication.activeWindow()
            or self._window
        )
        handle = widget.window().windowHandle()
        assert handle is not None, "there is nothing to press"
        return handle

    # ---------------------------------------------------------------------------------------- mouse

    def click(self, widget: QWidget, place: QPoint | None = None) -> None:
        """Click on a widget, by default in its middle."""
        QApplication.processEvents()  # wait until the next widget is visible
        _turn_to(widget)
        at = widget.rect().center() if place is None else place
        top = widget.window()
        assert widget.isVisible(), f"{widget} cannot be seen"
        assert widget.isEnabled(), f"{widget} is disabled"
        there = widget.mapTo(top, at)
        under = top.childAt(there)
        assert under is not None, f"{widget} is outside of its window"
        assert under is widget or widget.isAncestorOf(under), f"{under} covers {widget}"
        handle = top.windowHandle()
        assert handle is not None
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=there)
        self.clicks += 1

    def click_row(self, view: QAbstractItemView, index: QModelIndex) -> None:
        """Click on a row of a list."""
        self.click(view.viewport(), view.visualRect(index).center())

    # ------------------------------------------------------------------------ dialogs of the system

    def answer(self, path: Path | None = None) -> Callable[..., Path]:
        """A system dialog in which a path is chosen, or the proposal is accepted."""

        def choose(_parent: QWidget, proposal: Path, *_more: object) -> Path:
            self.keys += CHOOSING if path is not None else TAKING
            return path or proposal

        return choose


_NOTCH = QPoint(0, -120)
_MAX_NOTCHES = 50


def _turn_to(widget: QWidget) -> None:
    """Turn the wheel over the scroll area of a widget until the widget is visible."""
    place = widget.parentWidget()
    while place is not None and not isinstance(place, QScrollArea):
        place = place.parentWidget()
    if place is None:
        return
    seen = place.viewport()
    for _ in range(_MAX_NOTCHES):
        at = widget.mapTo(seen, QPoint(0, 0))
        if seen.rect().contains(widget.rect().translated(at)):
            return
        middle = QPointF(seen.rect().center())
        turn = QWheelEvent(
            middle,
            QPointF(seen.mapToGlobal(middle)),
            QPoint(),
            _NOTCH if at.y() > 0 else -_NOTCH,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(seen, turn)
