"""Notes in Markdown, rendered: ``[[name]]`` is a link to the card of that name.

Notes can come from other people's decks. So HTML is not rendered, no picture is loaded, and the
only links are cards and web pages.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from itertools import groupby
from typing import override

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QMouseEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QWidget

from cardbase.model import AnyCard
from vtes_deck.graphics.card_text import CARD_SCHEME, is_web
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.card_text_browser import CardTextBrowser, anchors_of
from vtes_deck.gui.widgets.links import LinkKeys
from vtes_deck.language import tr

type FindCard = Callable[[str], AnyCard | None]
"""The card that a name means, or ``None``."""

MAX_LINKS = 500
"""Maximum card links of one text; later ones stay as plain text."""

MAX_SHOWN_LENGTH = 20_000
"""Maximum characters of one text that are rendered."""

_PLAIN_HEADING = 4
"""The level of a heading as large as the text. In Qt each level above is one size larger."""

_MAX_CELLS = 2_000
_MAX_ROWS = 400

_LINK = QRegularExpression(r"\[\[([^\[\]]{1,120})\]\]")
_PICTURE = re.compile(r"!(?=\[)")
_DEEP = re.compile(r"^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){9,}", re.MULTILINE)
_FEATURE = QTextDocument.MarkdownFeature


class NotesView(LinkKeys, CardTextBrowser):
    """Shows rendered notes. Left and Right go from link to link, Enter follows one.

    Signals:
        writing_wanted: the text was double-clicked for editing.
    """

    writing_wanted = Signal()

    def __init__(self, find: FindCard, parent: QWidget | None = None) -> None:
        self._find = find
        super().__init__(parent)
        self.document().documentLayout().documentSizeChanged.connect(
            lambda _size: self.updateGeometry()
        )

    @override
    def sizeHint(self) -> QSize:
        """The size hint, with the height of the text."""
        hint = super().sizeHint()
        hint.setHeight(math.ceil(self.document().size().height()) + 2 * self.frameWidth())
        return hint

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        left = event.button() is Qt.MouseButton.LeftButton
        if left and not self.anchorAt(event.position().toPoint()):
            self.writing_wanted.emit()
        else:
            super().mouseDoubleClickEvent(event)

    def show_notes(self, text: str) -> None:
        """Render a text. A name that is not a card stays unchanged, with its brackets."""
        shown = _safe(text[:MAX_SHOWN_LENGTH])
        if len(text) > MAX_SHOWN_LENGTH:
            shown += "\n\n" + tr("The text is longer. Write in it to see the rest.")
        # Qt takes seconds for tables of thousands of rows, so tables are disabled in such a text.
        many = shown.count("|") > _MAX_CELLS or _longest_run(shown) > _MAX_ROWS
        dialect = _FEATURE.MarkdownDialectCommonMark if many else _FEATURE.MarkdownDialectGitHub
        self.clear()
        # In one edit block, Qt lays the text out once, not after each link.
        whole = QTextCursor(self.document())
        whole.beginEditBlock()
        whole.insertMarkdown(shown, dialect | _FEATURE.MarkdownNoHTML)
        self._enlarge_headings()
        self._check_links()
        self._link_cards()
        whole.endEditBlock()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.setAccessibleDescription(self.toPlainText())

    def _enlarge_headings(self) -> None:
        """Show a heading in one size, because Qt loses it at the first word in another style."""
        block = self.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level:
                shape = QTextCharFormat()
                shape.setProperty(QTextFormat.Property.FontSizeAdjustment, _PLAIN_HEADING - level)
                shape.setFontWeight(QFont.Weight.Bold)
                cursor = QTextCursor(block)
                cursor.movePosition(
                    QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
                )
                cursor.mergeCharFormat(shape)
            block = block.next()

    def _check_links(self) -> None:
        """Keep the links to the web and show their addresses; all others become plain text."""
        plain = QTextCharFormat(self.currentCharFormat())
        plain.setAnchor(False)
        plain.setAnchorHref("")
        plain.setFontUnderline(False)
        plain.setForeground(self.palette().text())
        for start, end in anchors_of(self.document()):
            cursor = QTextCursor(self.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            address = cursor.charFormat().anchorHref()
            shape = QTextCharFormat()
            shape.setToolTip(plain_tip(address))
            shape.setFontUnderline(True)
            cursor.mergeCharFormat(shape if is_web(address) else plain)

    def _link_cards(self) -> None:
        document = self.document()
        cursor = document.find(_LINK)
        for _number in range(MAX_LINKS):
            if cursor.isNull():
                return
            name, shape = cursor.selectedText()[2:-2], cursor.charFormat()
            written = shape.fontFixedPitch() or shape.isAnchor()
            card = None if written else self._find(name.strip())
            if card is not None:
                shape.setAnchor(True)
                shape.setAnchorHref(f"{CARD_SCHEME}:{card.id}")
                shape.setForeground(self.palette().link())
                shape.setFontUnderline(True)
                cursor.insertText(name.strip(), shape)
            cursor = document.find(_LINK, cursor)


def _longest_run(text: str) -> int:
    """Lines of the longest paragraph: each line below the head of a table is a row of it."""
    runs = groupby(text.splitlines(), key=lambda line: bool(line.strip()))
    return max((sum(1 for _ in lines) for filled, lines in runs if filled), default=0)


def _safe(text: str) -> str:
    """Markdown without pictures and deep nesting, in which line breaks are kept."""
    shown = _PICTURE.sub("!\N{WORD JOINER}", text)
    shown = _DEEP.sub(lambda deep: "\N{WORD JOINER}" + deep[0], shown)
    return shown.strip("\n").replace("\n", "  \n")
