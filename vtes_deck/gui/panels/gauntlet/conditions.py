"""The fields for the conditions: opponents, tables, player, a second version, seed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, cast, override

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from vtes_deck.app.game_table.players import PLAYERS
from vtes_deck.app.gauntlet import FIELD, PLAYER
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.run_conditions import RunConditions, labelled, number_field, short
from vtes_deck.gui.widgets.number_box import NumberBox, SpinBox
from vtes_deck.gui.window_state import restored
from vtes_deck.language import plural, tr

MAX_TABLES = 100_000

_MAX_LENGTH = 1000
"""Maximum characters of a query or a path."""

_LAST_SEED = 2**31 - 1

_SINCE = re.compile(r"date>=(\d{4})")
"""A search that only limits the years."""


class _SavedFields(msgspec.Struct, frozen=True):
    """The fields as they are written to disk."""

    field: Annotated[str, msgspec.Meta(max_length=_MAX_LENGTH)] = FIELD
    tables: Annotated[int, msgspec.Meta(ge=1, le=MAX_TABLES)] = 50
    player: str = PLAYER
    seed: Annotated[int, msgspec.Meta(ge=0, le=_LAST_SEED)] = 0


class GauntletConditions(RunConditions):
    """The form for the conditions."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Another open deck that sits at the same tables with the same shuffles"), parent
        )
        inside = self.fields
        self.field = QLineEdit(inside)
        self.field.setObjectName("gauntletField")
        self.field.setMaxLength(_MAX_LENGTH)
        self.field.setAccessibleName(tr("Opponents"))
        self.field.setPlaceholderText(tr("A search for winning decks, or a folder of lists"))
        self.field.setToolTip(
            plain_tip(tr("A search for winning decks, or a folder with your own lists"))
        )
        self.folder = QPushButton(icons.icon("ui/folder"), "", inside)
        self.folder.setAccessibleName(tr("Choose a folder of decks"))
        self.folder.setToolTip(tr("Choose a folder of decks"))
        self.folder.clicked.connect(self._ask_folder)
        self.tables = number_field(
            NumberBox(inside),
            tr("Tables"),
            1,
            MAX_TABLES,
            tr("More tables give narrower intervals"),
        )
        self.tables.setStepType(QSpinBox.StepType.AdaptiveDecimalStepType)
        self.player = QComboBox(inside)
        for name, kind in PLAYERS.items():
            self.player.addItem(tr(kind.title), name)
            tip = plain_tip(tr(kind.about))
            self.player.setItemData(self.player.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.player.setAccessibleName(tr("Player"))
        self.player.setToolTip(tr("The computer player in every seat"))
        short(self.player)
        self.seed = number_field(
            SpinBox(inside),
            tr("Seed"),
            0,
            _LAST_SEED,
            tr("A number for the shuffles: the same decks and seed play the same games everywhere"),
        )
        self._lay_out()
        self.field.textChanged.connect(self.update_summary)
        self.tables.valueChanged.connect(self.update_summary)
        self.player.currentIndexChanged.connect(self.update_summary)
        self._take(_SavedFields())

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        grid = QGridLayout(self.fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(metrics.small)
        opponents = QHBoxLayout()
        opponents.addWidget(self.field, 1)
        opponents.addWidget(self.folder)
        grid.addWidget(labelled(tr("Opponents"), self.field, self.fields), 0, 0)
        grid.addLayout(opponents, 0, 1, 1, 2)
        for column, (text, field) in enumerate(
            (
                (tr("Tables"), self.tables),
                (tr("Player"), self.player),
                (tr("Seed"), self.seed),
            )
        ):
            # A large number would make the panel wider than its place.
            field.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            grid.addWidget(labelled(text, field, self.fields), 1, column)
            grid.addWidget(field, 2, column)
            grid.setColumnStretch(column, 1)

    def _ask_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(
            self, tr("Choose a folder of decks"), str(Path.home())
        )
        if chosen:
            self.field.setText(chosen)

    @property
    @override
    def sentence(self) -> str:
        return plural(
            "{n} tables · against {field} · computer player: {player}",
            "{n} table · against {field} · computer player: {player}",
            self.tables.value(),
            field=self._opponents(),
            player=self.player.currentText(),
        )

    def _opponents(self) -> str:
        """The opponents in words, or the search as it is written."""
        field = self.field.text().strip()
        if not field:
            return tr("all winning decks")
        since = _SINCE.fullmatch(field)
        if since is not None:
            return tr("winning decks since {year}", year=since[1])
        return tr("“{search}”", search=field)

    @override
    def save_state(self) -> str:
        """The fields."""
        return msgspec.json.encode(
            _SavedFields(
                field=self.field.text(),
                tables=self.tables.value(),
                player=cast("str", self.player.currentData()),
                seed=self.seed.value(),
            )
        ).decode()

    @override
    def restore_state(self, state: str) -> None:
        saved = restored(state[: 2 * _MAX_LENGTH], _SavedFields)
        if saved is not None:
            self._take(saved)

    def _take(self, saved: _SavedFields) -> None:
        self.field.setText(saved.field)
        self.tables.setValue(saved.tables)
        self.player.setCurrentIndex(max(0, self.player.findData(saved.player)))
        self.seed.setValue(saved.seed)
        self.update_summary()
