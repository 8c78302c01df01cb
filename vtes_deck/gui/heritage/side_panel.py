"""The side panel of a game: the question with its options, the hand and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.cards import figure_words, scheme_words
from vtes_deck.app.heritage.games import Play
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.heritage.hand_view import HandView
from vtes_deck.gui.heritage.questions import question
from vtes_deck.gui.heritage.result import ResultView
from vtes_deck.gui.heritage.words import data_label
from vtes_deck.gui.list_menus import escaped
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage import Option
from vtes_deck.heritage.cards import SchemeCard
from vtes_deck.heritage.decisions import NONE
from vtes_deck.heritage.narrator import event_sentence, option_sentence
from vtes_deck.language import tr

KEYS = 9
"""The number of options that have a number key."""


class SidePanel(QWidget):
    """The question, the options, the hand, the log, and the result in the end.

    Signals:
        chosen: an :class:`Option`.
        card_picked: the number of a scheme that was clicked.
        undone: take back the last answer.
        left: return to the list of games.
        uncovered: the next person is at the screen.
        entered: the player wants the result in the chronicle.
    """

    chosen = Signal(object)
    card_picked = Signal(int)
    undone = Signal()
    left = Signal()
    uncovered = Signal()
    entered = Signal()

    def __init__(self, play: Play, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._play = play
        self._shown = 0
        self._shown_to: int | None = None
        metrics = theme.Metrics.of(self.font())
        self.setMinimumWidth(metrics.line * 15)
        self._make_question()
        self._make_hand_and_log(metrics)
        buttons = QHBoxLayout()
        buttons.addWidget(self.undo_button)
        buttons.addWidget(self.leave_button)
        buttons.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.gap, 0, 0, 0)
        layout.setSpacing(metrics.gap)
        layout.addLayout(buttons)
        for label in (self.source, self.who, self.asked, self.show_hand):
            layout.addWidget(label)
        layout.addWidget(self.options, 5)
        layout.addWidget(self.result, 5)
        for widget in (self.to_chronicle, self.hand_title, self.hand, self.log_title):
            layout.addWidget(widget)
        layout.addWidget(self.log, 3)

    def _make_question(self) -> None:
        self.source = PlainLabel(data_label(self._play.game.table.data), self)
        self.source.setProperty("look", "muted")
        self.source.setWordWrap(True)
        self.undo_button = QPushButton(icons.icon("ui/undo"), tr("Undo"), self)
        self.undo_button.clicked.connect(self.undone)
        self.leave_button = QPushButton(tr("All games"), self)
        self.leave_button.clicked.connect(self.left)
        self.who = PlainLabel(self)
        self.who.setProperty("look", "heading")
        self.who.setWordWrap(True)
        self.asked = PlainLabel(self)
        self.asked.setWordWrap(True)
        self.options = self._list(tr("Options"))
        self.options.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.options.itemClicked.connect(self._choose)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            enter = QShortcut(QKeySequence(key), self.options)
            enter.setContext(Qt.ShortcutContext.WidgetShortcut)
            enter.activated.connect(self._choose)
        self.show_hand = QPushButton(icons.icon("ui/visible", "text-on-accent"), "", self)
        set_look(self.show_hand, "primary")
        self.show_hand.clicked.connect(self.uncovered)

    def _make_hand_and_log(self, metrics: theme.Metrics) -> None:
        self.hand_title = PlainLabel(self)
        self.hand_title.setProperty("look", "heading")
        self.hand = HandView(metrics.gap, self)
        self.hand.picked.connect(self.card_picked)
        self.log = self._list(tr("Game log"))
        self.log.setAlternatingRowColors(True)
        self.result = ResultView(self)
        self.result.hide()
        self.log_title = PlainLabel(tr("Game log"), self)
        self.log_title.setProperty("look", "heading")
        self.to_chronicle = QPushButton(tr("Enter the result into the chronicle"), self)
        set_look(self.to_chronicle, "primary")
        self.to_chronicle.clicked.connect(self.entered)

    def _list(self, name: str) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(name)
        made.setWordWrap(True)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        return made

    # ------------------------------------------------------------------------------------- choosing

    def choose_row(self, row: int) -> None:
        """Choose the option of a row, if there is one."""
        item = self.options.item(row)
        if item is not None:
            self._choose(item)

    def _choose(self, item: QListWidgetItem | None = None) -> None:
        item = item or self.options.currentItem()
        if item is not None:
            option = item.data(Qt.ItemDataRole.UserRole)
            if isinstance(option, Option):
                self.chosen.emit(option)

    # -------------------------------------------------------------------------------------- showing

    def show_game(self, viewer: int, offered: Sequence[Option], *, own: bool, hidden: bool) -> None:
        """Show the state of the game.

        Args:
            viewer: the seat from which it is shown.
            offered: the options, or none while someone else decides.
            own: whether the hand of ``viewer`` is shown.
            hidden: whether another person has yet to take over.
        """
        game = self._play.game
        self._show_decision(hidden=hidden)
        self._show_options(offered)
        self._show_hand(viewer, {one.card for one in offered} - {NONE}, own=own)
        self._show_log(viewer if own else None)
        over = game.result is not None
        self.options.setVisible(not over)
        self.result.setVisible(over)
        self.to_chronicle.setVisible(over and bool(self._play.chronicle))
        self.hand.setVisible(not over)
        if over:
            self.result.show_result(game.table)
            self.hand_title.hide()
        self.undo_button.setEnabled(bool(game.inputs))

    def _show_decision(self, *, hidden: bool) -> None:
        decision = self._play.decision
        self.show_hand.hide()
        if decision is None:
            self.who.setText(tr("The game is over"))
            self.asked.clear()
            return
        name = self._play.game.table.seats[decision.seat].name
        if not self._play.waits:
            self.who.setText(tr("{player} is thinking …", player=name))
            self.asked.clear()
        elif hidden:
            self.who.setText(tr("It is {player}'s turn to choose", player=name))
            self.asked.setText(tr("Hand over the screen, then show the hand."))
            self.show_hand.setText(escaped(tr("I am {player}: show my hand", player=name)))
            self.show_hand.show()
        else:
            self.who.setText(name)
            self.asked.setText(question(self._play, decision))

    def _show_options(self, offered: Sequence[Option]) -> None:
        self.options.clear()
        for number, option in enumerate(offered, start=1):
            text = option_sentence(self._play.game.table, option)
            shown = f"{number}   {text}" if number <= KEYS else text
            item = QListWidgetItem(shown, self.options)
            item.setData(Qt.ItemDataRole.UserRole, option)
            item.setToolTip(plain_tip("\n".join([text, *self._about(option)])))
        if offered:
            self.options.setCurrentRow(0)

    def _about(self, option: Option) -> list[str]:
        """The lines about an option on its card."""
        table = self._play.game.table
        card = table.cards[option.card] if option.card != NONE else None
        if isinstance(card, SchemeCard):
            return scheme_words(table.data, card)
        return figure_words(table.data, card) if card is not None else []

    def _show_hand(self, viewer: int, playable: Collection[int], *, own: bool) -> None:
        table = self._play.game.table
        seat = table.seats[viewer]
        cards = [*seat.hand, *table.schemes] if own else [*table.schemes]
        self.hand.show_cards(table, cards, frozenset(playable))
        if own:
            self.hand_title.setText(tr("Schemes of {player}", player=seat.name))
        else:
            self.hand_title.setText(tr("Schemes of the battlegrounds"))
        self.hand_title.setVisible(bool(self.hand.schemes))

    def _show_log(self, viewer: int | None) -> None:
        game = self._play.game
        if self._shown > len(game.log) or viewer != self._shown_to:
            self.forget_log()
        for event in game.log[self._shown :]:
            if event.what.sentence:
                self.log.addItem(event_sentence(game.table, event, viewer))
        self._shown, self._shown_to = len(game.log), viewer
        self.log.scrollToBottom()

    def forget_log(self) -> None:
        """Rewrite the whole log when it is shown next."""
        self._shown = 0
        self.log.clear()
