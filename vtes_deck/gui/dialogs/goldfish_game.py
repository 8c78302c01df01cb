"""One goldfish game in words, turn by turn; opened from a number that it contributed to."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.goldfish_errors import explained
from vtes_deck.graphics import icons, theme
from vtes_deck.gui import delayed
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import plural, tr
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.policy.errors import PolicyError
from vtes_deck.sim.record import Record, Setup
from vtes_deck.sim.replay import TurnLog, replayed

type _Game = tuple[Record, tuple[TurnLog, ...]]


class GoldfishGameDialog(QDialog):
    """A game in words; it can be copied, or played by hand from its beginning."""

    def __init__(
        self, context: Context, setup: Setup, number: int, parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            context: the context of the window.
            setup: the conditions of the games.
            number: the number of the game.
            parent: the window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Goldfish game {number}", number=number))
        self._context, self._setup, self._number = context, setup, number
        self.head = PlainLabel(tr("Replaying …"), self)
        self.head.setProperty("look", "heading")
        self.head.setWordWrap(True)
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("The game, turn by turn"))
        self.tree.setHeaderHidden(True)
        self.tree.setWordWrap(True)
        self.tree.setUniformRowHeights(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = QPushButton(icons.icon("ui/copy"), tr("Copy"), self)
        self.by_hand = QPushButton(icons.icon("ui/hand"), tr("Play it yourself …"), self)
        buttons.addButton(self.copy, role)
        self.watch = QPushButton(icons.icon("ui/visible"), tr("Watch it at the table"), self)
        buttons.addButton(self.watch, role)
        buttons.addButton(self.by_hand, role)
        self.watch.clicked.connect(self._watch)
        buttons.rejected.connect(self.reject)
        self.copy.clicked.connect(self._copy)
        self.by_hand.clicked.connect(self._play)
        layout = QVBoxLayout(self)
        layout.addWidget(self.head)
        layout.addWidget(self.tree, 1)
        layout.addWidget(buttons)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 44, metrics.line * 36)
        self._ask()

    def _ask(self) -> None:
        cards, setup, number = self._context.cards, self._setup, self._number

        def work(_task: Task) -> _Game:
            return replayed(setup, number, GameSource(cards))

        self._context.jobs.run(
            tr("Replaying the game"), work, done=self._show, failed=self._fail, owner=self
        )

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, GoldfishError | PolicyError):
            raise error
        self.head.setText(error.render(tr) if isinstance(error, PolicyError) else explained(error))

    def _show(self, game: _Game) -> None:
        record, turns = game
        self.head.setText(_ended(record, self._setup))
        for turn in turns:
            stands = _stands(record, turn.turn)
            top = QTreeWidgetItem(self.tree, [stands])
            font = self.tree.font()
            font.setBold(True)
            top.setFont(0, font)
            for line in turn.lines:
                QTreeWidgetItem(top, [line])
            top.setExpanded(turn.turn <= 2)
        first = self.tree.topLevelItem(0)
        if first is not None:
            self.tree.setCurrentItem(first)

    def _lines(self) -> list[str]:
        lines = [self.head.text()]
        for place in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(place)
            if top is not None:
                lines += ["", top.text(0)]
                children = (top.child(n) for n in range(top.childCount()))
                lines += [f"  {child.text(0)}" for child in children if child is not None]
        return lines

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._lines()))

    def _play(self) -> None:
        delayed.goldfish_table.open_goldfish_game(
            self._context, self._setup, self._number, self.parentWidget()
        )
        self.accept()

    def _watch(self) -> None:
        delayed.goldfish_table.open_goldfish_replay(
            self._context, self._setup, self._number, self.parentWidget()
        )
        self.accept()


def _ended(record: Record, setup: Setup) -> str:
    number, seed = record.number, setup.seed
    if record.prey_fell:
        return tr(
            "Game {number}, seed {seed}: the prey falls in turn {turn}.",
            number=number,
            seed=str(seed),
            turn=record.prey_fell,
        )
    if record.fell:
        return tr(
            "Game {number}, seed {seed}: the deck falls before turn {turn}.",
            number=number,
            seed=str(seed),
            turn=record.fell,
        )
    return plural(
        "Game {number}, seed {seed}: {n} turns.",
        "Game {number}, seed {seed}: {n} turn.",
        len(record.turns),
        number=number,
        seed=str(seed),
    )


def _stands(record: Record, number: int) -> str:
    """A turn with the state of the deck at its end."""
    if number == 0:
        return tr("Before the first turn")
    if number > len(record.turns):
        return tr("Turn {turn}", turn=number)
    turn = record.turns[number - 1]
    stands = plural(
        "{n} minions ready, {pool} pool, prey at {prey}",
        "{n} minion ready, {pool} pool, prey at {prey}",
        len(turn.ready),
        pool=turn.pool,
        prey=turn.prey,
    )
    if turn.jammed:
        stuck = plural("{n} cards stuck", "{n} card stuck", len(turn.jammed))
        stands = f"{stands}, {stuck}"
    if turn.bleed:
        return tr(
            "Turn {turn}, bleeds for {bleed}; then {stands}",
            turn=number,
            bleed=turn.bleed,
            stands=stands,
        )
    return tr("Turn {turn}; then {stands}", turn=number, stands=stands)
