"""The page of the referee: look up rules, score a final table, set up a position."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.data_sets import demonstration, own_sets
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.games import HUMAN, Play, games, open_game
from vtes_deck.app.heritage.referee import (
    Scored,
    boards_of,
    go_on,
    position_of,
    position_text,
    position_values,
    read_position,
    score,
)
from vtes_deck.app.heritage.rules import Found, find, rules, search
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.referee_texts import rule_words, skeleton
from vtes_deck.gui.heritage.table_form import TableForm
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import DataSet, Position
from vtes_deck.heritage.battlegrounds.registry import ERAS
from vtes_deck.heritage.catalogue import Example, Reading
from vtes_deck.language import plural, tr

LETTERS = 24
"""Minimum characters in a line of the column of reasons."""


class RefereePage(QWidget):
    """Rules on the left, the table that is entered in the middle, its score on the right.

    Signals:
        message: a sentence for the status bar.
        played: a :class:`Play` that continues from the position.
    """

    message = Signal(str)
    played = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._rules_part())
        splitter.addWidget(self._table_part())
        splitter.addWidget(self._score_part())
        splitter.setSizes([metrics.line * 20, metrics.line * 36, metrics.line * 22])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.big, metrics.big, metrics.big, metrics.big)
        layout.addWidget(splitter)
        self.refresh()
        self._search("")
        self._fill()

    # ------------------------------------------------------------------------------------ building

    def _part(self, title: str) -> tuple[QWidget, QVBoxLayout]:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        label = PlainLabel(title, part)
        label.setProperty("look", "title")
        column.addWidget(label)
        return part, column

    def _rules_part(self) -> QWidget:
        part, column = self._part(tr("Rules"))
        self.words = QLineEdit(part)
        self.words.setPlaceholderText(tr("Words or a number, such as boon or REC-03"))
        self.words.setAccessibleName(tr("Search the rules"))
        self.words.setClearButtonEnabled(True)
        self.found = QListWidget(part)
        self.found.setAccessibleName(tr("Rules that were found"))
        self.found.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rule = QPlainTextEdit(part)
        self.rule.setReadOnly(True)
        self.rule.setTabChangesFocus(True)
        self.rule.setAccessibleName(tr("The rule"))
        self.words.textChanged.connect(self._search)
        self.found.currentItemChanged.connect(self._show_rule)
        column.addWidget(self.words)
        column.addWidget(self.found, 2)
        column.addWidget(self.rule, 3)
        return part

    def _table_part(self) -> QWidget:
        part, column = self._part(tr("The table"))
        self.sets = QComboBox(part)
        self.sets.setAccessibleName(tr("Data set"))
        self.players = SpinBox(part)
        self.players.setRange(2, 4)
        self.players.setPrefix(tr("Players: "))
        self.players.setAccessibleName(tr("Number of players"))
        self.era = QComboBox(part)
        self.era.setAccessibleName(tr("Era"))
        for era in ERAS:
            self.era.addItem(tr("Era {n}", n=era), era)
        self.fill = QPushButton(tr("New table"), part)
        self.fill.clicked.connect(self._fill)
        row = QHBoxLayout()
        for widget in (self.sets, self.players, self.era, self.fill):
            row.addWidget(widget)
        self.form = TableForm(part)
        self.form.edited.connect(self._form_edited)
        self.text = QPlainTextEdit(part)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setAccessibleName(tr("The table as text"))
        self.text.textChanged.connect(self._text_edited)
        self.stack = QStackedWidget(part)
        self.stack.addWidget(self.form)
        self.stack.addWidget(self.text)
        self._newer = ""
        self.take = QPushButton(tr("From a game …"), part)
        self.games = QMenu(self.take)
        self.games.aboutToShow.connect(self._list_games)
        self.take.setMenu(self.games)
        row.addWidget(self.take)
        self.as_text = QPushButton(icons.icon("ui/text"), tr("As text"), part)
        self.as_text.setCheckable(True)
        self.as_text.toggled.connect(self._show_as_text)
        self.score = QPushButton(icons.icon("ui/judge", "text-on-accent"), tr("Score it"), part)
        set_look(self.score, "primary")
        self.go = QPushButton(icons.icon("ui/play"), tr("Play on from here"), part)
        self.score.clicked.connect(self._score)
        self.go.clicked.connect(self._go_on)
        buttons = QHBoxLayout()
        buttons.addWidget(self.score)
        buttons.addWidget(self.go)
        buttons.addStretch(1)
        column.addLayout(row)
        buttons.addWidget(self.as_text)
        column.addWidget(self.stack, 1)
        column.addLayout(buttons)
        return part

    def _score_part(self) -> QWidget:
        part, column = self._part(tr("Score"))
        self.verdict = PlainLabel(part)
        self.verdict.setWordWrap(True)
        self.points = QTreeWidget(part)
        self.points.setAccessibleName(tr("Every point with its rule"))
        self.points.setHeaderLabels([tr("Why"), tr("Points"), tr("Rule")])
        header = self.points.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for place in (1, 2):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        self.points.setWordWrap(True)
        self.points.setIndentation(theme.Metrics.of(self.font()).line)
        self.points.itemClicked.connect(lambda item: self._look_up(item.text(2)))
        column.addWidget(self.verdict)
        column.addWidget(self.points, 1)
        return part

    # --------------------------------------------------------------------------------------- rules

    def _search(self, text: str) -> None:
        self.found.clear()
        words = text.split()
        exact = find(text) if len(words) == 1 else None
        listed = search(words) if words else [rule for _, rule in rules()]
        if isinstance(exact, Found):
            listed = [exact.rule, *(one for one in listed if one.id != exact.rule.id)]
        if isinstance(exact, Example | Reading):
            item = QListWidgetItem(exact.id, self.found)
            item.setData(Qt.ItemDataRole.UserRole, exact.id)
        for rule in listed:
            item = QListWidgetItem(f"{rule.id}  {rule.statement}", self.found)
            item.setData(Qt.ItemDataRole.UserRole, rule.id)
        if self.found.count():
            self.found.setCurrentRow(0)
        else:
            self.rule.setPlainText(tr("No rule has all these words."))

    def _show_rule(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        found = find(str(item.data(Qt.ItemDataRole.UserRole)))
        if isinstance(found, Found):
            self.rule.setPlainText(rule_words(found))
        elif isinstance(found, Reading):
            self.rule.setPlainText(f"{found.id}\n\n{found.issue}\n\n{found.reading}")
        elif isinstance(found, Example):
            words = (found.given, found.event, found.expected)
            self.rule.setPlainText("\n\n".join((found.id, *words)))

    def _look_up(self, number: str) -> None:
        if number:
            self.words.setText(number)

    # --------------------------------------------------------------------------------------- table

    def refresh(self) -> None:
        """Read the data sets again."""
        row = max(0, self.sets.currentIndex())
        self._sets = [demonstration()]
        self._sets += [one.data for one in own_sets() if one.playable and one.data is not None]
        self.sets.clear()
        self.sets.addItems([one.about.name for one in self._sets])
        self.sets.setCurrentIndex(min(row, len(self._sets) - 1))

    @property
    def data(self) -> DataSet:
        """The chosen data set."""
        return self._sets[max(0, self.sets.currentIndex())]

    def _fill(self) -> None:
        era = int(self.era.currentData() or 1)
        self.show_position(position_values(skeleton(self.data, self.players.value(), era)))

    def show_position(self, values: Mapping[str, Any]) -> None:
        """Show a position, to be scored or played on."""
        self.points.clear()
        self.verdict.clear()
        self.as_text.setChecked(False)
        self._show_form(values)
        self._newer = "form"

    def _show_form(self, values: Mapping[str, Any]) -> None:
        self.form.show_table(self.data, values, boards_of(self.data, values))

    def _form_edited(self) -> None:
        self._newer = "form"

    def _text_edited(self) -> None:
        self._newer = "text"

    def _show_as_text(self, on: bool) -> None:
        if on and self._newer == "form":
            self.text.setPlainText(position_text(self.form.values()))
            self._newer = ""
        elif not on and self._newer == "text":
            try:
                self._show_form(position_values(self.text.toPlainText()))
                self._newer = ""
            except HeritageError as error:
                self.verdict.setText(str(error))
                self.as_text.setChecked(True)
                return
        self.stack.setCurrentWidget(self.text if on else self.form)

    def _position(self) -> tuple[Position, dict[str, str]]:
        """The entered position, from the form or from the text.

        Raises:
            HeritageError: it is not a position.
        """
        if self._newer == "text" or self.stack.currentWidget() is self.text:
            return read_position(self.text.toPlainText().encode(), toml=True)
        return read_position(position_text(self.form.values()).encode(), toml=True)

    def _list_games(self) -> None:
        self.games.clear()
        for name in games():
            self.games.addAction(escaped(name)).triggered.connect(partial(self.take_game, name))
        if self.games.isEmpty():
            self.games.addAction(tr("There are no saved games")).setEnabled(False)

    def take_game(self, name: str, _checked: bool = False) -> None:
        """Show the table of a kept game."""
        try:
            game = open_game(name).game
            values = position_of(game)
            rows = [n for n, one in enumerate(self._sets) if one == game.table.data]
            if rows:
                self.sets.setCurrentIndex(rows[0])
            self.show_position(values)
        except HeritageError as error:
            self.verdict.setText(str(error))

    def _score(self) -> None:
        self.points.clear()
        try:
            position, ties = self._position()
            self._show_score(score(self.data, position, ties))
        except HeritageError as error:
            self.verdict.setText(str(error))

    def _show_score(self, scored: Scored) -> None:
        lines = [
            tr("{n}. {players}", n=number, players=", ".join(place.players))
            for number, place in enumerate(scored.places, start=1)
        ]
        self.verdict.setText("\n".join([*lines, *scored.open]))
        letters = self._letters()
        font = self.points.font()
        font.setBold(True)
        for name, total in scored.totals.items():
            top = QTreeWidgetItem(self.points, [name, str(total), ""])
            top.setFont(0, font)
            for point in scored.points:
                if point.player == name:
                    texts = [textwrap.fill(point.why, letters), f"{point.points:+d}", point.rule]
                    row = QTreeWidgetItem(top, texts)
                    row.setToolTip(0, plain_tip(point.why))
            top.setExpanded(True)
        if scored.claims:
            n = len(scored.claims)
            top = QTreeWidgetItem(self.points, [plural("Missions ({n})", "Mission", n), "", ""])
            top.setFont(0, font)
            for claim in scored.claims:
                why = textwrap.fill(f"{claim.name}: {claim.why}", letters)
                QTreeWidgetItem(top, [why, "", "H-END-01"])
            top.setExpanded(True)

    def _letters(self) -> int:
        """The width of the column of reasons in characters, with a margin for wide ones."""
        room = self.points.columnWidth(0) - 3 * self.points.indentation()
        return max(LETTERS, room // round(self.fontMetrics().averageCharWidth() * 1.2))

    def _go_on(self) -> None:
        try:
            position, _ties = self._position()
            game = go_on(self.data, position)
        except HeritageError as error:
            self.verdict.setText(str(error))
            return
        self.played.emit(Play(game, (HUMAN,) * len(game.table.seats)))
