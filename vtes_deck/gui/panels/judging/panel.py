"""Checks many lists at once, with a table of verdicts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import override

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
)

from vtes_deck.app import deck_files
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.list_verdicts import CheckedList, tally, to_csv
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.file_writer import write_file
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.judging.file_dialogs import (
    ChooseCsv,
    ChooseFiles,
    ChooseFolder,
    choose_csv,
    choose_files,
    choose_folder,
)
from vtes_deck.gui.panels.judging.list_checker import ListChecker
from vtes_deck.gui.panels.judging.question import QuestionForm
from vtes_deck.gui.panels.judging.verdicts import Verdicts
from vtes_deck.gui.shortcut_tips import share_tip
from vtes_deck.gui.widgets import links
from vtes_deck.gui.widgets.card_hover import LinkHover, card_of_link
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, plural, tr

_KEY = "judging"

_EMPTY = mark(
    "Drop a folder of decklists here, or choose one. Every decklist in it is checked for "
    "the format and date above."
)


class ListCheckPanel(Panel):
    """Checks lists and shows their verdicts.

    Attributes:
        choose_folder, choose_files, choose_csv: ask the player for files; tests put their own
            answer here.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.choose_folder: ChooseFolder = choose_folder
        self.choose_files: ChooseFiles = choose_files
        self.choose_csv: ChooseCsv = choose_csv
        self._checking: ListChecker | None = None
        self._paths: list[Path] = []
        self.setAcceptDrops(True)
        self._make_buttons()
        self._make_actions()
        self.question = QuestionForm(context, self)
        self.verdicts = Verdicts(self)
        self.model = self.verdicts.model
        self._make_states()
        self._lay_out()
        self._connect()
        self._show_state()

    # ------------------------------------------------------------------------------------ building

    def _make_buttons(self) -> None:
        self.folder = QPushButton(icons.icon("ui/folder"), tr("Check a folder …"), self)
        self.files = QPushButton(icons.icon("ui/open"), tr("Files …"), self)
        self.files.setToolTip(tr("Check some files"))
        self.again = self._tool(
            "ui/update", tr("Check again"), tr("Reload and check the same files again")
        )
        self.print = self._tool("ui/print", tr("Summary"), tr("Summary: see, print or save it"))
        self.save = self._tool(
            "ui/export", tr("Save as CSV"), tr("Save as CSV: the table for a spreadsheet")
        )
        self.stop = QPushButton(icons.icon("ui/stop"), tr("Stop"), self)

    def _tool(self, icon: str, name: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icons.icon(icon))
        button.setAccessibleName(name)
        button.setToolTip(plain_tip(tip))
        button.setAutoRaise(True)
        return button

    def _make_actions(self) -> None:
        def action(name: str, text: str, slot: Callable[[], object], keys: str = "") -> QAction:
            made = QAction(text, self)
            made.setObjectName(name)
            if keys:
                made.setShortcut(QKeySequence(keys))
                made.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.triggered.connect(lambda _checked=False: slot())
            self.addAction(made)
            return made

        self.act_folder = action("folder", tr("Check a folder of lists …"), self.ask_folder)
        self.act_files = action("files", tr("Check some lists …"), self.ask_files)
        self.act_again = action("again", tr("Check them again"), self.check_again, "F5")
        share_tip(self.again, self.act_again, self.again.toolTip())
        self.act_print = action("print", tr("Summary on paper …"), self.show_summary)
        self.act_save = action("save", tr("Save the table as CSV …"), self.ask_csv)

    def _make_states(self) -> None:
        self.empty = PlainLabel(tr(_EMPTY), self)
        self.empty.setProperty("look", "empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.count = PlainLabel(self)
        self.count.setProperty("look", "muted")
        self.count.setWordWrap(True)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Lists that are checked"))

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        buttons = FlowLayout(metrics.pad)
        for button in (self.folder, self.files, self.again, self.print, self.save):
            buttons.addWidget(button)
        top = QVBoxLayout()
        top.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        top.setSpacing(metrics.pad)
        top.addLayout(buttons)
        top.addWidget(self.question)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.empty)
        self.pages.addWidget(self.verdicts)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.setSpacing(metrics.pad)
        below.addWidget(self.count, 2)
        below.addWidget(self.bar, 1)
        below.addWidget(self.stop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(top)
        layout.addWidget(self.pages, 1)
        layout.addLayout(below)

    def _connect(self) -> None:
        self.folder.clicked.connect(self.ask_folder)
        self.files.clicked.connect(self.ask_files)
        self.again.clicked.connect(self.check_again)
        self.print.clicked.connect(self.show_summary)
        self.save.clicked.connect(self.ask_csv)
        self.stop.clicked.connect(self._on_stop)
        self.question.asked.connect(self.check_again)
        self.verdicts.opened.connect(self._open)
        self.verdicts.narrowed.connect(self._show_state)
        self.verdicts.details.card_chosen.connect(self._choose_card)
        details = self.verdicts.details
        LinkHover(details, card_of_link(self.context), self.context.preview_card)
        self.verdicts.details.rule_chosen.connect(self._show_rule)

    # ------------------------------------------------------------------------------------ choosing

    def ask_folder(self) -> None:
        """Ask for a folder and check it."""
        chosen = self.choose_folder(self, self._start_folder)
        if chosen is not None:
            self.check([chosen])

    def ask_files(self) -> None:
        """Ask for files and check them."""
        chosen = self.choose_files(self, self._start_folder)
        if chosen:
            self.check(chosen)

    @property
    def _start_folder(self) -> Path:
        if self._paths:
            first = self._paths[0]
            return first if first.is_dir() else first.parent
        recent = self.context.settings.value.recent
        return Path(recent[0]).parent if recent else Path.home()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            event.acceptProposedAction()

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        if paths:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            self.check(paths)

    # ------------------------------------------------------------------------------------ checking

    def check(self, paths: Sequence[Path]) -> None:
        """Check the lists in files and folders."""
        self._paths = [path.absolute() for path in paths]
        self._check()

    def check_again(self) -> None:
        """Read and judge the same files again, with the current question."""
        if self._paths:
            self.verdicts.remember()
            self._check()

    def _check(self) -> None:
        old, self._checking = self._checking, None
        if old is not None:
            old.cancel()
            old.deleteLater()
        self.model.clear()
        checking = ListChecker(
            self.context.jobs, self._paths, self.context.cards, self.question.question, self
        )
        checking.advanced.connect(lambda: self._on_advanced(checking))
        checking.ended.connect(lambda: self._on_ended(checking))
        self._checking = checking
        self._show_state()

    def _on_stop(self) -> None:
        if self._checking is not None:
            self._checking.cancel()

    def _on_advanced(self, checking: ListChecker) -> None:
        if checking is self._checking:
            self.model.add(checking.take())
            self._show_state()

    def _on_ended(self, checking: ListChecker) -> None:
        if checking is self._checking:
            self.model.add(checking.take())
            self.verdicts.settle()
            self._show_state()

    # ------------------------------------------------------------------------------------- showing

    def changed(self, changes: Changes) -> None:
        """Check again: new card data may change the verdicts."""
        if changes.touches(What.CARDBASE) and self.model.rows:
            self.check_again()

    @override
    def show_target(self, target: object) -> None:
        """Check a tuple of paths; ask for a folder if it is empty."""
        chosen = target if isinstance(target, tuple) else ()
        paths = [path for path in chosen if isinstance(path, Path)]
        if paths:
            self.check(paths)
        else:
            self.ask_folder()

    def take_focus(self) -> None:
        """Move the focus to the table, or to the button that fills it."""
        (self.verdicts.table if self.model.rows else self.folder).setFocus()

    def panel_actions(self) -> tuple[QAction, ...]:
        """The actions of the panel."""
        return (self.act_folder, self.act_files, self.act_again, self.act_print, self.act_save)

    @override
    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        keys, what = links.KEYS
        return ((tr("Enter"), tr("Open the chosen list")), (tr(keys), tr(what)))

    def _show_state(self) -> None:
        checking = self._checking
        running = checking is not None and checking.running
        there = bool(self.model.rows)
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        for each in (self.again, self.act_again):
            each.setEnabled(checking is not None and not running)
        for each in (self.print, self.save, self.act_print, self.act_save):
            each.setEnabled(there and not running)
        set_look(self.folder, "" if there else "primary")
        self.folder.setIcon(icons.icon("ui/folder", None if there else "text-on-accent"))
        self.pages.setCurrentWidget(self.verdicts if there else self.empty)
        if checking is not None and running:
            self.bar.setRange(0, checking.total)
            self.bar.setValue(checking.checked)
            self.empty.setText(tr("Searching for lists …"))
            self.count.setText(
                tr("{done} of {all} checked", done=checking.checked, all=checking.total)
                if there
                else ""
            )
        elif checking is not None:
            self.empty.setText(checking.trouble or self._why_empty(checking))
            self.count.setText(self._sum(checking) if there else "")

    def _why_empty(self, checking: ListChecker) -> str:
        if checking.stopped:
            return tr("Stopped before a list was checked.")
        names = deck_files.joined([path.name or str(path) for path in self._paths[:3]])
        others = len(checking.passed_over)
        text = tr("There are no decklists in {places}.", places=names)
        if others:
            more = plural("It contains {n} other files.", "It contains {n} other file.", others)
            return f"{text} {more}"
        return text

    def _sum(self, checking: ListChecker) -> str:
        parts = [tr("Stopped before the end.")] if checking.stopped else []
        parts.append(str(tally(self.model.rows)))
        if self.model.copies:
            parts.append(
                plural(
                    "{n} lists contain the same cards as another.",
                    "{n} list contains the same cards as another.",
                    self.model.copies,
                )
            )
        shown = len(self.model.shown)
        if shown != len(self.model.rows):
            parts.append(
                plural("{n} shown.", "{n} shown.", shown)
                if shown
                else tr("No lists match the filter.")
            )
        if checking.passed_over:
            parts.append(
                plural(
                    "{n} files with other extensions were skipped.",
                    "{n} file with another extension was skipped.",
                    len(checking.passed_over),
                )
            )
        return " ".join(parts)

    # ------------------------------------------------------------------------------------- actions

    def _choose_card(self, card_id: int) -> None:
        self.context.session.select(self.context.cards.get(card_id), origin=_KEY)

    def _show_rule(self, rule: str) -> None:
        self.context.show_rule(rule)

    def _open(self, row: CheckedList) -> None:
        """Open a list and check it for the same format and date."""
        if row.path is None or row.report.error is not None:
            return
        asked = self.question.question
        self.context.session.judge(asked.format, row.report.date, asked.options, origin=_KEY)
        self.context.open_path(row.path)

    def show_summary(self) -> None:
        """Show the summary of the lists in the table as it will be on paper."""
        rows, title = self.model.shown, self.question.title
        delayed.summary_dialog.SummaryDialog(
            self.context, rows, title, self._start_folder, self.window()
        ).open()

    def ask_csv(self) -> None:
        """Ask for a file and write the table to it."""
        chosen = self.choose_csv(self, self._start_folder / "verdicts.csv")
        if chosen is not None:
            self.save_csv(chosen)

    def save_csv(self, path: Path) -> None:
        """Write the shown lists to a file for a spreadsheet."""
        # The mark at the beginning tells spreadsheets that the text is UTF-8.
        data = to_csv(self.model.shown).encode("utf-8-sig")

        write_file(self.context.jobs, path, data, self.count.setText, self)

    def save_state(self) -> str:
        """The state of the table."""
        return self.verdicts.save_state()

    @override
    def restore_state(self, state: str) -> None:
        self.verdicts.restore_state(state)
