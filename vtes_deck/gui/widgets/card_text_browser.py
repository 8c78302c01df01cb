"""A text browser for card texts and rulings."""

from __future__ import annotations

import html
import re
from typing import override

from PySide6.QtCore import QEvent, QMimeData, QUrl, Signal, Slot
from PySide6.QtGui import QPixmap, QTextCharFormat, QTextCursor, QTextDocument
from PySide6.QtWidgets import QWidget

from vtes_deck.graphics.card_text import (
    CARD_SCHEME,
    SYMBOL_SCHEME,
    is_web,
    symbol_pixmap,
    symbol_size,
    written_symbol,
)
from vtes_deck.gui.widgets.browsers import Browser


class CardTextBrowser(Browser):
    """Shows rich text of :func:`~vtes_deck.graphics.card_text.to_html`.

    It loads no file and no address; symbols are its only pictures. They follow the theme and the
    screen, and are copied as ``[dom]``.

    Signals:
        cardActivated: the id of a card whose name was clicked or entered.
        addressActivated: a web address that was clicked or entered.
    """

    cardActivated = Signal(int)
    addressActivated = Signal(QUrl)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._served: set[QUrl] = set()
        super().__init__(parent)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(self._follow)

    @override
    def loadResource(self, kind: int, name: QUrl) -> object:
        del kind
        made = self._sign(name)
        if made is not None:
            self._served.add(name)
        return made

    def _sign(self, name: QUrl) -> QPixmap | None:
        return symbol_pixmap(name, symbol_size(self.font()), self.devicePixelRatioF())

    def createMimeDataFromSelection(self) -> QMimeData:
        """The selection as plain text, with the symbols written out."""
        data = QMimeData()
        data.setText(_written(self.textCursor().selection().toHtml()))
        return data

    def changeEvent(self, event: QEvent) -> None:
        """Redraw the symbols when the colours change."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.DevicePixelRatioChange}:
            self._refresh()

    def _refresh(self) -> None:
        document = self.document()
        for name in self._served:
            document.addResource(QTextDocument.ResourceType.ImageResource, name, self._sign(name))
        # Qt has stored the colour of links in the text.
        links = QTextCharFormat()
        links.setForeground(self.palette().link())
        for start, end in anchors_of(document):
            cursor = QTextCursor(document)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(links)
        document.markContentsDirty(0, document.characterCount())
        self.viewport().update()

    @Slot(QUrl)
    def _follow(self, url: QUrl) -> None:
        if url.scheme() == CARD_SCHEME and url.path().isdecimal():
            self.cardActivated.emit(int(url.path()))
        elif is_web(url.toString()):
            self.addressActivated.emit(url)


def anchors_of(document: QTextDocument) -> list[tuple[int, int]]:
    """The bounds of links."""
    found = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            if fragment.charFormat().isAnchor():
                found.append((fragment.position(), fragment.position() + fragment.length()))
            fragments += 1
        block = block.next()
    return found


_IMAGE = re.compile(rf'<img src="{SYMBOL_SCHEME}:([^"<]{{0,200}})"[^<>]{{0,200}}>')


def _written(rich: str) -> str:
    """Plain text of rich text that Qt wrote, with symbols as ``[dom]``."""
    document = QTextDocument()
    document.setHtml(_IMAGE.sub(_bracketed, rich))
    return document.toPlainText().replace("\N{NO-BREAK SPACE}", " ")


def _bracketed(image: re.Match[str]) -> str:
    return html.escape(written_symbol(html.unescape(image[1])))
