"""The Methuselahs of a position, the current turn, and the edition of the rules."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.game_table.editor import PositionEditor
from vtes_deck.app.game_table.players import HUMAN, PLAYERS, Sitter
from vtes_deck.app.game_table.position import MAX_COUNTERS, MAX_NAME_LENGTH, PHASES
from vtes_deck.app.game_table.view import NONE
from vtes_deck.engine.game import MAX_SEATS, MIN_SEATS
from vtes_deck.engine.state.table import Phase
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.table.position.cards import Edit
from vtes_deck.gui.widgets.box_entries import name_box
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.language import tr
from vtes_deck.rulesets import EDITIONS

_LAST_TURN = 9_999


class _Row:
    """The fields of a Methuselah."""

    def __init__(self, number: int, owner: PositionSeats) -> None:
        self.name = QLineEdit(owner)
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.name.setAccessibleName(tr("Name at seat {n}", n=number + 1))
        self.name.editingFinished.connect(partial(owner.rename, number))
        self.pool = SpinBox(owner)
        self.pool.setRange(0, MAX_COUNTERS)
        self.pool.setKeyboardTracking(False)
        self.pool.setAccessibleName(tr("Pool at seat {n}", n=number + 1))
        self.pool.valueChanged.connect(partial(owner.set_pool, number))
        self.player = QComboBox(owner)
        name_box(self.player, tr("Player of seat {n}", n=number + 1))
        self.player.addItem(tr("Person"), HUMAN)
        for name, kind in PLAYERS.items():
            self.player.addItem(tr("Computer: {kind}", kind=tr(kind.title)), name)
        self.player.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.player.setMinimumContentsLength(5)
        line = theme.Metrics.of(owner.font()).line
        self.name.setMinimumWidth(line * 4)
        self.pool.setMaximumWidth(line * 4)
        self.remove = QToolButton(owner)
        self.remove.setIcon(icons.icon("ui/delete"))
        self.remove.setAutoRaise(True)
        self.remove.clicked.connect(partial(owner.remove_seat, number))

    @property
    def fields(self) -> tuple[QWidget, ...]:
        """The fields from left to right."""
        return (self.name, self.pool, self.player, self.remove)


class PositionSeats(QWidget):
    """Edits everything that does not belong to a card."""

    def __init__(self, editor: PositionEditor, edit: Edit, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor, self._edit = editor, edit
        metrics = theme.Metrics.of(self.font())
        self.rows = [_Row(number, self) for number in range(MAX_SEATS)]
        grid = QGridLayout()
        grid.setSpacing(metrics.small)
        for column, text in enumerate((tr("Name"), tr("Pool"), tr("Player"))):
            head = PlainLabel(text, self)
            head.setProperty("look", "muted")
            grid.addWidget(head, 0, column)
        for line, row in enumerate(self.rows, start=1):
            for column, field in enumerate(row.fields):
                grid.addWidget(field, line, column)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(2, 2)
        self.add = QPushButton(icons.icon("ui/add"), tr("Add a Methuselah"), self)
        self.add.clicked.connect(lambda: self._edit(self._editor.add_seat))
        self.edge = QComboBox(self)
        self.active = QComboBox(self)
        self.phase = QComboBox(self)
        for phase in PHASES:
            self.phase.addItem(tr(phase.value), phase)
        self.turn = SpinBox(self)
        self.turn.setRange(1, _LAST_TURN)
        self.turn.setKeyboardTracking(False)
        self.edition = QComboBox(self)
        for name, rules in EDITIONS.items():
            self.edition.addItem(tr(rules.label), name)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (tr("The Edge"), self.edge),
            (tr("Turn of"), self.active),
            (tr("Phase"), self.phase),
            (tr("Number of the turn"), self.turn),
            (tr("Rules"), self.edition),
        ):
            field.setAccessibleName(text)
            form.addRow(text, field)
        self.edge.activated.connect(
            lambda place: self._edit(partial(self._editor.set_edge, place - 1))
        )
        for box in (self.active, self.phase):
            box.activated.connect(lambda _place: self._set_turn())
        self.turn.valueChanged.connect(lambda _turn: self._set_turn())
        self.edition.activated.connect(
            lambda _place: self._edit(partial(self._editor.set_edition, self.edition.currentData()))
        )
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.gap)
        layout.addLayout(grid)
        layout.addWidget(self.add)
        layout.addSpacing(metrics.pad)
        layout.addLayout(form)
        layout.addStretch(1)

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The players of a game from the position."""
        seats = len(self._editor.position.seats)
        return tuple(Sitter(row.player.currentData()) for row in self.rows[:seats])

    def show_position(self) -> None:
        """Show the current position."""
        position = self._editor.position
        names = [seat.name for seat in position.seats]
        boxes = (self.edge, self.active, self.phase, self.turn, self.edition)
        blocked = [QSignalBlocker(box) for box in boxes]
        for number, row in enumerate(self.rows):
            shown = number < len(names)
            for field in row.fields:
                field.setVisible(shown)
            if not shown:
                continue
            blocked.append(QSignalBlocker(row.pool))
            seat = position.seats[number]
            if row.name.text() != seat.name:
                row.name.setText(seat.name)
            row.pool.setValue(seat.pool)
            row.remove.setEnabled(len(names) > MIN_SEATS)
            text = tr("Remove {name} and her cards", name=seat.name)
            row.remove.setAccessibleName(text)
            row.remove.setToolTip(plain_tip(text))
        self.add.setEnabled(len(names) < MAX_SEATS)
        for box, texts in ((self.edge, [tr("No player"), *names]), (self.active, names)):
            box.clear()
            box.addItems(texts)
        self.edge.setCurrentIndex(0 if position.edge == NONE else position.edge + 1)
        self.active.setCurrentIndex(position.active)
        self.phase.setCurrentIndex(self.phase.findData(position.phase))
        self.turn.setValue(position.turn)
        self.edition.setCurrentIndex(self.edition.findData(position.edition))
        del blocked

    def rename(self, number: int) -> None:
        """Apply the edited name of a Methuselah; an invalid one is reverted."""
        name = self.rows[number].name.text()
        seats = self._editor.position.seats
        if number < len(seats) and name.strip() != seats[number].name:
            self._edit(partial(self._editor.set_name, number, name))

    def set_pool(self, number: int, pool: int) -> None:
        """Apply the edited pool of a Methuselah."""
        self._edit(partial(self._editor.set_pool, number, pool))

    def remove_seat(self, number: int) -> None:
        """Remove a Methuselah."""
        self._edit(partial(self._editor.remove_seat, number))

    def _set_turn(self) -> None:
        active, phase = max(self.active.currentIndex(), 0), Phase(self.phase.currentData())
        self._edit(partial(self._editor.set_turn, active, phase, self.turn.value()))
