"""A game under way: the table, the decision with its options, the hand and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage_files import HeritageError
from vtes_deck.app.heritage_games import HUMAN, Play
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.handview import HandView
from vtes_deck.gui.heritage.questions import question
from vtes_deck.gui.heritage.result import ResultView
from vtes_deck.gui.heritage.table import TableView, words_of
from vtes_deck.gui.heritage.words import data_label
from vtes_deck.gui.jobs import Jobs
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import Decision, Game, Kind, Option
from vtes_deck.heritage.battlegrounds.registry import BATTLEGROUNDS
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.narrator import event_sentence, option_sentence
from vtes_deck.language import tr

PAUSE = 350
"""Milliseconds between the answers of computer players, so that they can be followed."""

THINKING = "heritage: thinking"
"""The key of the job of a computer player; there is one at a time."""

MOST_IN_MENU = 25
_KEYS = 9


class SittingView(QWidget):
    """A game.

    Signals:
        left: back to the list of games.
        said: a sentence for the foot of the window.
        finished: the :class:`Play`, whose result goes into its chronicle.
    """

    finished = Signal(object)

    left = Signal()
    said = Signal(str)

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
            name: under which it is kept.
            jobs: where computer players think.
            covered: hide the hand when another person takes over.
            parent: the widget around it.
        """
        super().__init__(parent)
        self._jobs = jobs
        self.play, self.name = play, name
        self._covered = covered and play.kinds.count(HUMAN) > 1
        self._viewer = self._first_viewer()
        self._uncovered = NONE if self._covered else self._viewer
        self._told = 0
        self._told_to: int | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._step)
        metrics = theme.Metrics.of(self.font())
        seats = len(play.game.table.seats)
        self.table = TableView(play.game.table.data, seats, self)
        self.table.card_picked.connect(self._pick_card)
        self.table.place_picked.connect(self.pick_place)
        self.side = QWidget(self)
        self._build_side(metrics)
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

    def _build_side(self, metrics: theme.Metrics) -> None:
        side = self.side
        side.setMinimumWidth(metrics.line * 15)
        self._make_question()
        self._make_hand_and_log(metrics)
        buttons = QHBoxLayout()
        buttons.addWidget(self.undo_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        layout = QVBoxLayout(side)
        layout.setContentsMargins(metrics.gap, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(buttons)
        layout.addWidget(self.source)
        layout.addWidget(self.who)
        layout.addWidget(self.asked)
        layout.addWidget(self.show_hand)
        layout.addWidget(self.options, 5)
        layout.addWidget(self.result, 5)
        self.to_chronicle = QPushButton(tr("Enter the result into the chronicle"), side)
        set_look(self.to_chronicle, "primary")
        self.to_chronicle.clicked.connect(lambda: self.finished.emit(self.play))
        layout.addWidget(self.to_chronicle)
        layout.addWidget(self.hand_title)
        layout.addWidget(self.hand)
        layout.addWidget(self.log_title)
        layout.addWidget(self.log, 3)

    def _make_question(self) -> None:
        side = self.side
        self.source = PlainLabel(data_label(self.play.game.table.data), side)
        self.source.setProperty("look", "muted")
        self.source.setWordWrap(True)
        self.undo_button = QPushButton(icons.icon("ui/undo"), tr("Undo"), side)
        self.undo_button.clicked.connect(self.undo)
        self.leave_button = QPushButton(tr("All games"), side)
        self.leave_button.clicked.connect(self.left)
        self.who = PlainLabel(side)
        self.who.setProperty("look", "heading")
        self.who.setWordWrap(True)
        self.asked = PlainLabel(side)
        self.asked.setWordWrap(True)
        self.options = QListWidget(side)
        self.options.setAccessibleName(tr("Options"))
        self.options.setWordWrap(True)
        self.options.setUniformItemSizes(False)
        self.options.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.options.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.options.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.options.itemClicked.connect(self._chosen)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(QKeySequence(key), self.options)
            enter.setContext(Qt.ShortcutContext.WidgetShortcut)
            enter.activated.connect(self._chosen)
        self.show_hand = QPushButton(icons.icon("ui/visible", "text-on-accent"), "", side)
        set_look(self.show_hand, "primary")
        self.show_hand.clicked.connect(self.uncover)

    def _make_hand_and_log(self, metrics: theme.Metrics) -> None:
        side = self.side
        self.hand_title = PlainLabel(side)
        self.hand_title.setProperty("look", "heading")
        self.hand = HandView(metrics.gap, side)
        self.hand.picked.connect(self._pick_card)
        self.log = QListWidget(side)
        self.log.setAccessibleName(tr("Game log"))
        self.log.setWordWrap(True)
        self.log.setAlternatingRowColors(True)
        self.log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.log.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.result = ResultView(side)
        self.result.hide()
        self.log_title = PlainLabel(tr("Game log"), side)
        self.log_title.setProperty("look", "heading")

    def _share(self, side: int) -> None:
        """Give the side a width in lines of text; the table takes what is left."""
        width = theme.Metrics.of(self.font()).line * side
        self._splitter.setSizes([max(1, self.width() - width), width])

    def _make_keys(self) -> None:
        for number in range(1, _KEYS + 1):
            self._key(str(number), partial(self._choose_row, number - 1))
        self._key("Ctrl+Z", self.undo)

    def _key(self, keys: str, act: Callable[[], object]) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _first_viewer(self) -> int:
        return self.play.kinds.index(HUMAN) if HUMAN in self.play.kinds else 0

    # ------------------------------------------------------------------------------------- playing

    def go_on(self) -> None:
        """Show where the game is; computer players go on by themselves."""
        decision = self.play.decision
        if decision is not None and self.play.waits:
            self._viewer = decision.seat
            if not self._covered:
                self._uncovered = self._viewer
        self._show()
        if decision is not None and not self.play.waits:
            self._timer.start(PAUSE)

    def _step(self) -> None:
        """Have a computer player think in the background."""
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
        """Take the answer of a computer player, unless the game has gone another way meanwhile."""
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
            self.said.emit(str(error))
            return
        self._keep()
        self.go_on()

    def undo(self) -> None:
        """Take back the last answer of a person."""
        self.stop()
        if not self.play.undo():
            self.said.emit(tr("There is nothing to undo."))
        self._told = 0
        self.log.clear()
        self._keep()
        self.go_on()

    def _keep(self) -> None:
        if self.play.game.setting is None:
            return  # from a position of the referee
        try:
            self.play.keep(self.name)
        except HeritageError as error:
            self.said.emit(str(error))

    def stop(self) -> None:
        """Let no computer player go on."""
        self._timer.stop()
        self._jobs.cancel(THINKING)

    # ------------------------------------------------------------------------------------- choosing

    @property
    def _hidden(self) -> bool:
        """Whether another person has yet to take over."""
        return self._covered and self._uncovered != self._viewer

    def uncover(self) -> None:
        """Show the hand of the player who has taken over."""
        self._uncovered = self._viewer
        self._show()
        self.options.setFocus()

    def _offered(self) -> Sequence[Option]:
        decision = self.play.decision
        if decision is None or not self.play.waits or self._hidden:
            return ()
        return decision.options

    def _choose_row(self, row: int) -> None:
        if row < self.options.count():
            self._chosen(self.options.item(row))

    def _chosen(self, item: QListWidgetItem | None = None) -> None:
        item = item or self.options.currentItem()
        if item is not None:
            option = item.data(Qt.ItemDataRole.UserRole)
            if isinstance(option, Option):
                self.choose(option)

    def _pick_card(self, card: int) -> None:
        self._pick([one for one in self._offered() if card in {one.card, one.target}])

    def pick_place(self, word: str) -> None:
        """A place of a battleground was clicked: answer with it, or ask which option is meant."""
        offered = self._offered()
        found = [one for one in offered if word in words_of(one)]
        decision = self.play.decision
        if not found and decision is not None and decision.kind is Kind.BATTLEGROUND:
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
        for option in found[:MOST_IN_MENU]:
            action = menu.addAction(escaped(option_sentence(self.play.game.table, option)))
            action.triggered.connect(lambda _checked=False, option=option: self.choose(option))
        if len(found) > MOST_IN_MENU:
            menu.addAction(tr("More in the list of options")).setEnabled(False)
        return menu

    # -------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        game, decision = self.play.game, self.play.decision
        offered = self._offered()
        self.table.show_table(game.observation(self._viewer), offered)
        self._show_decision(decision)
        self.options.clear()
        for number, option in enumerate(offered, start=1):
            text = option_sentence(game.table, option)
            shown = f"{number}   {text}" if number <= _KEYS else text
            item = QListWidgetItem(shown, self.options)
            item.setData(Qt.ItemDataRole.UserRole, option)
            item.setToolTip(plain_tip(text))
        if offered:
            self.options.setCurrentRow(0)
        self._show_hand(offered)
        self._show_log()
        over = game.result is not None
        if over and self.result.isHidden():
            self._share(30)
        self.options.setVisible(not over)
        self.result.setVisible(over)
        self.to_chronicle.setVisible(over and bool(self.play.chronicle))
        if over:
            self.result.show_result(game.table)
            self.hand.hide()
            self.hand_title.hide()
        else:
            self.hand.show()
        self.undo_button.setEnabled(bool(game.inputs))

    def _show_decision(self, decision: Decision | None) -> None:
        table = self.play.game.table
        self.show_hand.hide()
        if decision is None:
            self.who.setText(tr("The game is over"))
            self.asked.clear()
            return
        name = table.seats[decision.seat].name
        if not self.play.waits:
            self.who.setText(tr("{player} is thinking …", player=name))
            self.asked.clear()
        elif self._hidden:
            self.who.setText(tr("It is the turn of {player} to choose", player=name))
            self.asked.setText(tr("Hand over the screen, then show the hand."))
            self.show_hand.setText(escaped(tr("I am {player}: show my hand", player=name)))
            self.show_hand.show()
        else:
            self.who.setText(name)
            self.asked.setText(question(self.play, decision))

    def _show_hand(self, offered: Sequence[Option]) -> None:
        table = self.play.game.table
        seat = table.seats[self._viewer]
        own = self.play.kinds[self._viewer] == HUMAN and not self._hidden
        cards = [*seat.hand, *table.schemes] if own else [*table.schemes]
        self.hand.show_cards(table, cards, {one.card for one in offered} - {NONE})
        if own:
            self.hand_title.setText(tr("Schemes of {player}", player=seat.name))
        else:
            self.hand_title.setText(tr("Schemes of the battlegrounds"))
        self.hand_title.setVisible(bool(self.hand.schemes))

    def _show_log(self) -> None:
        game = self.play.game
        viewer = None if self._hidden or self.play.kinds[self._viewer] != HUMAN else self._viewer
        if self._told > len(game.log) or viewer != self._told_to:
            self._told = 0
            self.log.clear()
        for event in game.log[self._told :]:
            if event.what.sentence:
                self.log.addItem(event_sentence(game.table, event, viewer))
        self._told, self._told_to = len(game.log), viewer
        self.log.scrollToBottom()
