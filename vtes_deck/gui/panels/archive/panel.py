"""The tournament winning decks: search, view, card usage, open a copy."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import override

import msgspec
from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive import ArchiveDeck
from cardbase.archive_search import (
    ArchiveIndex,
    complete_decks,
    guide_decks,
    index_of_archive,
    search_typed_decks,
    warm,
)
from cardbase.search import Completion, QueryError, Value
from vtes_deck.app.changes import Changes, What
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.dialogs.comparison_sides import winner_side
from vtes_deck.gui.dialogs.guide import GuideDialog
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models.archive_table import (
    DATE,
    ArchiveTable,
    main_clans,
)
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.archive.card_usage import CardUsageView
from vtes_deck.gui.panels.archive.fields import Fields
from vtes_deck.gui.panels.archive.metagame import MetagameView
from vtes_deck.gui.panels.archive.query_fields import QueryField, rewritten
from vtes_deck.gui.widgets.deck_preview import DeckPreview
from vtes_deck.gui.widgets.fitted_button import FittedButton
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.query_box import QueryBox
from vtes_deck.gui.widgets.query_error_line import QueryErrorLine
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.gui.widgets.winners_table import WinnersTable
from vtes_deck.gui.window_state import restored
from vtes_deck.language import mark, number, tr

_KEY = "archive"
_PATIENCE = 700
"""Milliseconds without typing before an error is explained."""

_NOTHING = mark("No winning deck matches. Remove a condition, or ask for fewer copies.")
_NO_ARCHIVE = mark(
    "These card data contain no winning decks. Choose File ▸ Card data … to update them."
)


class _State(msgspec.Struct, frozen=True):
    """The saved state: earlier queries, visibility of the form, position of the splitter."""

    history: tuple[str, ...] = ()
    fields: bool = False
    halves: tuple[int, ...] = ()


class ArchivePanel(Panel):
    """A query as text or in fields; the matching decks, and the cards played in them.

    Attributes:
        box: the query.
        error: the errors in it.
        fields: the form; ``None`` until it is first shown.
        model, table: the decks.
        played: the cards.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._index: ArchiveIndex | None = None
        self.fields: Fields | None = None
        self._errors: Sequence[QueryError] = ()
        self._order: tuple[Value, ...] = ()
        self._asked: str | None = None
        self._clans: dict[str, str] = {}
        self.box = QueryBox(self._complete, self)
        self.box.setObjectName("deckQuery")
        self.box.setPlaceholderText(
            tr("Search decks:  2+ arika and govern,  clan:ventrue date>=2015")
        )
        self.box.setAccessibleName(tr("Search the winning decks"))
        self.error = QueryErrorLine(self)
        self.act_fields = QPushButton(icons.icon("ui/filter"), tr("Fields"), self)
        self.act_fields.setCheckable(True)
        self.act_fields.setToolTip(tr("Search with a form; it fills in the search box"))
        self.help = QPushButton(icons.icon("ui/help"), "", self)
        self.help.setAccessibleName(tr("How to search the winning decks"))
        self.help.setToolTip(tr("How to search the winning decks"))
        self.again = QPushButton(tr("Try again"), self)
        self.with_card = FittedButton(icons.icon("ui/add"), self)
        self.with_card.setAccessibleName(tr("Only decks with the selected card"))
        self.with_card.hide()
        self.model = ArchiveTable(self)
        self.table = WinnersTable(self.model, self)
        self._steady = StableRows(self.table, self.model.settle)
        self.count = PlainLabel(tr("Reading the archive …"), self)
        self.count.setProperty("look", "muted")
        self.preview = DeckPreview(tr("Selected winning deck"), context.preview_card, self)
        self.open_copy = QPushButton(icons.icon("ui/open"), tr("&Open a copy"), self)
        self.compare_button = QPushButton(icons.icon("ui/compare"), tr("Compare …"), self)
        self.compare_button.setToolTip(tr("Compare the open deck with this one"))
        self.played = CardUsageView(context, self)
        self.metagame = MetagameView(context, self)
        self.tabs = QTabWidget(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PATIENCE)
        self._lay_out()
        self._connect()
        self._look()
        self._read()

    # ------------------------------------------------------------------------------------ building

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        top = QHBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.gap)
        top.setSpacing(metrics.gap)
        top.addWidget(self.box, 1)
        top.addWidget(self.act_fields)
        top.addWidget(self.help)
        self._form = QVBoxLayout()
        self._form.setContentsMargins(0, 0, 0, 0)
        also = QHBoxLayout()
        also.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.gap)
        self.count.setWordWrap(True)
        self.count.setMinimumWidth(metrics.line * 8)  # otherwise the button takes its space
        also.addWidget(self.count, 1)
        also.addWidget(self.again)
        also.addWidget(self.with_card)
        decks = QWidget(self)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.setSpacing(metrics.gap)
        below.addStretch(1)
        below.addWidget(self.compare_button)
        below.addWidget(self.open_copy)
        list_layout = QVBoxLayout(decks)
        list_layout.setContentsMargins(0, 0, 0, 0)
        list_layout.setSpacing(0)
        self.halves = TurningSplitter(decks, vertical=(4, 5), horizontal=(1, 1))
        self.halves.addWidget(self.table)
        self.halves.addWidget(self.preview)
        list_layout.addWidget(self.halves, 1)
        list_layout.addLayout(below)
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Decks, or what they play"))
        self.tabs.tabBar().setAccessibleName(tr("Decks, or what they play"))
        self.tabs.addTab(decks, icons.icon("ui/deck"), tr("Decks"))
        self.tabs.addTab(self.played, icons.icon("ui/statistics"), tr("Cards in them"))
        self.tabs.addTab(self.metagame, icons.icon("ui/chart"), tr("Metagame"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.error)
        layout.addLayout(self._form)
        layout.addLayout(also)
        layout.addWidget(self.tabs, 1)

    def _connect(self) -> None:
        self.box.textChanged.connect(self._search)
        self.box.entered.connect(self._go_to_first)
        self.box.left.connect(self._go_to_first)
        self.box.add_wanted.connect(self._open_first)
        self.error.corrected.connect(self._correct)
        self._pause.timeout.connect(self._show_errors)
        self.act_fields.toggled.connect(self._show_fields)
        self.again.clicked.connect(self._read)
        self.help.clicked.connect(self.show_guide)
        self.with_card.clicked.connect(self._ask_card)
        self.table.selectionModel().currentRowChanged.connect(self._look)
        self.table.activated.connect(self._open)
        self.table.customContextMenuRequested.connect(self._menu)
        self.open_copy.clicked.connect(self._open)
        self.compare_button.clicked.connect(self._compare)
        self.preview.chosen.connect(self._look_at_card)
        self.tabs.currentChanged.connect(self._on_tab)
        order = (
            *(self.box, self.act_fields, self.help, self.with_card, self.tabs.tabBar()),
            *(
                self.table,
                self.preview.list,
                self.preview.read,
                self.compare_button,
                self.open_copy,
            ),
        )
        for first, second in pairwise(order):
            self.setTabOrder(first, second)

    # --------------------------------------------------------------------------------- the archive

    def _read(self) -> None:
        self.again.hide()
        cards = self.context.cards

        def work(_task: Task) -> ArchiveIndex:
            index = index_of_archive(cards)
            warm(index)  # here, and not while the player types
            return index

        self.context.jobs.run(
            tr("Reading the archive"),
            work,
            done=self._arrived,
            failed=self._failed,
            owner=self,
            key=_KEY,
        )

    def _failed(self, error: Exception) -> None:
        self.again.show()
        set_look(self.count, "warning")
        self.count.setText(tr("The archive can't be read: {error}", error=error))

    def _arrived(self, index: ArchiveIndex) -> None:
        self._index = index
        set_look(self.count, "muted")
        self._clans.clear()
        self.model.clans_of = self._clans_of
        if self.fields is not None:
            self.fields.deleteLater()
            self.fields = None
        self._show_fields(self.act_fields.isChecked())
        self.played.forget()
        self.metagame.forget()
        self._search()

    def _clans_of(self, deck: ArchiveDeck) -> str:
        clans = self._clans.get(deck.id)
        if clans is None:
            clans = self._clans[deck.id] = main_clans(deck, self.context.cards.get)
        return clans

    def _complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete_decks(text, cursor, self._index) if self._index is not None else ()

    # -------------------------------------------------------------------------------------- changes

    def changed(self, changes: Changes) -> None:
        """Read the archive again with other cards; offer the selected card."""
        if changes.touches(What.CARDBASE) and self._index is not None:
            self._read()
        if changes.touches(What.SELECTION):
            self._offer()
        if changes.touches(What.DECK):
            self.played.deck_changed()
            self.metagame.deck_changed()

    def _offer(self) -> None:
        card = self.context.session.selected
        self.with_card.setVisible(card is not None)
        if card is not None:
            self.with_card.say(tr("with {card}", card=card), str(card))
            self.with_card.setToolTip(plain_tip(tr("Only decks that play {card}", card=card)))

    @override
    def show_target(self, target: object) -> None:
        """List the winning decks that fit a query."""
        if isinstance(target, str):
            self.tabs.setCurrentIndex(0)
            self.box.remember()
            self.box.write(target)

    def take_focus(self) -> None:
        """Move the focus to the search box."""
        self.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.box.selectAll()

    def panel_actions(self) -> tuple[QAction, ...]:
        """The actions that open the chosen deck, compare with it, and show the help."""
        found = []
        for text, do in (
            (tr("Open a copy of the winning deck"), self._open),
            (tr("Compare the deck with the winning deck …"), self._compare),
            (tr("How to search the winning decks"), self.show_guide),
        ):
            action = QAction(text, self)
            action.triggered.connect(do)
            found.append(action)
        return tuple(found)

    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of the lists."""
        return (
            (tr("Down, Enter"), tr("Go from the query to the results")),
            (tr("Ctrl+Enter"), tr("Open a copy of the first deck found")),
            (tr("Enter"), tr("Open a copy of the deck; add the card")),
            (tr("Alt+Down"), tr("Earlier queries")),
        )

    # ---------------------------------------------------------------------------------- searching

    def _search(self) -> None:
        """Show what the query finds; a query is answered while it is typed."""
        if self._index is None:
            return
        text = self.box.text()
        self.metagame.show_search(text)
        found = search_typed_decks(text, self._index)
        self._errors = found.errors
        self.error.set_error(None)
        self.box.show_errors(())
        if found.errors:
            self._pause.start()
        if found.query.order and found.query.order != self._order:
            # The latest order applies, from the query or a column.
            self.table.sortByColumn(DATE, Qt.SortOrder.DescendingOrder)
        self._order = found.query.order
        self._show_decks(found.decks, text)
        self.played.show_decks(found.decks)
        whole = len(self._index.archive)
        nothing = _NOTHING if whole else _NO_ARCHIVE
        self.count.setText(
            tr("{part} of {all} winning decks", part=number(len(found.decks)), all=number(whole))
            if found.decks
            else tr(nothing)
        )
        if self.fields is not None:
            self.fields.show_query(found.query)
        self._look()

    def _show_decks(self, decks: Sequence[ArchiveDeck], asked: str) -> None:
        """Show what was found. The same query after new card data keeps rows and selection.

        Otherwise the first deck is selected, so that the preview is not empty.
        """
        same, self._asked = asked == self._asked, asked
        before = self.chosen if same else None
        self.model.show_decks(decks, stay=self._steady.stays(asked))
        row = self.model.row_of(before.id) if before is not None else -1
        if row < 0 and decks:
            row = 0
        if row >= 0:
            self.table.selectRow(row)

    def _show_errors(self) -> None:
        self.box.show_errors(self._errors)
        self.error.set_error(self._errors[0] if self._errors else None)

    def _correct(self, error: QueryError, correction: str) -> None:
        text = self.box.text()
        self.box.write(f"{text[: error.start]}{correction}{text[error.end :]}")

    def _ask_card(self) -> None:
        card = self.context.session.selected
        if card is not None:
            wanted = f"card:{Value(card.full_name)}"
            text = self.box.text().strip()
            if wanted not in text:
                self.box.write(f"{text} {wanted}".strip())
                self.box.remember()

    def _show_fields(self, shown: bool) -> None:
        if self.act_fields.isChecked() != shown:
            self.act_fields.setChecked(shown)
        if shown and self.fields is None and self._index is not None:
            self.fields = Fields(self._index, self)
            self.fields.edited.connect(self._on_field)
            self._form.addWidget(self.fields)
            self._search()
        if self.fields is not None:
            self.fields.setVisible(shown)

    def _on_field(self, field: QueryField, value: str) -> None:
        if self._index is not None:
            self.box.setText(rewritten(self.box.text(), field, value, self._index))

    def show_guide(self) -> None:
        """Show the syntax of queries on winning decks."""
        GuideDialog(tr("How to search the winning decks"), guide_decks(tr), self).show()

    # ------------------------------------------------------------------------------------ the decks

    def _go_to_first(self) -> None:
        """Move the focus from the query to the results."""
        self.box.remember()
        if self.tabs.currentWidget() is self.played:
            self.played.table.go_to_first()
        elif self.model.rowCount():
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.table.selectRow(0)
            self.table.setCurrentIndex(self.model.index(0, 0))

    def _on_tab(self) -> None:
        if self.tabs.currentWidget() is self.played:
            self.played.count()

    @property
    def chosen(self) -> ArchiveDeck | None:
        """The selected deck."""
        return self.model.deck(self.table.currentIndex().row())

    def _look(self, _index: QModelIndex | None = None, _before: object = None) -> None:
        found = self.chosen
        for button in (self.open_copy, self.compare_button):
            button.setEnabled(found is not None)
        if found is None:
            self.preview.say("")
        else:
            self.preview.show_deck(found, from_archive(found, self.context.cards.get))

    def _look_at_card(self, card_id: int) -> None:
        card = self.context.cards.get(card_id)
        if card is not None:
            self.context.session.select(card, origin=_KEY)

    def _open_first(self) -> None:
        """Open a copy of the chosen deck, or of the first that was found."""
        if self.chosen is None and self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
        self._open()

    def _open(self) -> None:
        found = self.chosen
        if found is not None:
            self.box.remember()
            self.context.session.open_archive(found, self.context.cards)

    def _compare(self) -> None:
        found = self.chosen
        if found is not None:
            side = winner_side(found, self.context)
            delayed.comparison.CompareDialog(self.context, before=side, parent=self.window()).show()

    def _menu(self, place: QPoint) -> None:
        found = self.model.deck(self.table.indexAt(place).row())
        if found is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Open a copy"), self._open)
        menu.addAction(tr("Compare with the open deck …"), self._compare)
        menu.addSeparator()
        for title, query in self._more_like(found):
            menu.addAction(title.replace("&", "&&")).triggered.connect(
                lambda _checked=False, query=query: self.box.write(query)
            )
        menu.popup(self.table.viewport().mapToGlobal(place))

    def _more_like(self, found: ArchiveDeck) -> list[tuple[str, str]]:
        """Related decks, as queries."""
        ways = [(tr("Decks by {player}", player=found.player), f"player:{Value(found.player)}")]
        if found.event.country:
            ways.append(
                (
                    tr("Decks from {country}", country=found.event.country),
                    f"country:{Value(found.event.country)}",
                )
            )
        clans = self._clans_of(found).split(", ")
        ways += [(tr("{clan} decks", clan=clan), f"clan:{Value(clan)}") for clan in clans if clan]
        return ways

    # ---------------------------------------------------------------------------------------- state

    def save_state(self) -> str:
        """Earlier queries, visibility of the form, position of the splitter."""
        state = _State(tuple(self.box.history), self.act_fields.isChecked(), self.halves.heights)
        return msgspec.json.encode(state).decode()

    @override
    def restore_state(self, state: str) -> None:
        kept = restored(state, _State)
        if kept is None:
            return
        self.box.set_history(kept.history)
        self.act_fields.setChecked(kept.fields)
        self.halves.restore_heights(kept.halves)
