"""Two decks side by side: cards, counts, cost, odds and influence, before and after.

Each side is an open deck, a version, a deck file or a winning deck. The dialog stays open while
you work and follows the open decks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar, override
from weakref import WeakKeyDictionary

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardbase.archive import ArchiveDeck
from cardbase.model import AnyCard
from vtes_deck.app import deck_files
from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_comparison import (
    HABIT,
    SEAT,
    DeckComparison,
    Section,
    as_text,
    compare,
    influence,
)
from vtes_deck.app.deck_files import Opened
from vtes_deck.app.session import DeckSession
from vtes_deck.app.versions import Version, Versions, VersionsError
from vtes_deck.deck import edits
from vtes_deck.deck.model import Deck
from vtes_deck.graphics import theme
from vtes_deck.gui.dialogs.archive_choice import ArchiveChoice
from vtes_deck.gui.dialogs.comparison_sides import (
    Side,
    deck_side,
    open_sides,
    version_side,
    winner_side,
)
from vtes_deck.gui.dialogs.comparison_summary import ComparisonSummary
from vtes_deck.gui.dialogs.text_printer import preview_text
from vtes_deck.gui.file_dialogs import ChooseOpen, choose_open
from vtes_deck.gui.jobs import Task
from vtes_deck.gui.models import comparison_tree
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.card_hover import ViewHover
from vtes_deck.gui.widgets.card_tile import icon_size, tile_icon
from vtes_deck.gui.widgets.column_widths import fit
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.owned_actions import owned_button
from vtes_deck.language import tr
from vtes_deck.stats.influence.policy import HABITS

_SEATS = 5
_PAUSE = 250
"""Milliseconds without a change before the influence is computed again."""

_FILE, _ARCHIVE = "file", "archive"
"""The choices that ask for a deck."""

_MAX_VERSIONS = 40
_MAX_RECENT = 12


class CompareDialog(QDialog):
    """The comparison dialog.

    Attributes:
        before, after: the lists from which each side is chosen.
        tree: the differences.
        choose_open: asks for a file; tests put their own answer here.

    Signals:
        compared: the comparison is shown, influence included.
    """

    compared = Signal()

    _recent: ClassVar[WeakKeyDictionary[DeckSession, list[Side]]] = WeakKeyDictionary()
    """Winning decks and files that were compared earlier; both sides offer them."""

    def __init__(
        self,
        context: Context,
        before: Side | None = None,
        after: Side | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the dialog; it starts with the open deck and its newest other version."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Compare decks"))
        self._context = context
        self._session = context.session
        self._found: DeckComparison | None = None
        self._influence: Section | None = None
        self._extra = self._recent.setdefault(self._session, [])
        self._remember(*(side for side in (before, after) if side is not None))
        self._versions: tuple[Version, ...] = ()
        self.choose_open: ChooseOpen = choose_open
        self.before = self._choice(tr("Before"))
        self.after = self._choice(tr("After"))
        self._make()
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE)
        self._pause.timeout.connect(self._follow)
        self._lay_out()
        self._fill_choices(before, after or open_sides(self._session)[self._session.open_deck])
        self._connect()
        self._unsubscribe = self._session.subscribe(self._on_changes)
        self._compare()
        document = self._session.document
        context.jobs.run(
            tr("Reading versions"),
            lambda _task: Versions().of(document),
            done=partial(self._on_versions, choose=before is None),
            failed=self._on_no_versions,
            owner=self,
            quiet=True,
        )

    # ------------------------------------------------------------------------------------ building

    def _choice(self, name: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setAccessibleName(name)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        choice.setMinimumContentsLength(18)
        return choice

    def _make(self) -> None:
        self.tree = QTreeWidget(self)
        self.tree.setAccessibleName(tr("Differences"))
        self.tree.setColumnCount(5)
        line = theme.Metrics.of(self.font()).line
        self.tree.setIconSize(icon_size(line))
        self.tree.setUniformRowHeights(True)
        self.tree.setAlternatingRowColors(True)
        self.tree.setAllColumnsShowFocus(True)
        self.summary = ComparisonSummary(self)
        self.every = QCheckBox(tr("&Show unchanged cards too"), self)
        self.seat = QComboBox(self)
        self.seat.setAccessibleName(tr("Seat"))
        for seat in range(1, _SEATS + 1):
            self.seat.addItem(tr("Seat {seat} of {all}", seat=seat, all=_SEATS), seat)
        self.seat.setCurrentIndex(SEAT - 1)
        self.habit = QComboBox(self)
        self.habit.setAccessibleName(tr("Use of transfers"))
        for name, words in HABITS.items():
            shown = tr(words)
            self.habit.addItem(shown[:1].upper() + shown[1:], name)
        self.habit.setCurrentIndex(self.habit.findData(HABIT))
        self.habit.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.habit.setMinimumContentsLength(16)
        self.swap = QPushButton(tr("S&wap"), self)
        self.swap.setAutoDefault(False)
        self.take = QPushButton(tr("Use the other deck's &number"), self)
        self.take.setToolTip(tr("Set the open deck's copies to the other deck's number (Enter)"))
        self.take.setAutoDefault(False)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.copy_button = owned_button(
            self.buttons, tr("&Copy as text"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self.print_button = owned_button(
            self.buttons, tr("&Print …"), QDialogButtonBox.ButtonRole.ActionRole
        )

    def _lay_out(self) -> None:
        metrics = theme.Metrics.of(self.font())
        sides = QGridLayout()
        for column, (text, choice) in enumerate(
            ((tr("&Before"), self.before), (tr("A&fter"), self.after))
        ):
            label = PlainLabel(text, self)
            label.setBuddy(choice)
            sides.addWidget(label, 0, 2 * column)
            sides.addWidget(choice, 1, 2 * column)
            sides.setColumnStretch(2 * column, 1)
        sides.addWidget(self.swap, 1, 1)
        asked = QHBoxLayout()
        asked.addWidget(self.every)
        asked.addStretch(1)
        influence = PlainLabel(tr("&Influence:"), self)
        influence.setBuddy(self.seat)
        asked.addWidget(influence)
        asked.addWidget(self.seat)
        asked.addWidget(self.habit)
        below = QHBoxLayout()
        below.addWidget(self.take)
        below.addWidget(self.buttons, 1)
        layout = QVBoxLayout(self)
        layout.setSpacing(metrics.pad)
        layout.addLayout(sides)
        layout.addWidget(self.summary)
        layout.addWidget(self.tree, 1)
        layout.addLayout(asked)
        layout.addLayout(below)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        header.setSectionResizeMode(comparison_tree.WHAT, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column, lines in enumerate((0, 12, 12, 7, 7)):
            if lines:
                fit(header, column, metrics.line * lines)
        room = self.screen().availableSize() - QSize(metrics.wide, metrics.wide)
        self.resize(QSize(metrics.line * 62, metrics.line * 46).boundedTo(room))

    def _connect(self) -> None:
        for choice in (self.before, self.after):
            choice.activated.connect(partial(self._chosen, choice))
        self.swap.clicked.connect(self._swap)
        self.every.toggled.connect(self._show)
        self.seat.activated.connect(self._follow)
        self.habit.activated.connect(self._follow)
        self.tree.itemActivated.connect(self._take)
        self.tree.currentItemChanged.connect(self._look)
        ViewHover(self.tree, self._card_at, self._context.preview_card)
        self.take.clicked.connect(self._take)
        self.copy_button.clicked.connect(self.copy)
        self.print_button.clicked.connect(self.print_it)
        self.buttons.rejected.connect(self.reject)

    # ------------------------------------------------------------------------------------- sides

    def _sides(self) -> list[Side]:
        open_decks = open_sides(self._session).values()
        versions = [version_side(v, self._context) for v in self._versions[:_MAX_VERSIONS]]
        return [*open_decks, *self._extra, *versions]

    def _fill_choices(self, before: Side | None, after: Side | None) -> None:
        known = {side.title: side for side in self._sides()}
        for choice, wanted in ((self.before, before), (self.after, after)):
            choice.clear()
            for title, side in known.items():
                choice.addItem(title, side)
            choice.addItem(tr("A winning deck …"), _ARCHIVE)
            choice.addItem(tr("A file …"), _FILE)
            at = list(known).index(wanted.title) if wanted and wanted.title in known else 0
            choice.setCurrentIndex(at)
            choice.setProperty("last", at)

    def _remember(self, *sides: Side) -> None:
        """Offer these decks in this and later comparisons."""
        for side in sides:
            known = [each for each in self._extra if each.title != side.title]
            self._extra[:] = [side, *known][:_MAX_RECENT]

    def _side(self, choice: QComboBox) -> Side | None:
        side = choice.currentData()
        return side if isinstance(side, Side) else None

    def _on_versions(self, versions: Sequence[Version], *, choose: bool) -> None:
        self._versions = tuple(versions)
        before = self._side(self.before)
        if choose:
            deck = self._session.deck
            others = (v for v in versions if v.open(self._context.cards.get) != deck)
            newest = next(others, None)
            before = version_side(newest, self._context) if newest is not None else before
        self._fill_choices(before, self._side(self.after))
        self._compare()

    def _on_no_versions(self, error: Exception) -> None:
        if not isinstance(error, VersionsError):
            raise error
        self.summary.show_notice(str(error), "warning")

    def _chosen(self, choice: QComboBox, index: int) -> None:
        self.summary.show_notice("")
        asked = choice.itemData(index)
        if isinstance(asked, Side):
            choice.setProperty("last", index)
            self._compare()
            return
        choice.setCurrentIndex(choice.property("last") or 0)
        if asked == _ARCHIVE:
            self._choose_winner(choice)
            return
        path = self.choose_open(self, Path.home())
        if path is not None:
            self._read(choice, path)

    def _choose_winner(self, choice: QComboBox) -> None:
        def take(found: ArchiveDeck) -> None:
            self._take_side(choice, winner_side(found, self._context))

        dialog = ArchiveChoice(self._context, "", tr("Compare this deck"), self)
        dialog.chosen.connect(take)
        dialog.open()

    def _take_side(self, choice: QComboBox, side: Side) -> None:
        """Use the chosen deck, and offer it in later comparisons."""
        self.summary.show_notice("")
        self._remember(side)
        sides = {c: self._side(c) for c in (self.before, self.after)} | {choice: side}
        self._fill_choices(sides[self.before], sides[self.after])
        self._compare()

    def _read(self, choice: QComboBox, path: Path) -> None:
        cards = self._context.cards

        def done(opened: Opened) -> None:
            title = tr("File: {name}", name=path.name)
            self._take_side(choice, deck_side(title, opened.deck))
            if opened.others:
                several = tr("{name} contains several decks; this is the first.", name=path.name)
                self.summary.show_notice(several)

        def failed(error: Exception) -> None:
            self.summary.show_notice(deck_files.why_unreadable(path.name, error), "warning")

        self._context.jobs.run(
            tr("Reading {name}", name=path.name),
            lambda _task: deck_files.open_file(path, cards),
            done=done,
            failed=failed,
            owner=self,
        )

    def _swap(self) -> None:
        first, second = self.before.currentIndex(), self.after.currentIndex()
        self.before.setCurrentIndex(second)
        self.after.setCurrentIndex(first)
        self._compare()

    # ---------------------------------------------------------------------------------- comparing

    def _on_changes(self, changes: Changes) -> None:
        if changes.touches(What.CARDBASE):
            self._extra.clear()
        if changes.touches(What.OPEN_DECKS | What.CARDBASE):
            self._fill_choices(self._side(self.before), self._side(self.after))
        if changes.touches(What.DECK | What.METADATA | What.OPEN_DECKS | What.CARDBASE):
            self._compare()

    def _decks(self) -> tuple[Deck, Deck] | None:
        sides = self._side(self.before), self._side(self.after)
        decks = [side.deck() if side is not None else None for side in sides]
        first, second = decks
        return (first, second) if first is not None and second is not None else None

    def _compare(self) -> None:
        decks, before, after = self._decks(), self._side(self.before), self._side(self.after)
        if decks is None or before is None or after is None:
            return
        self._found = compare(*decks, (before.name, after.name))
        self._influence = None
        self._show()
        self._pause.start()

    def _show(self) -> None:
        found = self._found
        if found is None:
            return
        more = [self._influence] if self._influence is not None else []
        line = theme.Metrics.of(self.font()).line
        comparison_tree.fill(
            self.tree,
            found,
            more,
            lambda card: tile_icon(card, line),
            every=self.every.isChecked(),
        )
        same = self.before.currentText() == self.after.currentText()
        self.summary.show_result(found, self._influence, same=same)
        self._look()

    def _follow(self) -> None:
        """Compute the influence of both crypts in the background."""
        decks = self._decks()
        if decks is None:
            return
        seat, habit = self.seat.currentData(), self.habit.currentData()

        def work(task: Task) -> Section:
            return influence(*decks, seat=seat, habit=habit, check=task.check)

        def done(section: Section) -> None:
            self._influence = section
            self._show()
            self.compared.emit()

        self._context.jobs.run(
            tr("Simulating both crypts"), work, done=done, owner=self, key="compare", quiet=True
        )

    # ------------------------------------------------------------------------------------ actions

    def _wanted(self) -> tuple[object, int] | None:
        """The card of the current row, and its copies in the deck that is not open."""
        row = comparison_tree.card_row(self.tree.currentItem())
        decks = self._decks()
        if row is None or decks is None:
            return None
        here = self._session.deck
        if decks[1] is here:
            return row.card, row.before
        return (row.card, row.after) if decks[0] is here else None

    def _card_at(self, index: QModelIndex) -> AnyCard | None:
        row = comparison_tree.card_row(self.tree.itemFromIndex(index))
        return row.card if row is not None else None

    def _look(self, _item: QTreeWidgetItem | None = None, _before: object = None) -> None:
        self.take.setEnabled(self._wanted() is not None)
        row = comparison_tree.card_row(self.tree.currentItem())
        if row is not None:
            self._session.select(row.card, origin="compare")

    def _take(self) -> None:
        """Set the copies in the open deck to those of the other deck, as one step to undo."""
        row = comparison_tree.card_row(self.tree.currentItem())
        wanted = self._wanted()
        if row is not None and wanted is not None:
            copies = wanted[1]
            self._session.apply(
                tr("Use {copies} {card} from the other deck", copies=copies, card=row.card),
                lambda deck: edits.set_count(deck, row.card, copies),
                origin="compare",
            )

    def text(self) -> str:
        """The comparison as text, as it is shown."""
        if self._found is None:
            return ""
        more = [self._influence] if self._influence is not None else []
        return as_text(self._found, more, every=self.every.isChecked())

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())
        self.summary.show_notice(tr("Copied."))

    def print_it(self) -> None:
        """Show the print preview."""
        preview_text(self.windowTitle(), self.text(), self)

    @override
    def done(self, result: int) -> None:
        self._unsubscribe()
        self._context.jobs.cancel("compare")
        super().done(result)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._unsubscribe()
        self._context.jobs.cancel("compare")
        super().closeEvent(event)
