"""The player's smart tags: each is a search, and the matching decks have the tag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QWidget

from cardbase.archive_search import ArchiveIndex, complete_decks, guide_decks, read_decks
from cardbase.search import Completion, QueryError
from vtes_deck.app.collection import CollectionBook
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.shelf import ShelfEntry
from vtes_deck.app.shelf_searches import clean_name, found_by, index_of_shelf
from vtes_deck.collection.model import MAX_NAME_LENGTH, MAX_SMART, SmartTag
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.collection_store import CollectionPanelKeys
from vtes_deck.gui.dialogs.guide import GuideDialog
from vtes_deck.gui.dialogs.named_queries import NamedQueriesDialog
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.language import plural, tr

_NAMED = 12
"""Maximum decks named below a search."""


class SmartTagsDialog(NamedQueriesDialog):
    """Edit smart tags, and see which decks have them.

    A complete tag without errors is saved when another tag is selected or the dialog is closed;
    undo reverts it.

    Attributes:
        undo, help: the buttons that only this dialog has.
    """

    def __init__(
        self,
        context: Context,
        book: CollectionBook,
        entries: Sequence[ShelfEntry],
        parent: QWidget | None = None,
    ) -> None:
        self._keys = CollectionPanelKeys(book)  # the first event, for the title, uses it
        super().__init__(
            tr("Your smart tags"),
            tr(
                "Decks that match the search get the tag. It works like the search for "
                "winning decks: cards, clan, Disciplines, capacity, groups, name."
            ),
            parent,
        )
        self._context = context
        self._book = book
        self._work = CollectionWork(book)
        self._titles = {entry.path: entry.title for entry in entries}
        self._index: ArchiveIndex | None = None
        self._before = ""
        self._make_parts()
        self._show_tags()
        self._look(entries)

    # ----------------------------------------------------------------------------------- building

    def _make_parts(self) -> None:
        self.entries.setAccessibleName(tr("Your smart tags"))
        self.name.setAccessibleName(tr("Name of the tag"))
        self.name.setPlaceholderText(tr("such as: Arika"))
        self.name.setMaxLength(MAX_NAME_LENGTH)
        self.box.setAccessibleName(tr("Search of the tag"))
        self.box.setPlaceholderText(tr("such as:  2+ arika  avg<=6"))
        self.undo = QPushButton(icons.icon("ui/undo"), tr("&Undo"), self)
        self.help = QPushButton(icons.icon("ui/help"), tr("&How to search"), self)
        for button in (self.undo, self.help):
            button.setAutoDefault(False)
        self.below_list.addWidget(self.undo)
        self.below.insertWidget(0, self.help)
        self.undo.clicked.connect(self._book.undo)
        self.help.clicked.connect(self._guide)
        self.finished.connect(self._on_finished)
        unsubscribe = self._book.subscribe(self._show_tags)
        self.destroyed.connect(lambda _gone: unsubscribe())
        self._unsubscribe = unsubscribe

    def _look(self, entries: Sequence[ShelfEntry]) -> None:
        cards = self._context.cards

        def work(_task: Task) -> ArchiveIndex:
            return index_of_shelf(entries, cards)

        self._context.jobs.run(
            tr("Reading your decks"), work, done=self._arrived, owner=self, quiet=True
        )

    def _arrived(self, index: ArchiveIndex) -> None:
        self._index = index
        self.on_text()

    @override
    def complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete_decks(text, cursor, self._index) if self._index is not None else ()

    # ------------------------------------------------------------------------------------ showing

    def _show_tags(self) -> None:
        """List the current tags, and keep the choice."""
        smart = self._book.value.smart
        names = [tag.name for tag in smart]
        self.entries.blockSignals(True)
        self.entries.clear()
        for tag in smart:
            item = QListWidgetItem(tag.name, self.entries)
            item.setToolTip(plain_tip(tag.query))
        if self._before in names:
            self.entries.setCurrentRow(names.index(self._before))
        self.entries.blockSignals(False)
        found = next((tag for tag in smart if tag.name == self._before), None)
        if found is None and self._before:
            self._write(SmartTag("", ""))  # it was discarded or undone
        elif found is not None and found != self._written:
            self._write(found)
        self.on_text()

    def _write(self, tag: SmartTag) -> None:
        self._before = tag.name
        for line, text in ((self.name, tag.name), (self.box, tag.query)):
            if line.text() != text:
                line.setText(text)

    @property
    def _written(self) -> SmartTag:
        return SmartTag(clean_name(self.name.text()), self.box.text().strip())

    @property
    def _error(self) -> QueryError | None:
        """The error of the whole search."""
        if self._index is None:
            return None
        reading = read_decks(self.box.text(), self._index, unfinished=False)
        return reading.errors[0] if reading.errors else None

    @property
    def _whole(self) -> bool:
        """Whether the edited tag is complete and has changed."""
        tag, smart = self._written, self._book.value.smart
        whole = bool(tag.name and tag.query) and self._index is not None and self._error is None
        room = len(smart) < MAX_SMART or bool(self._before)
        return whole and room and tag not in smart

    @override
    def on_text(self) -> None:
        index, text = self._index, self.box.text()
        self.delete.setEnabled(bool(self._before))
        self.undo.setEnabled(self._book.undo_label is not None)
        self.save.setEnabled(self._whole)
        if index is None:
            self.count.setText(tr("Reading your decks …"))
            return
        errors = read_decks(text, index).errors
        self.box.show_errors(errors)
        self.error.set_error(errors[0] if errors else None)
        self.count.setText("" if errors else self._fitting(text, index))

    def _fitting(self, text: str, index: ArchiveIndex) -> str:
        if not text.strip():
            return ""
        try:
            paths = found_by(text, index)
        except QueryError:
            return ""  # it is not finished
        names = [self._titles[path] for path in paths[:_NAMED]]
        if len(paths) > _NAMED:
            names.append("\N{HORIZONTAL ELLIPSIS}")
        if not names:
            return tr("No decks match.")
        return plural("{n} decks: {names}", "{n} deck: {names}", len(paths), names=", ".join(names))

    # ------------------------------------------------------------------------------------ actions

    @override
    def begin(self) -> None:
        """Start a new tag."""
        self._settle()
        self._write(SmartTag("", ""))
        self.entries.setCurrentRow(-1)
        self.name.setFocus()

    @override
    def save_entry(self) -> None:
        """Save the tag, or move the focus to the missing or wrong field."""
        error = self._error
        if not clean_name(self.name.text()):
            self.name.setFocus()
        elif error is not None:
            self.box.show_errors((error,))
            self.error.set_error(error)
            self.box.setFocus()
            self.box.setSelection(error.start, max(1, error.end - error.start))
        elif not self.box.text().strip():
            self.box.setFocus()
        else:
            self._settle()

    def _settle(self) -> None:
        if self._whole:
            before, self._before = self._before, self._written.name
            self._work.keep_smart(before or self._before, self._written)

    @override
    def choose(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        name = item.text()
        self._settle()
        found = next((tag for tag in self._book.value.smart if tag.name == name), None)
        if found is not None:
            self._write(found)
            self._show_tags()

    @override
    def delete_entry(self) -> None:
        if self._before:
            name, self._before = self._before, ""
            self._write(SmartTag("", ""))
            self._work.drop_smart(name)

    def _guide(self) -> None:
        GuideDialog(tr("How to search the winning decks"), guide_decks(tr), self).open()

    def _on_finished(self) -> None:
        self._settle()
        self._unsubscribe()

    @override
    def event(self, event: QEvent) -> bool:
        return self._keys.take(event, self.focusWidget()) or super().event(event)
