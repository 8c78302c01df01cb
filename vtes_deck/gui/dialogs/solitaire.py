"""A goldfish game under the player's hands: every option of the engine, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.app.goldfish_errors import explained
from vtes_deck.app.hands import new_seed
from vtes_deck.app.solitaire import CardView, Solitaire, View
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.panels import Context
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.widgets.card_row import CardRow
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr
from vtes_deck.sim.errors import GoldfishError
from vtes_deck.sim.policy.text import PolicyError
from vtes_deck.sim.record import Setup

_LARGEST = 2**31 - 1


class SolitaireDialog(QDialog):
    """Hand and table on the left, what can be done and what happened on the right."""

    def __init__(
        self, context: Context, setup: Setup, number: int, parent: QWidget | None = None
    ) -> None:
        """Make the dialog.

        Args:
            context: of the window.
            setup: what is played.
            number: which of its games.
            parent: the window.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("A game alone"))
        self._context, self._setup = context, setup
        self._game: Solitaire | None = None
        self._make_table()
        self._make_choices()
        self._make_buttons(number)
        halves = QSplitter(self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._left)
        halves.addWidget(self._right)
        halves.setSizes([1000, 900])
        layout = QVBoxLayout(self)
        layout.addLayout(self._top)
        layout.addWidget(halves, 1)
        layout.addLayout(self._bottom)
        metrics = theme.Metrics.of(self.font())
        self.resize(metrics.line * 70, metrics.line * 42)
        self._begin(number)

    # ------------------------------------------------------------------------------------ building

    def _label(self, look: str, parent: QWidget) -> QLabel:
        label = PlainLabel(parent)
        label.setProperty("look", look)
        label.setWordWrap(True)
        return label

    def _make_table(self) -> None:
        self._left = QWidget(self)
        rows = QVBoxLayout(self._left)
        rows.setContentsMargins(0, 0, 0, 0)
        self.head = self._label("heading", self._left)
        self.numbers = self._label("muted", self._left)
        inside = QWidget(self._left)
        self.hand = CardRow(tr("Hand"), self._look_at, inside)
        hand = QVBoxLayout(inside)
        hand.setContentsMargins(0, 0, 0, 0)
        hand.addWidget(self.hand)
        hand.addStretch(1)
        self.table = QListWidget(self._left)
        self.table.setAccessibleName(tr("On the table"))
        self.table.setWordWrap(True)
        self.table.currentItemChanged.connect(self._on_standing)
        rows.addWidget(self.head)
        rows.addWidget(self.numbers)
        rows.addWidget(self.table, 3)
        rows.addWidget(scrolled(inside, tr("Hand"), self._left), 2)

    def _make_choices(self) -> None:
        self._right = QWidget(self)
        rows = QVBoxLayout(self._right)
        rows.setContentsMargins(0, 0, 0, 0)
        self.asked = self._label("heading", self._right)
        self.options = QListWidget(self._right)
        self.options.setAccessibleName(tr("Available actions"))
        self.options.setWordWrap(True)
        self.options.itemActivated.connect(self._answer)
        self.options.itemDoubleClicked.connect(self._answer)
        self.reason = self._label("muted", self._right)
        self.log = QPlainTextEdit(self._right)
        self.log.setReadOnly(True)
        self.log.setAccessibleName(tr("Game log"))
        self.log.setTabChangesFocus(True)
        rows.addWidget(self.asked)
        rows.addWidget(self.options, 3)
        rows.addWidget(self.reason)
        rows.addWidget(self.log, 3)

    def _make_buttons(self, number: int) -> None:
        self.seed = self._number(tr("Seed"), self._setup.seed)
        self.seed.setToolTip(
            tr("The same deck, seed and number play the same game on every machine")
        )
        self.number = self._number(tr("Number of the game"), number)
        self.again = QPushButton(icons.icon("ui/shuffle"), tr("Another game"), self)
        self._top = QHBoxLayout()
        for text, field in ((tr("Seed"), self.seed), (tr("Game"), self.number)):
            label = PlainLabel(text, self)
            label.setBuddy(field)
            self._top.addWidget(label)
            self._top.addWidget(field)
        self._top.addWidget(self.again)
        self._top.addStretch(1)
        self.undo = QPushButton(icons.icon("ui/undo"), tr("Undo"), self)
        self.redo = QPushButton(icons.icon("ui/redo"), tr("Redo"), self)
        self.do = QPushButton(tr("Do this"), self)
        set_look(self.do, "primary")
        self.step = QPushButton(icons.icon("ui/play"), tr("One automatic step"), self)
        self.step.setToolTip(tr("Answer by the table of priorities"))
        self.turn = QPushButton(tr("Skip to my next turn"), self)
        self.turn.setToolTip(tr("Answer by the table of priorities until your next turn begins"))
        self.close_button = QPushButton(tr("Close"), self)
        self._bottom = QHBoxLayout()
        for button in (self.undo, self.redo):
            self._bottom.addWidget(button)
        self._bottom.addStretch(1)
        for button in (self.do, self.step, self.turn, self.close_button):
            self._bottom.addWidget(button)
        for button in self.findChildren(QPushButton):
            button.setAutoDefault(False)
        self.again.clicked.connect(self._another)
        self.seed.editingFinished.connect(self._take_numbers)
        self.number.editingFinished.connect(self._take_numbers)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.do.clicked.connect(lambda: self._answer(self.options.currentItem()))
        self.step.clicked.connect(self._step)
        self.turn.clicked.connect(self._finish_turn)
        self.close_button.clicked.connect(self.reject)
        for button, shown, *others in (
            (self.undo, "Ctrl+Z"),
            (self.redo, "Ctrl+Shift+Z", "Ctrl+Y"),
            (self.step, "Ctrl+Return"),
            (self.turn, "Ctrl+Shift+Return"),
        ):
            for keys in (shown, *others):
                QShortcut(QKeySequence(keys), self, button.click)
            button.setToolTip(plain_tip(tip_of(button.text(), button.toolTip(), native(shown))))

    def _number(self, name: str, value: int) -> QSpinBox:
        field = QSpinBox(self)
        field.setRange(0, _LARGEST)
        field.setValue(min(value, _LARGEST))
        field.setAccessibleName(name)
        field.setKeyboardTracking(False)
        return field

    # ------------------------------------------------------------------------------------- playing

    def _begin(self, number: int) -> None:
        try:
            self._game = Solitaire(self._setup, number, self._context.cards)
        except (GoldfishError, PolicyError) as error:
            self._game = None
            self.head.setText(str(error) if isinstance(error, PolicyError) else explained(error))
            for button in (self.undo, self.redo, self.do, self.step, self.turn):
                button.setEnabled(False)
            return
        self._show()

    def _another(self) -> None:
        self.seed.setValue(new_seed() % _LARGEST)
        self.number.setValue(0)
        self._take_numbers()

    def _take_numbers(self) -> None:
        if self._game is not None and (self.seed.value(), self.number.value()) == (
            self._setup.seed,
            self._game.number,
        ):
            return
        self._setup = msgspec.structs.replace(self._setup, seed=self.seed.value())
        self._begin(self.number.value())

    def _act(self, act: Callable[[], None]) -> None:
        try:
            act()
        except GoldfishError as error:
            self.reason.setText(explained(error))
            return
        self._show()

    def _answer(self, item: QListWidgetItem | None) -> None:
        game, place = self._game, self.options.row(item) if item is not None else -1
        if game is not None and place >= 0 and not game.over:
            self._act(lambda: game.answer(place))

    def _step(self) -> None:
        if self._game is not None and not self._game.over:
            self._act(self._game.step)

    def _finish_turn(self) -> None:
        if self._game is not None and not self._game.over:
            self._act(self._game.finish_turn)

    def _undo(self) -> None:
        if self._game is not None:
            self._act(self._game.undo)

    def _redo(self) -> None:
        if self._game is not None:
            self._act(self._game.redo)

    # ------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        game = self._game
        if game is None:
            return
        view = game.view()
        self.head.setText(view.head)
        self.numbers.setText(view.numbers)
        self.hand.show_cards(view.hand)
        self._show_table(view)
        self._show_options(view)
        self.log.setPlainText("\n".join(view.log))
        self.log.moveCursor(self.log.textCursor().MoveOperation.End)
        self.undo.setEnabled(game.can_undo)
        self.redo.setEnabled(game.can_redo)
        for button in (self.do, self.step, self.turn):
            button.setEnabled(not view.over)

    def _show_table(self, view: View) -> None:
        self.table.clear()
        for title, standings in (
            (tr("Ready"), view.ready),
            (tr("In torpor"), view.torpor),
            (tr("Uncontrolled"), view.waiting),
            (tr("Also in play"), view.others),
        ):
            self._show_region(title, standings)

    def _show_region(self, title: str, standings: Iterable[CardView]) -> None:
        shown = tuple(standings)
        if not shown:
            return
        head = QListWidgetItem(title, self.table)
        font = QFont(self.table.font())
        font.setBold(True)
        head.setFont(font)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        for standing in shown:
            item = QListWidgetItem(f"    {standing.text}", self.table)
            item.setData(Qt.ItemDataRole.UserRole, standing.card)

    def _show_options(self, view: View) -> None:
        self.options.clear()
        asked = plural(
            "{asked}: {n} options",
            "{asked}: {n} option",
            len(view.options),
            asked=view.asked[:1].upper() + view.asked[1:],
        )
        self.asked.setText(asked if view.options else "")
        for place, text in enumerate(view.options):
            item = QListWidgetItem(text, self.options)
            if place == view.hint:
                font = QFont(self.options.font())
                font.setBold(True)
                item.setFont(font)
                item.setToolTip(tr("What the table of priorities would do"))
        self.options.setCurrentRow(max(0, view.hint))
        said = [tr("Bold: what the table of priorities would do.")]
        if view.reason:
            said.append(tr("Its line: {line}", line=view.reason))
        self.reason.setText(" ".join(said))
        self.reason.setVisible(bool(view.options))
        self.options.setFocus()

    def _on_standing(self, item: QListWidgetItem | None) -> None:
        card = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        if card is not None:
            self._look_at(card)

    def _look_at(self, card: AnyCard) -> None:
        self._context.session.select(card)
