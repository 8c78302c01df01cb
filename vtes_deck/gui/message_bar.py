"""The message bar: messages for the player without a modal dialog."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import override

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QWidget

from vtes_deck.graphics import icons
from vtes_deck.gui.widgets.announcements import announce
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr


class MessageLevel(enum.StrEnum):
    """The severity of a message."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True)
class Offer:
    """A button on a message: its text and what it does. Pressing it closes the message."""

    text: str
    act: Callable[[], object]


@dataclass(frozen=True)
class Message:
    """A message to the player.

    Attributes:
        text: plain text, one or two sentences.
        level: the severity.
        offers: the possible reactions of the player.
        key: a later message with the same key replaces it.
        of_deck: whether it concerns the open deck; then it is hidden while another page is shown.
    """

    text: str
    level: MessageLevel = MessageLevel.INFO
    offers: Sequence[Offer] = ()
    key: str = ""
    of_deck: bool = False


_LOOKS = {
    MessageLevel.INFO: ("ui/info", "info"),
    MessageLevel.WARNING: ("ui/warning", "warning"),
    MessageLevel.ERROR: ("ui/error", "danger"),
}
"""Icon and look of each level."""


class MessageBar(QFrame):
    """Shows one message at a time; the others wait.

    Signals:
        shown: a message appeared, or the bar was hidden (``None``).
    """

    shown = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("messageBar")
        self.setProperty("look", "info")
        self.setAccessibleName(tr("Message"))
        self._messages: list[Message] = []
        self._with_decks = True
        self._mark = icons.IconLabel("ui/info", "info", self)
        self._mark.setObjectName("messageMark")
        self._mark.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = PlainLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._close = QToolButton(self)
        self._close.setIcon(icons.icon("ui/close"))
        self._close.setAutoRaise(True)
        self._close.setToolTip(tr("Dismiss (Esc)"))
        self._close.setAccessibleName(tr("Dismiss the message"))
        self._close.clicked.connect(self.dismiss)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 5, 6, 5)
        layout.addWidget(self._mark)
        layout.addWidget(self._text, 1)
        layout.addLayout(self._buttons)
        layout.addWidget(self._close)
        self.hide()

    @property
    def current(self) -> Message | None:
        """The visible message."""
        shown = (one for one in self._messages if self._with_decks or not one.of_deck)
        return next(shown, None)

    def set_with_decks(self, shown: bool) -> None:
        """Set whether the decks are visible; messages about a deck are hidden with them."""
        before, self._with_decks = self.current, shown
        if self.current is not before:
            self._show()

    def post(self, message: Message) -> None:
        """Show a message now; the previous one is shown again after it."""
        if message.key:
            self._messages = [m for m in self._messages if m.key != message.key]
        self._messages.insert(0, message)
        self._show()

    def dismiss(self) -> None:
        """Close the visible message."""
        current = self.current
        if current is not None:
            self._messages.remove(current)
        self._show()

    def withdraw(self, key: str) -> None:
        """Close the messages with this key, which are outdated."""
        self._messages = [m for m in self._messages if m.key != key]
        self._show()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        super().keyPressEvent(event)

    def _show(self) -> None:
        while self._buttons.count():
            item = self._buttons.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        message = self.current
        if message is None:
            self.hide()
            self.shown.emit(None)
            return
        self._text.setText(message.text)
        name, look = _LOOKS[message.level]
        self._mark.set_icon(name, look)
        set_look(self, look)
        for offer in message.offers:
            button = QPushButton(offer.text, self)
            button.clicked.connect(lambda _checked=False, o=offer: self._take(o))
            self._buttons.addWidget(button)
            button.show()
        self.setAccessibleDescription(message.text)
        self.show()
        announce(self, message.text)
        self.shown.emit(message)

    def _take(self, offer: Offer) -> None:
        self.dismiss()
        offer.act()
