"""Start a game of Heritage, or continue one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.data_sets import demonstration, own_sets
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.games import KINDS, Play, begin, games, open_game
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.heritage.words import KINDS as ATTRIBUTES
from vtes_deck.gui.heritage.words import battleground_title, data_label
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import BATTLEGROUNDS, DataSet, Player, Setting
from vtes_deck.heritage.battlegrounds.registry import ERAS, of_era
from vtes_deck.heritage.dataset.gaps import board_ready, ready_clans
from vtes_deck.heritage.names import clan_name
from vtes_deck.language import mark, tr

KIND_NAMES = {
    "human": mark("Person"),
    "greedy": mark("Computer, simple"),
    "random": mark("Computer, random"),
}

MAX_PLAYERS = 4
_GROUNDS = ("class", "temperament", "geography")


class SeatForm:
    """The row of one player: kind, name, clan."""

    def __init__(self, number: int, parent: QWidget) -> None:
        self.kind = QComboBox(parent)
        if number >= 2:
            self.kind.addItem(tr("No one"), "")
        for kind in KINDS:
            self.kind.addItem(tr(KIND_NAMES.get(kind, kind)), kind)
        self.kind.setAccessibleName(tr("Player of seat {n}", n=number + 1))
        if number == 1:
            self.kind.setCurrentIndex(self.kind.findData("greedy"))
        self.name = QLineEdit(tr("Player {n}", n=number + 1), parent)
        self.name.setMaxLength(80)
        self.name.setAccessibleName(tr("Name of player {n}", n=number + 1))
        self.clan = QComboBox(parent)
        self.clan.setAccessibleName(tr("Clan of player {n}", n=number + 1))

    def show_clans(self, clans: Sequence[str]) -> None:
        """Offer the clans of a data set."""
        chosen = self.clan.currentData()
        self.clan.clear()
        self.clan.addItem(tr("Chosen in the game"), "")
        for clan in clans:
            self.clan.addItem(clan_name(clan), clan)
        self.clan.setCurrentIndex(max(0, self.clan.findData(chosen)))


class NewGamePage(QWidget):
    """A form for a new game, and the list of saved ones.

    Signals:
        started: a :class:`Play`, and the name of the game if it was saved before.
    """

    started = Signal(object, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self._sets: list[DataSet] = []
        self.sets = QComboBox(self)
        self.sets.setAccessibleName(tr("Data set"))
        self.note = PlainLabel(self)
        self.note.setProperty("look", "muted")
        self.note.setWordWrap(True)
        self.seats = [SeatForm(number, self) for number in range(MAX_PLAYERS)]
        self.era = QComboBox(self)
        self.era.setAccessibleName(tr("Era"))
        for era in ERAS:
            self.era.addItem(tr("Era {n}", n=era), era)
        self.grounds = {kind: QComboBox(self) for kind in _GROUNDS}
        for kind, box in self.grounds.items():
            box.setAccessibleName(tr("Battleground of {kind}", kind=tr(ATTRIBUTES[kind])))
        self.missions = SpinBox(self)
        self.missions.setRange(0, 5)
        self.missions.setValue(3)
        self.missions.setAccessibleName(tr("Basic missions"))
        self.covered = QCheckBox(tr("Hide the hand when another person takes over"), self)
        self.covered.setChecked(True)
        self.start = QPushButton(
            icons.icon("ui/play", "text-on-accent"), tr("Start the game"), self
        )
        set_look(self.start, "primary")
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        self.wrong.setProperty("look", "muted")
        self.kept = QListWidget(self)
        self.kept.setAccessibleName(tr("Saved games"))
        self.resume = QPushButton(tr("Continue this game"), self)
        self._build(metrics)
        self.sets.currentIndexChanged.connect(self._show_set)
        self.era.currentIndexChanged.connect(self._show_era)
        self.start.clicked.connect(self._start)
        self.resume.clicked.connect(self._resume)
        self.kept.itemActivated.connect(lambda _item: self._resume())
        self.kept.currentRowChanged.connect(lambda row: self.resume.setEnabled(row >= 0))
        self.refresh()

    def _build(self, metrics: theme.Metrics) -> None:
        form = QFormLayout()
        form.setVerticalSpacing(metrics.pad)
        form.addRow(tr("Data set"), self.sets)
        form.addRow("", self.note)
        grid = QGridLayout()
        grid.setHorizontalSpacing(metrics.pad)
        for row, seat in enumerate(self.seats):
            for column, part in enumerate((seat.kind, seat.name, seat.clan)):
                grid.addWidget(part, row, column)
        grid.setVerticalSpacing(metrics.pad)
        grid.setColumnStretch(1, 1)
        form.addRow(tr("Players"), grid)
        form.addRow(tr("Era"), self.era)
        for kind, box in self.grounds.items():
            form.addRow(tr(ATTRIBUTES[kind]).capitalize(), box)
        form.addRow(tr("Basic missions"), self.missions)
        form.addRow("", self.covered)
        left = QVBoxLayout()
        title = PlainLabel(tr("New game"), self)
        title.setProperty("look", "title")
        left.addWidget(title)
        left.addLayout(form)
        left.addSpacing(metrics.pad)
        left.addWidget(self.wrong)
        left.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        left.addStretch(1)
        right = QVBoxLayout()
        kept_title = PlainLabel(tr("Saved games"), self)
        kept_title.setProperty("look", "title")
        right.addWidget(kept_title)
        right.addWidget(self.kept, 1)
        right.addWidget(self.resume, 0, Qt.AlignmentFlag.AlignLeft)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(metrics.wide, metrics.big, metrics.wide, metrics.big)
        layout.setSpacing(metrics.wide)
        layout.addLayout(left, 3)
        layout.addLayout(right, 2)

    def refresh(self) -> None:
        """Read data sets and saved games again."""
        self._sets = [demonstration()]
        self._sets += [one.data for one in own_sets() if one.playable and one.data is not None]
        chosen = self.sets.currentIndex()
        self.sets.blockSignals(True)
        self.sets.clear()
        for data in self._sets:
            self.sets.addItem(data.about.name)
        self.sets.setCurrentIndex(chosen if 0 <= chosen < len(self._sets) else 0)
        self.sets.blockSignals(False)
        self._show_set()
        self.kept.clear()
        self.kept.addItems(list(games()))
        self.resume.setEnabled(False)
        self.wrong.clear()

    @property
    def data(self) -> DataSet:
        """The chosen data set."""
        return self._sets[max(0, self.sets.currentIndex())]

    def _show_set(self) -> None:
        data = self.data
        note = data_label(data)
        self.note.setText(note if data.about.demonstration else data.about.note)
        clans = sorted(ready_clans(data), key=clan_name)
        for seat in self.seats:
            seat.show_clans(clans)
        for kind, box in self.grounds.items():
            box.clear()
            for letter, field in BATTLEGROUNDS.items():
                if field.kind == kind and board_ready(data, letter):
                    box.addItem(f"{letter} · {battleground_title(letter)}", letter)
        self.missions.setMaximum(min(5, sum(1 for one in data.missions if one.attribute)))
        self._show_era()

    def _show_era(self) -> None:
        for kind, letter in zip(_GROUNDS, of_era(self.era.currentData() or 1), strict=True):
            box = self.grounds[kind]
            box.setCurrentIndex(max(0, box.findData(letter)))

    def _start(self) -> None:
        chosen = [seat for seat in self.seats if seat.kind.currentData()]
        players = [
            Player(
                seat.name.text().strip() or tr("Player {n}", n=number),
                clan=seat.clan.currentData() or "",
                leader=self._leader(seat.clan.currentData() or ""),
            )
            for number, seat in enumerate(chosen, start=1)
        ]
        letters = tuple(str(box.currentData() or "") for box in self.grounds.values())
        try:
            play = begin(
                self.data,
                Setting(
                    tuple(players),
                    (letters[0], letters[1], letters[2]),
                    basic_missions=self.missions.value(),
                ),
                [str(seat.kind.currentData()) for seat in chosen],
                seed=secrets.randbelow(1 << 31),
            )
        except HeritageError as error:
            self.wrong.setText(str(error))
            return
        self.started.emit(play, "")

    def _leader(self, clan: str) -> str:
        """The leader of a clan, or empty if the player must choose among several in the game."""
        own = [one.id for one in self.data.leaders if one.clan == clan]
        return own[0] if len(own) == 1 else ""

    def _resume(self) -> None:
        item = self.kept.currentItem()
        if item is None:
            return
        name = item.text()
        try:
            play: Play = open_game(name)
        except HeritageError as error:
            self.refresh()
            self.wrong.setText(str(error))
            return
        self.started.emit(play, name)
