"""The next task of a chronicle: a list of choices, or a form for names and numbers."""

from __future__ import annotations

import random
from functools import partial

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.chronicle_words import choices
from vtes_deck.app.heritage.games import KINDS
from vtes_deck.app.heritage.open_chronicle import OpenChronicle
from vtes_deck.graphics import theme
from vtes_deck.gui.heritage.chapter_form import ChapterForm
from vtes_deck.gui.heritage.new_game import KIND_NAMES
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolls_past
from vtes_deck.heritage.chronicle import (
    ChronicleStep,
    Final,
    Join,
    Prologue,
    Respond,
    Title,
    allowed_choices,
    winners,
)
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.chronicle.names import Names
from vtes_deck.heritage.dataset.model import SECTIONS
from vtes_deck.heritage.names import clan_name, trait_name
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
        play_wished: the chapter is to be played in the program; carries the player of each seat.
    """

    entered = Signal(object)
    play_wished = Signal(object)

    def __init__(self, open_chronicle: OpenChronicle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open_chronicle = open_chronicle
        self.form = QFormLayout(self)
        self.form.setContentsMargins(0, 0, 0, 0)
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        task = open_chronicle.state.todo[0] if open_chronicle.state.todo else None
        self.name = QLineEdit(self)
        self.name.hide()
        if task is None:
            self._end()
        elif task.step is ChronicleStep.TITLE:
            self._title()
        elif task.step is ChronicleStep.PROLOGUE:
            self._prologue(task.player)
        elif task.step is ChronicleStep.PLAY:
            self._chapter()
        else:
            self._choices()
        scrolls_past(self)

    def focus_first(self) -> None:
        """Move the focus to the first control."""
        control = self.nextInFocusChain()
        while control is not None and self.isAncestorOf(control):
            takes_keys = bool(control.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if takes_keys and control.isEnabled() and control.isVisibleTo(self):
                control.setFocus(Qt.FocusReason.TabFocusReason)
                return
            control = control.nextInFocusChain()

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        self.form.addRow("", button)
        return button

    def _line(self, label: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setMaxLength(80)
        line.setAccessibleName(label)
        self.form.addRow(PlainLabel(label, self), line)
        return line

    def _pick(self, label: str, entries: list[tuple[str, str]]) -> QComboBox:
        box = _combo(self, label, entries)
        self.form.addRow(PlainLabel(label, self), box)
        return box

    def _title(self) -> None:
        self.title = self._line(tr("New title"))
        self.enter = self._button(tr("Save"))
        self.enter.clicked.connect(lambda: self.entered.emit(Title(title=self.title.text())))
        self.title.returnPressed.connect(self.enter.click)

    def _end(self) -> None:
        """H-AMB-16: the primogen decides a tie for most chronicle points, unless it is shared."""
        state = self._open_chronicle.state
        self.form.addRow(PlainLabel(tr("All chapters and eras are over."), self))
        self.decide: list[QPushButton] = []
        if not state.over or state.switches.shared_chronicle or len(winners(state)) < 2:
            return
        words = tr(
            "These players are tied for the most chronicle points. The primogen decides for:"
        )
        label = PlainLabel(words, self)
        label.setWordWrap(True)
        self.form.addRow(label)
        for player in winners(state):
            name = Names(self._open_chronicle.data, state).player(player)
            button = self._button(name.replace("&", "&&"))
            button.clicked.connect(partial(self.entered.emit, Final(player=player)))
            self.decide.append(button)

    def _choices(self) -> None:
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(tr("Possible entries"))
        for one in choices(self._open_chronicle.state, self._open_chronicle.data):
            item = QListWidgetItem(one.sentence, self.list)
            item.setData(Qt.ItemDataRole.UserRole, one.entry)
        self.list.setCurrentRow(0)
        self.form.addRow(self.list)
        if self._open_chronicle.state.todo[0].step is ChronicleStep.MISSION:
            self.name = self._line(tr("Name sticker"))
            self.name.setPlaceholderText(tr("A new name for the ancilla, or nothing"))
            self.list.currentRowChanged.connect(self._show_name)
            self._show_name()
        self.enter = self._button(tr("Save"))
        self.enter.clicked.connect(self._choose)
        self.list.itemActivated.connect(self._choose)

    def _chosen(self) -> object:
        row = self.list.currentRow()
        return self.list.item(row).data(Qt.ItemDataRole.UserRole) if row >= 0 else None

    def _show_name(self) -> None:
        """H-AFT-08, H-AFT-10: a character that becomes an ancilla can get a new name."""
        entry = self._chosen()
        named = isinstance(entry, Respond) and bool(entry.character or entry.place)
        self.name.setEnabled(named)

    def _choose(self) -> None:
        entry = self._chosen()
        if entry is None:
            return
        if isinstance(entry, Respond) and self.name.isEnabled():
            entry = msgspec.structs.replace(entry, name=self.name.text().strip())
        self.entered.emit(entry)

    def _prologue(self, player: int) -> None:
        open_chronicle = self._open_chronicle
        names = Names(open_chronicle.data, open_chronicle.state)
        deck = sorted(
            ((names.of(one), one) for one in open_chronicle.state.deck), key=lambda one: one[0]
        )
        traits = [(trait_name(one), one) for one in allowed_choices.FIRST_TRAITS]
        every = [(trait_name(one), one) for group in SECTIONS.values() for one in group]
        self.character = self._line(tr("Name on the sheet"))
        self.title = self._line(tr("Title"))
        self.trait = self._pick(tr("Trait"), traits)
        self.discipline = self._pick(
            tr("Discipline"), [(trait_name(one), one) for one in SECTIONS["disciplines"]]
        )
        missed = open_chronicle.state.players[player].joined - 1
        self.free = [self._pick(tr("Free dot {n}", n=n + 1), every) for n in range(missed)]
        self.drawn = [self._pick(tr("Drawn character {n}", n=n + 1), deck) for n in range(_DRAWN)]
        self.retainer = self._pick(tr("Retainer", "Heritage"), [("", "")] * _DRAWN)
        self.clan = self._pick(tr("Clan sticker"), [])
        self.name = self._line(tr("Name sticker"))
        self.name.setPlaceholderText(tr("A new name for the retainer, or nothing"))
        draw = self._button(tr("Draw three at random"))
        draw.clicked.connect(self._draw)
        self.enter = self._button(tr("Save"))
        self.enter.clicked.connect(lambda: self.entered.emit(self._prologue_entry(player)))
        for box in self.drawn:
            box.currentIndexChanged.connect(self._show_drawn)
        self.retainer.currentIndexChanged.connect(self._show_stickers)
        self._draw()
        self._show_drawn()

    def _show_drawn(self) -> None:
        """The drawn characters can be kept."""
        for row, box in enumerate(self.drawn):
            self.retainer.setItemText(row, box.currentText())
        self._show_stickers()

    def _show_stickers(self) -> None:
        """H-CHR-03: a clan sticker is needed only if no clan is printed."""
        chosen = self.clan.currentData()
        name = str(self.drawn[max(0, self.retainer.currentIndex())].currentData() or "")
        self.clan.clear()
        for one in allowed_choices.needed_stickers(
            self._open_chronicle.state, self._open_chronicle.data, name
        ):
            self.clan.addItem(clan_name(one) if one else tr("none"), one)
        self.clan.setEnabled(self.clan.count() > 1)
        self.clan.setCurrentIndex(max(0, self.clan.findData(chosen)))

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
            name=self.name.text().strip(),
            free=tuple(str(box.currentData()) for box in self.free),
        )

    def _chapter(self) -> None:
        open_chronicle = self._open_chronicle
        names = Names(open_chronicle.data, open_chronicle.state)
        self._attendance(names)
        self.kinds = [
            self._pick(names.player(player), [(tr(KIND_NAMES[kind]), kind) for kind in KINDS])
            for player in open_chronicle.state.present()
        ]
        self.play = self._button(tr("Play the chapter here"))
        self.play.clicked.connect(
            lambda: self.play_wished.emit([str(box.currentData()) for box in self.kinds])
        )
        label = PlainLabel(tr("Or enter the result from the real table:"), self)
        label.setProperty("look", "heading")
        self.form.addRow(label)
        self.chapter = ChapterForm(open_chronicle, self)
        self.chapter.entered.connect(self.entered)
        self.form.addRow(self.chapter)

    def _attendance(self, names: Names) -> None:
        """H-CHR-04: players can join and leave between two chapters."""
        state = self._open_chronicle.state
        row = FlowLayout(theme.Metrics.of(self.font()).pad)
        self.attending: list[QCheckBox] = []
        for player in range(len(state.players)):
            box = QCheckBox(names.player(player).replace("&", "&&"), self)
            box.setChecked(player in state.present())
            box.clicked.connect(self._attend)
            row.addWidget(box)
            self.attending.append(box)
        self.form.addRow(tr("Who plays"), row)
        self.joining = QLineEdit(self)
        self.joining.setMaxLength(80)
        self.joining.setPlaceholderText(tr("Name of a player who joins"))
        self.joining.setAccessibleName(tr("Name of a player who joins"))
        self.join = QPushButton(tr("Join"), self)
        self.join.clicked.connect(self._join)
        self.joining.returnPressed.connect(self._join)
        line = QHBoxLayout()
        line.addWidget(self.joining, 1)
        line.addWidget(self.join)
        self.form.addRow(tr("New player"), line)

    def _attend(self) -> None:
        present = tuple(n for n, box in enumerate(self.attending) if box.isChecked())
        self.entered.emit(Attendance(present=present))

    def _join(self) -> None:
        name = self.joining.text().strip()
        if name:
            self.entered.emit(Join(name=name))


class TaskView(QWidget):
    """The container of the current task's form."""

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
