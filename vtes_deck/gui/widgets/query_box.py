"""The search box: a line edit for queries, with completion, errors and history."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import override

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame, QWidget

from cardbase.search import Completion, QueryError, keywords
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.query_popup import QueryPopup, Suggestion
from vtes_deck.gui.widgets.search_words import words_of
from vtes_deck.language import tr

type Complete = Callable[[str, int], Sequence[Completion]]
"""Returns the completions at a cursor position in a text."""

MAX_LENGTH = 2000
KEPT = 40
"""Maximum queries in the history."""

_FEW = 6
"""Maximum lines offered for a bare word."""

_LETTERS_OF_VALUE = 3

_BETWEEN = ",  "
"""The separator between the examples in a placeholder."""

_FILTER = re.compile(r"[\w@]+(?:[:=<>~]|[<>]=)")
_AFTER_OPERATOR = re.compile(r"[:=<>~,|&]\s*\Z")


class QueryBox(QLineEdit):
    """The line edit. It does not search: it reports the text and the player's keys.

    Signals:
        left: the player moves to the cards below.
        entered: Enter was pressed without a completion.
        add_wanted: Ctrl+Enter was pressed, to add the first card found to the deck.
    """

    left = Signal()
    entered = Signal()
    add_wanted = Signal()

    def __init__(self, complete: Complete, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cardQuery")
        self.setPlaceholderText(tr("Search cards:  govern,  clan:ventrue cap>=7,  dis:DOM"))
        self.setAccessibleName(tr("Search cards"))
        self.setClearButtonEnabled(True)
        self.setMaxLength(MAX_LENGTH)
        self._complete = complete
        self._completions: Sequence[Completion] = ()
        self._errors: Sequence[QueryError] = ()
        self._history: list[str] = []
        self._popup: QueryPopup | None = None
        self._shows_history = False
        self._looking = QTimer(self)
        self._looking.setSingleShot(True)
        self._looking.setInterval(0)
        self._looking.timeout.connect(self._offer)
        self.textEdited.connect(self._on_edited)
        self.cursorPositionChanged.connect(self._on_cursor)
        self.act_history = QAction(
            icons.icon("ui/recent", "text-muted"), tr("Earlier searches"), self
        )
        self.act_history.setToolTip(tr("Earlier searches (Alt+Down)"))
        self.act_history.triggered.connect(self.show_history)
        self.addAction(self.act_history, QLineEdit.ActionPosition.LeadingPosition)

    # ------------------------------------------------------------------------------- placeholder

    @override
    def setPlaceholderText(self, text: str) -> None:
        """Show a text with as many examples as fit."""
        self._examples = text
        self._fit_placeholder()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_placeholder()

    def _fit_placeholder(self) -> None:
        metrics = theme.Metrics.of(self.font())
        room = self.width() - 2 * (metrics.icon + metrics.wide)
        shown = self._examples
        while self.fontMetrics().horizontalAdvance(shown) > room and _BETWEEN in shown:
            shown = shown.rpartition(_BETWEEN)[0]
        if shown != self.placeholderText():
            super().setPlaceholderText(shown)

    # ------------------------------------------------------------------------------------- popup

    @property
    def popup(self) -> QueryPopup:
        """The list below the box; created when it is first needed."""
        if self._popup is None:
            self._popup = QueryPopup(self)
            self._popup.taken.connect(self._take)
        return self._popup

    @property
    def offers(self) -> bool:
        """Whether the list is open."""
        return self._popup is not None and self._popup.isVisible()

    def close_popup(self) -> None:
        """Close the list."""
        self._looking.stop()
        if self._popup is not None:
            self._popup.hide()
        self._shows_history = False

    def _on_edited(self, _text: str) -> None:
        # After the results have been painted, because they matter more.
        self._shows_history = False
        self._looking.start()

    def _on_cursor(self, _before: int, _now: int) -> None:
        """Close the list if the cursor leaves the position where the list was opened."""
        if self.offers and not self._looking.isActive():
            self.close_popup()

    def _offer(self) -> None:
        """Show the completions at the cursor."""
        text, cursor = self.text(), self.cursorPosition()
        before = text[:cursor]
        if not before or (before[-1].isspace() and not _AFTER_OPERATOR.search(before)):
            self.close_popup()
            return
        found = [each for each in self._complete(text, cursor) if _worth_offering(each, before)]
        # A value is nearly always wanted, but a bare word may be complete.
        value = bool(found) and not _FILTER.match(found[0].insert)
        if not value:
            found = found[:_FEW]
        done = len(found) == 1 and found[0].applied(text) == text
        self._completions = () if done else found
        if not self._completions:
            self.close_popup()
            return
        lines = [_line(each) for each in self._completions]
        self.popup.offer(lines, first=value and before[-1] not in ":=<>~,|&")

    def _take(self, row: int) -> None:
        if self._shows_history:
            self.close_popup()
            if 0 <= row < len(self._history):
                self.write(self._history[row])
            return
        if not 0 <= row < len(self._completions):
            return
        completion = self._completions[row]
        text = completion.applied(self.text())
        cursor = completion.start + len(completion.insert)
        going_on = completion.insert[-1:] in {":", "=", "<", ">", "~"}
        if not going_on and text[cursor : cursor + 1] != " ":
            text = f"{text[:cursor]} {text[cursor:]}"
        self.close_popup()
        self.write(text, cursor + (not going_on))
        if going_on:
            self._looking.start()

    def write(self, text: str, cursor: int | None = None) -> None:
        """Insert a text as if it were typed, so that it can be undone."""
        self.selectAll()
        if text:
            self.insert(text)
        else:
            self.del_()
        self.setCursorPosition(len(text) if cursor is None else cursor)
        self.close_popup()

    # ----------------------------------------------------------------------------------- history

    @property
    def history(self) -> Sequence[str]:
        """Earlier queries, the latest first."""
        return tuple(self._history)

    def set_history(self, queries: Sequence[str]) -> None:
        """Restore earlier queries."""
        self._history = [q[:MAX_LENGTH] for q in dict.fromkeys(queries) if q.strip()][:KEPT]

    def remember(self) -> None:
        """Add the query to the history, because it was useful."""
        text = self.text().strip()
        if text:
            self.set_history([text, *self._history])

    def show_history(self) -> None:
        """Show earlier queries below the box."""
        self._looking.stop()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._history:
            self.popup.offer([Suggestion(tr("No earlier searches"))], first=False)
        else:
            self.popup.offer([Suggestion(query) for query in self._history], first=True)
        self._shows_history = True

    # -------------------------------------------------------------------------------------- keys

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._popup_key(event) or self._own_key(event):
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    def event(self, event: QEvent) -> bool:
        # Tab would leave the box before keyPressEvent sees it.
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Tab
            and not event.modifiers()
            and self._popup_key(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def _popup_key(self, event: QKeyEvent) -> bool:
        if not self.offers or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.close_popup()
        elif key == Qt.Key.Key_Up:
            self.popup.move_by(-1)
        elif key == Qt.Key.Key_Down and not self.popup.at_end:
            self.popup.move_by(1)
        elif key == Qt.Key.Key_Tab:
            self._take(max(0, self.popup.chosen))
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.popup.chosen >= 0:
            self._take(self.popup.chosen)
        else:
            return False
        return True

    def _own_key(self, event: QKeyEvent) -> bool:
        key, held = event.key(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
        if key == Qt.Key.Key_Down and held == alt:
            self.show_history()
        elif key == Qt.Key.Key_Space and held == control:
            self._offer()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.close_popup()
            self.remember()
            (self.add_wanted if held == control else self.entered).emit()
        elif key == Qt.Key.Key_Down and not held:
            self.remember()
            self.left.emit()
        elif key == Qt.Key.Key_Escape and self.text():
            self.write("")
        else:
            return False
        return True

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason:
            self.close_popup()
        super().focusOutEvent(event)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self.close_popup()
        super().hideEvent(event)

    # ---------------------------------------------------------------------------------- errors

    def show_errors(self, errors: Sequence[QueryError]) -> None:
        """Underline the parts that were not understood."""
        if self._errors != errors:
            self._errors = tuple(errors)
            text = " ".join(error.what.render(tr) for error in errors)
            self.setAccessibleDescription(text)
            self.update()

    @property
    def errors(self) -> Sequence[QueryError]:
        """The shown errors."""
        return self._errors

    def span_of(self, error: QueryError) -> tuple[int, int]:
        """The left and right edge of an error within the box.

        An error without width gets that of a letter, so that it is visible.
        """
        letters = self.fontMetrics()
        text = self.text()
        cursor = self.cursorRect().center().x() - letters.horizontalAdvance(
            text[: self.cursorPosition()]
        )
        left = cursor + letters.horizontalAdvance(text[: error.start])
        right = cursor + letters.horizontalAdvance(text[: error.end])
        return left, max(right, left + letters.averageCharWidth())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._errors:
            return
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        margins = self.textMargins()
        inside.adjust(margins.left(), 0, -margins.right(), 0)
        metrics = theme.Metrics.of(self.font())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.tokens().color("danger"), max(1.3, metrics.line / 11)))
        y = self.rect().center().y() + metrics.line / 2
        for error in self._errors:
            left, right = self.span_of(error)
            left, right = max(left, inside.left()), min(right, inside.right())
            if left < right:
                painter.drawPath(_wave(left, right, y, metrics.line / 8))
        painter.end()


def _worth_offering(completion: Completion, before: str) -> bool:
    """Whether a completion is worth covering cards.

    For a bare word the search has already found the cards, also by name, but the word may be the
    beginning of a filter or a value.
    """
    typed = before[completion.start :].lower()
    found = _FILTER.match(completion.insert)
    if found is None:
        return bool(_AFTER_OPERATOR.search(before[: completion.start].rstrip('"“„«')))
    if found.end() < len(completion.insert):
        return len(typed) >= _LETTERS_OF_VALUE
    key = found[0].rstrip(":=<>~")
    names = (key, *keywords()[key].aliases) if key in keywords() else (key,)
    return any(name.startswith(typed) for name in names)


def _line(completion: Completion) -> Suggestion:
    """The line of a completion.

    A filter is shown as written, so that players learn the language.
    """
    if not _FILTER.match(completion.insert):
        return Suggestion(completion.label, _about(completion))
    label = words_of(completion.label) if completion.label != completion.insert else ""
    return Suggestion(completion.insert, ". ".join(filter(None, (label, _about(completion)))))


def _about(completion: Completion) -> str:
    about = words_of(completion.help)
    return f"{words_of(completion.filter)}: {about}" if completion.filter else about


def _wave(left: float, right: float, y: float, size: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(left, y)
    x, up = left, True
    while x < right:
        x = min(x + size, right)
        path.lineTo(x, y - size if up else y)
        up = not up
    return path
