"""A form for an entry: a line for each field, with completion and what is wrong below it.

What is no value for its field can be typed all the same and is kept; it is only not saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, override

from msgspec import inspect
from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage_entry import Fault, faults_in
from vtes_deck.app.heritage_forms import (
    NOTHING,
    Field,
    Shape,
    completions,
    labelled,
    shown,
    summary,
    typed,
    variants_of,
)
from vtes_deck.app.heritage_vocabulary import word_label
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import DataSet
from vtes_deck.language import tr

_LINES = 4
_VERB = "do"


class Line(QLineEdit):
    """A line that completes the word at its cursor, after a comma also the next one."""

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
        """What stands before the word at the cursor, and the word."""
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
        edited: the value may be another one.
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
        """What is entered."""
        return self._value

    def show_value(self, value: object) -> None:
        """Show the value of the data set."""
        self._value = value

    def set_editable(self, editable: bool) -> None:  # noqa: FBT001 - as Qt has it
        """Let it be changed or not."""
        for child in self.findChildren(QWidget):
            if isinstance(child, QLineEdit | QPlainTextEdit):
                child.setReadOnly(not editable)
            elif isinstance(child, QPushButton | QCheckBox | QComboBox):
                child.setEnabled(editable)

    def show_wrong(self, messages: Iterable[str]) -> None:
        """Say what is wrong with the value."""
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
            self.line = Line(words, several=several, parent=self)
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

    def _clicked(self, checked: bool) -> None:  # noqa: FBT001 - as Qt has it
        self._value = checked if checked != self.field.truth else None
        self.edited.emit()

    @override
    def show_value(self, value: object) -> None:
        super().show_value(value)
        self.box.setChecked(bool(self.field.truth if value is None else value))


class EntryEditor(FieldEditor):
    """An entry inside the entry, in a window of its own."""

    def __init__(self, field: Field, data: DataSet | None, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._data = data
        self.button = QPushButton(icons.icon("ui/edit"), "", self)
        self.clear = QPushButton(tr("Clear"), self)
        row = QHBoxLayout()
        row.addWidget(self.button, 1)
        row.addWidget(self.clear)
        self._column.addLayout(row)
        self._close()
        self.button.setAccessibleName(field.label)
        self.button.clicked.connect(self.edit)
        self.clear.clicked.connect(lambda: self._set(None))
        self.show_value(None)

    def edit(self) -> None:
        """Ask for the values."""
        value = self._value if isinstance(self._value, dict) else {}
        dialog = EntryDialog(self.field, self._data, value, self)
        dialog.finished.connect(lambda done: self._set(dialog.value()) if done else None)
        dialog.open()

    def _set(self, value: object) -> None:
        self.show_value(value)
        self.edited.emit()

    @override
    def show_value(self, value: object) -> None:
        super().show_value(value)
        self.button.setText(
            (summary(value, self._data) if value else tr("Enter …")).replace("&", "&&")
        )
        self.clear.setVisible(value is not None)


class EntriesEditor(FieldEditor):
    """A list of entries, each of which has a window of its own."""

    def __init__(self, field: Field, data: DataSet | None, parent: QWidget) -> None:
        super().__init__(field, parent)
        self._data = data
        self._value = []
        self.list = QListWidget(self)
        self.list.setFixedHeight(theme.Metrics.of(self.font()).line * (_LINES + 1))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.itemActivated.connect(lambda _item: self.edit())
        row = QHBoxLayout()
        self.add = self._button(tr("Add …"), lambda: self._ask(len(self._value)))
        self.change = self._button(tr("Edit …"), self.edit)
        self.up = self._button(tr("Move up"), lambda: self._move(-1))
        self.down = self._button(tr("Move down"), lambda: self._move(1))
        self.remove = self._button(tr("Remove"), self._remove)
        for button in (self.add, self.change, self.up, self.down, self.remove):
            row.addWidget(button)
        row.addStretch(1)
        self._column.addWidget(self.list)
        self._column.addLayout(row)
        self._close()
        self.list.setAccessibleName(field.label)

    def _button(self, text: str, act: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.clicked.connect(act)
        return button

    @override
    def value(self) -> Any:
        return self._value or None

    @override
    def show_value(self, value: object) -> None:
        self._value = list(value) if isinstance(value, list | tuple) else [value] if value else []
        self._fill(0)

    def _fill(self, row: int) -> None:
        self.list.clear()
        self.list.addItems(
            [f"{n}. {summary(one, self._data)}" for n, one in enumerate(self._value, start=1)]
        )
        self.list.setCurrentRow(min(row, len(self._value) - 1))

    def edit(self) -> None:
        """Ask for the values of the chosen entry."""
        if self.list.currentRow() >= 0:
            self._ask(self.list.currentRow())

    def _ask(self, row: int) -> None:
        value = self._value[row] if row < len(self._value) else {}
        dialog = EntryDialog(self.field, self._data, value, self)

        def take(done: int) -> None:
            if done:
                self._value = [*self._value[:row], dialog.value(), *self._value[row + 1 :]]
                self._changed(row)

        dialog.finished.connect(take)
        dialog.open()

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < len(self._value):
            moved = [*self._value]
            moved[row], moved[row + by] = moved[row + by], moved[row]
            self._value = moved
            self._changed(row + by)

    def _remove(self) -> None:
        row = self.list.currentRow()
        if row >= 0:
            self._value = [*self._value[:row], *self._value[row + 1 :]]
            self._changed(row)

    def _changed(self, row: int) -> None:
        self._fill(row)
        self.edited.emit()


class EntryForm(QWidget):
    """The editors of the fields of an entry.

    Signals:
        edited: a value may be another one.
    """

    edited = Signal()

    def __init__(
        self,
        fields: Iterable[Field],
        data: DataSet | None,
        parent: QWidget | None = None,
        *,
        labels: Sequence[str] = (),
    ) -> None:
        """Show editors.

        Args:
            fields: what is edited.
            data: for completion.
            parent: the widget around it.
            labels: of the fields, where their names do not do.
        """
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        form = QFormLayout()
        column.addLayout(form)
        column.addStretch(1)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.editors: dict[str, FieldEditor] = {}
        for number, named in enumerate(fields):
            field = replace(named, title=labels[number]) if labels else named
            editor = _editor(field, data, self)
            editor.edited.connect(self.edited)
            self.editors[field.name] = editor
            title = f"{field.label} *" if field.needed else field.label
            form.addRow(PlainLabel(title, self), editor)
        self._more: dict[str, Any] = {}

    def values(self) -> dict[str, Any]:
        """What is entered, with what the file has beyond the fields of the form."""
        found = {name: editor.value() for name, editor in self.editors.items()}
        return {**{n: one for n, one in found.items() if one is not None}, **self._more}

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show an entry."""
        for name, editor in self.editors.items():
            editor.show_value(values.get(name))
        self._more = {name: one for name, one in values.items() if name not in self.editors}

    def show_faults(self, faults: Iterable[Fault]) -> list[str]:
        """Say at each field what is wrong with it; what belongs to no field comes back."""
        listed = list(faults)
        for name, editor in self.editors.items():
            editor.show_wrong(one.message for one in listed if one.field == name)
        rest = [one for one in listed if one.field not in self.editors]
        return [f"{one.field}: {one.message}".removeprefix(": ") for one in rest]


class EntryDialog(QDialog):
    """An entry below a field; what an effect does is chosen first."""

    def __init__(
        self, field: Field, data: DataSet | None, value: object, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(field.label)
        self._data = data
        self._kind = field.kind
        self._listed = isinstance(field.kind, inspect.VarTupleType)
        values = {"": value or []} if self._listed else value
        self._values: dict[str, Any] = dict(values) if isinstance(values, dict) else {}
        self._variants = variants_of(field.kind)
        self.verb = QComboBox(self)
        self.verb.setAccessibleName(tr("What it does"))
        for verb in self._variants:
            self.verb.addItem(word_label(_VERB, verb, data), verb)
        self.verb.setVisible(len(self._variants) > 1)
        known = self.verb.findData(str(self._values.get(_VERB, "")))
        self.verb.setCurrentIndex(max(0, known))
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        set_look(self.wrong, "warning")
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel, self
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        for widget in (self.verb, self.area, self.wrong, buttons):
            layout.addWidget(widget)
        self.verb.currentIndexChanged.connect(self._choose)
        self._build()
        line = theme.Metrics.of(self.font()).line
        self.resize(line * 34, line * 24)

    def _choose(self, _row: int) -> None:
        self._values = self.form.values()
        self._build()

    def _build(self) -> None:
        self.form = EntryForm(self._variants[str(self.verb.currentData())], self._data, self.area)
        rest = {name: one for name, one in self._values.items() if name != _VERB}
        known = {name: one for name, one in rest.items() if name in self.form.editors}
        self.form.show_values(known)
        self.area.setWidget(self.form)
        self.form.edited.connect(self._check)
        self._check()

    def _check(self) -> None:
        faults = faults_in(self.value(), self._kind)
        text = "\n".join(self.form.show_faults(faults))
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def value(self) -> Any:  # noqa: ANN401 - an entry or a list of entries
        """What is entered."""
        values = self.form.values()
        if self._listed:
            return values.get("", [])
        verb = self.verb.currentData()
        return {_VERB: verb, **values} if verb else values


def _editor(field: Field, data: DataSet | None, parent: QWidget) -> FieldEditor:
    if field.shape is Shape.TRUTH:
        return TruthEditor(field, parent)
    if field.shape is Shape.ENTRY:
        return EntryEditor(field, data, parent)
    if field.shape is Shape.ENTRIES:
        return EntriesEditor(field, data, parent)
    return TextEditor(labelled(field, data), parent)
