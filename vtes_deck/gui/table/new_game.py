"""A new game: players, decks, seats and rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive import ArchiveDeck
from vtes_deck.app.deck_files import open_file, reason
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.errors import AppError
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.players import PLAYERS
from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, archive_deck, begin
from vtes_deck.app.goldfish import setup_of
from vtes_deck.app.hands import new_seed
from vtes_deck.app.winner_titles import title_of
from vtes_deck.collection.precons import precons
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.dialogs.archive_choice import ArchiveChoice
from vtes_deck.gui.file_dialogs import choose_open
from vtes_deck.gui.panels import Context
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.table.player_explanations import PlayerExplanations
from vtes_deck.gui.table.saved_game_store import TableStore
from vtes_deck.gui.table.seat_decks import ARCHIVE, FILE, OPEN, PRECON, RANDOM, plans
from vtes_deck.gui.table.seat_row import SeatRow
from vtes_deck.gui.widgets.box_entries import SEPARATOR, Entry, fill, name_box
from vtes_deck.gui.widgets.enter_button import EnterButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.number_box import SpinBox
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr
from vtes_deck.rulesets import CURRENT, EDITIONS
from vtes_deck.sim.arena.plan import ROUNDS
from vtes_deck.sim.record import Setup

MIN_PLAYERS, MAX_PLAYERS, USUAL = 2, 6, 5
"""The minimum, maximum and usual numbers of seats."""

_LAST_SEED = 2**31 - 1


class NewGamePage(QWidget):
    """A form for a new game.

    Signals:
        started: the :class:`GameSession` that has begun.
    """

    started = Signal(object)

    def __init__(self, context: Context, store: TableStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._store = context, store
        metrics = theme.Metrics.of(self.font())
        title = PlainLabel(tr("New game"), self)
        title.setProperty("look", "title")
        self.count = SpinBox(self)
        self.count.setRange(MIN_PLAYERS, MAX_PLAYERS)
        self.count.setValue(USUAL)
        self.count.setAccessibleName(tr("Seats"))
        self.edition = QComboBox(self)
        name_box(self.edition, tr("Rules"))
        for name, rules in EDITIONS.items():
            self.edition.addItem(tr(rules.label), name)
        self.edition.setCurrentIndex(self.edition.findData(CURRENT))
        self.query = QLineEdit(self)
        self.query.setAccessibleName(tr("Random decks from"))
        self.query.setPlaceholderText(tr("All winning decks; or a search, such as: clan:ventrue"))
        self.seed = SpinBox(self)
        self.seed.setRange(0, _LAST_SEED)
        self.seed.setValue(new_seed() % _LAST_SEED)
        self.seed.setAccessibleName(tr("Seed"))
        self.limit = SpinBox(self)
        self.limit.setRange(0, 600)
        self.limit.setSingleStep(5)
        self.limit.setSpecialValueText(tr("none", "limit"))
        self.limit.setSuffix(tr(" min"))
        self.limit.setAccessibleName(tr("Time limit"))
        self.turns = SpinBox(self)
        self.turns.setRange(0, 500)
        self.turns.setValue(ROUNDS)
        self.turns.setSpecialValueText(tr("none", "limit"))
        self.turns.setSuffix(tr(" each"))
        self.turns.setAccessibleName(tr("Turn limit"))
        self.turns.setToolTip(
            tr(
                "Time is up after this many turns of each Methuselah. Each Methuselah "
                "still in the game then gets half a victory point"
            )
        )
        self.rows = [SeatRow(number, self, self._ask_deck) for number in range(MAX_PLAYERS)]
        self.wrong = PlainLabel(self)
        self.wrong.setWordWrap(True)
        self.wrong.setProperty("look", "muted")
        self.start = EnterButton(
            tr("Start the game"), self, icons.icon("ui/play", "text-on-accent")
        )
        set_look(self.start, "primary")
        self.start.setShortcut("Ctrl+Return")
        self.start.setToolTip(plain_tip(tip_of(tr("Start the game"), "", native("Ctrl+Return"))))
        self.start.clicked.connect(self.begin)
        self.alone = EnterButton(tr("Play deck 1 alone"), self, icons.icon("ui/fish"))
        self.alone.setToolTip(
            tr("Deal the deck of the first seat against opponents who do nothing")
        )
        self.alone.clicked.connect(self.play_alone)
        self.about = PlayerExplanations(self)
        self.count.valueChanged.connect(self._show_rows)
        self._build(metrics, title)
        self.show_decks()
        self._show_rows(self.count.value())

    def _build(self, metrics: theme.Metrics, title: QWidget) -> None:
        for field in (self.count, self.limit, self.turns, self.seed):
            field.setFixedWidth(metrics.line * 9)
        form = QFormLayout()
        form.setVerticalSpacing(metrics.pad)
        form.addRow(tr("Seats"), self.count)
        form.addRow(tr("Rules"), self.edition)
        form.addRow(tr("Random decks from"), self.query)
        form.addRow(tr("Time limit"), self.limit)
        form.addRow(tr("Turn limit"), self.turns)
        form.addRow(tr("Seed"), self.seed)
        grid = QGridLayout()
        grid.setHorizontalSpacing(metrics.pad)
        grid.setVerticalSpacing(metrics.gap)
        self._hidden = {
            column
            for column, offered in (
                (3, any(len(kind.strengths) > 1 for kind in PLAYERS.values())),
                (4, any(len(kind.styles) > 1 for kind in PLAYERS.values())),
            )
            if not offered
        }
        heads = ("", tr("Name"), tr("Player"), tr("Strength"), tr("Style"), tr("Deck"))
        for column, text in enumerate(heads):
            head = PlainLabel(text, self)
            head.setProperty("look", "muted")
            head.setHidden(column in self._hidden)
            grid.addWidget(head, 0, column)
        for line, row in enumerate(self.rows, start=1):
            for column, widget in enumerate(row.widgets):
                grid.addWidget(widget, line, column)
        grid.setColumnStretch(5, 1)
        order = PlainLabel(
            tr("Each seat is the predator of the next one; the last is the predator of the first."),
            self,
        )
        order.setProperty("look", "muted")
        order.setWordWrap(True)
        foot = QHBoxLayout()
        foot.addWidget(self.wrong, 1)
        foot.addWidget(self.alone)
        foot.addWidget(self.start)
        inside = QWidget(self)
        inside.setMaximumWidth(metrics.line * 62)
        column_ = QVBoxLayout(inside)
        column_.setSpacing(metrics.pad)
        column_.addWidget(title)
        column_.addLayout(form)
        column_.addSpacing(metrics.pad)
        column_.addLayout(grid)
        column_.addWidget(order)
        column_.addLayout(foot)
        column_.addSpacing(metrics.pad)
        column_.addWidget(self.about)
        column_.addStretch(1)
        around = QWidget(self)
        centred = QHBoxLayout(around)
        centred.addStretch(1)
        centred.addWidget(inside, 20)
        centred.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scrolled(around, tr("New game"), self))

    def show_decks(self) -> None:
        """Offer the open deck, winning decks, preconstructed decks and files."""
        known = precons(self._context.cards, self._context.cards.sets)
        session = self._context.session
        entries = [
            *(
                Entry(tr("Open deck: {name}", name=open_deck.title), f"{OPEN}{place}")
                for place, open_deck in enumerate(session.open_decks)
            ),
            Entry(tr("A random winning deck"), RANDOM),
            Entry(tr("A random preconstructed deck"), PRECON),
            Entry(tr("A winning deck …"), ARCHIVE),
            Entry(tr("A file …"), FILE),
            SEPARATOR,
            *(Entry(precon.title, precon.key) for precon in known if precon.is_deck),
        ]
        for number, row in enumerate(self.rows):
            own = number == 0 and session.deck.crypt_count > 0
            fill(row.deck, entries, f"{OPEN}{session.place}" if own else RANDOM)

    def _show_rows(self, count: int) -> None:
        for number, row in enumerate(self.rows):
            for column, widget in enumerate(row.widgets):
                widget.setVisible(number < count and column not in self._hidden)

    def _ask_deck(self, row: SeatRow, kind: str) -> None:
        if kind == FILE:
            self._ask_file(row)
            return
        dialog = ArchiveChoice(self._context, self.query.text(), tr("Play this deck"), self)
        dialog.chosen.connect(partial(self._take_archived, row))
        dialog.rejected.connect(row.forget)
        dialog.open()

    def _take_archived(self, row: SeatRow, deck: ArchiveDeck) -> None:
        row.take(ARCHIVE, archive_deck(self._context.cards, deck.id), title_of(deck))

    def _ask_file(self, row: SeatRow) -> None:
        path = choose_open(self, Path.home())
        if path is None:
            row.forget()
            return
        try:
            opened = open_file(path, self._context.cards)
        except (OSError, ValueError) as error:
            self.wrong.setText(reason(error))
            row.forget()
            return
        document = Document(Origin.FILE, opened.deck, path=path)
        plan = SeatPlan(opened.deck, source=self._store.source_of(document))
        row.take(FILE, plan, opened.deck.name or path.stem)

    def begin(self) -> None:
        """Start the game with the values of the form, in the background."""
        edition, seed = self.edition.currentData(), self.seed.value()
        turns = self.turns.value()
        self._find(
            self.count.value(),
            lambda found: begin(TableSetup(found, edition, seed, turns)),
            self._on_begun,
        )

    def play_alone(self) -> None:
        """Deal the deck of the first seat against passive opponents."""
        conditions = Setup(
            crypt=(), library=(), ruleset=self.edition.currentData(), seed=self.seed.value()
        )
        self._find(1, lambda found: setup_of(found[0].deck, conditions), self._on_alone)

    def _find[T](
        self, seats: int, then: Callable[[tuple[SeatPlan, ...]], T], done: Callable[[T], None]
    ) -> None:
        """Find the decks of the first seats in the background, and pass them to a function."""
        self.wrong.setText(tr("Starting the game …"))
        self.setAccessibleName(tr("Starting the game"))
        self.setFocus(
            Qt.FocusReason.OtherFocusReason
        )  # so that a second Enter does not press the next button
        for button in (self.start, self.alone):
            button.setEnabled(False)
        rows = [
            (row.name.text(), row.sitter, row.deck.currentData(), self._own(row))
            for row in self.rows[:seats]
        ]
        cards, query, seed = self._context.cards, self.query.text(), self.seed.value()
        self._context.jobs.run(
            tr("Starting the game"),
            lambda _task: then(plans(cards, rows, query, seed)),
            done=done,
            failed=self._on_failed,
            owner=self,
        )

    def _own(self, row: SeatRow) -> SeatPlan | None:
        """The deck of a seat if it is open or a file; ``None`` if it must still be found."""
        chosen: str = row.deck.currentData()
        if not chosen.startswith(OPEN):
            return row.chosen if chosen in {ARCHIVE, FILE} else None
        place = int(chosen.removeprefix(OPEN))
        open_decks = self._context.session.open_decks
        if place >= len(open_decks):
            return None
        open_deck = open_decks[place]
        return SeatPlan(open_deck.deck, source=self._store.source_of(open_deck.document))

    def _ready(self) -> None:
        self.wrong.setText("")
        for button in (self.start, self.alone):
            button.setEnabled(True)

    def _on_begun(self, session: GameSession) -> None:
        self._ready()
        self.seed.setValue(new_seed() % _LAST_SEED)
        session.limit = self.limit.value() * 60.0 or None
        self.started.emit(session)

    def _on_alone(self, setup: Setup) -> None:
        self._ready()
        self._context.play_alone(setup)

    def _on_failed(self, error: Exception) -> None:
        self._ready()
        if not isinstance(error, AppError):
            raise error
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wrong.setText(str(error))
