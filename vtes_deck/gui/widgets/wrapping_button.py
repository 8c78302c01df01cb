"""A button whose text takes several lines if one is too long."""

from __future__ import annotations

import re
from typing import override

from PySide6.QtGui import QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QWidget

from vtes_deck.graphics import theme
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.enter_button import EnterButton

_SHORT = re.compile(r"\([^()]{1,14}\)")
"""Matches a few words in parentheses."""


class WrappingButton(EnterButton):
    """A button that breaks its text into lines that fit its width.

    Attributes:
        full_text: the text in one line.
    """

    def __init__(self, text: str, parent: QWidget, icon: QIcon | None = None) -> None:
        super().__init__("", parent, icon)
        self.full_text = ""
        self.say(text)

    def say(self, text: str) -> None:
        """Show another text."""
        self.full_text = text
        self.setAccessibleName(text)
        self._wrap()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        line = theme.Metrics.of(self.font()).line
        icon = 0 if self.icon().isNull() else self.iconSize().width() + line // 2
        option = QStyleOptionButton()
        self.initStyleOption(option)
        inside = self.style().subElementRect(
            QStyle.SubElement.SE_PushButtonContents, option, self
        )  # the padding depends on the style
        text = escaped(wrapped(self.full_text, QFontMetrics(self.font()), inside.width() - icon))
        if text != self.text():
            self.setText(text)


def wrapped(text: str, measure: QFontMetrics, room: int) -> str:
    """A text in lines no wider than ``room``, unless a word is wider.

    No line is only an ellipsis, and short text in parentheses stays together: "(copy 2)".
    """
    lines: list[str] = []
    together = _SHORT.sub(lambda found: found[0].replace(" ", "\N{NO-BREAK SPACE}"), text)
    for word in together.replace(" …", "\N{NO-BREAK SPACE}…").split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measure.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
