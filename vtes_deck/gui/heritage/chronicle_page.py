"""The page of the chronicles: the next step, standings, sheets, chapters and history."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTabWidget,
    QTreeWidget,
    QVBoxLayout,
    QWidget,
)

from cardbase.atomic_files import write_atomic
from vtes_deck.app.heritage.chronicle_words import task_sentence
from vtes_deck.app.heritage.data_sets import demonstration, own_sets
from vtes_deck.app.heritage.export import (
    data_set_line,
    lines,
    stage_line,
)
from vtes_deck.app.heritage.folders import HeritageError
from vtes_deck.app.heritage.games import Play, begin_chapter, outcome
from vtes_deck.app.heritage.open_chronicle import OpenChronicle, chronicles, outdated_words
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.heritage.chronicle_book import chapter_trees, fill_book, written
from vtes_deck.gui.heritage.next_task import TaskForm, TaskView
from vtes_deck.gui.heritage.paper_dialog import PaperDialog
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.heritage.chronicle import Begin, Entry, Note
from vtes_deck.heritage.chronicle.entries import Attendance
from vtes_deck.heritage.switches import Switches
from vtes_deck.language import tr
from vtes_deck.paper.request import CannotPrintError


class ChroniclePage(QWidget):
    """The page of the chronicles.

    Signals:
        message: a sentence for the status bar.
        played: a :class:`Play` of the next chapter.
    """

    message = Signal(str)
    played = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open_chronicle: OpenChronicle | None = None
        metrics = theme.Metrics.of(self.font())
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        for part in (self._list_part(), self._task_part(), self._book_part()):
            splitter.addWidget(part)
        splitter.setSizes([metrics.line * 13, metrics.line * 32, metrics.line * 30])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.big, metrics.big, metrics.big, metrics.big)
        layout.addWidget(splitter)
        self.refresh()

    # ------------------------------------------------------------------------------------ building

    def _list_part(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        title = PlainLabel(tr("Chronicles"), part)
        title.setProperty("look", "title")
        self.list = QListWidget(part)
        self.list.setAccessibleName(tr("Chronicles"))
        self.list.currentTextChanged.connect(self.open)
        self.name = QLineEdit(part)
        self.name.setPlaceholderText(tr("Name of a new chronicle"))
        self.name.setAccessibleName(tr("Name of a new chronicle"))
        self.sets = QComboBox(part)
        self.sets.setAccessibleName(tr("Data set"))
        self.people = QLineEdit(part)
        self.people.setPlaceholderText(tr("Players, youngest first: Ada, Ben"))
        self.people.setAccessibleName(tr("Players, youngest first"))
        self.ties = QComboBox(part)
        self.ties.setAccessibleName(tr("A tie at the end (H-AMB-16)"))
        self.ties.addItem(tr("A tie at the end is shared"), userData=True)
        self.ties.addItem(tr("The primogen decides a tie at the end"), userData=False)
        self.begin = QPushButton(icons.icon("ui/new"), tr("Begin a chronicle"), part)
        self.begin.clicked.connect(self._begin)
        self.paper = QPushButton(icons.icon("ui/import"), tr("Begun on paper …"), part)
        self.paper.clicked.connect(self._ask_paper)
        column.addWidget(title)
        column.addWidget(self.list, 1)
        for widget in (self.name, self.people, self.sets, self.ties, self.begin, self.paper):
            column.addWidget(widget)
        return part

    def _task_part(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        self.stage = PlainLabel(part)
        self.stage.setWordWrap(True)
        self.source = PlainLabel(part)
        self.source.setProperty("look", "muted")
        self.source.setWordWrap(True)
        self.next = PlainLabel(part)
        self.next.setProperty("look", "title")
        self.next.setWordWrap(True)
        self.then = PlainLabel(part)
        self.then.setProperty("look", "muted")
        self.then.setWordWrap(True)
        self.task = TaskView(part)
        scroll = QScrollArea(part)
        scroll.setWidget(self.task)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.wrong = PlainLabel(part)
        self.wrong.setWordWrap(True)
        set_look(self.wrong, "warning")
        self.wrong.hide()
        for widget in (self.stage, self.source, self.next):
            column.addWidget(widget)
        column.addWidget(scroll, 1)
        column.addWidget(self.wrong)
        column.addWidget(self.then)
        return part

    def _book_part(self) -> QWidget:
        part = QWidget(self)
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        self.undo = QPushButton(icons.icon("ui/undo"), tr("Undo"), part)
        self.redo = QPushButton(icons.icon("ui/redo"), tr("Redo"), part)
        self.export = QPushButton(icons.icon("ui/export"), tr("Export"), part)
        menu = QMenu(self.export)
        for suffix, text in (("md", tr("Markdown …")), ("json", "JSON …"), ("pdf", "PDF …")):
            menu.addAction(text).triggered.connect(partial(self._ask_export, suffix))
        self.export.setMenu(menu)
        self.undo.clicked.connect(lambda: self._change(redo=False))
        self.redo.clicked.connect(lambda: self._change(redo=True))
        for button in (self.undo, self.redo, self.export):
            row.addWidget(button)
        row.addStretch(1)
        self.book = QTreeWidget(part)
        self.book.setAccessibleName(tr("Standings, players and stickers"))
        self.book.setHeaderHidden(True)
        self.book.setColumnCount(2)
        self.book.setWordWrap(True)
        self.trees = QScrollArea(part)
        self.trees.setWidgetResizable(True)
        self.trees.setFrameShape(QScrollArea.Shape.NoFrame)
        self.trees.setAccessibleName(tr("Bloodlines of the chapters"))
        self.history = QListWidget(part)
        self.history.setAccessibleName(tr("History"))
        self.history.setWordWrap(True)
        tabs = QTabWidget(part)
        tabs.setAccessibleName(tr("The chronicle"))
        tabs.addTab(self.book, tr("Players"))
        tabs.addTab(self.trees, tr("Chapters"))
        tabs.addTab(self.history, tr("History"))
        self.note = QLineEdit(part)
        self.note.setMaxLength(2000)
        self.note.setPlaceholderText(tr("Write a note and press Enter"))
        self.note.setAccessibleName(tr("Note"))
        self.note.returnPressed.connect(self._note)
        column.addLayout(row)
        column.addWidget(tabs, 1)
        column.addWidget(self.note)
        return part

    # ----------------------------------------------------------------------------------- chronicles

    def refresh(self) -> None:
        """Read chronicles and data sets again."""
        self._sets = [demonstration()]
        self._sets += [one.data for one in own_sets() if one.usable and one.data is not None]
        row = max(0, self.sets.currentIndex())
        self.sets.clear()
        self.sets.addItems([one.about.name for one in self._sets])
        self.sets.setCurrentIndex(min(row, len(self._sets) - 1))
        chosen = self.open_chronicle.name if self.open_chronicle is not None else ""
        self.list.clear()
        self.list.addItems(list(chronicles()))
        found = self.list.findItems(chosen, Qt.MatchFlag.MatchExactly) if chosen else []
        if found:
            self.list.setCurrentItem(found[0])
        self._show()

    def open(self, name: str) -> None:
        """Show a chronicle."""
        if not name:
            return
        self._warn("")
        try:
            self.open_chronicle = OpenChronicle.open(name)
        except HeritageError as error:
            self.open_chronicle = None
            self._warn(str(error))
        else:
            if self.open_chronicle.restored is not None:
                kept = self.open_chronicle.restored.name
                self.message.emit(
                    tr(
                        "The file was damaged and is kept as {file}; the previous state is shown.",
                        file=kept,
                    )
                )
        self._show()

    def _warn(self, text: str) -> None:
        """Show an error; an empty text hides it."""
        self.wrong.setText(text)
        self.wrong.setVisible(bool(text))

    def _begin(self) -> None:
        names = tuple(one.strip() for one in self.people.text().split(",") if one.strip())
        if not 2 <= len(names) <= 4:
            self._warn(tr("Enter two to four names with commas between them (H-SET-01)."))
            return
        ties = Switches(shared_chronicle=bool(self.ties.currentData()))
        ages = tuple(range(len(names)))
        self._create(Begin(players=names, youngest_first=ages, switches=ties))

    def _create(self, entry: Begin) -> None:
        data = self._sets[max(0, self.sets.currentIndex())]
        try:
            self.open_chronicle = OpenChronicle.create(self.name.text(), data, entry)
        except HeritageError as error:
            self._warn(str(error))
            return
        self._warn("")
        self.name.clear()
        self.people.clear()
        self.refresh()

    def _ask_paper(self) -> None:
        data = self._sets[max(0, self.sets.currentIndex())]
        dialog = PaperDialog(data, self.name.text(), self)
        dialog.finished.connect(
            lambda done: self._show_created(dialog.open_chronicle) if done else None
        )
        dialog.open()

    def _show_created(self, open_chronicle: OpenChronicle | None) -> None:
        self.open_chronicle = open_chronicle
        self._warn("")
        self.name.clear()
        self.refresh()

    # -------------------------------------------------------------------------------------- entries

    def enter(self, entry: Entry) -> None:
        """Make an entry; if it is not allowed, the reason is shown and nothing changes."""
        if self.open_chronicle is None:
            return
        try:
            self.open_chronicle.enter(entry)
        except HeritageError as error:
            self._warn(str(error))
            if isinstance(entry, Attendance):
                self._show()  # its boxes show the players, not the rejected input
            return
        self._warn("")
        self._show()

    def _enter_task(self, entry: Entry) -> None:
        """As :meth:`enter`; the focus moves to the form of the next task."""
        before = self.task.form
        self.enter(entry)
        if isinstance(self.task.form, TaskForm) and self.task.form is not before:
            self.task.form.focus_first()

    def _note(self) -> None:
        if self.note.text().strip():
            self.enter(Note(text=self.note.text().strip()))
            self.note.clear()

    def _change(self, *, redo: bool) -> None:
        if self.open_chronicle is None:
            return
        try:
            self.open_chronicle.redo() if redo else self.open_chronicle.undo()
        except HeritageError as error:
            self._warn(str(error))
            return
        self._warn("")
        self._show()

    def _play(self, kinds: list[str]) -> None:
        open_chronicle = self.open_chronicle
        if open_chronicle is None:
            return
        seed = secrets.randbelow(1 << 31)
        try:
            play = begin_chapter(
                open_chronicle.name, open_chronicle.state, open_chronicle.data, kinds, seed
            )
        except HeritageError as error:
            self._warn(str(error))
            return
        self.played.emit(play)

    def enter_game(self, play: Play) -> None:
        """Enter the result of a chapter that was played here."""
        self.open(play.chronicle)
        if self.open_chronicle is None:
            return
        try:
            entry = outcome(play, self.open_chronicle.state)
        except HeritageError as error:
            self._warn(str(error))
            return
        self.enter(entry)
        self.refresh()

    # --------------------------------------------------------------------------------------- export

    def _ask_export(self, suffix: str) -> None:
        if self.open_chronicle is None:
            return
        chosen, _kind = QFileDialog.getSaveFileName(
            self, tr("Export"), f"{self.open_chronicle.path.stem}.{suffix}", f"*.{suffix}"
        )
        if chosen:
            self.write(Path(chosen), suffix)

    def write(self, path: Path, suffix: str) -> None:
        """Write the chronicle as Markdown, JSON or PDF."""
        open_chronicle = self.open_chronicle
        if open_chronicle is None:
            return
        try:
            write_atomic(path, written(open_chronicle, suffix))
        except (OSError, CannotPrintError) as error:
            self.message.emit(str(error))
            return
        self.message.emit(tr("Written to {file}.", file=path.name))

    # -------------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        open_chronicle = self.open_chronicle
        for widget in (self.undo, self.redo, self.export, self.note):
            widget.setEnabled(open_chronicle is not None)
        self.book.clear()
        self.history.clear()
        self.trees.setWidget(QWidget(self.trees))
        if open_chronicle is None:
            self.task.show_form(None)
            self.next.setText(tr("Begin a chronicle, or choose one"))
            for label in (self.stage, self.source, self.then):
                label.clear()
            return
        self.undo.setEnabled(len(open_chronicle.chronicle.entries) > 1)
        self.redo.setEnabled(bool(open_chronicle.undone))
        self.stage.setText(stage_line(open_chronicle.state))
        self.source.setText(
            "\n".join(filter(None, (data_set_line(open_chronicle), outdated_words(open_chronicle))))
        )
        tasks = [
            task_sentence(open_chronicle.state, open_chronicle.data, one)
            for one in open_chronicle.state.todo
        ]
        self.next.setText(tasks[0] if tasks else tr("The chronicle is over"))
        self.then.setText("\n".join([tr("Then:"), *tasks[1:8]]) if len(tasks) > 1 else "")
        form = TaskForm(open_chronicle, self.task)
        form.entered.connect(self._enter_task)
        form.play_wished.connect(self._play)
        self.task.show_form(form)
        fill_book(self.book, open_chronicle)
        self.book.resizeColumnToContents(0)
        widest = theme.Metrics.of(self.font()).line * 18
        self.book.setColumnWidth(0, min(widest, self.book.columnWidth(0)))
        self.trees.setWidget(chapter_trees(open_chronicle, self.trees))
        self.history.addItems([line.sentence for line in lines(open_chronicle)])
        self.history.scrollToBottom()
