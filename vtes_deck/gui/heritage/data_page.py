"""The page of the data sets: entries, problems, and gaps with their effects on play."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QListWidget,
    QPushButton,
    QSplitter,
    QTabWidget,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage.data_sets import Examined, create_set, examined_demonstration, own_sets
from vtes_deck.app.heritage.entry_writer import key_of, raw_entries
from vtes_deck.app.heritage.folders import SETS, HeritageError
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.desktop_services import open_path
from vtes_deck.gui.heritage.entry_page import EntryPage
from vtes_deck.gui.heritage.words import data_label
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import plural, tr

CLANS = "clans"
"""Gaps of this section are about the leaders of a clan."""

_FIELD = re.compile(r"([\w-]+)(?:\[(\d+)\])?")


class DataPage(QWidget):
    """Data sets with their problems and gaps.

    Signals:
        message: a sentence for the status bar.
        changed: there may be another data set to play with.
    """

    message = Signal(str)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: list[Examined] = []
        self.sets = QListWidget(self)
        self.sets.setAccessibleName(tr("Data sets"))
        self.title = PlainLabel(self)
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.verdict = PlainLabel(self)
        self.verdict.setWordWrap(True)
        self.findings = QTreeWidget(self)
        self.findings.setAccessibleName(tr("Problems and gaps"))
        self.findings.setHeaderLabels([tr("Where"), tr("What")])
        self.findings.setWordWrap(True)
        self.findings.itemActivated.connect(self._go_to)
        self.entries = EntryPage(self)
        self.entries.saved.connect(self.refresh)
        self.entries.message.connect(self.message)
        self.tabs = QTabWidget(self)
        self.tabs.setAccessibleName(tr("Data set"))
        self.new = QPushButton(icons.icon("ui/new"), tr("New data set …"), self)
        self.edit = QPushButton(icons.icon("ui/edit"), tr("Open in the editor"), self)
        self.again = QPushButton(icons.icon("ui/update"), tr("Check again"), self)
        self.folder = QPushButton(icons.icon("ui/folder"), tr("Show the folder"), self)
        self._build()
        self.sets.currentRowChanged.connect(self._show)
        self.new.clicked.connect(self._new)
        self.edit.clicked.connect(self._edit)
        self.again.clicked.connect(self.refresh)
        self.folder.clicked.connect(self._show_folder)
        self.refresh()

    def _build(self) -> None:
        metrics = theme.Metrics.of(self.font())
        self.findings.setColumnWidth(0, metrics.line * 18)
        help_text = PlainLabel(
            tr(
                "The rulebook does not contain the texts of the cards. Enter them from "
                "your own box, here or in a text editor. An incomplete data set is fine: "
                "the program lists what cannot be played yet."
            ),
            self,
        )
        help_text.setProperty("look", "muted")
        help_text.setWordWrap(True)
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(help_text)
        column.addWidget(self.sets, 1)
        column.addWidget(self.new)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.title)
        column.addWidget(self.verdict)
        self.tabs.addTab(self.entries, tr("Entries"))
        self.tabs.addTab(self.findings, tr("Problems and gaps"))
        column.addWidget(self.tabs, 1)
        row = QHBoxLayout()
        for button in (self.edit, self.again, self.folder):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setSizes([metrics.line * 16, metrics.line * 60])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.big, metrics.big, metrics.big, metrics.big)
        layout.addWidget(splitter)

    def refresh(self) -> None:
        """Read the data sets again."""
        row = max(0, self.sets.currentRow())
        self._found = [examined_demonstration(), *own_sets()]
        self.sets.clear()
        for one in self._found:
            name = one.data.about.name if one.data is not None else one.path.name
            self.sets.addItem(name)
        self.sets.setCurrentRow(min(row, len(self._found) - 1))
        self.changed.emit()

    def _current(self) -> Examined | None:
        row = self.sets.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def _show(self) -> None:
        one = self._current()
        self.findings.clear()
        if one is None:
            return
        self.title.setText(data_label(one.data) if one.data is not None else one.path.name)
        self.entries.show_set(one)
        if one.problems:
            n = len(one.problems)
            words = plural(
                "{n} problems: the set cannot be played until they are corrected.",
                "{n} problem: the set cannot be played until it is corrected.",
                n,
            )
        elif one.playable:
            words = tr("It can be played, without the entries that are missing below.")
        else:
            words = tr("It cannot be played yet. The first entries below are the reasons.")
        self.verdict.setText(words)
        self.edit.setEnabled(one.path.is_file())
        problems = self._branch(tr("Problems"), len(one.problems))
        for problem in one.problems:
            where = problem.file
            if problem.line:
                where = tr("{file}, line {n}", file=problem.file, n=problem.line)
            row = self._row(problems, where, problem.message.render(tr))
            row.setData(0, Qt.ItemDataRole.UserRole, ("", problem.field))
        blocking = [gap for gap in one.gaps if gap.blocks]
        left_out = [gap for gap in one.gaps if not gap.blocks]
        for title, gaps in (
            (tr("Needed before anything can be played"), blocking),
            (tr("Left out of games until it is entered"), left_out),
        ):
            branch = self._branch(title, len(gaps))
            for gap in gaps:
                row = self._row(branch, f"{gap.what} ({gap.item})", gap.why)
                row.setData(0, Qt.ItemDataRole.UserRole, (gap.section, gap.key))

    def _branch(self, title: str, n: int) -> QTreeWidgetItem:
        top = QTreeWidgetItem(self.findings, [tr("{title}: {n}", title=title, n=n)])
        top.setFirstColumnSpanned(True)
        font = self.findings.font()
        font.setBold(True)
        top.setFont(0, font)
        top.setExpanded(True)
        return top

    @staticmethod
    def _row(parent: QTreeWidgetItem, where: str, what: str) -> QTreeWidgetItem:
        row = QTreeWidgetItem(parent, [where, what])
        row.setToolTip(0, plain_tip(where))
        row.setToolTip(1, plain_tip(what))
        return row

    def _go_to(self, row: QTreeWidgetItem) -> None:
        """Show the entry that a problem or a gap is about."""
        found = row.data(0, Qt.ItemDataRole.UserRole)
        if not found:
            return
        section, key = found
        if section == CLANS:
            section = "leaders"
        elif not section:
            match = _FIELD.match(key)
            if match is None:
                return
            section = match[1]
            entries = raw_entries(self._found[self.sets.currentRow()].path, section)
            number = int(match[2] or 0)
            entry = entries[number] if number < len(entries) else {}
            key = str(entry.get(key_of(section), ""))
        self.tabs.setCurrentWidget(self.entries)
        self.entries.open_entry(section, key)

    def _new(self) -> None:
        name, accepted = QInputDialog.getText(
            self, tr("New data set"), tr("Name of the data set, such as “My box”:")
        )
        if accepted:
            self.create(name)

    def create(self, name: str) -> None:
        """Write the template of a new data set and show it."""
        set_id = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:60] or "my-box"
        try:
            path = create_set(name, set_id)
        except HeritageError as error:
            self.message.emit(str(error))
            return
        self.refresh()
        for row, one in enumerate(self._found):
            if one.path == path:
                self.sets.setCurrentRow(row)

    def _edit(self) -> None:
        one = self._current()
        if one is not None:
            open_path(one.path)

    def _show_folder(self) -> None:
        one = self._current()
        folder = SETS.place if one is None or one.path.is_file() else one.path
        open_path(folder)
