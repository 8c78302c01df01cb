"""The shelf: the decks in the player's folders."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple, override

import msgspec
from PySide6.QtCore import QEvent, QFileSystemWatcher, QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.collection_edits import USES, CollectionWork
from vtes_deck.app.deck_emblems import main_clan
from vtes_deck.app.shelf import Shelf, find_shelf, fits, kept_of
from vtes_deck.app.shelf_searches import with_smart_tags
from vtes_deck.collection.model import ShelvedDeck, SmartTag, Use
from vtes_deck.gui.collection_store import CollectionPanelKeys, CollectionStore
from vtes_deck.gui.file_dialogs import choose_open
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.shelf.layout import Parts
from vtes_deck.gui.panels.shelf.rows import COLUMNS, USE_TAGS, ShelfRow, path_of, row_text
from vtes_deck.gui.panels.shelf.smart_tags import SmartTagsDialog
from vtes_deck.gui.panels.shelf.tables import RowsTable
from vtes_deck.gui.widgets.stable_rows import StableRows
from vtes_deck.language import number, plural, tr

_PAUSE = 120
_SETTLE = 800
"""Milliseconds after a change on disk before it is read: a program may still be writing."""

_MAX_WATCHED = 200
"""Maximum number of watched folders; the system limits the number of watches."""

type AskFolder = Callable[[QWidget, str], Path | None]


def ask_folder(parent: QWidget, folder: str) -> Path | None:
    """A folder with decks, or ``None``."""
    chosen = QFileDialog.getExistingDirectory(parent, tr("Folder with decks"), folder)
    return Path(chosen) if chosen else None


def choose_open_in(parent: QWidget, folder: str) -> Path | None:
    """Ask for a deck file; ``None`` if none was chosen."""
    return choose_open(parent, Path(folder))


class _Looked(NamedTuple):
    """The result of reading the shelf: the decks without and with smart tags, and the tags.

    A panel shows the latter; new smart tags search the former.
    """

    found: Shelf
    tagged: Shelf
    smart: tuple[SmartTag, ...]


class ShelfPanel(Panel):
    """Find decks, open them, and describe them."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.collecting = CollectionStore.of(context)
        self.book = self.collecting.book
        self.work = CollectionWork(self.book)
        self._keys = CollectionPanelKeys(self.book)
        self.ask_folder: AskFolder = ask_folder
        self.ask_file: AskFolder = choose_open_in
        self._found: Shelf | None = None
        self._shelf: Shelf | None = None
        self._smart: tuple[SmartTag, ...] = ()
        self._looked: tuple[object, ...] = ()
        self._stale = True
        self.model: RowsTable[ShelfRow] = RowsTable(COLUMNS, path_of, self)
        self.parts = Parts(self, self.model)
        self._steady = StableRows(self.parts.table, self.model.settle)
        self._pause = self._timer(_PAUSE, self.show_all)
        self._settle = self._timer(_SETTLE, self.look)
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _folder: self._settle.start())
        self._make_actions()
        self._connect()

    def _timer(self, pause: int, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(pause)
        timer.timeout.connect(slot)
        return timer

    def _make_actions(self) -> None:
        def made(text: str, name: str, slot: object) -> QAction:
            action = QAction(text, self)
            action.setObjectName(name)
            action.triggered.connect(slot)
            return action

        self.act_open = made(tr("Open the selected deck"), "open", self.open_chosen)
        self.act_add = made(tr("Add another folder …"), "add_folder", self.add_folder)
        self.act_again = made(tr("Search again"), "look", self.look)
        self.act_undo = made(tr("Undo on the shelf"), "undo", self.undo)
        self.act_smart = made(tr("Your smart tags …"), "smart_tags", self.write_smart)
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self.parts.more.setMenu(self._menu)
        self._tags_menu = QMenu(self)
        self._tags_menu.aboutToShow.connect(self._fill_tags)
        self.parts.by_tag.setMenu(self._tags_menu)

    def _fill_menu(self) -> None:
        menu = self._menu
        menu.clear()
        menu.addActions([self.act_add, self.act_again, self.act_undo])
        menu.addSeparator()
        for folder in self.book.value.folders:
            menu.addAction(
                tr("Remove the folder {folder}", folder=folder).replace("&", "&&"),
                partial(self.drop_folder, folder),
            )

    def _fill_tags(self) -> None:
        """Fill the menu of all tags with their numbers of decks, the player's own tags first."""
        menu, decks = self._tags_menu, self.book.value.decks
        menu.clear()
        entries = self._shelf.entries if self._shelf else ()
        own: Counter[str] = Counter()
        for deck in decks.values():
            own.update(deck.tags)
            if deck.use is not Use.IDEA:
                own[tr(USE_TAGS[deck.use])] += 1
        written = {tag.name for tag in self.book.value.smart}
        fitting = Counter(tag for entry in entries for tag in entry.tags if tag in written)
        smart = Counter(tr(tag) for entry in entries for tag in entry.tags if tag not in written)
        for tags in (own, fitting, smart):
            for tag, count in sorted(tags.items()):
                text = f"{tag} ({number(count)})".replace("&", "&&")
                menu.addAction(text, partial(self.find_tag, tag))
            menu.addSeparator()
        if not own and not smart and not fitting:
            menu.addAction(tr("No deck has a tag yet")).setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.act_smart)

    def find_tag(self, tag: str) -> None:
        """Show the decks with a tag, among those that are shown."""
        word = "#" + "-".join(tag.split())
        words = self.parts.words.text().split()
        if word not in words:
            self.parts.words.setText(" ".join([*words, word]))
            self.show_all()

    def _connect(self) -> None:
        parts = self.parts
        parts.words.textEdited.connect(lambda _text: self._pause.start())
        parts.words.returnPressed.connect(self._go_to_first)
        parts.table.selectionModel().currentRowChanged.connect(self._show_details)
        parts.table.activated.connect(self.open_chosen)
        parts.open.clicked.connect(self.open_chosen)
        parts.choose.clicked.connect(self.add_folder)
        parts.elsewhere.clicked.connect(self.find_file)
        parts.use.activated.connect(self._mark)
        parts.tags.editingFinished.connect(self._tag)
        parts.note.editingFinished.connect(self._note)
        self.collecting.changed.connect(self._on_collection)

    # --------------------------------------------------------------------------------- the window

    def changed(self, changes: Changes) -> None:
        """Follow the files, the day and the card base."""
        if changes.touches(What.FILE | What.CARDBASE | What.SETTINGS):
            self._settle.start(0)

    def take_focus(self) -> None:
        """Move the focus to the search line."""
        self.parts.words.setFocus()
        self.parts.words.selectAll()

    def panel_actions(self) -> Sequence[QAction]:
        """The actions for the shelf."""
        return (self.act_open, self.act_add, self.act_again, self.act_smart, self.act_undo)

    @override
    def panel_keys(self) -> Sequence[tuple[str, str]]:
        return (
            (tr("Enter"), tr("Open the deck")),
            (tr("#word"), tr("In the search box: a tag")),
        )

    def settle(self) -> None:
        """Apply the text of the fields."""
        self._tag()
        self._note()

    @override
    def event(self, event: QEvent) -> bool:
        return self._keys.take(event, self.focusWidget()) or super().event(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._stale:
            self.show_all()

    def _on_collection(self) -> None:
        if self.collecting.ready and self._wanted() != self._looked:
            self.look()
        elif self.book.value.smart != self._smart:
            self._search_smart_tags()
        self.show_all()

    # ------------------------------------------------------------------------------------- search

    def _wanted(self) -> tuple[object, ...]:
        """The state that the list depends on; after a change, the shelf is read again."""
        collection = self.book.value
        recent = self.context.settings.value.recent
        return (collection.folders, frozenset((*recent, *collection.decks)))

    def look(self) -> None:
        """Search for decks in the background."""
        if not self.collecting.ready:
            return
        self._looked = self._wanted()
        collection, cards = self.book.value, self.context.cards
        files = self.context.settings.value.recent
        day = datetime.date.today()

        def work(task: Task) -> _Looked:
            found = find_shelf(collection, files, cards, day, task.progress)
            smart = collection.smart
            return _Looked(found, with_smart_tags(found, smart, cards), smart)

        self.context.jobs.run(
            tr("Reading your decks"),
            work,
            done=self._arrived,
            owner=self,
            key="shelf",
            quiet=True,
        )
        if self._shelf is None:
            self.show_all()

    def _search_smart_tags(self) -> None:
        """Search the decks for the smart tags again."""
        found, smart, cards = self._found, self.book.value.smart, self.context.cards
        if found is None:
            return  # the tags are searched for once the decks have been found
        self._smart = smart

        def work(task: Task) -> _Looked:
            task.check()
            return _Looked(found, with_smart_tags(found, smart, cards), smart)

        self.context.jobs.run(
            tr("Reading your decks"),
            work,
            done=self._tagged,
            owner=self,
            key="shelf tags",
            quiet=True,
        )

    def _tagged(self, looked: _Looked) -> None:
        if looked.found is self._found:  # otherwise the decks have been searched again meanwhile
            self._shelf = looked.tagged
            self.show_all()

    def _arrived(self, looked: _Looked) -> None:
        shelf = looked.tagged
        if self._saved_for_gone(shelf):
            return  # the notes on a deck have changed since this shelf was read
        self._found, self._shelf, self._smart = looked.found, shelf, looked.smart
        if self.book.value.smart != self._smart:
            self._search_smart_tags()
        self._watch()
        seen = {
            entry.path: kept_of(entry, None)
            for entry in shelf.entries
            if entry.seen.cards and not entry.seen.gone
        }
        if not self.book.refresh_decks(seen):
            self.show_all()

    def _saved_for_gone(self, shelf: Shelf) -> bool:
        """Commit the edited notes of a deck whose file no longer exists."""
        row = self._chosen()
        if row is None or any(entry.path == row.entry.path for entry in shelf.entries):
            return False
        before = self.book.value
        self.settle()
        return self.book.value is not before

    def _watch(self) -> None:
        # Do not check the folder here: an unreachable network folder would block for a long time.
        wanted = set(self._shelf.folders[:_MAX_WATCHED] if self._shelf else ())
        watched = set(self._watcher.directories())
        if watched - wanted:
            self._watcher.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._watcher.addPaths(sorted(wanted - watched))

    # ------------------------------------------------------------------------------------ showing

    def shown(self) -> list[ShelfRow]:
        """The decks that match the search line."""
        words = self.parts.words.text()
        decks, usage = self.book.value.decks, self.book.usage
        searches = {tag.name: tag.query for tag in self.book.value.smart}
        get = self.context.cards.get
        return [
            ShelfRow(
                entry,
                kept,
                usage.missing_count(entry.seen.cards, entry.path),
                searches,
                main_clan((get(card), copies) for card, copies in entry.seen.cards.items()),
            )
            for entry in (self._shelf.entries if self._shelf else ())
            if fits(entry, kept := decks.get(entry.path), words)
        ]

    def show_all(self) -> None:
        """Refresh all parts."""
        self._pause.stop()
        self._stale = not self.isVisible()
        if self._stale:
            return
        keep = self._chosen()
        rows = self.shown()
        self.model.show_rows(rows, stay=self._steady.stays(self.parts.words.text()))
        number = self.model.row_of(keep.entry.path) if keep else -1
        if number >= 0 and number != self.parts.table.currentIndex().row():
            self.parts.table.selectRow(number)
        text, choose = self._why_empty(rows)
        self.parts.show_empty(text, choose=choose)
        self.parts.count.setText(self._summary(rows))
        label = self.book.undo_label
        self.act_undo.setEnabled(label is not None)
        self.act_undo.setText(
            tr("Undo “{what}”", what=label).replace("&", "&&") if label else tr("Undo")
        )
        self._show_details()

    def _why_empty(self, rows: Sequence[ShelfRow]) -> tuple[str, bool]:
        """The reason why the list is empty, and whether a folder must be chosen."""
        if rows:
            return "", False
        if self._shelf is None:
            return tr("Searching for your decks …"), False
        if self._shelf.entries:
            return tr("No decks match “{words}”.", words=self.parts.words.text().strip()), False
        if self._shelf.missing:
            return plural(
                "The folders {names} can't be read.",
                "The folder {names} can't be read.",
                len(self._shelf.missing),
                names=_names(self._shelf.missing),
            ), True
        if self.book.value.folders:
            return tr(
                "There are no decks in your folders yet. What you save there appears here."
            ), True
        return tr("Choose the folder of your decks to list them here."), True

    def _summary(self, rows: Sequence[ShelfRow]) -> str:
        if self._shelf is None or not self._shelf.entries:
            return ""
        parts = [plural("{n} decks", "{n} deck", len(rows))]
        if self._shelf.missing:
            parts.append(
                plural(
                    "The folders {names} can't be read",
                    "The folder {names} can't be read",
                    len(self._shelf.missing),
                    names=_names(self._shelf.missing),
                )
            )
        if self._shelf.crowded:
            parts.append(
                plural(
                    "The folders {names}: too many files, not all are listed",
                    "The folder {names}: too many files, not all are listed",
                    len(self._shelf.crowded),
                    names=_names(self._shelf.crowded),
                )
            )
        return "; ".join(parts)

    def _chosen(self) -> ShelfRow | None:
        return self.model.row(self.parts.table.currentIndex().row())

    def _show_details(self, _index: QModelIndex | None = None, _before: object = None) -> None:
        row = self._chosen()
        self.act_open.setEnabled(row is not None)
        self.parts.show_deck(
            row_text(row) if row else "",
            tags=", ".join(row.own_tags) if row else "",
            note=row.kept.note if row and row.kept else "",
            use=row.use if row else Use.IDEA,
            gone=bool(row and row.entry.seen.gone),
        )

    def _go_to_first(self) -> None:
        self.show_all()
        if self.model.rowCount():
            self.parts.table.setFocus(Qt.FocusReason.TabFocusReason)
            self.parts.table.selectRow(0)

    # ------------------------------------------------------------------------------------ actions

    def open_chosen(self) -> None:
        """Open the deck that is chosen."""
        row = self._chosen()
        if row is not None:
            self.context.open_path(Path(row.entry.path))

    def find_file(self) -> None:
        """Ask where the file of the chosen deck is now."""
        row = self._chosen()
        if row is None:
            return
        found = self.ask_file(self, str(Path(row.entry.path).parent))
        if found is not None:
            self.work.move_deck(row.entry.path, str(found.absolute()), row.entry.title)

    def add_folder(self) -> None:
        """Ask for a folder with decks."""
        recent = self.context.settings.value.recent
        begin = str(Path(recent[0]).parent) if recent else str(Path.home())
        folder = self.ask_folder(self, begin)
        if folder is not None:
            self.work.add_folder(str(folder.absolute()))

    def drop_folder(self, folder: str) -> None:
        """Remove a folder from the shelf."""
        self.work.drop_folder(folder)

    def write_smart(self) -> None:
        """Show the player's smart tags for editing."""
        if self.collecting.ready:
            entries = self._found.entries if self._found else ()
            SmartTagsDialog(self.context, self.book, entries, self.window()).open()

    def undo(self) -> None:
        """Undo the last change."""
        self.book.undo()

    def _mark(self, _index: int) -> None:
        use = Use(self.parts.use.currentData())
        self._change_notes(lambda kept: msgspec.structs.replace(kept, use=use), tr(USES[use]))

    def _tag(self) -> None:
        words = (" ".join(tag.split()).lstrip("#") for tag in self.parts.tags.text().split(","))
        tags = tuple(dict.fromkeys(tag[:60] for tag in words if tag))
        self._change_notes(lambda kept: msgspec.structs.replace(kept, tags=tags), tr("tags"))

    def _note(self) -> None:
        note = self.parts.note.text()[:20_000]
        self._change_notes(lambda kept: msgspec.structs.replace(kept, note=note), tr("note"))

    def _change_notes(self, change: Callable[[ShelvedDeck], ShelvedDeck], what: str) -> None:
        """Change the notes of the chosen deck, if they differ."""
        row = self._chosen()
        if row is None or not self.collecting.ready:
            return
        before = row.kept or kept_of(row.entry, None)
        after = change(before)
        if after != before:
            after = kept_of(row.entry, after)
            self.work.describe_deck(after, tr("{deck}: {what}", deck=row.entry.title, what=what))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F5:
            self.look()
        else:
            super().keyPressEvent(event)


def _names(folders: Sequence[str]) -> str:
    return ", ".join(Path(folder).name or folder for folder in folders)
