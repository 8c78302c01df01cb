"""The base class of fields of the filter panel, and text fields."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import override

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from cardbase.search import (
    Cards,
    DateFilter,
    Filter,
    Node,
    NumberFilter,
    Query,
    QueryError,
    index_of,
    parse,
)
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.filter_toggle import REFUSED, WANTED, Toggle, ToggleGroup
from vtes_deck.gui.widgets.filter_values import (
    Chosen,
    Span,
    read_chosen,
    read_numbers,
    read_span,
    read_text,
    write_chosen,
    write_span,
    write_text,
)
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.search_words import help_of, label_of
from vtes_deck.language import tr

type Conditions = Mapping[str, Sequence[Node]]
"""Conditions by the key of their filter."""


class FilterField(QWidget):
    """A field for one filter or a few.

    Attributes:
        keys: the keys of its filters.

    Signals:
        edited: the player has changed something; carries the new :data:`Conditions`.
    """

    edited = Signal(object)

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = tuple(keys)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_query(self, query: Query) -> bool:
        """Show the conditions of a query on the filters.

        Returns:
            Whether all of it can be shown; if not, the field shows nothing.
        """
        raise NotImplementedError

    def says(self, query: Query) -> bool:
        """Whether the typed text already means the query, so that it can stay.

        Overwriting it while the player types would remove spaces and partial numbers.
        """
        written = self.conditions()
        return all(tuple(written.get(key, ())) == query.of(key) for key in self.keys)

    def notify(self) -> None:
        """Report that the player has changed something."""
        self.edited.emit(self.conditions())

    def conditions(self) -> Conditions:
        """The conditions of the field."""
        raise NotImplementedError


class ToggleField(FilterField):
    """A few choices, all visible; each is wanted, excluded, or off."""

    def __init__(self, key: str, toggles: Mapping[str, Toggle], name: str) -> None:
        super().__init__((key,))
        self._toggles = dict(toggles)
        self.group = ToggleGroup(list(self._toggles.values()), self)
        self.group.setAccessibleName(name)
        self.group.moved.connect(self.notify)
        self._layout.addWidget(self.group)
        self.setFocusProxy(self.group)

    @property
    def toggles(self) -> Mapping[str, Toggle]:
        """The toggles by value."""
        return self._toggles

    @override
    def show_query(self, query: Query) -> bool:
        chosen = read_chosen(query.of(self.keys[0]))
        known = chosen is not None and self._toggles.keys() >= {*chosen.wanted, *chosen.refused}
        shown = chosen if chosen is not None and known and not chosen.together else Chosen()
        for value, toggle in self._toggles.items():
            state = WANTED if value in shown.wanted else REFUSED if value in shown.refused else ""
            toggle.set_state(state)
        return shown == chosen

    @override
    def conditions(self) -> Conditions:
        values = self._toggles.items()
        chosen = Chosen(
            tuple(value for value, toggle in values if toggle.state == WANTED),
            tuple(value for value, toggle in values if toggle.refused),
        )
        return {self.keys[0]: write_chosen(self.keys[0], chosen)}


class NumberToggles(ToggleField):
    """A few numbers, such as groups, each wanted or not."""

    def __init__(self, filter_: NumberFilter, cards: Cards) -> None:
        self._filter = filter_
        self._limits = filter_.limits(index_of(cards))
        texts = [str(n) for n in range(self._limits[0], self._limits[1] + 1)]
        texts += filter_.special
        toggles = {
            text: Toggle(f"{label_of(filter_)} {text}", text=text.upper(), states=("", WANTED))
            for text in texts
        }
        super().__init__(filter_.key, toggles, label_of(filter_))

    @override
    def show_query(self, query: Query) -> bool:
        chosen = read_numbers(query.of(self.keys[0]), self._filter, self._limits)
        shown = chosen or Chosen()
        for value, toggle in self._toggles.items():
            toggle.set_state(WANTED if value in shown.wanted else "")
        return chosen is not None


class TextField(FilterField):
    """A text to search for, or a pattern between slashes."""

    def __init__(self, filter_: Filter) -> None:
        super().__init__((filter_.key,))
        self.line = QLineEdit(self)
        self.line.setAccessibleName(label_of(filter_))
        self.line.setClearButtonEnabled(True)
        self.line.setMaxLength(200)
        self.line.setToolTip(plain_tip(help_of(filter_)))
        self.line.textEdited.connect(lambda _text: self.notify())
        self._layout.addWidget(self.line)
        self.setFocusProxy(self.line)

    @override
    def show_query(self, query: Query) -> bool:
        text = read_text(query.of(self.keys[0]))
        if not self.says(query):
            self.line.setText(text or "")
        return text is not None

    @override
    def conditions(self) -> Conditions:
        return {self.keys[0]: write_text(self.keys[0], self.line.text())}


class WrittenField(FilterField):
    """A value in the filter's own language: dates, or names of cards."""

    def __init__(self, filter_: Filter, cards: Cards, example: str) -> None:
        super().__init__((filter_.key,))
        self._filter = filter_
        self._cards = cards
        self.line = QLineEdit(self)
        self.line.setAccessibleName(label_of(filter_))
        self.line.setClearButtonEnabled(True)
        self.line.setMaxLength(200)
        self.line.setPlaceholderText(example)
        self.line.setToolTip(plain_tip(help_of(filter_)))
        self.line.textEdited.connect(lambda _text: self._on_edited())
        self._layout.addWidget(self.line)
        self.setFocusProxy(self.line)

    @override
    def show_query(self, query: Query) -> bool:
        text = read_text(query.of(self.keys[0]))
        if not self.says(query):
            self.line.setText(text or "")
            self._mark("")
        return text is not None

    def _on_edited(self) -> None:
        try:
            self._parsed()
        except QueryError as error:
            self._mark(error.what.render(tr))
            return
        self._mark("")
        self.notify()

    def _mark(self, error: str) -> None:
        state = "danger" if error else ""
        if self.line.property("state") != state:
            self.line.setProperty("state", state)
            self.line.style().polish(self.line)
        self.line.setToolTip(plain_tip(error or help_of(self._filter)))
        self.line.setAccessibleDescription(error)

    def _parsed(self) -> Sequence[Node]:
        text = self.line.text().strip()
        if not text:
            return ()
        key = self.keys[0]
        if isinstance(self._filter, DateFilter):
            joint = "" if text[0] in "<>=" else ":"
            return parse(f"{key}{joint}{text}", self._cards).of(key)
        quoted = text.replace("\\", "").replace('"', "")
        return parse(f'{key}:"{quoted}"', self._cards).of(key)

    @override
    def conditions(self) -> Conditions:
        try:
            return {self.keys[0]: self._parsed()}
        except QueryError:
            return {}


class BoundsField(FilterField):
    """A range of numbers, for filters with too many numbers to show them all."""

    def __init__(self, filter_: NumberFilter, example: str = "") -> None:
        super().__init__((filter_.key,))
        self.low, self.high = QLineEdit(self), QLineEdit(self)
        row = QHBoxLayout()
        row.setSpacing(theme.Metrics.of(self.font()).pad)
        label = label_of(filter_)
        for line, word, text in (
            (self.low, tr("from", "number"), tr("{label} from", label=label)),
            (self.high, tr("to", "number"), tr("{label} to", label=label)),
        ):
            digits = QIntValidator(0, 9_999_999, line)
            plain = QLocale.c()  # without thousands separators, which int() does not read
            plain.setNumberOptions(QLocale.NumberOption.RejectGroupSeparator)
            digits.setLocale(plain)
            line.setValidator(digits)
            line.setAccessibleName(text)
            line.setPlaceholderText(example if line is self.low else "")
            line.setMaximumWidth(theme.Metrics.of(self.font()).line * 5)
            line.setToolTip(plain_tip(help_of(filter_)))
            line.textEdited.connect(lambda _text: self.notify())
            row.addWidget(PlainLabel(word, self))
            row.addWidget(line)
        row.addStretch(1)
        self._layout.addLayout(row)
        self.setFocusProxy(self.low)

    @override
    def show_query(self, query: Query) -> bool:
        span = read_span(query.of(self.keys[0]))
        shown = span or Span()
        if not self.says(query):
            for line, bound in ((self.low, shown.low), (self.high, shown.high)):
                line.setText("" if bound is None else str(bound))
        return span is not None

    @override
    def conditions(self) -> Conditions:
        low, high = (
            int(line.text()) if line.text().isdigit() else None for line in (self.low, self.high)
        )
        if low is not None and high is not None and low > high:
            high = None
        return {self.keys[0]: write_span(self.keys[0], Span(low, high))}


def label_for(filter_: Filter, field: QWidget) -> QLabel:
    """The label of a field."""
    label = PlainLabel(label_of(filter_))
    label.setToolTip(
        plain_tip(
            tr(
                "{help}\n\nIn the search box: {example}",
                help=help_of(filter_),
                example=filter_.examples[0],
            )
        )
    )
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setBuddy(field)
    return label
