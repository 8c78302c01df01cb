"""Editors of single fields: a line that completes words, a long text, yes or no."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, override

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.forms import (
    NOTHING,
    Field,
    Shape,
    completions,
    shown,
    typed,
)
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr

_LINES = 4


class CompletingLineEdit(QLineEdit):
    """A line that completes the word at its cursor, and each further word after a comma."""

    def __init__(self, words: tuple[str, ...], *, several: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._several = several
        self._words = words
        if not words:
            return
        completer = QCompleter(QStringListModel(list(words), self), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setWidget(self)
        completer.activated.connect(self._complete)
        self._completer = completer
        self.textEdited.connect(self._offer)

    def _head(self) -> tuple[str, str]:
        """The text before the word at the cursor, and the word."""
        text = self.text()[: self.cursorPosition()]
        if not self._several:
            return "", text.strip()
        head, comma, word = text.rpartition(",")
        return (f"{head}, " if comma else ""), word.strip()

    def _offer(self) -> None:
        word = self._head()[1]
        self._completer.setCompletionPrefix(word)
        if word and self._completer.completionCount() and word not in self._words:
            self._completer.complete()
        elif (popup := self._completer.popup()) is not None:
            popup.hide()

    def _complete(self, word: str) -> None:
        head, _ = self._head()
        rest = self.text()[self.cursorPosition() :]
        self.setText(f"{head}{word}{rest}")
        self.setCursorPosition(len(head) + len(word))


class FieldEditor(QWidget):
    """The editor of one field. Its value is ``None`` while nothing is entered.

    Signals:
        edited: the value may have changed.
    """

    edited = Signal()

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(parent)
        self.field = field
        self._value: Any = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        self.wrong.hide()

    def _close(self, *widgets: QWidget) -> None:
        for widget in widgets:
            widget.setAccessibleName(self.field.label)
            self._column.addWidget(widget)
        set_look(self.wrong, "warning")
        self._column.addWidget(self.wrong)

    def value(self) -> Any:  # noqa: ANN401 - of the field, or what was typed
        """The entered value."""
        return self._value

    def show_value(self, value: object) -> None:
        """Show the value of the data set."""
        self._value = value

    def set_editable(self, editable: bool) -> None:
        """Make it editable or not."""
        for child in self.findChildren(QWidget):
            if isinstance(child, QLineEdit | QPlainTextEdit):
                child.setReadOnly(not editable)
            elif isinstance(child, QPushButton | QCheckBox | QComboBox):
                child.setEnabled(editable)

    def show_wrong(self, messages: Iterable[str]) -> None:
        """Show what is wrong with the value."""
        text = "\n".join(messages)
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))


class TextEditor(FieldEditor):
    """A text, number, word, or several of them in one line."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        several = field.shape in {Shape.WORDS, Shape.PAIRS}
        words = completions(field)
        self.line: QLineEdit | QPlainTextEdit
        if field.shape is Shape.LONG:
            self.line = QPlainTextEdit(self)
            self.line.setTabChangesFocus(True)
            self.line.setFixedHeight(theme.Metrics.of(self.font()).line * (_LINES + 1))
            self.line.textChanged.connect(self._typed)
        else:
            self.line = CompletingLineEdit(words, several=several, parent=self)
            self.line.setPlaceholderText(self._hint(words))
            self.line.textChanged.connect(self._typed)
        self._close(self.line)

    def _hint(self, words: tuple[str, ...]) -> str:
        field = self.field
        if field.shape is Shape.PAIRS:
            value = "1" if field.numbers else "…"
            return ", ".join(f"{word} = {value}" for word in words[:3])
        if field.numbers:
            return tr("Numbers, with commas between them") if field.shape is Shape.WORDS else ""
        listed = ", ".join(words[:6]) + (" …" if len(words) > 6 else "")
        if field.empty:
            return tr("{words}; {sign} if there are none", words=listed, sign=NOTHING)
        return listed

    def _typed(self) -> None:
        text = self.line.text() if isinstance(self.line, QLineEdit) else self.line.toPlainText()
        if text != shown(self.field, self._value):
            self._value = typed(self.field, text)
            self.edited.emit()

    @override
    def show_value(self, value: object) -> None:
        super().show_value(value)
        text = shown(self.field, value)
        self.line.blockSignals(True)
        self.line.setText(text) if isinstance(self.line, QLineEdit) else self.line.setPlainText(
            text
        )
        self.line.blockSignals(False)


class TruthEditor(FieldEditor):
    """Yes or no. A wrong value of the file stays until the box is clicked."""

    def __init__(self, field: Field, parent: QWidget) -> None:
        super().__init__(field, parent)
        self.box = QCheckBox(tr("yes"), self)
        self.box.clicked.connect(self._clicked)
        self._close(self.box)

    def _clicked(self, checked: bool) -> None:
        self._value = checked if checked != self.field.truth else None
        self.edited.emit()

    @override
    def show_value(self, value: object) -> None:
        super().show_value(value)
        self.box.setChecked(bool(self.field.truth if value is None else value))
