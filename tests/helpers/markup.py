"""Finds foreign text in a window that Qt would show as markup."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as Guess
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shown_texts import cells

HOSTILE = '<img src="file:///etc/hosts"><u>x</u> R&D'
"""Markup that none of our own texts has: a picture from the disk and underlined letters.

It also has a letter that a menu would interpret as a key.
"""

_LETTER = re.compile(r"R(?:&&)*&D")
_ESCAPED = re.compile(r"<br>|</?(?:b|p|qt)>|&lt;|&amp;|&#x27;|&quot;")


def document_of(html: str) -> QTextDocument:
    """A text as Qt reads it."""
    made = QTextDocument()
    made.setHtml(html)
    return made


def taken(document: QTextDocument) -> bool:
    """Whether the hostile markup has become a picture or underlined letters in a text."""
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            style = fragments.fragment().charFormat()
            if style.isImageFormat() and "hosts" in style.toImageFormat().name():
                return True
            if style.fontUnderline() and not style.isAnchor():
                return True
            if fires(style.toolTip()):
                return True
            fragments += 1
        block = block.next()
    return False


def fires(tip: str) -> bool:
    """Whether a tooltip would show hostile markup."""
    return Guess.mightBeRichText(tip) and taken(document_of(tip))


def fired(root: QWidget) -> Iterator[str]:
    """Every place of a window that renders hostile markup."""
    for widget in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        where = f"{type(widget.parent()).__name__}/{type(widget).__name__} {widget.objectName()}"
        hidden = isinstance(widget.parent(), QMenu) and not widget.parent().toolTipsVisible()
        if (fires(widget.toolTip()) and not hidden) or fires(widget.whatsThis()):
            yield f"{where} tip"
        if _LETTER.search(_named(widget)):
            yield f"{where} letter: {_named(widget)[:80]}"
        if isinstance(widget, QLabel) and _label_fires(widget):
            yield f"{where} label: {widget.text()[:80]}"
        elif isinstance(widget, QTextEdit) and taken(widget.document()):
            yield f"{where} text"
        elif isinstance(widget, QTabBar):
            yield from (where for n in range(widget.count()) if fires(widget.tabToolTip(n)))
            yield from (where for n in range(widget.count()) if _LETTER.search(widget.tabText(n)))
        elif isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            yield from (f"{where} {said[:80]}" for said in tips(widget.model()) if fires(said))


def _named(widget: object) -> str:
    """The text of a control in which ``&`` marks an access key."""
    if isinstance(widget, QMenu | QGroupBox):
        return widget.title()
    return widget.text() if isinstance(widget, QAction | QAbstractButton) else ""


def escaped_twice(root: QWidget) -> Iterator[str]:
    """Tooltips that show our markup as text."""
    for widget in (root, *root.findChildren(QWidget), *root.findChildren(QAction)):
        said = [widget.toolTip()]
        if isinstance(widget, QTabBar):
            said += [widget.tabToolTip(n) for n in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += tips(widget.model())
        for tip in said:
            seen = document_of(tip).toPlainText() if Guess.mightBeRichText(tip) else tip
            if _ESCAPED.search(seen):
                yield f"{type(widget).__name__} {widget.objectName()}: {seen[:120]}"


def open_menus(root: QWidget) -> None:
    """Fill every menu, as happens before it opens."""
    for menu in root.findChildren(QMenu):
        menu.aboutToShow.emit()


def _label_fires(label: QLabel) -> bool:
    if label.buddy() is not None and _LETTER.search(label.text()):
        return True  # a letter of a name would be underlined as a mnemonic of the field
    if label.textFormat() == Qt.TextFormat.PlainText:
        return False
    if label.textFormat() == Qt.TextFormat.AutoText and not Guess.mightBeRichText(label.text()):
        return False
    return taken(document_of(label.text()))


def tips(model: QAbstractItemModel) -> Iterator[str]:
    """The tips of a model's cells, as a view would ask for them."""
    roles = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole)
    return cells(model, roles)


def shown_texts_with(root: QWidget, words: str) -> set[str]:
    """The places that show these words as plain text; a test without any proves nothing."""
    found = set()
    for widget in (root, *root.findChildren(QWidget)):
        said = [document_of(widget.toolTip()).toPlainText()]
        if isinstance(widget, QTextEdit | QPlainTextEdit):
            said.append(widget.toPlainText())
        elif isinstance(widget, QLabel | QLineEdit):
            said.append(widget.text())
        elif isinstance(widget, QTabBar):
            said += [document_of(widget.tabToolTip(n)).toPlainText() for n in range(widget.count())]
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            said += [document_of(tip).toPlainText() for tip in tips(widget.model())]
        if any(words in text for text in said):
            found.add(f"{type(widget.parent()).__name__}/{type(widget).__name__}")
    return found
