"""A form for an entry: a line for each field, with completion and the error below it.

An invalid text stays in its field; it is not saved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, override

from msgspec import inspect
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.entry_writer import EntryProblem, problems_in
from vtes_deck.app.heritage.forms import (
    Field,
    Shape,
    labelled,
    summary,
    variants_of,
)
from vtes_deck.app.heritage.vocabulary import word_label
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.heritage.field_editors import FieldEditor, TextEditor, TruthEditor
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import DataSet
from vtes_deck.language import tr

_LINES = 4
_VERB = "do"


class EntryEditor(FieldEditor):
    """An entry within another one, which is edited in a separate window."""

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
    """A list of entries within another one, each edited in a separate window."""

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
        edited: a value may have changed.
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
            fields: the fields to edit.
            data: the data set, for completion.
            parent: the widget around it.
            labels: other labels, for fields whose names are not clear enough.
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
        """The entered values, and the fields of the file that the form does not have."""
        found = {name: editor.value() for name, editor in self.editors.items()}
        return {**{n: one for n, one in found.items() if one is not None}, **self._more}

    def show_values(self, values: Mapping[str, Any]) -> None:
        """Show an entry."""
        for name, editor in self.editors.items():
            editor.show_value(values.get(name))
        self._more = {name: one for name, one in values.items() if name not in self.editors}

    def show_problems(self, problems: Iterable[EntryProblem]) -> list[str]:
        """Show the error at each field; returns the errors without a field."""
        listed = list(problems)
        for name, editor in self.editors.items():
            editor.show_wrong(one.message for one in listed if one.field == name)
        rest = [one for one in listed if one.field not in self.editors]
        return [f"{one.field}: {one.message}".removeprefix(": ") for one in rest]


class EntryDialog(QDialog):
    """An entry below a field; for an effect, its kind is chosen first."""

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
        self.verb.setAccessibleName(tr("Action"))
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
        problems = problems_in(self.value(), self._kind)
        text = "\n".join(self.form.show_problems(problems))
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def value(self) -> Any:  # noqa: ANN401 - an entry or a list of entries
        """The entered value."""
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
