"""The parts of the Collection panel and their layout."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardbase.model import AnyCard
from vtes_deck.graphics import icons, theme
from vtes_deck.gui.collection_store import Trouble
from vtes_deck.gui.panels.collection.details import Details
from vtes_deck.gui.widgets.card_tile import icon_size
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.quick_add import QuickAdd
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import mark, tr

_SAID = 6000
"""Milliseconds for which a message is shown."""

type Complete = Callable[[str], tuple[AnyCard, ...]]


class Banner(QFrame):
    """The problem with the collection file, and its remedies.

    Signals:
        offered: ``theirs``, ``ours``, ``again`` or ``dismiss``, as the player chose.
    """

    offered = Signal(str)

    _OFFERS = (
        ("theirs", mark("Use the other version"), ("conflict",)),
        ("ours", mark("Keep this version"), ("conflict",)),
        ("again", mark("Save again"), ("write",)),
        ("dismiss", mark("Dismiss"), ("notice",)),
    )

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        metrics = theme.Metrics.of(self.font())
        self.text = PlainLabel(self)
        self.text.setWordWrap(True)
        self._buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout()
        row.addStretch(1)
        for key, title, _ in self._OFFERS:
            button = QPushButton(tr(title), self)
            button.clicked.connect(lambda _checked=False, key=key: self.offered.emit(key))
            self._buttons[key] = button
            row.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(metrics.pad, metrics.pad, metrics.pad, metrics.pad)
        layout.addWidget(self.text)
        layout.addLayout(row)
        self.hide()

    def show_trouble(self, trouble: Trouble | None) -> None:
        """Show the problem, or hide the banner."""
        self.setVisible(trouble is not None)
        if trouble is None:
            return
        set_look(self, trouble.level)
        self.text.setText(trouble.text)
        for key, _, kinds in self._OFFERS:
            self._buttons[key].setVisible(trouble.kind in kinds)


class Parts:
    """The widgets of the panel.

    Attributes:
        view, words: the choice of the cards in the list.
        add, set: the line that adds cards, and their set.
        use_row, use_words, use: whether the open deck is built from owned cards.
        sharing: decks that have cards in common with it.
        table: the cards.
        details: the copies of the selected card.
        summary: the content of the list, or the last action.
        banner: the problem with the file.
        begin_import: the button in the empty panel.
        undo, redo, more: the buttons below.
    """

    def __init__(self, panel: QWidget, complete: Complete) -> None:
        metrics = theme.Metrics.of(panel.font())
        self.banner = Banner(panel)
        self.view = _combo(panel, tr("List to show"))
        self.words = QLineEdit(panel)
        self.words.setPlaceholderText(tr("Find:  govern,  set:V5,  clan:ventrue"))
        self.words.setAccessibleName(tr("Find in the collection"))
        self.words.setClearButtonEnabled(True)
        self.add = QuickAdd(complete, panel)
        self.add.setObjectName("collectionAdd")
        self.add.setPlaceholderText(tr("Own cards:  4 govern,  -1 villein"))
        self.add.setAccessibleName(tr("Add cards to the collection"))
        self.set = _combo(panel, tr("Set of the cards that are added"))
        self.set.setToolTip(tr("The set of the cards that are added"))
        self.use_row = QWidget(panel)
        self.use_words = PlainLabel(self.use_row)
        self.use_words.setWordWrap(True)
        self.use = _combo(self.use_row, tr("Use of your cards in this deck"))
        self.use_words.setBuddy(self.use)
        self.sharing = _muted(panel)
        self.table = _table(panel, metrics)
        self.empty = PlainLabel(panel)
        self.empty.setProperty("look", "empty")
        self.empty.setWordWrap(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.begin_import = QPushButton(icons.icon("ui/import"), tr("Import a list …"), panel)
        self.details = Details(panel)
        self.summary = _muted(panel)
        self.message = PlainLabel(panel)
        self.message.setWordWrap(True)
        self.message.hide()
        self._quiet = QTimer(panel)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_SAID)
        self._quiet.timeout.connect(self._hush)
        self.undo = _button(panel, "ui/undo", tr("Undo in the collection"))
        self.redo = _button(panel, "ui/redo", tr("Redo in the collection"))
        self.more = _button(panel, "ui/more", tr("Import, export and lists"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setToolTip(tr("Import, export and lists"))
        self._lay_out(panel, metrics)

    def _lay_out(self, panel: QWidget, metrics: theme.Metrics) -> None:
        layout = QVBoxLayout(panel)
        layout.setContentsMargins(0, metrics.pad, 0, 0)
        layout.setSpacing(metrics.gap)
        for first, second in ((self.add, self.set), (self.view, self.words)):
            row = QHBoxLayout()
            row.setContentsMargins(metrics.pad, 0, metrics.pad, 0)
            row.setSpacing(metrics.pad)
            row.addWidget(first, 1)
            row.addWidget(second, 1)
            layout.addLayout(row)
        use = QHBoxLayout(self.use_row)
        use.setContentsMargins(metrics.pad, 0, metrics.pad, 0)
        use.setSpacing(metrics.pad)
        use.addWidget(self.use_words)
        use.addWidget(self.use, 1)
        layout.addWidget(self.use_row)
        self.sharing.setContentsMargins(metrics.pad, 0, metrics.pad, 0)
        layout.addWidget(self.sharing)
        layout.addWidget(self.banner)
        empty = QWidget(panel)
        inside = QVBoxLayout(empty)
        inside.addStretch(1)
        inside.addWidget(self.empty)
        inside.addWidget(self.begin_import, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(2)
        self._pages = QStackedWidget(panel)
        self._pages.addWidget(self.table)
        self._pages.addWidget(empty)
        halves = QSplitter(Qt.Orientation.Vertical, panel)
        halves.setChildrenCollapsible(False)
        halves.addWidget(self._pages)
        halves.addWidget(self.details)
        halves.setStretchFactor(0, 3)
        halves.setStretchFactor(1, 1)
        halves.setSizes([3000, 1000])
        layout.addWidget(halves, 1)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, metrics.gap, metrics.pad, metrics.pad)
        below.addWidget(self.summary, 1)
        below.addWidget(self.message, 1)
        for button in (self.undo, self.redo, self.more):
            below.addWidget(button)
        layout.addLayout(below)

    def show_empty(self, text: str, *, beginning: bool = False) -> None:
        """Show why nothing is listed; without a text, show the table."""
        self.empty.setText(text)
        self.begin_import.setVisible(beginning)
        self._pages.setCurrentIndex(1 if text else 0)

    def say(self, text: str) -> None:
        """Show a message for a while in place of the summary."""
        self.message.setText(text)
        self.message.show()
        self.summary.hide()
        self._quiet.start()

    def _hush(self) -> None:
        self.message.hide()
        self.summary.show()


def _muted(parent: QWidget) -> QLabel:
    label = PlainLabel(parent)
    label.setProperty("look", "muted")
    label.setWordWrap(True)
    return label


def _combo(parent: QWidget, name: str) -> QComboBox:
    box = QComboBox(parent)
    box.setAccessibleName(name)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(8)
    box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return box


def _table(parent: QWidget, metrics: theme.Metrics) -> QTableView:
    table = QTableView(parent)
    table.setIconSize(icon_size(metrics.line))
    table.setAccessibleName(tr("Cards of the collection"))
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(round(metrics.line * 1.4))
    table.horizontalHeader().setHighlightSections(False)
    return table


def _button(parent: QWidget, icon: str, name: str) -> QToolButton:
    button = QToolButton(parent)
    button.setIcon(icons.icon(icon))
    button.setAccessibleName(name)
    button.setAutoRaise(True)
    return button
