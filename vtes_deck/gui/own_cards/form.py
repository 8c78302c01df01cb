"""The form for an own card."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from cardbase import CardBase
from cardbase.card_numbers import is_own
from cardbase.own_cards.model import CRYPT_TYPES, HIGHEST, MAX_FIELD_LENGTH, MAX_LENGTHS, OwnCard
from cardbase.terms import Title, Type
from vtes_deck.deck.order import type_words
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.language import mark, tr

EMPTY = OwnCard(name="", type=Type.ACTION)
"""The initial content of the form for a new card."""

LABELS = {
    "name": mark("Name"),
    "type": mark("Type"),
    "second": mark("Second type"),
    "clan": mark("Clan"),
    "path": mark("Path"),
    "discipline": mark("Disciplines"),
    "group": mark("Group"),
    "capacity": mark("Capacity"),
    "title": mark("Title"),
    "advanced": mark("Advanced vampire"),
    "cost": mark("Cost"),
    "burn_option": mark("Burn option"),
    "text": mark("Text"),
    "flavor": mark("Flavour text"),
    "artist": mark("Artist"),
    "source": mark("Source"),
    "picture": mark("Picture"),
}
"""The fields of the form, from top to bottom, and the picture."""

_COSTS: dict[str, str] = {
    "": mark("None"),
    "blood": mark("Blood"),
    "pool": mark("Pool"),
    "conviction": mark("Conviction"),
}
_HIGHEST_GROUP = 9
"""The last group in the list; the game has 7 at present."""

_OF_CRYPT = ("group", "capacity", "title", "advanced")
_OF_LIBRARY = ("second", "cost", "burn_option")


def label_of(field: str) -> str:
    """The label of a field of an own card."""
    return tr(LABELS["cost" if field in _COSTS else field]) if field in _NAMED else field


_NAMED = frozenset(LABELS) | {"blood", "pool", "conviction"}


class OwnCardForm(QWidget):
    """Fields for what is printed on a card.

    Signals:
        changed: the player has changed something.

    Attributes:
        fields: the widgets by their names in :data:`LABELS`.
    """

    changed = Signal()

    def __init__(self, cards: CardBase, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = EMPTY
        self._make_fields(cards)
        self._lay_out()
        self.show_card(EMPTY)

    # ------------------------------------------------------------------------------------ building

    def _make_fields(self, cards: CardBase) -> None:
        none = [("", tr("None"))]
        library = [(one.value, type_words(one)) for one in Type if one not in CRYPT_TYPES]
        groups = [(str(n), str(n)) for n in range(1, _HIGHEST_GROUP + 1)]
        self._newest = max((one.group or 1 for one in cards.crypt if not is_own(one.id)), default=1)
        self.name = _line(MAX_LENGTHS["name"])
        self.type = _choice((one.value, type_words(one)) for one in Type)
        self.second = _choice([*none, *library])
        self.clan = _open_choice(cards.clans)
        self.path = _open_choice(cards.paths)
        self.discipline = _line(MAX_FIELD_LENGTH)
        self.group = _choice([*groups, ("any", tr("ANY"))])
        self.capacity = SpinBox()
        self.capacity.setRange(1, HIGHEST)
        self.title = _choice([*none, *((one.value.lower(), one.value) for one in Title)])
        self.advanced = QCheckBox(tr(LABELS["advanced"]))
        self.cost = _choice((key, tr(words)) for key, words in _COSTS.items())
        self.amount = _choice([*((str(n), str(n)) for n in range(1, HIGHEST + 1)), ("X", "X")])
        self.amount.setAccessibleName(tr("Amount of the cost"))
        self.burn_option = QCheckBox(tr(LABELS["burn_option"]))
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText("[dom] …\n[DOM] …")
        self.flavor = _line(MAX_LENGTHS["flavor"])
        self.artist = _line(MAX_FIELD_LENGTH)
        self.source = _line(MAX_FIELD_LENGTH)
        self.source.setPlaceholderText(tr("such as: preview of May"))
        for box in (self.clan, self.path, self.title):
            box.setObjectName("cardWords")  # English, as on the cards
        self.discipline.setObjectName("disciplineCodes")
        self.text.setObjectName("cardText")
        self.fields: dict[str, QWidget] = {
            name: getattr(self, name) for name in LABELS if name != "picture"
        }
        self._lines = (self.name, self.discipline, self.flavor, self.artist, self.source)
        for name, field in self.fields.items():
            field.setAccessibleName(tr(LABELS[name]))
        for field in (*self.fields.values(), self.amount):
            _connect(field, self._on_change)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.text.setMinimumHeight(metrics.line * 6)
        self._price = QWidget(self)
        row = QHBoxLayout(self._price)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.cost, 2)
        row.addWidget(self.amount, 1)
        self._form = QFormLayout(self)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for name, field in self.fields.items():
            widget = self._price if name == "cost" else field
            words = "" if isinstance(field, QCheckBox) else tr(LABELS[name])
            label = PlainLabel(words, self)
            label.setBuddy(field)
            self._form.addRow(label, widget)
        order: list[QWidget] = []
        for field in self.fields.values():
            order += [field, self.amount] if field is self.cost else [field]
        for first, second in itertools.pairwise(order):
            self.setTabOrder(first, second)

    # ------------------------------------------------------------------------------------- showing

    def show_card(self, card: OwnCard) -> None:
        """Show a card; this does not count as a change."""
        self._shown = card
        fields = (*self.fields.values(), self.amount)
        blockers = [QSignalBlocker(field) for field in fields]
        first, _, second = card.type.partition("/")
        _set_choice(self.type, first)
        _set_choice(self.second, second.strip())
        lines = ("name", "discipline", "flavor", "artist", "source")
        for name, line in zip(lines, self._lines, strict=True):
            line.setText(getattr(card, name))
        self.clan.setEditText(card.clan)
        self.path.setEditText(card.path)
        _set_choice(self.group, str(card.group or self._newest))
        self.capacity.setValue(card.capacity or 1)
        _set_choice(self.title, card.title.lower())
        self.advanced.setChecked(card.advanced)
        paid = next((of for of in _COSTS if of and getattr(card, of)), "")
        _set_choice(self.cost, paid)
        _set_choice(self.amount, str(getattr(card, paid)) if paid else "1")
        self.burn_option.setChecked(card.burn_option)
        if self.text.toPlainText() != card.text:  # the cursor stays where it is
            self.text.setPlainText(card.text)
        del blockers
        self._show_kind()

    def _show_kind(self) -> None:
        """Show only the fields of this card type."""
        crypt = self.type.currentData() in CRYPT_TYPES
        for name in _OF_CRYPT:
            self._form.setRowVisible(self.fields[name], crypt)
        for name in _OF_LIBRARY:
            self._form.setRowVisible(
                self._price if name == "cost" else self.fields[name], not crypt
            )
        self.amount.setEnabled(bool(self.cost.currentData()))
        for box in (self.clan, self.path):
            _line_of(box).setPlaceholderText("" if crypt else tr("none required"))
        self.discipline.setPlaceholderText("aus CEL PRE" if crypt else "dom, dom/pre, dom&pre")

    def _on_change(self) -> None:
        self._show_kind()
        self.changed.emit()

    @property
    def card(self) -> OwnCard:
        """The entered card; its other fields are those of the card that was shown."""
        crypt = self.type.currentData() in CRYPT_TYPES
        second = "" if crypt else self.second.currentData()
        paid = "" if crypt else self.cost.currentData()
        group = self.group.currentData()
        amount = self.amount.currentData()
        price: int | Literal["X"] = "X" if amount == "X" else int(amount)
        return replace(
            self._shown,
            name=self.name.text(),
            type="/".join(filter(None, (self.type.currentData(), second))),
            clan=self.clan.currentText(),
            path=self.path.currentText(),
            discipline=self.discipline.text(),
            group=(("any" if group == "any" else int(group)) if crypt else None),
            capacity=self.capacity.value() if crypt else None,
            title=self.title.currentData() if crypt else "",
            advanced=crypt and self.advanced.isChecked(),
            blood=price if paid == "blood" else 0,
            pool=price if paid == "pool" else 0,
            conviction=price if paid == "conviction" else 0,
            burn_option=not crypt and self.burn_option.isChecked(),
            text=self.text.toPlainText(),
            flavor=self.flavor.text(),
            artist=self.artist.text(),
            source=self.source.text(),
        )


def _line(longest: int) -> QLineEdit:
    line = QLineEdit()
    line.setMaxLength(longest)
    return line


def _choice(choices: Iterable[tuple[str, str]]) -> QComboBox:
    """A list of values with their words."""
    box = QComboBox()
    for value, words in choices:
        box.addItem(words, value)
    return box


def _open_choice(words: Iterable[str]) -> QComboBox:
    """An editable list of words."""
    box = QComboBox()
    box.setEditable(True)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems(["", *words])
    _line_of(box).setMaxLength(MAX_FIELD_LENGTH)
    return box


def _line_of(box: QComboBox) -> QLineEdit:
    """The line edit of an editable list."""
    line = box.lineEdit()
    if line is None:
        raise TypeError("the list cannot be edited")
    return line


def _set_choice(box: QComboBox, value: str) -> None:
    """Choose a value; one that is not in the list is added at its end."""
    at = box.findData(value)
    if at < 0:
        box.addItem(value, value)
        at = box.count() - 1
    box.setCurrentIndex(at)


def _connect(field: QWidget, changed: Callable[[], object]) -> None:
    """Call a function after every change of a field."""
    if isinstance(field, QLineEdit | QPlainTextEdit):
        field.textChanged.connect(changed)
    elif isinstance(field, QSpinBox):
        field.valueChanged.connect(changed)
    elif isinstance(field, QCheckBox):
        field.toggled.connect(changed)
    elif isinstance(field, QComboBox):
        field.currentTextChanged.connect(changed)
