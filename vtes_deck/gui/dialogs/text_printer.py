"""Prints plain text from a preview."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase, QTextDocument
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QWidget

from vtes_deck.language import tr

_POINTS = 9.0


def text_document(title: str, text: str) -> QTextDocument:
    """The text as a document in a monospaced font, so that columns stay aligned."""
    document = QTextDocument()
    font = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    font.setPointSizeF(_POINTS)
    document.setDefaultFont(font)
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, title)
    document.setPlainText(text)
    return document


def preview_text(title: str, text: str, parent: QWidget) -> QPrintPreviewDialog:
    """Show the pages; the player prints them from there."""
    document = text_document(title, text)
    dialog = QPrintPreviewDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(tr("Print: {title}", title=title))
    document.setParent(dialog)
    dialog.paintRequested.connect(document.print_)
    dialog.resize(parent.size().expandedTo(dialog.sizeHint()))
    dialog.open()
    return dialog
