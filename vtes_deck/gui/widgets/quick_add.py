"""The line that adds cards by typing: ``4 govern`` and Enter."""

from __future__ import annotations

import re
from collections.abc import Callable
from textwrap import shorten
from typing import override

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QStandardItem,
    QStandardItemModel,
)
from PySide6.QtWidgets import QAbstractItemView, QCompleter, QLineEdit, QWidget

from cardbase.model import AnyCard, CryptCard
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.card_tile import icon_size, tile_icon
from vtes_deck.language import tr

_SIGN = "[x\u00d7*]"
_COPIES = re.compile(
    rf"\s*([+-]?\d{{1,2}})\s*{_SIGN}?\s+(?=\S)|\s*([+-]?\d{{1,2}})\s*{_SIGN}\s*", re.IGNORECASE
)
_CLOSE = re.compile(r"\s*([+-]?\d{1,2})(?=[^\W\d_])")
"""Copies directly before the name: ``4gov``. Some card names begin like this."""
_MAX_SUGGESTIONS = 12
_SHOWN = 40
"""Maximum characters shown of a text that is not a card."""

type Complete = Callable[[str], tuple[AnyCard, ...]]


def split_copies(text: str) -> tuple[int, str]:
    """The copies and the name in a text: ``"4x govern"`` is 4 and ``"govern"``."""
    match = _COPIES.match(text)
    if match is None:
        return 1, text.strip()
    return int(match[1] or match[2]), text[match.end() :].strip()


def card_entry(card: AnyCard, font: QFont) -> QStandardItem:
    """A card in the list of names, with the tile of its clan or type."""
    metrics = theme.Metrics.of(font)
    item = QStandardItem(card.unique_name)
    item.setIcon(tile_icon(card, metrics.line))
    name = QFontMetrics(font).horizontalAdvance(card.unique_name)
    wide = icon_size(metrics.line).width() + name + 2 * metrics.big
    item.setSizeHint(QSize(wide, metrics.line + metrics.pad))
    if isinstance(card, CryptCard):
        kind = f"{card.clan} {card.capacity}"
    else:
        kind = "/".join(type_words(str(each)) for each in card.types)
    item.setData(f"{card.unique_name}, {kind}", Qt.ItemDataRole.AccessibleTextRole)
    return item


def show_names(completer: QCompleter, names: QAbstractItemView, place: QRect) -> None:
    """Show a list of cards at a place of its widget, at least as wide as the longest name."""
    names.setIconSize(icon_size(theme.Metrics.of(names.font()).line))
    bar = names.verticalScrollBar().sizeHint().width()
    wide = names.sizeHintForColumn(0) + bar + 2 * names.frameWidth()
    completer.complete(place.adjusted(0, 0, max(0, wide - place.width()), 0))
    names.setCurrentIndex(completer.completionModel().index(0, 0))


class QuickAdd(QLineEdit):
    """A line edit with card names.

    Signals:
        chosen: a card and how many copies (negative to remove).
        refused: a text that is not a card, in one line and shortened.
        left: the player wants to move to the list below.
        entered: it got the focus.
        looked: the card that Enter would add, and the place of the list of names on the screen;
            ``None`` when the list closes.
    """

    chosen = Signal(object, int)
    refused = Signal(str)
    left = Signal()
    entered = Signal()
    looked = Signal(object, QRect)

    def __init__(self, complete: Complete, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quickAdd")
        self.setPlaceholderText(tr("Add cards:  4 govern"))
        self.setAccessibleName(tr("Add cards"))
        self.setAccessibleDescription(tr("Type copies and a card name, then Enter"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(120)
        self._complete = complete
        self._cards: dict[str, AnyCard] = {}
        self._names = QStandardItemModel(self)
        self._completer = QCompleter(self._names, self)
        self._completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self._completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._completer.setMaxVisibleItems(_MAX_SUGGESTIONS)
        self._completer.setWidget(self)
        self._completer.activated.connect(self._take)
        self._completer.highlighted.connect(self._look)
        self.textEdited.connect(self._suggest)
        self.returnPressed.connect(self._enter)

    @property
    def _popup(self) -> QAbstractItemView:
        # Fetched each time, because the bindings may lose objects that Qt created.
        return self._completer.popup() or QAbstractItemView()

    def _split(self, text: str) -> tuple[int, str]:
        """The copies and the name, also in ``4gov``, unless a card has that name.

        ``44 magnum`` is also a card: its name begins with a number, and few players type the dot.
        """
        if self._begins_a_name(text.strip().casefold()):
            return 1, text.strip()
        close = _CLOSE.match(text)
        if close is None or _COPIES.match(text) or self._complete(text.strip()):
            return split_copies(text)
        return int(close[1]), text[close.end() :].strip()

    def _begins_a_name(self, text: str) -> bool:
        """Whether the name of a card begins with a text that begins with a number."""
        if not (text[:1].isdigit() and text[-1:].isalpha()):
            return False
        names = (card.unique_name.lstrip(".").casefold() for card in self._complete(text))
        return any(name.startswith(text) for name in names)

    def _find(self, text: str) -> tuple[AnyCard, ...]:
        _, name = self._split(text)
        return self._complete(name) if name else ()

    def _suggest(self, text: str) -> None:
        cards = self._find(text)
        self._cards = {card.unique_name: card for card in cards}
        self._names.clear()
        for card in cards:
            self._names.appendRow(card_entry(card, self.font()))
        popup = self._popup
        if not cards:
            popup.hide()
            return
        popup.installEventFilter(self)  # has no effect if it is installed already
        show_names(self._completer, popup, self.rect())
        self._look(cards[0].unique_name)

    def _look(self, name: str) -> None:
        popup = self._popup
        if popup.isVisible():
            self.looked.emit(self._cards.get(name), popup.frameGeometry())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self.looked.emit(None, QRect())
        return super().eventFilter(watched, event)

    def _take(self, name: str) -> None:
        card = self._cards.get(name)
        if card is not None:
            copies, _ = self._split(self.text())
            self.setText("")  # undo must concern the card and not the name
            self.chosen.emit(card, copies)

    def _enter(self) -> None:
        # The completer handles Enter while its popup is open; this handles Enter without a popup.
        text = self.text()
        _, name = self._split(text)
        if not name:
            return
        cards = self._find(text)
        if cards:
            self._cards = {card.unique_name: card for card in cards}
            self._take(cards[0].unique_name)
        else:
            self.refused.emit(shorten(name, _SHOWN, placeholder=" …"))

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    @override
    def event(self, arg__1: QEvent) -> bool:
        if arg__1.type() is QEvent.Type.ShortcutOverride and isinstance(arg__1, QKeyEvent):
            keys = QKeySequence.StandardKey
            undo = arg__1.matches(keys.Undo) and not self.isUndoAvailable()
            if undo or (arg__1.matches(keys.Redo) and not self.isRedoAvailable()):
                arg__1.ignore()  # nothing was typed: the key is for the deck
                return False
        return super().event(arg__1)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup = self._popup
        if popup.isVisible() and event.key() in {
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Tab,
        }:
            index = popup.currentIndex()
            if index.isValid():
                popup.hide()
                self._take(index.data())
                return
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            popup.hide()
            return
        if event.key() == Qt.Key.Key_Down and not popup.isVisible():
            self.left.emit()
            return
        super().keyPressEvent(event)
