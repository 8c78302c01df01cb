"""The fields for the conditions: seat, turns, games, table, seed, priorities."""

from __future__ import annotations

import contextlib
from typing import cast, override

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.settings import SettingsStore
from vtes_deck.graphics import theme
from vtes_deck.gui.run_conditions import RunConditions, labelled, number_field
from vtes_deck.gui.widgets.number_box import NumberBox, SpinBox
from vtes_deck.gui.window_state import restored
from vtes_deck.language import number, tr
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.named_tables import TABLE_LABELS, TableName, opponents_at
from vtes_deck.sim.opponents import SEATS
from vtes_deck.sim.record import Opponents, Setup

MAX_GAMES = 100_000
_BY_HAND = "own"
"""The key of a custom table, with opponents set by hand."""

_MAX_SEED = 2**31 - 1


class _SavedFields(msgspec.Struct, frozen=True):
    """The fields as they are written to disk.

    ``table`` is empty in files of earlier versions, in which opponents were always set by hand.
    """

    seat: int = 1
    turns: int = 10
    games: int = 300
    ruleset: str = "vekn"
    table: str = ""
    pool: int = 30
    blockers: int = 0
    intercept: int = 0
    bleed: int = 0
    seed: int = 0
    more: bool = False


class Conditions(RunConditions):
    """The form for the conditions.

    Signals:
        wants_priorities: the player wants to see or change the table of priorities.
    """

    wants_priorities = Signal()

    def __init__(self, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Another open deck that plays the same games on the same shuffles"), parent
        )
        self._settings = settings
        inside = self.fields
        self.seat = QComboBox(inside)
        for seat in range(1, SEATS + 1):
            self.seat.addItem(tr("{seat} of {seats}", seat=seat, seats=SEATS), seat)
        self.turns = self._number(tr("Turns"), 1, 30, tr("Number of your turns to play"))
        self.games = self._number(
            tr("Games"), 10, MAX_GAMES, tr("Number of games; more games give more precise results")
        )
        self.games.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.table = QComboBox(inside)
        for table, label in TABLE_LABELS.items():
            self.table.addItem(tr(label), table.value)
        self.table.addItem(tr("Your own"), _BY_HAND)
        self.table.setToolTip(tr("What your prey and your predator do"))
        self.ruleset = QComboBox(inside)
        for name, rules in EDITIONS.items():
            self.ruleset.addItem(tr(rules.label), name)
        self.pool = self._number(tr("Pool of the prey"), 1, 99, tr("Starting pool of your prey"))
        self.blockers = self._number(
            tr("Blockers"),
            0,
            10,
            tr("Minions of your prey, and of your predator, that try to block"),
        )
        self.intercept = self._number(tr("Their intercept"), 0, 20, tr("Intercept of each of them"))
        self.bleed = self._number(
            tr("Bleed per round"), 0, 30, tr("Pool that your predator bleeds from you each round")
        )
        self.seed = number_field(
            SpinBox(inside),
            tr("Seed"),
            0,
            _MAX_SEED,
            tr("A number for the shuffles: the same deck and seed play the same games everywhere"),
        )
        self.priorities = QPushButton(tr("Priorities …"), inside)
        self.priorities.setToolTip(
            tr("Show and edit the table of priorities that overrides the computer player")
        )
        self.priorities.clicked.connect(self.wants_priorities)
        self._lay_out()
        self.table.currentIndexChanged.connect(self._sit_down)
        for box in (self.seat, self.table):
            box.currentIndexChanged.connect(self.update_summary)
        for field in (self.turns, self.games):
            field.valueChanged.connect(self.update_summary)
        self._take(_SavedFields())

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        # Side by side, so that the chart below is visible without scrolling.
        shown = QGridLayout()
        shown.setVerticalSpacing(metrics.small)
        for column, (text, field) in enumerate(
            ((tr("Seat"), self.seat), (tr("Turns"), self.turns), (tr("Games"), self.games))
        ):
            shown.addWidget(labelled(text, field, self.fields), 0, column)
            shown.addWidget(field, 1, column)
            shown.setColumnStretch(column, 1)
        self._form = QFormLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, field in (
            (tr("Table"), self.table),
            (tr("Pool of the prey"), self.pool),
            (tr("Blockers"), self.blockers),
            (tr("Their intercept"), self.intercept),
            (tr("Bleed per round"), self.bleed),
            (tr("Edition"), self.ruleset),
            (tr("Seed"), self.seed),
        ):
            self._form.addRow(text, field)
        self._form.addRow(self.priorities)
        layout = QVBoxLayout(self.fields)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(shown)
        layout.addLayout(self._form)

    def _number(self, name: str, least: int, most: int, tip: str) -> QSpinBox:
        return number_field(NumberBox(self.fields), name, least, most, tip)

    @property
    @override
    def sentence(self) -> str:
        return tr(
            "{games} games up to turn {turns} · seat {seat} of {seats} · {table}",
            games=number(self.games.value()),
            turns=self.turns.value(),
            seat=self.seat.currentData(),
            seats=SEATS,
            table=self.table.currentText(),
        )

    @property
    def setup(self) -> Setup:
        """The conditions, without cards."""
        return Setup(
            crypt=(),
            library=(),
            ruleset=cast("str", self.ruleset.currentData()),
            seat=cast("int", self.seat.currentData()),
            turns=self.turns.value(),
            seed=self.seed.value(),
            opponents=self._opponents,
            policy=self._settings.value.priorities,
        )

    @property
    def _opponents(self) -> Opponents:
        """The opponents of the table, or those of the fields."""
        name = cast("str", self.table.currentData())
        if name != _BY_HAND:
            return opponents_at(TableName(name))
        return Opponents(
            pool=self.pool.value(),
            blockers=self.blockers.value(),
            intercept=self.intercept.value(),
            bleed=self.bleed.value(),
        )

    def _sit_down(self) -> None:
        """Show the fields that set opponents by hand, for a custom table only."""
        mine = self.table.currentData() == _BY_HAND
        for field in (self.pool, self.blockers, self.intercept, self.bleed):
            field.setEnabled(mine)
            self._form.setRowVisible(field, mine)

    @override
    def save_state(self) -> str:
        """The fields."""
        return msgspec.json.encode(
            _SavedFields(
                seat=cast("int", self.seat.currentData()),
                turns=self.turns.value(),
                games=self.games.value(),
                ruleset=cast("str", self.ruleset.currentData()),
                table=cast("str", self.table.currentData()),
                pool=self.pool.value(),
                blockers=self.blockers.value(),
                intercept=self.intercept.value(),
                bleed=self.bleed.value(),
                seed=self.seed.value(),
                more=self.more.isChecked(),
            )
        ).decode()

    @override
    def restore_state(self, state: str) -> None:
        saved = restored(state[:2000], _SavedFields)
        if saved is not None:
            with contextlib.suppress(OverflowError):
                self._take(saved)

    def _take(self, saved: _SavedFields) -> None:
        usual = _SavedFields()
        by_hand = (saved.pool, saved.blockers, saved.intercept, saved.bleed) != (
            usual.pool,
            usual.blockers,
            usual.intercept,
            usual.bleed,
        )
        table = saved.table or (_BY_HAND if by_hand else TableName.ORDINARY.value)
        for box, choice in (
            (self.seat, saved.seat),
            (self.ruleset, saved.ruleset),
            (self.table, table),
        ):
            box.setCurrentIndex(max(0, box.findData(choice)))
        for field, value in (
            (self.turns, saved.turns),
            (self.games, saved.games),
            (self.pool, saved.pool),
            (self.blockers, saved.blockers),
            (self.intercept, saved.intercept),
            (self.bleed, saved.bleed),
            (self.seed, saved.seed),
        ):
            field.setValue(min(max(value, field.minimum()), field.maximum()))
        self._sit_down()
        self.more.setChecked(saved.more)
        self.update_summary()
