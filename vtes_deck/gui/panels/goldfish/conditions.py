"""The fields that say how the deck is played: seat, turns, games, table, seed, priorities."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from typing import cast

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
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import NumberBox
from vtes_deck.gui.window_state import restored
from vtes_deck.language import tr
from vtes_deck.rulesets import EDITIONS
from vtes_deck.sim.opponents import SEATS
from vtes_deck.sim.record import Opponents, Setup
from vtes_deck.sim.tables import TABLE_LABELS, TableName, opponents_at

MOST_GAMES = 100_000
_BY_HAND = "own"
"""The key of a custom table, with opponents set by hand."""

_LARGEST_SEED = 2**31 - 1


class _Kept(msgspec.Struct, frozen=True):
    """The fields as they are written to disk.

    Before there were tables, opponents were always set by hand: ``table`` is empty then.
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


class Conditions(QWidget):
    """The fields; rare ones are folded.

    Signals:
        wants_priorities: the player wants to see or change the table of priorities.
    """

    wants_priorities = Signal()

    def __init__(self, settings: SettingsStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.seat = QComboBox(self)
        for seat in range(1, SEATS + 1):
            self.seat.addItem(tr("{seat} of {seats}", seat=seat, seats=SEATS), seat)
        self.turns = self._number(tr("Turns"), 1, 30, tr("Number of your turns to play"))
        self.games = self._number(
            tr("Games"), 10, MOST_GAMES, tr("Number of games; more games give more precise results")
        )
        self.games.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.against = QComboBox(self)
        self.against.setToolTip(
            tr("Another open deck that plays the same games on the same shuffles")
        )
        self.against.setMinimumContentsLength(10)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.against.setSizeAdjustPolicy(policy)
        self.table = QComboBox(self)
        for table, label in TABLE_LABELS.items():
            self.table.addItem(tr(label), table.value)
        self.table.addItem(tr("Your own"), _BY_HAND)
        self.table.setToolTip(tr("What your prey and your predator do"))
        self.more = QPushButton(tr("Opponents, seed, priorities …"), self)
        self.more.setCheckable(True)
        self.more.setProperty("look", "flat")
        self.ruleset = QComboBox(self)
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
        self.table.currentIndexChanged.connect(self._sit_down)
        self.seed = self._number(
            tr("Seed"),
            0,
            _LARGEST_SEED,
            tr("The same deck and seed play the same games everywhere"),
            box=QSpinBox,
        )
        self.priorities = QPushButton(tr("Priorities …"), self)
        self.priorities.setToolTip(
            tr("Show and edit the table of priorities that overrules the player of the deck")
        )
        self.priorities.clicked.connect(self.wants_priorities)
        self._lay_out()
        self._take(_Kept())

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        # Side by side, so that the chart below is visible without scrolling.
        shown = QGridLayout()
        shown.setVerticalSpacing(metrics.small)
        for column, (text, field) in enumerate(
            ((tr("Seat"), self.seat), (tr("Turns"), self.turns), (tr("Games"), self.games))
        ):
            label = PlainLabel(text, self)
            label.setBuddy(field)
            shown.addWidget(label, 0, column)
            shown.addWidget(field, 1, column)
            shown.setColumnStretch(column, 1)
        label = PlainLabel(tr("Compare with"), self)
        label.setBuddy(self.against)
        shown.addWidget(label, 2, 0)
        shown.addWidget(self.against, 2, 1, 1, 2)
        label = PlainLabel(tr("Table"), self)
        label.setBuddy(self.table)
        shown.addWidget(label, 3, 0)
        shown.addWidget(self.table, 3, 1, 1, 2)
        self._folded = QWidget(self)
        folded = QFormLayout(self._folded)
        folded.setContentsMargins(0, 0, 0, 0)
        folded.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for text, field in (
            (tr("Edition"), self.ruleset),
            (tr("Pool of the prey"), self.pool),
            (tr("Blockers"), self.blockers),
            (tr("Their intercept"), self.intercept),
            (tr("Bleed per round"), self.bleed),
            (tr("Seed"), self.seed),
        ):
            folded.addRow(text, field)
        folded.addRow(self.priorities)
        self.more.toggled.connect(self._folded.setVisible)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(shown)
        layout.addWidget(self.more)
        layout.addWidget(self._folded)

    def _number(
        self, name: str, least: int, most: int, tip: str, box: type[QSpinBox] = NumberBox
    ) -> QSpinBox:
        field = box(self)
        field.setRange(least, most)
        field.setAccessibleName(name)
        field.setToolTip(plain_tip(tip))
        return field

    def show_decks(self, titles: Iterable[tuple[str, object]]) -> None:
        """Offer these decks to compare with; the selected one stays if possible."""
        picked = self.against.currentData()
        self.against.blockSignals(True)
        self.against.clear()
        self.against.addItem(tr("No other deck"), None)
        for title, which in titles:
            self.against.addItem(title, which)
            if which is picked:
                self.against.setCurrentIndex(self.against.count() - 1)
        self.against.blockSignals(False)
        self.against.setEnabled(self.against.count() > 1)

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
        """Fields that set opponents by hand apply only to a custom table."""
        mine = self.table.currentData() == _BY_HAND
        for field in (self.pool, self.blockers, self.intercept, self.bleed):
            field.setEnabled(mine)

    def save_state(self) -> str:
        """The fields."""
        return msgspec.json.encode(
            _Kept(
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

    def restore_state(self, state: str) -> None:
        """Restore the state from :meth:`save_state`."""
        kept = restored(state[:2000], _Kept)
        if kept is not None:
            with contextlib.suppress(OverflowError):
                self._take(kept)

    def _take(self, kept: _Kept) -> None:
        usual = _Kept()
        by_hand = (kept.pool, kept.blockers, kept.intercept, kept.bleed) != (
            usual.pool,
            usual.blockers,
            usual.intercept,
            usual.bleed,
        )
        table = kept.table or (_BY_HAND if by_hand else TableName.ORDINARY.value)
        for field, value in (
            (self.seat, kept.seat),
            (self.ruleset, kept.ruleset),
            (self.table, table),
        ):
            field.setCurrentIndex(max(0, field.findData(value)))
        for number, value in (
            (self.turns, kept.turns),
            (self.games, kept.games),
            (self.pool, kept.pool),
            (self.blockers, kept.blockers),
            (self.intercept, kept.intercept),
            (self.bleed, kept.bleed),
            (self.seed, kept.seed),
        ):
            number.setValue(min(max(value, number.minimum()), number.maximum()))
        self._sit_down()
        self.more.setChecked(kept.more)
        self._folded.setVisible(kept.more)
