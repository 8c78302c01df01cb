"""The actions on the whole collection, behind the menus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from vtes_deck.app.collection import CollectionBook
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.collection_rows import CollectionRow, CollectionView, missing_list, plain_list
from vtes_deck.gui import delayed
from vtes_deck.gui.panels import Panel
from vtes_deck.gui.panels.collection import words
from vtes_deck.gui.panels.collection.layout import Parts
from vtes_deck.gui.panels.collection.table import CollectionTable
from vtes_deck.gui.panels.collection.unread_lines import UnreadLines
from vtes_deck.language import plural, tr


class CollectionPanelBase(Panel):
    """The parts of the collection panel that its actions use; the panel creates them."""

    book: CollectionBook
    work: CollectionWork
    model: CollectionTable
    parts: Parts

    @property
    def view(self) -> CollectionView:
        """The view that is shown."""
        raise NotImplementedError

    def all_rows(self, view: CollectionView) -> tuple[CollectionRow, ...]:
        """All rows of a view, hidden ones included."""
        raise NotImplementedError


class CollectionActions(QObject):
    """The actions of a panel.

    Attributes:
        menu: the actions without a button.
        undo, redo, import_: the actions with a button.
        missing, wish, own, copy, print, unread: their texts describe them.
        all: all actions.
    """

    def __init__(self, panel: CollectionPanelBase) -> None:
        super().__init__(panel)
        self._panel = panel
        self._book = panel.book
        self.undo = self._made(tr("Undo in the collection"), "undo", self._undo)
        self.redo = self._made(tr("Redo in the collection"), "redo", self._redo)
        self.import_ = self._made(tr("Import into the collection …"), "import", self._import)
        self.export = self._made(tr("Export the collection …"), "export", self._export)
        self.missing = self._made(tr("Copy the missing cards"), "copy_missing", self._copy_missing)
        self.wish = self._made(
            tr("Add missing cards to the wish list"), "wish_missing", self._wish_missing
        )
        self.copy = self._made(tr("Copy the current list"), "copy", self._copy)
        self.print = self._made(tr("Print the current list …"), "print", self._print)
        self.own = self._made(tr("Add the deck's cards to the collection"), "own_deck", self._own)
        self.unread = self._made(tr("Lines that were not recognised …"), "unread", self._unread)
        self.menu = QMenu(panel)
        self.menu.addActions([self.import_, self.export])
        self.menu.addSeparator()
        self.menu.addActions([self.missing, self.wish, self.copy, self.print])
        self.menu.addSeparator()
        self.menu.addActions([self.own, self.unread])
        self.all = (self.undo, self.redo, *(a for a in self.menu.actions() if a.text()))

    def _made(self, text: str, name: str, slot: Callable[[], None]) -> QAction:
        action = QAction(text, self._panel)
        action.setObjectName(name)
        action.triggered.connect(slot)
        return action

    def allow(self, found: Sequence[CollectionRow]) -> None:
        """Enable the actions that are possible now.

        Args:
            found: the rows that are shown.
        """
        view = self._panel.view
        missing = any(row.missing for row in self._panel.all_rows(CollectionView.DECK))
        self.missing.setEnabled(missing)
        self.wish.setEnabled(missing)
        self.own.setEnabled(bool(self._panel.context.session.deck.slots))
        self.unread.setEnabled(bool(self._book.value.unread))
        numbers = any(words.number_of(view, row) for row in found)
        self.copy.setEnabled(numbers)
        self.print.setEnabled(numbers and view in words.PRINTED)

    def _show_message(self, text: str) -> None:
        self._panel.parts.say(text)

    def _undo(self) -> None:
        label = self._book.undo()
        if label:
            self._show_message(tr("Undone: {what}", what=label))

    def _redo(self) -> None:
        label = self._book.redo()
        if label:
            self._show_message(tr("Redone: {what}", what=label))

    def _own(self) -> None:
        session = self._panel.context.session
        total = self._panel.work.own_deck(session.deck, session.title)
        self._show_message(
            plural("{n} cards added to the collection.", "{n} card added to the collection.", total)
        )

    def _wish_missing(self) -> None:
        session = self._panel.context.session
        path = str(session.path or "")
        found = self._panel.work.wish_missing(session.deck, session.title, path)
        self._show_message(
            plural("{n} cards on the wish list.", "{n} card on the wish list.", found)
        )

    # ---------------------------------------------------------------------------- import, export

    def _copy_missing(self) -> None:
        rows = self._panel.all_rows(CollectionView.DECK)
        self._to_clipboard(missing_list(rows, self._panel.context.session.title))

    def _copy(self) -> None:
        view, rows = self._panel.view, self._panel.model.rows
        if view is CollectionView.DECK:
            self._to_clipboard(missing_list(rows, self._panel.context.session.title))
            return
        found = [(row.name, words.number_of(view, row)) for row in rows]
        self._to_clipboard(plain_list((name, count) for name, count in found if count))

    def _to_clipboard(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._show_message(tr("The list was copied to the clipboard."))

    def _print(self) -> None:
        panel = self._panel
        delayed.print_dialog.ListPaper(
            panel.context, panel.view, panel.model.rows, self._book.usage, panel
        ).open()

    def _import(self) -> None:
        delayed.import_dialog.CollectionImport(self._panel.context, self._book, self._panel).open()

    def import_list(self, text: str) -> None:
        """Open the import with a list that was pasted."""
        dialog = delayed.import_dialog.CollectionImport(
            self._panel.context, self._book, self._panel
        )
        dialog.text.setPlainText(text)
        dialog.open()

    def _export(self) -> None:
        delayed.export_dialog.CollectionExport(
            self._panel.context, self._book.value, self._panel
        ).open()

    def _unread(self) -> None:
        UnreadLines(self._panel.context, self._book, self._panel).open()
