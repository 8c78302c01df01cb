"""The form for a query on winning decks: two columns of fields."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QWidget

from cardbase.archive_search import ArchiveIndex, keywords
from cardbase.search import Query
from vtes_deck.graphics import theme
from vtes_deck.gui.panels.archive.query_fields import FIELDS, QueryField, shown
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.search_words import words_of
from vtes_deck.language import mark, tr

_ANY = mark("any")


class Fields(QWidget):
    """The form.

    Signals:
        edited: a field and its new text.
    """

    edited = Signal(object, str)

    def __init__(self, index: ArchiveIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.widgets: dict[str, QLineEdit | QComboBox] = {}
        metrics = theme.Metrics.of(self.font())
        layout = QGridLayout(self)
        layout.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.gap)
        layout.setHorizontalSpacing(metrics.pad)
        layout.setVerticalSpacing(metrics.small)
        for number, field in enumerate(FIELDS):
            widget = self._widget(field, index)
            label = PlainLabel(tr(field.label), self)
            label.setBuddy(widget)
            widget.setAccessibleName(tr(field.label).replace("&", ""))
            widget.setToolTip(tr(keywords()[field.key].help))
            self.widgets[field.key] = widget
            row, column = divmod(number, 2)
            layout.addWidget(label, row, 2 * column)
            layout.addWidget(widget, row, 2 * column + 1)
        for column in (1, 3):
            layout.setColumnStretch(column, 1)

    def _widget(self, field: QueryField, index: ArchiveIndex) -> QLineEdit | QComboBox:
        if field.kind != "choice":
            line = QLineEdit(self)
            line.setPlaceholderText(tr(field.example) if field.example else "")
            line.setMaxLength(300)
            line.setClearButtonEnabled(True)
            line.textEdited.connect(partial(self.edited.emit, field))
            return line
        choice = QComboBox(self)
        choice.addItem(tr(_ANY), "")
        for each in keywords()[field.key].choices(index):
            if each.value not in {"any", "none"}:
                choice.addItem(words_of(each.label), each.value)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(6)
        choice.activated.connect(partial(self._chosen, field, choice))
        return choice

    def _chosen(self, field: QueryField, choice: QComboBox, index: int) -> None:
        self.edited.emit(field, str(choice.itemData(index)))

    def show_query(self, query: Query) -> None:
        """Show the conditions; the field being edited stays as it is."""
        for field in FIELDS:
            widget, text = self.widgets[field.key], shown(field, query)
            if isinstance(widget, QLineEdit):
                if not widget.hasFocus() and widget.text() != text:
                    widget.setText(text)
                continue
            at = max(0, widget.findData(text, flags=_EXACT))
            widget.setCurrentIndex(at)

    def first(self) -> QWidget:
        """The first field."""
        return self.widgets[FIELDS[0].key]


_EXACT = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive
