"""The player's smart tags: each is a search, and the decks that fit it have the tag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive_search import ArchiveIndex, complete_decks, guide_decks, read_decks
from cardbase.search import Completion, QueryError
from vtes_deck.app.collection import CollectionBook
from vtes_deck.app.collection_edits import CollectionWork
from vtes_deck.app.shelf import ShelfEntry
from vtes_deck.app.shelf_searches import clean_name, found_by, index_of_shelf
from vtes_deck.collection.model import MOST_OF_NAME, MOST_SMART, SmartTag
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.collection_store import CollectionPanelKeys
from vtes_deck.gui.dialogs.guide import GuideDialog
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.query_box import QueryBox
from vtes_deck.gui.widgets.query_mistake import QueryMistake
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import plural, tr

_NAMED = 12
"""Maximum decks that are named below a search."""


class SmartTagsDialog(QDialog):
    """Edit smart tags, and see which decks have them.

    A complete tag without mistakes is saved when another tag is selected or the dialog is closed;
    undo reverts it.

    Attributes:
        tags: their list.
        name, box: the tag that is being edited.
        said, count: what is wrong with its search, and which decks fit.
        new, keep, drop, undo: the buttons.
    """

    def __init__(
        self,
        context: Context,
        book: CollectionBook,
        entries: Sequence[ShelfEntry],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._keys = CollectionPanelKeys(book)  # used by the first event: the title
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Smart tags of your own"))
        self._context = context
        self._book = book
        self._work = CollectionWork(book)
        self._titles = {entry.path: entry.title for entry in entries}
        self._index: ArchiveIndex | None = None
        self._before = ""
        self._make_parts()
        self._lay_out()
        self._connect()
        self._show_tags()
        self._look(entries)

    # ----------------------------------------------------------------------------------- building

    def _make_parts(self) -> None:
        self.tags = QListWidget(self)
        self.tags.setAccessibleName(tr("Smart tags of your own"))
        self.name = QLineEdit(self)
        self.name.setAccessibleName(tr("Name of the tag"))
        self.name.setPlaceholderText(tr("such as: Arika"))
        self.name.setMaxLength(MOST_OF_NAME)
        self.box = QueryBox(self._complete, self)
        self.box.setAccessibleName(tr("Search of the tag"))
        self.box.setPlaceholderText(tr("such as:  2+ arika  avg<=6"))
        self.said = QueryMistake(self)
        self.count = PlainLabel(self)
        self.count.setWordWrap(True)
        self.hint = PlainLabel(
            tr(
                "Decks that match the search get the tag. It works like the search for "
                "winning decks: cards, clan, Disciplines, capacity, groups, name."
            ),
            self,
        )
        self.hint.setWordWrap(True)
        set_look(self.hint, "muted")
        self.new = QPushButton(icons.icon("ui/add"), tr("&New"), self)
        self.drop = QPushButton(icons.icon("ui/delete"), tr("&Delete"), self)
        self.undo = QPushButton(icons.icon("ui/undo"), tr("&Undo"), self)
        self.help = QPushButton(icons.icon("ui/help"), tr("&How to search"), self)
        self.keep = QPushButton(tr("&Keep"), self)
        set_look(self.keep, "primary")
        for button in (self.new, self.drop, self.undo, self.help, self.keep):
            button.setAutoDefault(False)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left = QVBoxLayout()
        left.addWidget(self.tags, 1)
        below = QHBoxLayout()
        for button in (self.new, self.drop, self.undo):
            below.addWidget(button)
        left.addLayout(below)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.addRow(tr("Na&me"), self.name)
        form.addRow(tr("&Search"), self.box)
        right = QVBoxLayout()
        right.addLayout(form)
        right.addWidget(self.said)
        right.addWidget(self.count)
        right.addWidget(self.hint)
        right.addStretch(1)
        doing = QHBoxLayout()
        doing.addWidget(self.help)
        doing.addStretch(1)
        doing.addWidget(self.keep)
        right.addLayout(doing)
        halves = QHBoxLayout()
        halves.setSpacing(metrics.big)
        halves.addLayout(left, 2)
        halves.addLayout(right, 3)
        layout = QVBoxLayout(self)
        layout.addLayout(halves, 1)
        layout.addWidget(self.buttons)
        self.resize(metrics.line * 46, metrics.line * 27)

    def _connect(self) -> None:
        self.tags.currentItemChanged.connect(self._choose)
        self.name.textChanged.connect(self._on_text)
        self.box.textChanged.connect(self._on_text)
        self.name.returnPressed.connect(self.keep_tag)
        self.box.entered.connect(self.keep_tag)
        self.said.corrected.connect(self._correct)
        self.new.clicked.connect(self.begin)
        self.keep.clicked.connect(self.keep_tag)
        self.drop.clicked.connect(self._drop)
        self.undo.clicked.connect(self._undo)
        self.help.clicked.connect(self._guide)
        self.buttons.rejected.connect(self.reject)
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
        self._on_text()

    def _complete(self, text: str, cursor: int) -> Sequence[Completion]:
        return complete_decks(text, cursor, self._index) if self._index is not None else ()

    # ------------------------------------------------------------------------------------ showing

    def _show_tags(self) -> None:
        """List the current tags; the chosen one stays chosen."""
        smart = self._book.value.smart
        names = [tag.name for tag in smart]
        self.tags.blockSignals(True)
        self.tags.clear()
        for tag in smart:
            item = QListWidgetItem(tag.name, self.tags)
            item.setToolTip(plain_tip(tag.query))
        if self._before in names:
            self.tags.setCurrentRow(names.index(self._before))
        self.tags.blockSignals(False)
        found = next((tag for tag in smart if tag.name == self._before), None)
        if found is None and self._before:
            self._write(SmartTag("", ""))  # it was discarded or undone
        elif found is not None and found != self._written:
            self._write(found)
        self._on_text()

    def _write(self, tag: SmartTag) -> None:
        self._before = tag.name
        for line, text in ((self.name, tag.name), (self.box, tag.query)):
            if line.text() != text:
                line.setText(text)

    @property
    def _written(self) -> SmartTag:
        return SmartTag(clean_name(self.name.text()), self.box.text().strip())

    @property
    def _mistake(self) -> QueryError | None:
        """The error of the whole search."""
        if self._index is None:
            return None
        reading = read_decks(self.box.text(), self._index, unfinished=False)
        return reading.mistakes[0] if reading.mistakes else None

    @property
    def _whole(self) -> bool:
        """Whether the edited tag can be saved, and has changed."""
        tag, smart = self._written, self._book.value.smart
        whole = bool(tag.name and tag.query) and self._index is not None and self._mistake is None
        room = len(smart) < MOST_SMART or bool(self._before)
        return whole and room and tag not in smart

    def _on_text(self) -> None:
        index, text = self._index, self.box.text()
        self.drop.setEnabled(bool(self._before))
        self.undo.setEnabled(self._book.undo_label is not None)
        self.keep.setEnabled(self._whole)
        if index is None:
            self.count.setText(tr("Reading your decks …"))
            return
        mistakes = read_decks(text, index).mistakes
        self.box.show_mistakes(mistakes)
        self.said.tell(mistakes[0] if mistakes else None)
        self.count.setText("" if mistakes else self._fitting(text, index))

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

    # -------------------------------------------------------------------------------------- doing

    def begin(self) -> None:
        """Start a new tag."""
        self._settle()
        self._write(SmartTag("", ""))
        self.tags.setCurrentRow(-1)
        self.name.setFocus()

    def keep_tag(self) -> None:
        """Save the tag, or move the focus to what is missing or wrong."""
        mistake = self._mistake
        if not clean_name(self.name.text()):
            self.name.setFocus()
        elif mistake is not None:
            self.box.show_mistakes((mistake,))
            self.said.tell(mistake)
            self.box.setFocus()
            self.box.setSelection(mistake.start, max(1, mistake.end - mistake.start))
        elif not self.box.text().strip():
            self.box.setFocus()
        else:
            self._settle()

    def _settle(self) -> None:
        if self._whole:
            before, self._before = self._before, self._written.name
            self._work.keep_smart(before or self._before, self._written)

    def _choose(self, item: QListWidgetItem | None, _before: object) -> None:
        if item is None:
            return
        name = item.text()
        self._settle()
        found = next((tag for tag in self._book.value.smart if tag.name == name), None)
        if found is not None:
            self._write(found)
            self._show_tags()

    def _drop(self) -> None:
        if self._before:
            name, self._before = self._before, ""
            self._write(SmartTag("", ""))
            self._work.drop_smart(name)

    def _undo(self) -> None:
        self._book.undo()

    def _correct(self, mistake: QueryError, correction: str) -> None:
        text = self.box.text()
        self.box.write(f"{text[: mistake.start]}{correction}{text[mistake.end :]}")

    def _guide(self) -> None:
        GuideDialog(tr("How to search the winning decks"), guide_decks(tr), self).open()

    def _on_finished(self) -> None:
        self._settle()
        self._unsubscribe()

    @override
    def event(self, event: QEvent) -> bool:
        return self._keys.take(event, self.focusWidget()) or super().event(event)
