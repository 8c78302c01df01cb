"""The current game: the table, the side panel, and the computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QMenu,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.games import HUMAN, Play
from vtes_deck.graphics import theme
from vtes_deck.gui.heritage.side_panel import KEYS, SidePanel
from vtes_deck.gui.heritage.table import TableView, words_of
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.list_menus import escaped
from vtes_deck.heritage import DecisionKind, Game, Option
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.narrator import option_sentence
from vtes_deck.language import tr

PAUSE = 350
"""Milliseconds between the answers of computer players, so that they can be followed."""

THINKING = "heritage: thinking"
"""The key of the job of a computer player; there is one at a time."""

MAX_IN_MENU = 25


class HeritageGameView(QWidget):
    """A game.

    Signals:
        left: return to the list of games.
        message: a sentence for the status bar.
        finished: the :class:`Play`, whose result goes into its chronicle.
    """

    finished = Signal(object)

    left = Signal()
    message = Signal(str)

    def __init__(
        self,
        play: Play,
        name: str,
        jobs: Jobs,
        *,
        covered: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Show a game.

        Args:
            play: the game.
            name: the name of the saved game.
            jobs: runs the computer players.
            covered: whether to hide the hand when another person takes over.
            parent: the widget around it.
        """
        super().__init__(parent)
        self._jobs = jobs
        self.play, self.name = play, name
        self._covered = covered and play.kinds.count(HUMAN) > 1
        self._viewer = self._first_viewer()
        self._uncovered = NONE if self._covered else self._viewer
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        metrics = theme.Metrics.of(self.font())
        seats = len(play.game.table.seats)
        self.table = TableView(play.game.table.data, seats, self)
        self.table.card_picked.connect(self._pick_card)
        self.table.place_picked.connect(self.pick_place)
        self.side = SidePanel(play, self)
        self.side.chosen.connect(self.choose)
        self.side.card_picked.connect(self._pick_card)
        self.side.undone.connect(self.undo)
        self.side.left.connect(self.left)
        self.side.uncovered.connect(self.uncover)
        self.side.entered.connect(lambda: self.finished.emit(self.play))
        splitter = self._splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self.table)
        splitter.addWidget(self.side)
        splitter.setStretchFactor(0, 1)
        splitter.setStretchFactor(1, 0)
        self._share(19)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.gap, metrics.gap, metrics.gap, metrics.gap)
        layout.addWidget(splitter)
        self._make_keys()
        self.go_on()

    # ------------------------------------------------------------------------------------ building

    def _share(self, side: int) -> None:
        """Set the width of the side panel in lines of text; the table gets the rest."""
        width = theme.Metrics.of(self.font()).line * side
        self._splitter.setSizes([max(1, self.width() - width), width])

    def _make_keys(self) -> None:
        for number in range(1, KEYS + 1):
            self._key(str(number), partial(self.side.choose_row, number - 1))
        self._key("Ctrl+Z", self.undo)

    def _key(self, keys: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _first_viewer(self) -> int:
        return self.play.kinds.index(HUMAN) if HUMAN in self.play.kinds else 0

    # ------------------------------------------------------------------------------------- playing

    def go_on(self) -> None:
        """Show the state of the game; computer players continue without input."""
        decision = self.play.decision
        if decision is not None and self.play.waits:
            self._viewer = decision.seat
            if not self._covered:
                self._uncovered = self._viewer
        self._show()
        if decision is not None and not self.play.waits:
            self._timer.start(PAUSE)

    def _step(self) -> None:
        """Let a computer player think in the background."""
        thought = self.play.thought()
        if thought is None:
            self.go_on()
            return
        self._jobs.run(
            tr("{player} is thinking …", player=self._thinker()),
            lambda _task: thought(),
            done=partial(self._answered, len(self.play.game.inputs), self.play.game),
            owner=self,
            key=THINKING,
            quiet=True,
        )

    def _thinker(self) -> str:
        decision = self.play.decision
        return self.play.game.table.seats[decision.seat].name if decision is not None else ""

    def _answered(self, inputs: int, game: Game, option: Option) -> None:
        """Apply the answer of a computer player, unless the game has changed meanwhile."""
        if self.play.game is game and len(game.inputs) == inputs:
            self.play.answer(option)
            self._keep()
            self.go_on()

    def choose(self, option: Option) -> None:
        """Answer the decision of a person."""
        if not self.play.waits or self._hidden:
            return
        try:
            self.play.answer(option)
        except HeritageError as error:
            self.message.emit(str(error))
            return
        self._keep()
        self.go_on()

    def undo(self) -> None:
        """Take back the last answer of a person."""
        self.stop()
        if not self.play.undo():
            self.message.emit(tr("There is nothing to undo."))
        self.side.forget_log()
        self._keep()
        self.go_on()

    def _keep(self) -> None:
        if self.play.game.setting is None:
            return  # from a position of the referee
        try:
            self.play.keep(self.name)
        except HeritageError as error:
            self.message.emit(str(error))

    def stop(self) -> None:
        """Stop the computer players."""
        self._timer.stop()
        self._jobs.cancel(THINKING)

    # ------------------------------------------------------------------------------------- choosing

    @property
    def _hidden(self) -> bool:
        """Whether another person has yet to take over."""
        return self._covered and self._uncovered != self._viewer

    @property
    def _own(self) -> bool:
        """Whether the viewer's hand may be shown."""
        return self.play.kinds[self._viewer] == HUMAN and not self._hidden

    def uncover(self) -> None:
        """Show the hand of the player who has taken over."""
        self._uncovered = self._viewer
        self._show()
        self.side.options.setFocus()

    def _offered(self) -> Sequence[Option]:
        decision = self.play.decision
        if decision is None or not self.play.waits or self._hidden:
            return ()
        return decision.options

    def _pick_card(self, card: int) -> None:
        self._pick([one for one in self._offered() if card in {one.card, one.target}])

    def pick_place(self, word: str) -> None:
        """Answer with a clicked place of a battleground, or ask which option is meant."""
        offered = self._offered()
        found = [one for one in offered if word in words_of(one)]
        decision = self.play.decision
        if not found and decision is not None and decision.kind is DecisionKind.BATTLEGROUND:
            found = [one for one in offered if one.word and word in BATTLEGROUNDS]
        self._pick(found)

    def _pick(self, found: Sequence[Option]) -> None:
        if len(found) == 1:
            self.choose(found[0])
        elif found:
            self.menu_of(found).popup(QCursor.pos() + QPoint(2, 2))

    def menu_of(self, found: Sequence[Option]) -> QMenu:
        """The options about what was clicked."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for option in found[:MAX_IN_MENU]:
            action = menu.addAction(escaped(option_sentence(self.play.game.table, option)))
            action.triggered.connect(lambda _checked=False, option=option: self.choose(option))
        if len(found) > MAX_IN_MENU:
            menu.addAction(tr("More in the list of options")).setEnabled(False)
        return menu

    # -------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        game, offered = self.play.game, self._offered()
        self.table.show_table(game.observation(self._viewer), offered)
        if game.result is not None and self.side.result.isHidden():
            self._share(30)
        self.side.show_game(self._viewer, offered, own=self._own, hidden=self._hidden)
        self.setFocusProxy(self.side.show_hand if self._hidden else self.side.options)
        if self._hidden and self.isVisible():
            self.setFocus()
