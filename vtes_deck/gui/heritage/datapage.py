"""The page of the data sets: what is wrong in them, and what cannot be played yet and why."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QInputDialog,
    QListWidget,
    QPushButton,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.heritage_files import SETS, HeritageError
from vtes_deck.app.heritage_sets import Examined, create_set, examine, own_sets
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.desktop_services import open_path
from vtes_deck.gui.heritage.words import data_label
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import plural, tr
from vtes_deck.resources import resource


class DataPage(QWidget):
    """Data sets with their problems and gaps.

    Signals:
        said: a sentence for the foot of the window.
        changed: there may be another data set to play with.
    """

    said = Signal(str)
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
                "The rulebook does not give what stands on the cards. Enter it from your own box: "
                "a data set is a text file with an example of every entry. Half of it is fine."
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
        column.addWidget(self.findings, 1)
        row = QHBoxLayout()
        for button in (self.edit, self.again, self.folder):
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        splitter = QSplitter(Qt.Orientation.Horizontal, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(left)
        splitter.addWidget(right)
        splitter.setSizes([metrics.line * 20, metrics.line * 56])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.big, metrics.big, metrics.big, metrics.big)
        layout.addWidget(splitter)

    def refresh(self) -> None:
        """Read the data sets again."""
        row = max(0, self.sets.currentRow())
        self._found = [examine(resource("heritage/demonstration")), *own_sets()]
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
        if one.problems:
            n = len(one.problems)
            words = plural(
                "{n} problems: the set is not played before they are corrected.",
                "{n} problem: the set is not played before it is corrected.",
                n,
            )
        elif one.playable:
            words = tr("It can be played. What is left out below is missing.")
        else:
            words = tr("It cannot be played yet. The first entries below say why.")
        self.verdict.setText(words)
        self.edit.setEnabled(one.path.is_file())
        problems = self._branch(tr("Problems"), len(one.problems))
        for problem in one.problems:
            where = problem.file
            if problem.line:
                where = tr("{file}, line {n}", file=problem.file, n=problem.line)
            self._row(problems, where, problem.message)
        blocking = [gap for gap in one.gaps if gap.blocks]
        left_out = [gap for gap in one.gaps if not gap.blocks]
        for title, gaps in (
            (tr("Needed before anything can be played"), blocking),
            (tr("Left out of games until it is entered"), left_out),
        ):
            branch = self._branch(title, len(gaps))
            for gap in gaps:
                self._row(branch, f"{gap.what} ({gap.item})", gap.why)

    def _branch(self, title: str, n: int) -> QTreeWidgetItem:
        top = QTreeWidgetItem(self.findings, [tr("{title}: {n}", title=title, n=n)])
        top.setFirstColumnSpanned(True)
        font = self.findings.font()
        font.setBold(True)
        top.setFont(0, font)
        top.setExpanded(True)
        return top

    @staticmethod
    def _row(parent: QTreeWidgetItem, where: str, what: str) -> None:
        row = QTreeWidgetItem(parent, [where, what])
        row.setToolTip(0, plain_tip(where))
        row.setToolTip(1, plain_tip(what))

    def _new(self) -> None:
        name, accepted = QInputDialog.getText(
            self, tr("New data set"), tr("Name of the data set, such as “My box”:")
        )
        if accepted:
            self.create(name)

    def create(self, name: str) -> None:
        """Write the template of a new data set and open it."""
        set_id = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")[:60] or "my-box"
        try:
            path = create_set(name, set_id)
        except HeritageError as error:
            self.said.emit(str(error))
            return
        self.refresh()
        for row, one in enumerate(self._found):
            if one.path == path:
                self.sets.setCurrentRow(row)
        open_path(path)

    def _edit(self) -> None:
        one = self._current()
        if one is not None:
            open_path(one.path)

    def _show_folder(self) -> None:
        one = self._current()
        folder = SETS.place if one is None or one.path.is_file() else one.path
        open_path(folder)
