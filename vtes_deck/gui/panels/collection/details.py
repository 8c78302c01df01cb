"""One card of the collection: its copies in decks, and by printing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import override

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardbase.database import CardBase
from cardbase.model import AnyCard
from vtes_deck.app.collection_rows import where_used
from vtes_deck.collection.model import MAX_COPIES, Collection, Lot
from vtes_deck.collection.usage import Usage
from vtes_deck.graphics import theme
from vtes_deck.gui.panels.collection.table import COPIES, PRINTING, LotsTable, set_title
from vtes_deck.gui.panels.collection.words import MINUS, keyed
from vtes_deck.gui.widgets.column_widths import fit
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr

_PLUS = frozenset({Qt.Key.Key_Plus, Qt.Key.Key_Equal})


class Details(QWidget):
    """The copies of the selected card.

    Signals:
        stepped: a lot, and the change in its copies.
        found_out: a lot, and the number of copies of the unknown printing that belong to it.
        edited: a lot before and after the edit.
    """

    stepped = Signal(object, int)
    found_out = Signal(object, int)
    edited = Signal(object, object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.title = PlainLabel(self)
        self.title.setProperty("look", "heading")
        self.title.setWordWrap(True)
        self.where = PlainLabel(self)
        self.where.setProperty("look", "muted")
        self.where.setWordWrap(True)
        self.model = LotsTable(self.edited.emit, self)
        self.table = _LotsView(self)
        self.table.setModel(self.model)
        self.table.stepped.connect(self._step)
        self.table.found_out.connect(self._find_out)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setStretchLastSection(True)
        for column, lines in enumerate((14, 4, 5, 5, 7, 7)):
            fit(header, column, metrics.line * lines)
        self.table.verticalHeader().setDefaultSectionSize(round(metrics.line * 1.35))
        self.table.setMinimumHeight(metrics.line * 4)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, 0)
        layout.setSpacing(metrics.small)
        layout.addWidget(self.title)
        layout.addWidget(self.where)
        layout.addWidget(self.table, 1)

    def show_card(self, card: AnyCard | None, usage: Usage, cards: CardBase) -> None:
        """Show the copies of a card; without one, explain the purpose of this area."""
        self.table.setVisible(card is not None)
        set_look(self.title, "heading" if card else "muted")
        if card is None:
            self.title.setText(tr("Select a card to see and change its copies by printing."))
            self.where.clear()
            self.where.hide()
            self.model.show_lots((), {})
            return
        have = usage.collection.owned.count(card.id)
        self.title.setText(
            plural("{card}: {n} copies", "{card}: {n} copy", have, card=card.unique_name)
        )
        self.where.setText(where_used(usage, card.id))
        self.where.setVisible(bool(self.where.text()))
        self.table.setAccessibleName(tr("Printings of {card}", card=card.unique_name))
        self.model.show_lots(
            printings_of(card, usage.collection),
            {code: set_title(found) for code, found in cards.sets.items()},
        )
        if not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index(0, COPIES))

    def _step(self, by: int) -> None:
        lot = self.model.lot(self.table.currentIndex().row())
        if lot is not None:
            self.stepped.emit(lot, by)

    def _find_out(self, copies: int) -> None:
        lot = self.model.lot(self.table.currentIndex().row())
        if lot is not None:
            self.found_out.emit(lot, copies)


class _CellEditor(QStyledItemDelegate):
    """Edits a cell; Up and Down end the edit and go to another row."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(editor, QWidget)
            and event.key() in {Qt.Key.Key_Up, Qt.Key.Key_Down}
        ):
            self.commitData.emit(editor)
            self.closeEditor.emit(editor)
            QApplication.sendEvent(self._view, event)
            return True
        return super().eventFilter(editor, event)


class _LotsView(QTableView):
    """The table of printings, with + and - for the copies of the row.

    Signals:
        stepped: the change in the copies.
        found_out: the number of copies of the unknown printing that belong to this one.
    """

    stepped = Signal(int)
    found_out = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Printings"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(_CellEditor(self))
        self.verticalHeader().hide()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)

    def _menu(self, where: QPoint) -> None:
        if not self.currentIndex().isValid():
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(keyed(tr("One copy more"), "+"), partial(self.stepped.emit, 1))
        menu.addAction(keyed(tr("One copy fewer"), MINUS), partial(self.stepped.emit, -1))
        menu.addSeparator()
        one = keyed(tr("Assign one unknown copy to this printing"), "U")
        menu.addAction(one, partial(self.found_out.emit, 1))
        every = keyed(tr("Assign all unknown copies"), "Shift+U")
        menu.addAction(every, partial(self.found_out.emit, MAX_COPIES))
        menu.popup(self.viewport().mapToGlobal(where))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.state() == QAbstractItemView.State.EditingState:
            super().keyPressEvent(event)  # keys that an open editor ignores
        elif event.key() in _PLUS:
            self.stepped.emit(1)
        elif event.key() == Qt.Key.Key_Minus:
            self.stepped.emit(-1)
        elif event.key() == Qt.Key.Key_U:
            shift = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.found_out.emit(MAX_COPIES if shift else 1)
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            index = self.currentIndex()
            at = COPIES if index.column() == PRINTING else index.column()
            self.edit(index.siblingAtColumn(at))
        else:
            super().keyPressEvent(event)


def printings_of(card: AnyCard, collection: Collection) -> tuple[Lot, ...]:
    """The lots of a card, with an empty one for each printing that is not owned.

    The unknown printing first, then the newest.
    """
    owned = collection.owned.lots(card.id)
    sets = list(dict.fromkeys(p.set for p in reversed(card.printings)))
    more = [lot.set for lot in owned if lot.set and lot.set not in sets]
    found: list[Lot] = []
    for code in dict.fromkeys(["", *more, *sets]):
        here: Sequence[Lot] = [lot for lot in owned if lot.set == code]
        if not any(lot.plain for lot in here):
            found.append(_none(card, code))
        found.extend(sorted(here, key=_plain_first))
    return tuple(found)


def _none(card: AnyCard, code: str) -> Lot:
    return msgspec.structs.replace(Lot(card.id, 1, code), count=0)


def _plain_first(lot: Lot) -> bool:
    return not lot.plain
