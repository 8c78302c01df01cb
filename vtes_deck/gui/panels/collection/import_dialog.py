"""Import into the collection, with a preview of each line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import override

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.collection import CollectionBook
from vtes_deck.app.collection_import import (
    Change,
    Preview,
    preview,
    read,
    read_file,
    take_over,
    why_unreadable,
)
from vtes_deck.app.collection_resolver import ImportedCards, ProblemLevel, Remark
from vtes_deck.collection.edits import Mode, TooManyError
from vtes_deck.collection.model import Collection
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.numbered_text import NumberedText
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, number, plural, tr

PAUSE = 150
"""Milliseconds without typing before the text is read."""

_MAX_SHOWN = 500
"""Maximum lines of each list; further ones are only counted."""

_KEY = "collection-import"
_SUFFIXES = "*.csv *.tsv *.xml *.xlsx *.txt *.dek *.json *.html"
_MODES = {
    Mode.ADD: mark("Add them to the collection"),
    Mode.SET: mark("Set the copies of these cards"),
    Mode.REPLACE: mark("Replace the whole collection"),
}
_LOOKS = {
    ProblemLevel.LOST: ("ui/error", "danger"),
    ProblemLevel.DOUBT: ("ui/warning", "warning"),
    ProblemLevel.NOTE: ("ui/info", "info"),
}

type AskPath = Callable[[QWidget, str], Path | None]


def ask_path(parent: QWidget, folder: str) -> Path | None:
    """A file to import, or ``None``."""
    lists, others = tr("Lists"), tr("All files")
    chosen, _ = QFileDialog.getOpenFileName(
        parent,
        tr("Import into the collection"),
        folder,
        f"{lists} ({_SUFFIXES});;{others} (*)",
    )
    return Path(chosen) if chosen else None


class CollectionImport(QDialog):
    """Text or a file on the left; on the right the changes and the unresolved lines.

    Attributes:
        ask_path: asks the player for a file; tests put their own answer here.
    """

    def __init__(
        self, context: Context, book: CollectionBook, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Import into the collection"))
        self._context = context
        self._book = book
        self._taken: ImportedCards | None = None
        self._seen: tuple[Collection, Preview] | None = None
        self._source = ""
        self.ask_path: AskPath = ask_path
        self.file = QPushButton(icons.icon("ui/open"), tr("Open a &file …"), self)
        self.file.setAutoDefault(False)
        self.file.clicked.connect(self._ask)
        self.named = PlainLabel(tr("or paste a list below"), self)
        self.named.setProperty("look", "muted")
        self.text = NumberedText(self)
        self.text.setAccessibleName(tr("Text to import"))
        self.text.setPlaceholderText(
            "4x Govern the Unaligned\n2 Blood Doll\n\n"
            + tr(
                "Lists of VDB, vtesdecks, FELDB, ARDB, Sutekh, Lackey and JOL, tables with "
                "titles, any list of cards"
            )
        )
        self.mode = QComboBox(self)
        self.mode.setAccessibleName(tr("What to do with the cards"))
        for mode, title in _MODES.items():
            self.mode.addItem(tr(title), mode)
        self.mode.activated.connect(lambda _index: self._preview())
        self.summary = PlainLabel(tr("Nothing to read yet."), self)
        self.summary.setProperty("look", "heading")
        self.summary.setWordWrap(True)
        self.remarks = self._list(tr("Lines to check"))
        self.remarks.currentItemChanged.connect(self._on_remark)
        self.changes = self._list(tr("Changes"))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._read_text)
        self.text.textChanged.connect(self._timer.start)
        self._lay_out()
        self._show(None)

    def _list(self, name: str) -> QListWidget:
        made = QListWidget(self)
        made.setAccessibleName(name)
        made.setWordWrap(True)
        icon = theme.Metrics.of(self.font()).icon
        made.setIconSize(QSize(icon, icon))
        return made

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        left, right = QWidget(self), QWidget(self)
        top = QHBoxLayout()
        top.addWidget(self.file)
        top.addWidget(self.named, 1)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        self.changes_title = PlainLabel(tr("Changes"), right)
        self.changes_title.setProperty("look", "heading")
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.mode)
        column.addWidget(self.summary)
        column.addWidget(self.remarks, 2)
        column.addWidget(self.changes_title)
        column.addWidget(self.changes, 3)
        halves = QSplitter(self)
        halves.setChildrenCollapsible(False)
        halves.addWidget(left)
        halves.addWidget(right)
        halves.setSizes([1000, 1000])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.import_button = owned_button(
            buttons, tr("&Import"), QDialogButtonBox.ButtonRole.ActionRole
        )
        set_look(self.import_button, "primary")
        self.import_button.setDefault(True)
        self.import_button.clicked.connect(self.take_over)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(halves, 1)
        layout.addWidget(buttons)
        self.resize(metrics.line * 58, metrics.line * 38)

    # ------------------------------------------------------------------------------------- reading

    def _ask(self) -> None:
        path = self.ask_path(self, str(Path.home()))
        if path is not None:
            self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Read a file."""
        cards = self._context.cards
        self._source = path.name
        self.named.setText(path.name)
        self.text.blockSignals(True)
        self.text.clear()
        self.text.blockSignals(False)
        self._run(lambda _task: read_file(path, cards), path.name)

    def _read_text(self) -> None:
        text = self.text.toPlainText()
        cards = self._context.cards
        self._source = ""
        self.named.setText(tr("or paste a list below"))
        if not text.strip():
            self._context.jobs.cancel(_KEY)
            self._show(None)
            return
        self._run(lambda _task: read(text, cards))

    def _run(self, work: Callable[[Task], ImportedCards], name: str = "") -> None:
        """Run ``work``, which reads the file with this name, or the text if it is empty."""
        self._show(None)
        self.summary.setText(
            tr("Reading {name} …", name=name) if name else tr("Reading the text …")
        )

        def failed(error: Exception) -> None:
            self._show(None)
            self.summary.setText(why_unreadable(name or tr("the text"), error))

        self._context.jobs.run(
            tr("Reading {name}", name=name) if name else tr("Reading the text"),
            work,
            done=self._show,
            failed=failed,
            owner=self,
            key=_KEY,
        )

    # ------------------------------------------------------------------------------------- showing

    def _show(self, taken: ImportedCards | None) -> None:
        self._taken = taken
        self.remarks.clear()
        remarks = taken.remarks if taken else ()
        shown = sorted(remarks, key=_gravity)[:_MAX_SHOWN]
        for remark in shown:
            self.remarks.addItem(_remark_item(remark))
        _add_rest(self.remarks, len(remarks))
        self.remarks.setVisible(bool(remarks))
        marks = {r.line: _LOOKS[r.level][1] for r in shown if r.line and not self._source}
        self.text.mark(marks)
        self._preview()

    def _preview(self) -> None:
        self.changes.clear()
        self._seen = None
        self._context.jobs.cancel(f"{_KEY}-preview")
        self.import_button.setEnabled(False)
        self.changes_title.setVisible(self._taken is not None)
        self.changes.setVisible(self._taken is not None)
        if self._taken is None:
            self.summary.setText(tr("Nothing to read yet."))
            return
        mode = Mode(self.mode.currentData())
        taken, before, cards = self._taken, self._book.value, self._context.cards

        def work(_task: Task) -> tuple[Preview, bool]:
            found = preview(taken, mode, before, cards)
            return found, found.after != before

        def done(result: tuple[Preview, bool]) -> None:
            found, different = result
            self._seen = (before, found)
            for change in found.changes[:_MAX_SHOWN]:
                self.changes.addItem(_change_item(change))
            _add_rest(self.changes, len(found.changes))
            self.summary.setText(summary(taken, found))
            self.import_button.setEnabled(different)

        def failed(error: Exception) -> None:
            if isinstance(error, TooManyError):
                self.summary.setText(tr("That is more than a collection can hold."))
            else:
                self.summary.setText(tr("The changes can't be previewed: {error}", error=error))

        self.summary.setText(tr("Comparing with your collection …"))
        self._context.jobs.run(
            tr("Comparing"), work, done=done, failed=failed, owner=self, key=f"{_KEY}-preview"
        )

    def _on_remark(self, item: QListWidgetItem | None) -> None:
        remark = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        if isinstance(remark, Remark) and remark.line and not self._source:
            self.text.go_to_line(remark.line)

    # ------------------------------------------------------------------------------------ closing

    def take_over(self) -> None:
        """Import the cards. Undo removes them."""
        if self._taken is not None:
            mode = Mode(self.mode.currentData())
            take_over(self._book, self._taken, mode, self._source, self._seen)
            self.accept()

    @override
    def done(self, result: int) -> None:
        self._timer.stop()
        self._context.jobs.cancel(_KEY)
        self._context.jobs.cancel(f"{_KEY}-preview")
        super().done(result)


def summary(taken: ImportedCards, found: Preview) -> str:
    """A summary of the file and of the collection after its import."""
    total = sum(lot.count for lot in taken.lots)
    kind = tr(taken.title)
    parts = [plural("{n} cards read as {format}", "{n} card read as {format}", total, format=kind)]
    if found.added:
        parts.append(tr("{copies} more", copies=number(found.added)))
    if found.removed:
        parts.append(tr("{copies} fewer", copies=number(found.removed)))
    if not found.changes and taken.lots:
        parts.append(tr("nothing changes"))
    if found.wishes:
        parts.append(
            plural("{n} cards on the wish list", "{n} card on the wish list", found.wishes)
        )
    if found.trades:
        parts.append(
            plural("{n} cards on the trade list", "{n} card on the trade list", found.trades)
        )
    if taken.none:
        parts.append(
            plural(
                "{n} lines with no copies left out",
                "{n} line with no copies left out",
                taken.none,
            )
        )
    if taken.unread:
        parts.append(
            plural(
                "{n} lines not recognised, kept as they are",
                "{n} line not recognised, kept as they are",
                len(taken.unread),
            )
        )
    return "; ".join(parts) + "."


def _gravity(remark: Remark) -> tuple[int, int]:
    return (list(ProblemLevel).index(remark.level), remark.line)


def _remark_item(remark: Remark) -> QListWidgetItem:
    text = remark.words
    if remark.text:
        text = tr("“{text}”: {words}", text=remark.text, words=text)
    if remark.line:
        text = tr("{line}: {words}", line=remark.line, words=text)
    item = QListWidgetItem(icons.icon(*_LOOKS[remark.level]), text)
    item.setData(Qt.ItemDataRole.UserRole, remark)
    return item


def _change_item(change: Change) -> QListWidgetItem:
    more = change.after - change.before
    item = QListWidgetItem(f"{'+' if more >= 0 else ''}{number(more)}  {change.name}")
    item.setToolTip(
        plain_tip(tr("{before} before, {after} after", before=change.before, after=change.after))
    )
    words = tr(
        "{card}, {before} before, {after} after",
        card=change.name,
        before=change.before,
        after=change.after,
    )
    item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
    return item


def _add_rest(shown: QListWidget, total: int) -> None:
    if total > _MAX_SHOWN:
        shown.addItem(tr("and {more} more", more=number(total - _MAX_SHOWN)))
