"""The state of a battleground as a form, a line for each thing on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import inspect
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.boards import attribute_name
from vtes_deck.app.heritage.forms import Field, Shape
from vtes_deck.app.heritage.labels import BOARD_LABELS
from vtes_deck.app.heritage.vocabulary import word_label
from vtes_deck.gui.heritage.entry_form import EntryForm
from vtes_deck.gui.heritage.words import battleground_title
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import ALL, CLASSES, GEOGRAPHIES
from vtes_deck.heritage.battlegrounds.sabbat_wars import SIDES, WarToken
from vtes_deck.language import mark, tr

BOARD_HELP = {
    "A": mark(
        "Spaces of the token from neutral: negative toward class A, positive toward class C."
    ),
    "B": mark("For each player: the space, 0 for the lowest one, and the side of the token."),
    "C": mark("The ankhs on each court, such as G = 3."),
    "D": mark("The class that the token of each archetype shows, and which are judices."),
    "E": mark("The ankhs left in each city, and those in the fire."),
    "F": mark("The steps of each investigator, and the ankhs on each final space."),
    "G": mark("The classes of the tokens inside the walls, and how many titles were voted on."),
    "H": mark("For each player: the space, 0 for the lowest one, and the side of the token."),
    "I": mark("The tokens at home, of which the last one comes next, and those in each region."),
}
"""The help for the fields of each battleground."""


def board_fields(data: DataSet, board: Mapping[str, Any]) -> dict[str, Field]:
    """A field for each line of a board, by its label; the name is the path to its value."""
    names = {one.id: one.name for one in data.boards.courts}
    names.update((one.id, one.name) for one in data.boards.regions)
    names.update((one, attribute_name(data, one)) for one in ALL)
    names.update((one, word_label("side", one)) for one in SIDES)
    found: dict[str, Field] = {}
    for name, value in board.items():
        title = tr(BOARD_LABELS.get(name, name))
        if isinstance(value, Mapping) and any(isinstance(one, Mapping) for one in value.values()):
            for key in value:
                found[names.get(str(key), str(key))] = Field(
                    f"{name}.{key}", Shape.PAIRS, GEOGRAPHIES, numbers=True
                )
        elif isinstance(value, Mapping) and any(isinstance(one, list) for one in value.values()):
            for key in value:
                found[f"{title}: {names.get(key, key)}"] = Field(
                    f"{name}.{key}", Shape.ENTRIES, kind=inspect.type_info(WarToken)
                )
        elif isinstance(value, Mapping):
            numbers = all(isinstance(one, int) for one in value.values())
            values = () if numbers else CLASSES
            found[title] = Field(name, Shape.PAIRS, ALL, numbers=numbers, values=values)
        elif isinstance(value, list | tuple):
            numbers = bool(value) and all(isinstance(one, int) for one in value)
            found[title] = Field(name, Shape.WORDS, ALL, numbers=numbers, empty=True)
        else:
            found[title] = Field(name, Shape.NUMBER, numbers=True)
    return found


class BoardForm(QWidget):
    """The state of a battleground, a line for each thing on it.

    Signals:
        edited: a value has changed.
    """

    edited = Signal()

    def __init__(
        self, data: DataSet, letter: str, board: Mapping[str, Any], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        if letter == "C":
            everywhere: dict[str, Any] = {one.id: {} for one in data.boards.courts}
            board = {**board, "ankhs": {**everywhere, **board["ankhs"]}}
        fields = board_fields(data, board)
        self.form = EntryForm(fields.values(), data, self, labels=tuple(fields))
        values: dict[str, Any] = {}
        for field in fields.values():
            name, _, key = field.name.partition(".")
            values[field.name] = board[name][key] if key else board[name]
        self.form.show_values(values)
        self.form.edited.connect(self.edited)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        title = PlainLabel(f"{letter} · {battleground_title(letter)}", self)
        title.setProperty("look", "heading")
        help_text = PlainLabel(tr(BOARD_HELP[letter]), self)
        help_text.setWordWrap(True)
        help_text.setProperty("look", "muted")
        for widget in (title, help_text, self.form):
            layout.addWidget(widget)

    def board(self) -> dict[str, Any]:
        """The entered board of a position."""
        found: dict[str, Any] = {}
        for path, value in self.form.values().items():
            name, _, key = path.partition(".")
            if key:
                found.setdefault(name, {}).update({} if value == {} else {key: value})
            else:
                found[name] = value
        for path, editor in self.form.editors.items():
            name, _, key = path.partition(".")
            if key:
                found.setdefault(name, {})
                if editor.value() is None and editor.field.shape is not Shape.PAIRS:
                    found[name][key] = []
        return found
