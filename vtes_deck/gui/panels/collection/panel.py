"""The Collection panel."""

from __future__ import annotations

from functools import partial
from typing import override

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QMenu,
    QTableView,
)

from cardbase.model import AnyCard
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.collection_edits import USES, CollectionWork
from vtes_deck.app.collection_rows import (
    CollectionRow,
    CollectionView,
    deck_counts,
    matching,
    rows,
)
from vtes_deck.collection.model import Lot, Use
from vtes_deck.graphics import theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.collection_store import CollectionPanelKeys, CollectionStore
from vtes_deck.gui.panels import Context
from vtes_deck.gui.panels.collection import words
from vtes_deck.gui.panels.collection.actions import CollectionActions, CollectionPanelBase
from vtes_deck.gui.panels.collection.layout import Parts
from vtes_deck.gui.panels.collection.table import CollectionTable, set_title
from vtes_deck.gui.shortcut_tips import native
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.column_widths import fit
from vtes_deck.gui.widgets.pasted_list import PastedList
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.language import tr

_KEY = "collection"
_PAUSE = 120
"""Milliseconds without typing before the list follows."""

_PLUS = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Equal})


class CollectionPanel(CollectionPanelBase):
    """The collection panel: search, counts, wishes, trades, and the cards the open deck lacks."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.collecting = CollectionStore.of(context)
        self.book = self.collecting.book
        self.work = CollectionWork(self.book)
        self._keys = CollectionPanelKeys(self.book)
        self.model = CollectionTable(self)
        self.parts = Parts(self, context.cards.complete)
        self.parts.table.setModel(self.model)
        self._only: frozenset[int] | None = None
        self._stale = True
        self._set_up_table(self.parts.table)
        self._steady = StableRows(self.parts.table, self.model.settle)
        self.model.modelReset.connect(self._fit_columns)
        self._fit_columns()
        self._fill_choices()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self.acts = CollectionActions(self)
        self.parts.more.setMenu(self.acts.menu)
        self.parts.undo.clicked.connect(self.acts.undo.trigger)
        self.parts.redo.clicked.connect(self.acts.redo.trigger)
        self._connect()
        self.show_all()

    # ------------------------------------------------------------------------------------ set up

    def _set_up_table(self, table: QTableView) -> None:
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setSortingEnabled(True)
        table.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        table.installEventFilter(self)
        ViewHover(table, self._card_at, self.context.preview_card)

    def _card_at(self, index: QModelIndex) -> AnyCard | None:
        row = self.model.row(index.row())
        return row.card if row is not None else None

    def _fit_columns(self) -> None:
        """Fit the columns to their content; the names get the remaining space."""
        header = self.parts.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        line = theme.Metrics.of(self.font()).line
        for section in range(1, self.model.columnCount()):
            fit(header, section, line * 3)

    def _fill_choices(self) -> None:
        for view in CollectionView:
            self.parts.view.addItem(tr(words.TITLES[view]), view)
        for use in Use:
            self.parts.use.addItem(tr(USES[use]), use)
        self._fill_sets()

    def _fill_sets(self) -> None:
        sets: QComboBox = self.parts.set
        chosen = sets.currentData()
        sets.clear()
        sets.addItem(tr("Printing unknown"), "")
        for card_set in reversed(list(self.context.cards.sets.values())):
            sets.addItem(set_title(card_set), card_set.code)
        sets.setCurrentIndex(max(sets.findData(chosen), 0))

    def _connect(self) -> None:
        parts = self.parts
        parts.words.textEdited.connect(lambda _text: self._pause.start())
        parts.words.returnPressed.connect(self._go_to_first)
        self._pause.timeout.connect(self._search)
        parts.view.activated.connect(lambda _index: self.show_all())
        parts.use.activated.connect(self._mark)
        parts.add.chosen.connect(self.add_copies)
        parts.add.refused.connect(self._refuse)
        PastedList(parts.add).found.connect(self.acts.import_list)
        self._keys.watch(parts.add)
        parts.add.left.connect(parts.table.setFocus)
        parts.details.stepped.connect(self._step_lot)
        parts.details.found_out.connect(self._find_out)
        parts.details.edited.connect(self._edit_lot)
        parts.banner.offered.connect(self._on_offer)
        parts.begin_import.clicked.connect(self.acts.import_.trigger)
        parts.table.selectionModel().currentRowChanged.connect(self._look)
        parts.table.activated.connect(self._to_printings)
        parts.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        parts.table.customContextMenuRequested.connect(self._menu)
        self.collecting.changed.connect(self.show_all)

    # --------------------------------------------------------------------------------- the window

    def changed(self, changes: Changes) -> None:
        """Follow the deck, its file, the card data and the selection."""
        if changes.touches(What.CARDBASE):
            self._fill_sets()
            self._only = matching(self.parts.words.text(), self.context.cards)
        if changes.touches(What.DECK | What.FILE | What.CARDBASE):
            self.show_all()
        elif changes.touches(What.SELECTION):
            self._show_details()
        elif changes.touches(What.METADATA):
            self._show_use()

    def take_focus(self) -> None:
        """Move the focus to the line that adds cards."""
        self.parts.add.setFocus()
        self.parts.add.selectAll()

    def panel_actions(self) -> tuple[QAction, ...]:
        """The actions for the collection as a whole."""
        return self.acts.all

    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        """Keys of the two tables."""
        return (
            (f"+  {words.MINUS}", tr("One copy more or fewer")),
            (f"W  {native('Shift+W')}", tr("Add to or remove from the wish list")),
            (f"T  {native('Shift+T')}", tr("Add to or remove from the trade list")),
            (tr("Enter"), tr("Go to the printings of the card")),
            (
                f"U  {native('Shift+U')}",
                tr("In the printings: assign one or all unknown copies"),
            ),
            (native("Ctrl+Z"), tr("Undo in the collection")),
        )

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.show_all()

    @override
    def save_state(self) -> str:
        return str(self.view.value)

    def restore_state(self, state: str) -> None:
        """Restore the last view."""
        index = self.parts.view.findData(state)
        if index >= 0:
            self.parts.view.setCurrentIndex(index)
            self.show_all()

    # ------------------------------------------------------------------------------------ showing

    @property
    @override
    def view(self) -> CollectionView:
        return CollectionView(self.parts.view.currentData())

    def shown_rows(self, view: CollectionView) -> tuple[CollectionRow, ...]:
        """The rows of a view, filtered by the search line."""
        return self._rows(view, self._only)

    @override
    def all_rows(self, view: CollectionView) -> tuple[CollectionRow, ...]:
        """The rows of a view."""
        return self._rows(view, None)

    def _rows(self, view: CollectionView, only: frozenset[int] | None) -> tuple[CollectionRow, ...]:
        session = self.context.session
        return rows(
            view,
            self.book.usage,
            self.context.cards,
            deck=deck_counts(session.deck),
            path=str(session.path or ""),
            only=only,
        )

    def show_all(self) -> None:
        """Refresh all parts."""
        self._stale = not self.isVisible()
        if self._stale:
            return
        parts = self.parts
        ready = self.collecting.ready
        parts.more.setEnabled(ready)
        parts.banner.show_trouble(self.collecting.trouble)
        if not ready:
            parts.show_empty("" if self.collecting.trouble else tr("Reading the collection …"))
            parts.summary.clear()
            return
        keep = self._current_id()
        found = self.shown_rows(self.view)
        stay = self._steady.stays((self.view, self._only))
        self.model.show_rows(self.view, found, stay=stay)
        self._select(keep)
        self._show_empty(found)
        parts.summary.setText(words.summary(self.view, found, self.book.value))
        self._show_use()
        self._show_details()
        undo, redo = self.book.undo_label, self.book.redo_label
        parts.undo.setEnabled(undo is not None)
        parts.undo.setToolTip(
            plain_tip(tr("Undo: {what}", what=undo) if undo else tr("Nothing to undo"))
        )
        parts.redo.setEnabled(redo is not None)
        parts.redo.setToolTip(
            plain_tip(tr("Redo: {what}", what=redo) if redo else tr("Nothing to redo"))
        )
        self.acts.allow(found)

    def _show_empty(self, found: tuple[CollectionRow, ...]) -> None:
        text = ""
        if not found:
            query = self.parts.words.text().strip()
            nothing = self.book.value.empty and self.view is CollectionView.OWNED and not query
            text = tr(words.FIRST) if nothing else words.empty(self.view, query)
        self.parts.show_empty(text, beginning=self.book.value.empty)

    def _show_use(self) -> None:
        session = self.context.session
        path = str(session.path or "")
        kept = self.book.value.decks.get(path)
        use = kept.use if kept else Use.IDEA
        self.parts.use.setCurrentIndex(self.parts.use.findData(use))
        self.parts.use_row.setVisible(self.view is CollectionView.DECK)
        self.parts.use.setEnabled(self.collecting.ready and bool(path))
        self.parts.use.setToolTip(tr(words.USE_HINTS[use] if path else words.NO_FILE))
        self.parts.use_words.setText(tr("This deck is") if path else tr(words.NO_FILE))
        self.parts.use.setVisible(bool(path))
        shared = self.book.usage.sharing(deck_counts(session.deck), path)
        self.parts.sharing.setText(words.sharing(shared))
        self.parts.sharing.setVisible(bool(shared) and self.view is CollectionView.DECK)

    def _show_details(self) -> None:
        if self.collecting.ready:
            self.parts.details.show_card(
                self.context.session.selected, self.book.usage, self.context.cards
            )

    def _search(self) -> None:
        self._pause.stop()
        self._only = matching(self.parts.words.text(), self.context.cards)
        self.show_all()

    def _go_to_first(self) -> None:
        self._search()
        if self.model.rowCount():
            self.parts.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.parts.table.selectRow(0)

    def _current_id(self) -> int | None:
        row = self.model.row(self.parts.table.currentIndex().row())
        return row.id if row else None

    def _select(self, card_id: int | None) -> None:
        """Put the cursor back on its card."""
        number = -1 if card_id is None else self.model.row_of(card_id)
        if number >= 0 and number != self.parts.table.currentIndex().row():
            selection = self.parts.table.selectionModel()
            selection.blockSignals(True)
            self.parts.table.selectRow(number)
            selection.blockSignals(False)

    def _look(self, index: QModelIndex, _before: object = None) -> None:
        row = self.model.row(index.row())
        if row is not None and row.card is not None:
            self.context.session.select(row.card, origin=_KEY)

    def _to_printings(self, _index: QModelIndex) -> None:
        self.parts.details.table.setFocus(Qt.FocusReason.TabFocusReason)

    # ----------------------------------------------------------------------------------- changing

    def add_copies(self, card: AnyCard, copies: int) -> None:
        """Add copies of a card from the chosen set, or remove some."""
        if not self.collecting.ready:
            self.parts.say(tr("The collection is loading."))
            return
        code = str(self.parts.set.currentData() or "")
        if code and code not in {printing.set for printing in card.printings}:
            self.parts.say(
                tr("{card} was not printed in that set: printing unknown.", card=card.unique_name)
            )
            code = ""
        self.work.own(card, copies, code)
        self.context.session.select(card, origin=_KEY)

    def _refuse(self, name: str) -> None:
        self.parts.say(tr("No card is called “{name}”.", name=name))

    def _step(self, by: int) -> None:
        for row in self._chosen():
            if row.card is not None:
                self.add_copies(row.card, by)
            elif by < 0:
                self.work.give_away(row)

    def _wish(self, by: int) -> None:
        if chosen := self._chosen():
            self.work.wish(chosen, by)

    def _offer(self, by: int) -> None:
        if chosen := self._chosen():
            self.work.offer(chosen, by)

    def _step_lot(self, lot: Lot, by: int) -> None:
        self.work.step(lot, by, self._name(lot.card))

    def _find_out(self, lot: Lot, copies: int) -> None:
        if not self.work.set_printing(lot, copies, self._name(lot.card)):
            self.parts.say(tr("There are no copies of an unknown printing."))

    def _edit_lot(self, lot: Lot, wanted: Lot) -> None:
        self.work.change(lot, wanted, self._name(lot.card))

    def _mark(self, _index: int) -> None:
        """Set whether the open deck is built from owned cards."""
        session = self.context.session
        if session.path is not None:
            use = Use(self.parts.use.currentData())
            self.work.mark(str(session.path), session.title, session.deck, use)

    def _on_offer(self, what: str) -> None:
        offers = {
            "theirs": self.collecting.take_theirs,
            "ours": self.collecting.keep_ours,
            "again": self.collecting.save,
            "dismiss": self.collecting.dismiss,
        }
        offers[what]()

    # ------------------------------------------------------------------------------- keys and menu

    def _chosen(self) -> list[CollectionRow]:
        numbers = [index.row() for index in self.parts.table.selectionModel().selectedRows()]
        return [row for number in sorted(numbers) if (row := self.model.row(number)) is not None]

    def _name(self, card_id: int) -> str:
        card = self.context.cards.get(card_id)
        return card.unique_name if card else self.book.value.names.get(card_id, str(card_id))

    def _menu(self, where: QPoint) -> None:
        if not self._chosen():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, keys, slot in (
            (tr("One copy more"), "+", partial(self._step, 1)),
            (tr("One copy fewer"), words.MINUS, partial(self._step, -1)),
            (tr("Add one to the wish list"), "W", partial(self._wish, 1)),
            (tr("Remove one from the wish list"), "Shift+W", partial(self._wish, -1)),
            (tr("Add one to the trade list"), "T", partial(self._offer, 1)),
            (tr("Remove one from the trade list"), "Shift+T", partial(self._offer, -1)),
        ):
            menu.addAction(words.keyed(text, keys), slot)
        menu.popup(self.parts.table.viewport().mapToGlobal(where))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.parts.table
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
        ):
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        plain = Qt.KeyboardModifier.NoModifier | Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & ~(plain | Qt.KeyboardModifier.KeypadModifier):
            return False
        by = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        if event.key() in _PLUS:
            self._step(1)
        elif event.key() == Qt.Key.Key_Minus:
            self._step(-1)
        elif event.key() == Qt.Key.Key_W:
            self._wish(by)
        elif event.key() == Qt.Key.Key_T:
            self._offer(by)
        else:
            return False
        return True

    @override
    def event(self, event: QEvent) -> bool:
        return self._keys.take(event, self.focusWidget()) or super().event(event)
