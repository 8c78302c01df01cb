"""The table of a game as a form: bloodlines with their tokens, battlegrounds, missions, queue."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.forms import Field, Shape, completions, labelled, shown, typed
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.board_form import BoardForm
from vtes_deck.gui.heritage.entry_form import EntryForm
from vtes_deck.gui.heritage.field_editors import CompletingLineEdit
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolls_past
from vtes_deck.heritage import DataSet
from vtes_deck.heritage.attributes import CLANS, GEOGRAPHIES
from vtes_deck.heritage.battlegrounds.sabbat_wars import ALLEGIANCES
from vtes_deck.heritage.dataset.gaps import missing_fields
from vtes_deck.heritage.names import clan_name
from vtes_deck.language import mark, tr

VALUES = (
    Field("power", Shape.NUMBER, numbers=True),
    Field("infamy", Shape.NUMBER, numbers=True),
    Field("boons", Shape.PAIRS, CLANS, numbers=True),
    Field("ankhs", Shape.WORDS, GEOGRAPHIES),
    Field("titles", Shape.WORDS, refers="titles"),
    Field("under", Shape.WORDS, refers="characters"),
)
"""The numbers of a vampire, by column from the second one."""

HAND = Field("hand", Shape.WORDS, refers="schemes", empty=True)

TRUTHS = ("exhausted", "torpor")
"""The check boxes, in the columns after the numbers."""

_TICKED = 3
"""The number of fields before the check boxes; those after them belong to few boards."""

HEADERS = (
    mark("Vampire"),
    mark("Power"),
    mark("Infamy"),
    mark("Boons"),
    mark("Ankhs"),
    mark("Titles"),
    mark("Monstrosity of"),
    mark("Exhausted"),
    mark("Torpor"),
)


class SideForm(QWidget):
    """A player: clan, leader, schemes, and the bloodline as a tree whose cells can be edited.

    Signals:
        edited: a value has changed.
    """

    edited = Signal()

    def __init__(self, data: DataSet, *, allegiances: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = data
        self._names = {one.id: one.name for one in data.characters}
        self._names.update((one.id, one.name) for one in data.leaders)
        self._rest: dict[str, Any] = {}
        self._player_rest: dict[str, Any] = {}
        self.name = QLineEdit(self)
        self.name.setMaxLength(80)
        self.name.setAccessibleName(tr("Name"))
        self.leader = QComboBox(self)
        self.leader.setAccessibleName(tr("Clan leader"))
        for one in data.leaders:
            if not missing_fields(one):
                self.leader.addItem(f"{clan_name(one.clan)}: {one.name}", (one.clan, one.id))
        self.allegiance = QComboBox(self)
        self.allegiance.setAccessibleName(tr("Allegiance"))
        self.allegiance.addItem(tr("by lot"), "")
        for word in ALLEGIANCES[3]:
            self.allegiance.addItem(tr(word.capitalize()), word)
        self._fields = tuple(labelled(one, data) for one in VALUES)
        self._hand = labelled(HAND, data)
        self.hand = CompletingLineEdit(completions(self._hand), several=True, parent=self)
        self.hand.setPlaceholderText(tr("those of the leader"))
        self.hand.setAccessibleName(tr("Schemes in hand"))
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Bloodline"))
        self.tree.setHeaderLabels([tr(one) for one in HEADERS])
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.AllEditTriggers)
        self.tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        for place, column in enumerate(range(len(VALUES) + 1, len(HEADERS)), start=_TICKED):
            self.tree.header().moveSection(column, place)
        self.line = CompletingLineEdit(
            tuple(sorted(one.name for one in data.characters)), several=False, parent=self
        )
        self.line.setPlaceholderText(tr("Name of a childe of the chosen vampire"))
        self.line.setAccessibleName(tr("Name of a childe of the chosen vampire"))
        self.add = QPushButton(tr("Add"), self)
        self.remove = QPushButton(tr("Remove"), self)
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        self._build(allegiances=allegiances)
        self.name.textChanged.connect(self.edited)
        self.hand.textChanged.connect(self.edited)
        self.allegiance.currentIndexChanged.connect(self.edited)
        self.leader.currentIndexChanged.connect(self._lead)
        self.tree.itemChanged.connect(self.edited)
        self.line.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.remove.clicked.connect(self._remove)

    def _build(self, *, allegiances: bool) -> None:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("Clan leader"), self.leader)
        self.allegiance.setVisible(allegiances)
        if allegiances:
            form.addRow(tr("Allegiance"), self.allegiance)
        form.addRow(tr("Schemes in hand"), self.hand)
        row = QHBoxLayout()
        for widget in (self.line, self.add, self.remove):
            row.addWidget(widget)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 6, 0, 0)
        layout.addLayout(form)
        layout.addWidget(self.tree, 1)
        layout.addLayout(row)
        layout.addWidget(self.wrong)

    # ------------------------------------------------------------------------------------- showing

    def show_side(self, player: Mapping[str, Any], side: Mapping[str, Any]) -> None:
        """Show a player of a position, and what lies in front of that player."""
        self.blockSignals(True)
        self._player_rest = {n: v for n, v in player.items() if n not in {"name", "clan", "leader"}}
        known = {"vampires", "hand", "allegiance"}
        self._rest = {name: value for name, value in side.items() if name not in known}
        self.name.setText(str(player.get("name", "")))
        self.leader.blockSignals(True)
        for row in range(self.leader.count()):
            if self.leader.itemData(row)[1] == player.get("leader"):
                self.leader.setCurrentIndex(row)
        self.leader.blockSignals(False)
        allegiance = self.allegiance.findData(side.get("allegiance", ""))
        self.allegiance.setCurrentIndex(max(0, allegiance))
        self.hand.setText(shown(self._hand, side.get("hand")))
        self.tree.clear()
        items: dict[str, QTreeWidgetItem] = {}
        vampires = side.get("vampires") or [{"id": player.get("leader", ""), "power": 3}]
        for one in vampires:
            above = items.get(str(one.get("sire", "")))
            items[str(one.get("id"))] = self._put(above, one)
        self.tree.expandAll()
        top = self.tree.topLevelItem(0)
        if top is not None:
            self.tree.setCurrentItem(top)
        self.blockSignals(False)

    def _put(self, above: QTreeWidgetItem | None, one: Mapping[str, Any]) -> QTreeWidgetItem:
        item = QTreeWidgetItem()
        name = str(one.get("id", ""))
        item.setText(0, self._names.get(name, name))
        item.setData(0, Qt.ItemDataRole.UserRole, name)
        item.setToolTip(0, plain_tip(name))
        for column, field in enumerate(self._fields, start=1):
            item.setText(column, shown(field, one.get(field.name)))
        for column, word in enumerate(TRUTHS, start=len(VALUES) + 1):
            on = Qt.CheckState.Checked if one.get(word) else Qt.CheckState.Unchecked
            item.setCheckState(column, on)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        if above is None:
            self.tree.addTopLevelItem(item)
        else:
            above.addChild(item)
            above.setExpanded(True)
        return item

    def _lead(self) -> None:
        """Put another leader at the top; the rest of the bloodline stays."""
        top = self.tree.topLevelItem(0)
        _clan, leader = self.leader.currentData() or ("", "")
        if top is not None:
            top.setText(0, self._names.get(leader, leader))
            top.setData(0, Qt.ItemDataRole.UserRole, leader)
        self.edited.emit()

    def _add(self) -> None:
        text = self.line.text().strip()
        found = [
            one.id
            for one in self._data.characters
            if text and text.casefold() in {one.name.casefold(), one.id.casefold()}
        ]
        if not found:
            self.wrong.setText(tr("The data set has no character “{name}”.", name=text))
            return
        self.wrong.clear()
        chosen: QTreeWidgetItem | None = self.tree.currentItem()
        self._put(chosen or self.tree.topLevelItem(0), {"id": found[0]})
        self.line.clear()
        self.edited.emit()

    def _remove(self) -> None:
        item = self.tree.currentItem()
        above = item.parent() if item is not None else None
        if item is not None and above is not None:
            for child in item.takeChildren():
                above.addChild(child)
            above.removeChild(item)
            self.edited.emit()

    # -------------------------------------------------------------------------------------- values

    def player(self) -> dict[str, Any]:
        """The player in the form of a position."""
        clan, leader = self.leader.currentData() or ("", "")
        return {"name": self.name.text(), "clan": clan, "leader": leader, **self._player_rest}

    def side(self) -> dict[str, Any]:
        """The cards in front of the player."""
        found: list[dict[str, Any]] = []

        def walk(item: QTreeWidgetItem | None, sire: str) -> None:
            if item is None:
                return
            name = str(item.data(0, Qt.ItemDataRole.UserRole))
            placed = {"id": name, **({"sire": sire} if sire else {}), **_tokens(item, self._fields)}
            found.append(placed)
            for place in range(item.childCount()):
                walk(item.child(place), name)

        for place in range(self.tree.topLevelItemCount()):
            walk(self.tree.topLevelItem(place), "")
        side: dict[str, Any] = {"vampires": found, **self._rest}
        hand = typed(self._hand, self.hand.text())
        if hand is not None:
            side["hand"] = hand
        if self.allegiance.currentData():
            side["allegiance"] = self.allegiance.currentData()
        return side


def _tokens(item: QTreeWidgetItem, fields: Iterable[Field]) -> dict[str, Any]:
    """The cells of a vampire."""
    found: dict[str, Any] = {}
    for column, field in enumerate(fields, start=1):
        value = typed(field, item.text(column))
        if value not in (None, 0, [], {}):
            found[field.name] = value
    for column, word in enumerate(TRUTHS, start=len(VALUES) + 1):
        if item.checkState(column) is Qt.CheckState.Checked:
            found[word] = True
    return found


class TableForm(QTabWidget):
    """The tabs of a table: one for each player, the battlegrounds, and the middle of the table.

    Signals:
        edited: a value has changed.
    """

    edited = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("The table"))
        self.sides: list[SideForm] = []
        self.boards: dict[str, BoardForm] = {}
        self.middle: EntryForm | None = None
        self._rest: dict[str, Any] = {}
        self._setting: dict[str, Any] = {}

    def show_table(
        self, data: DataSet, values: Mapping[str, Any], boards: Mapping[str, Mapping[str, Any]]
    ) -> None:
        """Show a position.

        Args:
            data: the data set.
            values: the position and ``ties``, as a file has them.
            boards: the state of every battleground in play.
        """
        while self.count():
            page = self.widget(0)
            self.removeTab(0)
            if page is not None:
                page.deleteLater()
        self.sides, self.boards = [], {}
        setting = dict(values.get("setting", {}))
        players = setting.pop("players", [])
        self._setting = setting
        sides = [*values.get("sides", []), *({} for _ in players)][: len(players)]
        for player, side in zip(players, sides, strict=True):
            form = SideForm(data, allegiances="I" in boards, parent=self)
            form.show_side(player, side)
            form.edited.connect(self.edited)
            self.sides.append(form)
            self.addTab(form, str(player.get("name", "")).replace("&", "&&"))
        ground = QWidget(self)
        column = QVBoxLayout(ground)
        for letter, board in boards.items():
            form_of_board = BoardForm(data, letter, board, ground)
            form_of_board.edited.connect(self.edited)
            self.boards[letter] = form_of_board
            column.addWidget(form_of_board)
        column.addStretch(1)
        self._scrolled(ground, tr("Battlegrounds"))
        self._middle(data, values)

    def _middle(self, data: DataSet, values: Mapping[str, Any]) -> None:
        missions = [one.id for one in data.missions]
        missions += [one.id for one in data.chronicle_missions]
        characters = tuple(one.id for one in data.characters)
        fields = {
            tr("Missions"): Field("missions", Shape.WORDS, tuple(missions)),
            tr("Winners of ties"): Field("ties", Shape.PAIRS, ("victory", *missions)),
            tr("Queue, from the left"): Field("queue", Shape.WORDS, characters),
            tr("Next characters"): Field("deck", Shape.WORDS, characters),
            tr("Current round"): Field("round", Shape.NUMBER, numbers=True),
        }
        self.middle = EntryForm(fields.values(), data, self, labels=tuple(fields))
        known = {one.name for one in fields.values()}
        shown_values = {name: values[name] for name in known if name in values}
        shown_values["missions"] = list(self._setting.pop("missions", []))
        self._rest = {
            name: one
            for name, one in values.items()
            if name not in {*known, "setting", "sides", "boards"}
        }
        self.middle.show_values(shown_values)
        self.middle.edited.connect(self.edited)
        self._scrolled(self.middle, tr("Missions and queue"))

    def _scrolled(self, page: QWidget, title: str) -> None:
        area = QScrollArea(self)
        area.setAccessibleName(title)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidget(page)
        scrolls_past(page)
        self.addTab(area, title)

    def values(self) -> dict[str, Any]:
        """The position, as a file has it."""
        middle = self.middle.values() if self.middle is not None else {}
        missions = middle.pop("missions", [])
        setting = {**self._setting, "missions": missions} if missions else self._setting
        return {
            "setting": {**setting, "players": [one.player() for one in self.sides]},
            "sides": [one.side() for one in self.sides],
            "boards": {letter: one.board() for letter, one in self.boards.items()},
            **middle,
            **self._rest,
        }
