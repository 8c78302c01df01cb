"""The card data in use, newer data from the web or a file, and the return to older data."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import override

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app import card_data
from vtes_deck.app.card_data import UpdateMessage
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.card_data_update import CardDataUpdate
from vtes_deck.gui.motion import show_busy
from vtes_deck.gui.widgets.finding import Finding
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr

type ChooseFiles = Callable[[QWidget], tuple[Path, ...]]

_SUFFIXES = "*.zip *.csv *.json *.json.xz *.json.gz *.xz *.gz"


class CardDataDialog(QDialog):
    """The card data in use, the actions on them, and the result of the last one.

    Attributes:
        choose_files: asks the player for files; tests put their own answer here.
    """

    def __init__(self, renewal: CardDataUpdate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Card data"))
        self._renewal = renewal
        self.choose_files: ChooseFiles = choose_files
        self.label = PlainLabel(tr("Checking the card data …"), self)
        self.label.setProperty("look", "title")
        self.details = PlainLabel(self)
        for words in (self.label, self.details):
            words.setWordWrap(True)
        self.versions = self._make_versions()
        self._make_buttons()
        self._make_progress()
        self._news = QWidget(self)
        self._news_layout = QVBoxLayout(self._news)
        self._lay_out()
        renewal.begun.connect(self._show_work)
        renewal.progressed.connect(self._show_progress)
        renewal.ended.connect(self._show_work)
        renewal.looked.connect(self._show_found)
        renewal.watched = True
        self._show_found()
        self._show_work()
        if not renewal.busy:
            renewal.look()

    # ------------------------------------------------------------------------------------ building

    def _make_versions(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setAccessibleName(tr("Card data on this computer"))
        tree.setHeaderLabels([tr("On this computer"), tr("Up to"), tr("Installed"), ""])
        tree.setRootIsDecorated(False)
        tree.setUniformRowHeights(True)
        tree.setMaximumHeight(theme.Metrics.of(self.font()).line * 7)
        return tree

    def _make_buttons(self) -> None:
        self.sources: dict[str, QPushButton] = {}
        for number, source in enumerate(card_data.SOURCES):
            button = QPushButton(tr("Update from &{source}", source=tr(source.title)), self)
            button.setToolTip(
                plain_tip(tr("{what}, from {host}", what=tr(source.help), host=source.host))
            )
            button.clicked.connect(lambda _checked=False, key=source.key: self._renewal.update(key))
            if not number:
                set_look(button, "primary")
                button.setDefault(True)
            button.setIcon(
                icons.icon("ui/update", "text-on-accent") if not number else icons.icon("ui/update")
            )
            self.sources[source.key] = button
        self.from_file = QPushButton(tr("From a &file …"), self)
        self.from_file.setIcon(icons.icon("ui/open"))
        self.from_file.setToolTip(
            tr("Read the VEKN's card list archive or KRCG's JSON file from this computer")
        )
        self.from_file.clicked.connect(self._ask_files)
        self.back = QPushButton(tr("&Restore previous"), self)
        self.back.setIcon(icons.icon("ui/undo"))
        self.back.clicked.connect(self._renewal.go_back)
        self.force = QPushButton(tr("Use them &anyway"), self)
        self.force.clicked.connect(self._renewal.force)

    def _make_progress(self) -> None:
        self._progress = QWidget(self)
        self.doing = PlainLabel(self._progress)
        self.bar = QProgressBar(self._progress)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress"))
        self.stop = QPushButton(tr("&Stop"), self._progress)
        self.stop.clicked.connect(self._on_stop)
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop)
        column = QVBoxLayout(self._progress)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.doing)
        column.addLayout(row)

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        row = QHBoxLayout()
        for button in (*self.sources.values(), self.from_file, self.back):
            button.setIconSize(QSize(metrics.icon, metrics.icon))
            row.addWidget(button)
        row.addStretch(1)
        self._news_layout.setContentsMargins(0, 0, 0, 0)
        scroll = scrolled(self._news, tr("Details"), self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        layout.addWidget(self.label)
        layout.addWidget(self.details)
        layout.addWidget(self.versions)
        layout.addLayout(row)
        layout.addWidget(self._progress)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.force, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(buttons)
        self.resize(metrics.line * 42, metrics.line * 28)

    # ------------------------------------------------------------------------------------- showing

    def _show_found(self) -> None:
        found = self._renewal.found
        if found is None:
            return
        status = found.status
        active = status.active
        self.label.setText(tr("In use: {version}", version=active.label))
        problems = any(version.problem for version in status.versions)
        details = [card_data.about(active), card_data.since(active)]
        if problems:
            details.append(tr("In use because: {why}.", why=status.reason.render(tr)))
        self.details.setText(" ".join(details))
        self.versions.clear()
        for version in status.versions:
            problem = "" if version.problem is None else version.problem.render(tr)
            item = QTreeWidgetItem(
                [
                    version.label,
                    str(version.date or ""),
                    f"{version.installed.astimezone():%Y-%m-%d %H:%M}"
                    if version.installed
                    else tr("with the program"),
                    tr("in use") if version.active else problem,
                ]
            )
            if problem:
                item.setIcon(3, icons.icon("ui/warning", "warning"))
                item.setToolTip(3, plain_tip(problem))
            self.versions.addTopLevelItem(item)
        for column in range(3):
            self.versions.resizeColumnToContents(column)
        # A single line would only repeat the text above it.
        self.versions.setVisible(len(status.versions) > 1)
        self._show_work()

    def _show_work(self) -> None:
        busy = self._renewal.busy
        found = self._renewal.found
        asking = (*self.sources.values(), self.from_file, self.back, self.force)
        # When a button is hidden or disabled, the next useful one gets the focus.
        asked = any(button.hasFocus() for button in asking)
        stopped = self.stop.hasFocus()
        for button in (*self.sources.values(), self.from_file):
            button.setEnabled(not busy)
        can_go_back = found is not None and found.can_go_back
        self.back.setEnabled(can_go_back and not busy)
        self.back.setToolTip(
            tr("Restore the card data used before")
            if can_go_back
            else tr("There are no earlier card data")
        )
        self._progress.setVisible(busy)
        if busy:
            self.doing.setText(tr("One moment …"))
            show_busy(self.bar)
            self.stop.setEnabled(True)
            if asked:
                self.stop.setFocus()
        elif stopped:
            self.sources[card_data.SOURCES[0].key].setFocus()
        self.force.setVisible(not busy and self._renewal.can_force)
        self._show_news(None if busy else self._renewal.message)

    def _show_progress(self, done: int, total: int, text: str) -> None:
        # A progress bar has 32-bit integers; thousands are precise enough.
        self.bar.setRange(0, total // 1000)
        self.bar.setValue(done // 1000)
        self.doing.setText(f"{text[:1].upper()}{text[1:]} …")

    def _show_news(self, update: UpdateMessage | None) -> None:
        while (item := self._news_layout.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if update is not None:
            look = "info" if update is card_data.STOPPED else "success"
            if update.failed:
                look = "warning" if update.can_force else "danger"
            news = Finding(
                look, tr(update.heading), below="\n".join(update.lines), parent=self._news
            )
            self._news_layout.addWidget(news)
            news.show()
        self._news_layout.addStretch(1)

    # ------------------------------------------------------------------------------------- actions

    def _ask_files(self) -> None:
        files = self.choose_files(self)
        if files:
            self._renewal.take_files(files)

    def _on_stop(self) -> None:
        self._renewal.cancel()
        self.stop.setEnabled(False)
        self.doing.setText(tr("Stopping …"))

    @override
    def done(self, result: int) -> None:
        """Close; work that is under way continues, and the window reports the result."""
        self._renewal.watched = False
        if not self._renewal.busy:
            self._renewal.message = None
        super().done(result)


def choose_files(parent: QWidget) -> tuple[Path, ...]:
    """Ask the player for files of card data."""
    ours, others = tr("Card data"), tr("All files")
    names, _ = QFileDialog.getOpenFileNames(
        parent,
        tr("Card data from files"),
        str(Path.home()),
        f"{ours} ({_SUFFIXES});;{others} (*)",
    )
    return tuple(Path(name) for name in names)
