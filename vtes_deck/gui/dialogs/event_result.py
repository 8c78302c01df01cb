"""A result of the deck, entered by the player: event, place, points, opponents, notes."""

from __future__ import annotations

import datetime
import uuid

from PySide6.QtCore import QDate, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.deck_results import (
    MAX_EVENT_LENGTH,
    MAX_NOTES_LENGTH,
    MAX_OPPONENTS_LENGTH,
    MAX_PLAYERS,
    MAX_POINTS,
    EventResult,
)
from vtes_deck.graphics import theme
from vtes_deck.gui.widgets.date_box import DateBox
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import DecimalBox, SpinBox
from vtes_deck.language import tr


class EventResultDialog(QDialog):
    """The form.

    Signals:
        written: the result, once the player has accepted it.
    """

    written = Signal(object)

    def __init__(self, event: EventResult | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Change the result") if event else tr("Add a result"))
        self._id = event.id if event else uuid.uuid4().hex[:12]
        self._make()
        self._lay_out()
        if event is not None:
            self._show(event)

    def _make(self) -> None:
        self.name = QLineEdit(self)
        self.name.setMaxLength(MAX_EVENT_LENGTH)
        self.name.setPlaceholderText(tr("Tournament, league or game night"))
        self.on = DateBox(QDate.currentDate(), self)
        self.on.setCalendarPopup(True)
        self.on.setDisplayFormat("yyyy-MM-dd")
        self.on.setMinimumDate(QDate(1994, 8, 16))
        self.place = self._count(tr("Place"), MAX_PLAYERS, optional=True)
        self.players = self._count(tr("Number of players"), MAX_PLAYERS, optional=True)
        self.points = DecimalBox(self)
        self.points.setAccessibleName(tr("Victory points"))
        self.points.setRange(0, MAX_POINTS)
        self.points.setDecimals(1)
        self.points.setSingleStep(0.5)
        self.wins = self._count(tr("Game wins"), MAX_POINTS)
        self.opponents = QLineEdit(self)
        self.opponents.setMaxLength(MAX_OPPONENTS_LENGTH)
        self.opponents.setPlaceholderText(tr("Players or decks"))
        self.notes = QPlainTextEdit(self)
        self.notes.setTabChangesFocus(True)
        self.notes.setAccessibleName(tr("Notes"))
        self.name.setFocus()

    def _count(self, name: str, most: int, *, optional: bool = False) -> QSpinBox:
        box = SpinBox(self)
        box.setAccessibleName(name)
        box.setRange(0, most)
        if optional:
            box.setSpecialValueText(tr("not stated"))
        return box

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        placed = QHBoxLayout()
        placed.setSpacing(metrics.pad)
        placed.addWidget(self.place, 1)
        placed.addWidget(PlainLabel(tr("of", "place 3 of 20 players"), self))
        placed.addWidget(self.players, 1)
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(tr("&Event"), self.name)
        form.addRow(tr("&Day"), self.on)
        label = PlainLabel(tr("&Place"), self)
        label.setBuddy(self.place)
        form.addRow(label, placed)
        form.addRow(tr("&Victory points"), self.points)
        form.addRow(tr("&Game wins"), self.wins)
        form.addRow(tr("&Opponents"), self.opponents)
        form.addRow(tr("&Notes"), self.notes)
        kinds = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(kinds.Save | kinds.Cancel, self)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(lambda: self.written.emit(self.result_written))
        layout = QVBoxLayout(self)
        layout.addLayout(form)
        layout.addWidget(buttons)
        self.resize(metrics.line * 26, metrics.line * 24)

    def _show(self, event: EventResult) -> None:
        self.on.setDate(QDate(event.on.year, event.on.month, event.on.day))
        self.name.setText(event.event)
        self.place.setValue(event.place)
        self.players.setValue(event.players)
        self.points.setValue(event.victory_points)
        self.wins.setValue(event.game_wins)
        self.opponents.setText(event.opponents)
        self.notes.setPlainText(event.notes)

    @property
    def result_written(self) -> EventResult:
        """The result that the form contains."""
        day = self.on.date()
        return EventResult(
            id=self._id,
            on=datetime.date(day.year(), day.month(), day.day()),
            event=self.name.text().strip(),
            place=self.place.value(),
            players=self.players.value(),
            victory_points=self.points.value(),
            game_wins=self.wins.value(),
            opponents=self.opponents.text().strip(),
            notes=self.notes.toPlainText().strip()[:MAX_NOTES_LENGTH],
        )
