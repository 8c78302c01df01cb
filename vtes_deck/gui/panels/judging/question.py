"""The conditions of a check: tournament format, date, and other facts that the format needs."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QDate, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from vtes_deck.app.check_report import CheckTerms
from vtes_deck.graphics import theme
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.card_pool_choice import PoolChoice
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.language import mark, tr
from vtes_deck.legality.case import MAX_BOOSTERS, MAX_PLAYERS, Options
from vtes_deck.legality.format import all_formats, find_format

TODAY, ON, BY_EVENT = range(3)
_DAYS = {
    TODAY: mark("today"),
    ON: mark("on this day"),
    BY_EVENT: mark("on the date in each list"),
}


class QuestionForm(QWidget):
    """Two rows of fields.

    Signals:
        asked: a condition was changed.
    """

    asked = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tournament_format = context.session.tournament_format
        self.pool = PoolChoice(context, self)
        self.format = QComboBox(self)
        self.format.setAccessibleName(tr("Tournament format of the lists"))
        for index, one in enumerate(all_formats()):
            self.format.addItem(tr(one.title), one.name)
            self.format.setItemData(index, tr(one.help), Qt.ItemDataRole.ToolTipRole)
        self.format.setCurrentIndex(self.format.findData(find_format(tournament_format).name))
        self.which_day = QComboBox(self)
        self.which_day.setAccessibleName(tr("Date to check the lists for"))
        for value, words in _DAYS.items():
            self.which_day.addItem(tr(words), value)
        today = datetime.date.today()
        self.day = QDateEdit(QDate(today.year, today.month, today.day), self)
        self.day.setAccessibleName(tr("Day of the tournament of the lists"))
        self.day.setCalendarPopup(True)
        self.day.setDisplayFormat("yyyy-MM-dd")
        self.day.setMinimumDate(QDate(1994, 8, 16))
        for choice in (self.format, self.which_day):
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(8)
        self._make_options()
        self._lay_out()
        self._show_fields()
        self.format.activated.connect(self._ask)
        self.pool.chosen.connect(self._ask)
        self.which_day.activated.connect(self._ask)
        self.day.dateChanged.connect(self._ask)

    def _make_options(self) -> None:
        self.players = SpinBox(self)
        self.players.setRange(2, MAX_PLAYERS)
        self.players.setValue(Options().players)
        self.players.setSuffix(tr(" players at a table"))
        self.players.setAccessibleName(tr("Players at a table, for all lists"))
        self.boosters = SpinBox(self)
        self.boosters.setRange(0, MAX_BOOSTERS)
        self.boosters.setSpecialValueText(tr("boosters not stated"))
        self.boosters.setSuffix(tr(" boosters each"))
        self.boosters.setAccessibleName(tr("Boosters each, for all lists"))
        self.starters = QCheckBox(tr("starters are used"), self)
        self.players.valueChanged.connect(self._ask)
        self.boosters.valueChanged.connect(self._ask)
        self.starters.clicked.connect(self._ask)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.gap)
        # No mnemonic letters: the Legality panel uses them in the same window.
        grid.addWidget(PlainLabel(tr("Format"), self), 0, 0)
        grid.addWidget(self.format, 0, 1)
        grid.addWidget(PlainLabel(tr("Card pool"), self), 1, 0)
        grid.addWidget(self.pool, 1, 1)
        grid.addWidget(PlainLabel(tr("Day"), self), 2, 0)
        day = QHBoxLayout()
        day.setSpacing(metrics.pad)
        day.addWidget(self.which_day, 3)
        day.addWidget(self.day, 2)
        grid.addLayout(day, 2, 1)
        options = QHBoxLayout()
        options.setSpacing(metrics.pad)
        for field in (self.players, self.boosters, self.starters):
            options.addWidget(field)
        options.addStretch(1)
        grid.addLayout(options, 3, 1)
        grid.setColumnStretch(1, 1)

    @property
    def question(self) -> CheckTerms:
        """The format and the date for the check of the lists."""
        which = self.which_day.currentData()
        chosen = self.day.date()
        day = datetime.date.today()
        if which == ON:
            day = datetime.date(chosen.year(), chosen.month(), chosen.day())
        return CheckTerms(
            self.format.currentData(),
            day,
            Options(
                players=self.players.value(),
                boosters=self.boosters.value() or None,
                starters=self.starters.isChecked(),
                pool=self.pool.pool(day),
            ),
            by_event=which == BY_EVENT,
        )

    @property
    def title(self) -> str:
        """The question in words: ``"Standard constructed on 2026-11-20"``."""
        question = self.question
        asked = tr(find_format(question.format).title)
        if question.options.pool is not None:
            asked = tr("{format}, pool {pool}", format=asked, pool=question.options.pool.name)
        if question.by_event:
            return tr("{format} on the date in each list", format=asked)
        return tr("{format} on {day}", format=asked, day=question.on.isoformat())

    def _ask(self) -> None:
        self._show_fields()
        self.asked.emit()

    def _show_fields(self) -> None:
        judged_by = find_format(self.format.currentData())
        self.format.setToolTip(tr(judged_by.help))
        self.day.setVisible(self.which_day.currentData() == ON)
        self.players.setVisible("players" in judged_by.options)
        self.boosters.setVisible("boosters" in judged_by.options)
        self.starters.setVisible("starters" in judged_by.options)
