"""Links in a text by keyboard: Left and Right go from link to link, Tab leaves the text.

Qt stops Tab at every link, so that a page with fifty links is hard to leave.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from vtes_deck.language import mark

KEYS = (mark("Left, Right, Enter"), mark("Go to a link in the text and follow it"))
"""The keys for lists of shortcuts."""


class LinkKeys:
    """A mixin, placed before :class:`QTextBrowser`.

    It is not a browser itself, because Qt finds signals in a single line of base classes only.
    """

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002 - as Qt calls it
        """Tab leaves the text."""
        return QWidget.focusNextPrevChild(_browser(self), next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Left and Right, which go to another link; Qt handles all other keys."""
        browser = _browser(self)
        step = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}.get(Qt.Key(event.key()))
        if step is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            QTextBrowser.keyPressEvent(browser, event)
            return
        QTextBrowser.focusNextPrevChild(browser, step)
        # After the last link Qt would leave the text.
        if not browser.hasFocus():
            browser.setFocus()


def _browser(mixed: LinkKeys) -> QTextBrowser:
    if not isinstance(mixed, QTextBrowser):
        raise TypeError("it is mixed into a text browser")
    return mixed
