"""The decks that won tournaments: find one, look at it, open a copy."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
)

from cardbase.archive import Archive, ArchiveDeck
from cardbase.model import AnyCard, CryptCard
from vtes_deck.app.changes import Changes, What
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deck.winners import from_archive
from vtes_deck.gui import icons, theme
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.archive_table import ArchiveTable
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.gui.widgets.looks import set_look

_KEY = "archive"
_PAUSE = 120
"""Milliseconds without typing before the archive is searched."""

_ANY_CARD = "any cards"
_HOW = "Choose a deck to see what is in it. Enter or a double click opens a copy."


class ArchivePanel(Panel):
    """Search by words and by a card; open a copy with Enter or a double click."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._archive: Archive | None = None
        self._card: AnyCard | None = None
        metrics = theme.Metrics.of(self.font())
        self.words = QLineEdit(self)
        self.words.setPlaceholderText("Deck, winner, event, place …")
        self.words.setAccessibleName("Search the archive")
        self.words.setClearButtonEnabled(True)
        self.playing = QComboBox(self)
        self.playing.setAccessibleName("Which cards the decks play")
        self.playing.addItem(_ANY_CARD)
        self.table = QTableView(self)
        self.model = ArchiveTable(self)
        self._set_up_table()
        self.count = QLabel("Reading the archive …", self)
        self.count.setProperty("look", "muted")
        self.preview = QLabel(self)
        self.preview.setWordWrap(True)
        self.preview.setTextFormat(Qt.TextFormat.PlainText)
        self.preview.setMargin(metrics.pad)
        self.preview.setMinimumHeight(metrics.line * 5)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.open_copy = QPushButton(icons.icon("ui/open"), "&Open a copy", self)
        self.open_copy.setEnabled(False)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._connect()
        self._lay_out(metrics)
        context.jobs.run(
            "Reading the archive", self._read, done=self._arrived, owner=self, key="archive"
        )

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setAccessibleName("Winning decks")
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        line = theme.Metrics.of(self.font()).line
        self.table.verticalHeader().setDefaultSectionSize(round(line * 1.4))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        for column, lines in enumerate((6, 11, 9, 12, 4, 9)):
            header.resizeSection(column, line * lines)

    def _connect(self) -> None:
        self.words.textEdited.connect(lambda _text: self._pause.start())
        self.words.returnPressed.connect(self._go_to_first)
        down = QShortcut(QKeySequence(Qt.Key.Key_Down), self.words, self._go_to_first)
        down.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._pause.timeout.connect(self._search)
        self.playing.activated.connect(self._choose_card)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.table.activated.connect(self._open)
        self.open_copy.clicked.connect(self._open)

    def _lay_out(self, metrics: theme.Metrics) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        top.setSpacing(metrics.pad)
        top.addWidget(self.words, 3)
        top.addWidget(self.playing, 2)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.addWidget(self.count, 1)
        below.addWidget(self.open_copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.preview)
        layout.addLayout(below)

    def _read(self, _task: Task) -> Archive:
        archive = self.context.cards.archive
        archive.search("warm")  # folds the names once, here and not while somebody types
        return archive

    def _arrived(self, archive: Archive) -> None:
        self._archive = archive
        self._search()

    def changed(self, changes: Changes) -> None:
        """Offer the card that is looked at as a condition."""
        if changes.touches(What.CARDBASE) and self._archive is not None:
            self.context.jobs.run(
                "Reading the archive", self._read, done=self._arrived, owner=self, key="archive"
            )
        if changes.touches(What.SELECTION):
            self._offer(self.context.session.selected)

    def take_focus(self) -> None:
        """The cursor goes to the search box."""
        self.words.setFocus()
        self.words.selectAll()

    def panel_actions(self) -> tuple[QAction, ...]:
        """Opening the chosen deck."""
        action = QAction("Open a copy of the winning deck", self)
        action.triggered.connect(self._open)
        return (action,)

    def _offer(self, card: AnyCard | None) -> None:
        """The choices: any cards, the condition in force, the card that is looked at."""
        self.playing.clear()
        self.playing.addItem(_ANY_CARD, None)
        for offered in dict.fromkeys(c for c in (self._card, card) if c is not None):
            self.playing.addItem(f"with {offered.unique_name}", offered.id)
        self.playing.setCurrentIndex(1 if self._card is not None else 0)

    def _choose_card(self, index: int) -> None:
        card_id = self.playing.itemData(index)
        self._card = None if card_id is None else self.context.cards.get(card_id)
        self._search()

    def _search(self) -> None:
        self._pause.stop()
        if self._archive is None:
            return
        cards = [self._card.id] if self._card is not None else []
        found = self._archive.search(self.words.text(), cards=cards)
        self.model.show_decks(found)
        self.count.setText(
            f"{len(found):,} of {len(self._archive):,} winning decks"
            if found
            else "No winning deck fits: use fewer words, or any cards."
        )
        self._look(self.table.currentIndex())

    def _go_to_first(self) -> None:
        """From the words to what was found; Enter opens it there."""
        self._search()
        if self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.selectRow(0)
            self.table.setCurrentIndex(self.model.index(0, 0))

    def _chosen(self) -> ArchiveDeck | None:
        return self.model.deck(self.table.currentIndex().row())

    def _look(self, _index: QModelIndex, _before: object = None) -> None:
        found = self._chosen()
        self.open_copy.setEnabled(found is not None)
        # A deck that is looked at is told in full; else the place says what it is for.
        self.preview.setText(_HOW if found is None else self._summary(found))
        set_look(self.preview, "muted" if found is None else "")

    def _summary(self, found: ArchiveDeck) -> str:
        """A deck in a few lines: event, crypt, and how many cards of each type."""
        deck = from_archive(found, self.context.cards.get)
        crypt = ", ".join(f"{slot.count} {slot.card.name}" for slot in crypt_order(deck))
        library = ", ".join(f"{part.count} {part.title}" for part in sections(deck))
        clans: Counter[str] = Counter()
        for slot in deck.crypt:
            if isinstance(slot.card, CryptCard):
                clans[slot.card.clan] += slot.count
        main = ", ".join(clan for clan, _ in clans.most_common(2))
        return f"{main}\nCrypt: {crypt}\nLibrary {deck.library_count}: {library}"

    def _open(self) -> None:
        found = self._chosen()
        if found is not None:
            self.context.session.open_archive(found, self.context.cards)


PANEL = PanelSpec(
    key=_KEY,
    title="Winning decks",
    area=Area.LEFT,
    order=50,
    factory=ArchivePanel,
    group="cards",
    hint="Decks that won tournaments, to look at and to copy",
)
