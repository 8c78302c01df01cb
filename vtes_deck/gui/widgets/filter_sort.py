"""The field of the filter panel for the order of the cards."""

from __future__ import annotations

from typing import override

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout

from cardbase.search import Cards, Filter, Op, Query, Term, Value, index_of
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.filter_field import Conditions, FilterField
from vtes_deck.gui.widgets.search_words import label_of, words_of
from vtes_deck.language import tr


class SortField(FilterField):
    """The sort key and its direction. The field has one key; a typed query can have more."""

    def __init__(self, filter_: Filter, cards: Cards) -> None:
        super().__init__((filter_.key,))
        self.by = QComboBox(self)
        self.by.setAccessibleName(label_of(filter_))
        self.by.addItem(tr("Best match first"), "")
        for choice in filter_.choices(index_of(cards)):
            self.by.addItem(words_of(choice.label), choice.value)
        self.falling = QCheckBox(tr("Largest first"), self)
        self.falling.setEnabled(False)
        row = QHBoxLayout()
        row.setSpacing(theme.Metrics.of(self.font()).pad)
        row.addWidget(self.by)
        row.addWidget(self.falling)
        row.addStretch(1)
        self._layout.addLayout(row)
        self.setFocusProxy(self.by)
        self.by.activated.connect(lambda _row: self._on_edited())
        self.falling.clicked.connect(lambda _on: self._on_edited())

    @override
    def show_query(self, query: Query) -> bool:
        order = query.order
        one = order[0].text if len(order) == 1 else ""
        self.by.setCurrentIndex(max(0, self.by.findData(one.removeprefix("-"))))
        self.falling.setChecked(one.startswith("-"))
        self.falling.setEnabled(bool(one))
        return len(order) < 2

    def _on_edited(self) -> None:
        self.falling.setEnabled(bool(self.by.currentData()))
        self.notify()

    @override
    def conditions(self) -> Conditions:
        key: str = self.by.currentData()
        sign = "-" if self.falling.isChecked() else ""
        nodes = [Term(self.keys[0], Op.HAS, (Value(f"{sign}{key}"),))] if key else []
        return {self.keys[0]: nodes}
