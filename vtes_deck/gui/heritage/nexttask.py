"""What a chronicle needs next: a list of choices, or a form where names and numbers are written."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage_keeper import Keeper
from vtes_deck.app.heritage_words import Names, choices, clan_name, trait_name
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.heritage.cards import THIN_BLOOD
from vtes_deck.heritage.chronicle import Chapter, Prologue, Step, Title, allowed
from vtes_deck.heritage.chronicle.aftermath import missions_of
from vtes_deck.heritage.chronicle.state import Played
from vtes_deck.heritage.dataset.gaps import ready_clans
from vtes_deck.heritage.dataset.model import SECTIONS
from vtes_deck.language import tr

_DRAWN = 3


def _combo(parent: QWidget, name: str, entries: list[tuple[str, str]]) -> QComboBox:
    box = QComboBox(parent)
    box.setAccessibleName(name)
    for text, value in entries:
        box.addItem(text, value)
    return box


class TaskForm(QWidget):
    """The form of one task.

    Signals:
        entered: an entry of the chronicle.
        play_wished: the chapter is to be played in the program.
    """

    entered = Signal(object)
    play_wished = Signal()

    def __init__(self, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        task = keeper.state.todo[0] if keeper.state.todo else None
        if task is None:
            self.form.addRow(PlainLabel(tr("Nothing is left to be done."), self))
        elif task.step is Step.TITLE:
            self._title()
        elif task.step is Step.PROLOGUE:
            self._prologue(task.player)
        elif task.step is Step.PLAY:
            self._chapter()
        else:
            self._choices()

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        self.form.addRow("", button)
        return button

    def _line(self, label: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(80)
        line.setAccessibleName(label)
        self.form.addRow(label, line)
        return line

    def _pick(self, label: str, entries: list[tuple[str, str]]) -> QComboBox:
        box = _combo(self, label, entries)
        self.form.addRow(label, box)
        return box

    def _title(self) -> None:
        self.title = self._line(tr("New title"))
        self.enter = self._button(tr("Enter"))
        self.enter.clicked.connect(lambda: self.entered.emit(Title(title=self.title.text())))

    def _choices(self) -> None:
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("What can be entered"))
        for one in choices(self._keeper.state, self._keeper.data):
            item = QListWidgetItem(one.sentence, self.list)
            item.setData(Qt.ItemDataRole.UserRole, one.entry)
        self.list.setCurrentRow(0)
        self.form.addRow(self.list)
        self.enter = self._button(tr("Enter"))
        self.enter.clicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)

    def _choose(self) -> None:
        item = self.list.currentItem()
        if item is not None:
            self.entered.emit(item.data(Qt.ItemDataRole.UserRole))

    def _prologue(self, player: int) -> None:
        keeper = self._keeper
        names = Names(keeper.data, keeper.state)
        deck = sorted(((names.of(one), one) for one in keeper.state.deck), key=lambda one: one[0])
        traits = [(trait_name(one), one) for one in allowed.FIRST_TRAITS]
        every = [(trait_name(one), one) for group in SECTIONS.values() for one in group]
        self.character = self._line(tr("Name on the sheet"))
        self.title = self._line(tr("Title"))
        self.trait = self._pick(tr("Trait"), traits)
        self.discipline = self._pick(
            tr("Discipline"), [(trait_name(one), one) for one in SECTIONS["disciplines"]]
        )
        missed = keeper.state.players[player].joined - 1
        self.free = [self._pick(tr("Free dot {n}", n=n + 1), every) for n in range(missed)]
        self.drawn = [self._pick(tr("Drawn character {n}", n=n + 1), deck) for n in range(_DRAWN)]
        self.retainer = self._pick(
            tr("Retainer"), [(tr("Drawn character {n}", n=n + 1), str(n)) for n in range(_DRAWN)]
        )
        clans = sorted(ready_clans(keeper.data))
        stickers = [("", ""), *((clan_name(one), one) for one in (*clans, THIN_BLOOD))]
        self.clan = self._pick(tr("Clan sticker"), stickers)
        draw = self._button(tr("Draw three at random"))
        draw.clicked.connect(self._draw)
        self.enter = self._button(tr("Enter"))
        self.enter.clicked.connect(lambda: self.entered.emit(self._prologue_entry(player)))
        self._draw()

    def _draw(self) -> None:
        count = self.drawn[0].count()
        picked = random.Random().sample(range(count), min(_DRAWN, count))
        for box, row in zip(self.drawn, picked, strict=False):
            box.setCurrentIndex(row)

    def _prologue_entry(self, player: int) -> Prologue:
        drawn = tuple(str(box.currentData() or "") for box in self.drawn)
        return Prologue(
            player=player,
            character=self.character.text(),
            trait=str(self.trait.currentData()),
            discipline=str(self.discipline.currentData()),
            title=self.title.text(),
            drawn=drawn,
            retainer=drawn[self.retainer.currentIndex()],
            clan=str(self.clan.currentData()),
            free=tuple(str(box.currentData()) for box in self.free),
        )

    def _chapter(self) -> None:
        keeper = self._keeper
        names = Names(keeper.data, keeper.state)
        self.play = self._button(tr("Play the chapter here"))
        self.play.clicked.connect(self.play_wished)
        self.form.addRow(PlainLabel(tr("Or enter the result from the real table:"), self))
        clans = [(clan_name(one), one) for one in sorted(ready_clans(keeper.data))]
        self.rows: list[tuple[int, QComboBox, QSpinBox, QLineEdit]] = []
        for place, player in enumerate(keeper.state.present()):
            name = names.player(player)
            clan = self._pick(tr("Clan of {player}", player=name), clans)
            clan.setCurrentIndex(place)
            points = QSpinBox(self)
            points.setRange(-99, 999)
            points.setAccessibleName(tr("Victory points of {player}", player=name))
            self.form.addRow(tr("Points"), points)
            line = QLineEdit(self)
            line.setAccessibleName(tr("Bloodline of {player}", player=name))
            line.setPlaceholderText(tr("Names in the bloodline, with commas between them"))
            self.form.addRow(tr("Bloodline"), line)
            self.rows.append((player, clan, points, line))
        everyone = [(tr("no one"), "")]
        everyone += [(names.player(one), str(one)) for one in keeper.state.present()]
        self.claims = {
            mission: self._pick(tr("Mission {name}", name=names.of(mission)), everyone)
            for mission in missions_of(keeper.data, keeper.state.chapter)
        }
        self.enter = self._button(tr("Enter the result"))
        self.enter.clicked.connect(lambda: self.entered.emit(self._chapter_entry()))

    def _chapter_entry(self) -> Chapter:
        """The result; players with equal points keep their order."""
        names = Names(self._keeper.data, self._keeper.state)
        ids = {names.of(one.id).casefold(): one.id for one in self._keeper.data.characters}
        places = []
        for player, clan, points, line in self.rows:
            told = [one.strip() for one in line.text().split(",") if one.strip()]
            line_ids = tuple(ids.get(one.casefold(), one) for one in told)
            played = Played(
                player, str(clan.currentData()), points=points.value(), bloodline=line_ids
            )
            places.append(played)
        places.sort(key=lambda one: -one.points)
        claims = {
            mission: int(box.currentData())
            for mission, box in self.claims.items()
            if box.currentData()
        }
        return Chapter(places=tuple(places), claims=claims)


class TaskView(QWidget):
    """A place for the form of the task at hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.form: TaskForm | None = None
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)

    def show_form(self, form: TaskForm | None) -> None:
        """Show the form of another task."""
        if self.form is not None:
            self._column.removeWidget(self.form)
            self.form.hide()
            self.form.deleteLater()
        self.form = form
        if form is not None:
            self._column.insertWidget(0, form)
