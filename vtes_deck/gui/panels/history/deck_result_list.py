"""The player's own results of the open deck, by version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, override

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.deck_results import ChangeEvents, EventResult, Period, merged, periods, without
from vtes_deck.app.document import Document
from vtes_deck.app.versions import Version, Versions, VersionsError
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.dialogs.event_result import EventResultDialog
from vtes_deck.gui.version_labels import version_title
from vtes_deck.gui.widgets.bar_chart import Bar, Bars
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import number, plain_number, plural, tr

if TYPE_CHECKING:
    from vtes_deck.gui.panels import Context

type _Loaded = tuple[Sequence[EventResult], Sequence[Version]]

_READING = "deck results"
"""Key of the job that reads the results; a later job replaces an earlier one."""

_WATCHED = What.FILE | What.OPEN_DECKS | What.VERSIONS


class DeckResultList(QWidget):
    """Results of tournaments and game nights, for the history panel; hidden if there are none.

    Attributes:
        list: the versions with results as headings, the results below them, newest first.
        add_button: opens the form for another result; the panel places it.
    """

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._store = Versions()
        self._removed: tuple[Document, EventResult] | None = None
        metrics = theme.Metrics.of(self.font())
        self.head = PlainLabel(tr("Your results"), self)
        self.head.setProperty("look", "heading")
        self.add_button = QToolButton(parent or self)
        self.add_button.setIcon(icons.icon("ui/trophy"))
        self.add_button.setText(tr("Add a result …"))
        self.add_button.setToolTip(
            plain_tip(
                tip_of(tr("Add a result …"), tr("How the deck did at a tournament or a game night"))
            )
        )
        self.add_button.clicked.connect(self.add)
        self.list = QListWidget(self)
        self.list.setObjectName("eventList")
        self.list.setAccessibleName(tr("Your results with the deck"))
        self.list.setProperty("look", "flat")
        self.list.setWordWrap(True)
        self.list.setToolTip(tr("A double-click changes the result, Delete removes it"))
        self.list.itemActivated.connect(self._edit)
        self.list.installEventFilter(self)
        self.chart = Bars(tr("Victory points per result, by version"), self)
        self.chart.set_heads(tr("Version"), tr("Results"), tr("VP"), tr("Game wins"))
        self.message = PlainLabel(self)
        self.message.setProperty("look", "muted")
        self.message.setWordWrap(True)
        self.undo_button = QPushButton(tr("Undo"), self)
        self.undo_button.clicked.connect(self._undo)
        self.head.setMargin(metrics.pad)
        below = QHBoxLayout()
        below.setContentsMargins(metrics.pad, 0, metrics.pad, 0)
        below.addWidget(self.message, 1)
        below.addWidget(self.undo_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.head)
        drawn = QVBoxLayout()
        drawn.setContentsMargins(metrics.pad, 0, metrics.pad, metrics.gap)
        drawn.addWidget(self.chart)
        layout.addLayout(drawn)
        layout.addWidget(self.list, 1)
        layout.addLayout(below)
        self._show(((), ()))

    # ------------------------------------------------------------------------------------ showing

    def changed(self, changes: Changes) -> None:
        """Read the results again if they may have changed."""
        if changes.touches(_WATCHED):
            document = self._context.session.document
            self._context.jobs.run(
                tr("Reading results"),
                lambda _task: (self._store.events(document), self._store.of(document)),
                done=lambda kept: self._arrived(document, kept),
                failed=self._failed,
                owner=self,
                key=_READING,
                quiet=True,
            )

    def _change(self, document: Document, change: ChangeEvents) -> None:
        """Change the results of a document in the background, even if the window closes at once."""
        self._context.jobs.run(
            tr("Reading results"),
            lambda _task: (
                self._store.change_events(document, change),
                self._store.of(document),
            ),
            done=lambda kept: self._arrived(document, kept),
            failed=self._failed,
            owner=self,
            quiet=True,
            finish=True,
        )

    def _arrived(self, document: Document, kept: _Loaded) -> None:
        if self._context.session.document is document:
            self._context.jobs.cancel(_READING)
            self._show(kept)

    def _failed(self, error: Exception) -> None:
        if not isinstance(error, VersionsError):
            raise error
        self._show_message(str(error), look="warning")

    def _show(self, kept: _Loaded) -> None:
        events, versions = kept
        self.list.clear()
        days = [(version.when.astimezone().date(), version) for version in versions]
        found = periods(events, days)
        self.chart.show_bars([_bar(period) for period in found])
        self.chart.setVisible(len(found) > 1)
        for period in found:
            self.list.addItem(self._heading(period))
            for event in period.events:
                item = QListWidgetItem(_line(event))
                item.setData(Qt.ItemDataRole.UserRole, event)
                self.list.addItem(item)
        self.list.setVisible(bool(events))
        self.list.setMinimumHeight(theme.Metrics.of(self.font()).line * 5 if events else 1)
        if self._removed is None or self._removed[0] is not self._context.session.document:
            self._removed = None
            self._show_message("")

    def _heading(self, period: Period[Version]) -> QListWidgetItem:
        item = QListWidgetItem(_title(period) + "\n" + _sums(period))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        item.setIcon(icons.icon("ui/trophy"))
        font = QFont(self.list.font())
        font.setBold(True)
        item.setFont(font)
        return item

    def _show_message(self, words: str, look: str = "muted", *, undo: bool = False) -> None:
        set_look(self.message, look)
        self.message.setText(words)
        self.message.setVisible(bool(words))
        self.undo_button.setVisible(undo)
        self.setVisible(bool(words) or self.list.count() > 0)

    # ------------------------------------------------------------------------------------ actions

    def add(self) -> None:
        """Open the form for another result."""
        self._open(EventResultDialog(parent=self.window()))

    def _edit(self, item: QListWidgetItem) -> None:
        event: EventResult | None = item.data(Qt.ItemDataRole.UserRole)
        if event is not None:
            self._open(EventResultDialog(event, self.window()))

    def _open(self, dialog: EventResultDialog) -> None:
        document = self._context.session.document
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.written.connect(lambda event: self._keep(document, event))
        dialog.open()

    def _keep(self, document: Document, event: EventResult) -> None:
        self._removed = None
        self._change(document, lambda old: merged((event,), old))

    def remove(self) -> None:
        """Delete the chosen result; a message offers to undo this."""
        item: QListWidgetItem | None = self.list.currentItem()
        event: EventResult | None = item.data(Qt.ItemDataRole.UserRole) if item else None
        document = self._context.session.document
        if event is None:
            return
        self._removed = document, event
        self._show_message(
            tr("Removed {result}.", result=event.event or event.on.isoformat()), undo=True
        )
        self._change(document, lambda old: without(old, event))

    def _undo(self) -> None:
        if self._removed is not None:
            self._keep(*self._removed)

    @override
    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if (
            watched is self.list
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Delete
        ):
            self.remove()
            return True
        return False


def _title(period: Period[Version]) -> str:
    return version_title(period.version) if period.version is not None else tr("This deck")


def _sums(period: Period[Version]) -> str:
    """The sums of the results of a version, in words."""
    sums = period.sums
    return plural(
        "{n} results, {points} VP, {wins}",
        "{n} result, {points} VP, {wins}",
        sums.games,
        points=plain_number(sums.victory_points),
        wins=plural("{n} game wins", "{n} game win", sums.game_wins),
    )


def _bar(period: Period[Version]) -> Bar:
    """A version in the chart: its victory points per result."""
    sums, title = period.sums, _title(period)
    mean = sums.victory_points / sums.games
    return Bar(
        title,
        mean,
        text=tr("{points} VP", points=number(mean, 1)),
        hint=f"{title}: {_sums(period)}",
        numbers=(sums.games, sums.victory_points, sums.game_wins),
    )


def _line(event: EventResult) -> str:
    """A line with day, place, result, opponents and notes."""
    first = [event.on.isoformat(), event.event]  # in the same form as the date field
    second = []
    if event.place and event.players:
        second.append(tr("place {place} of {players}", place=event.place, players=event.players))
    elif event.place:
        second.append(tr("place {place}", place=event.place))
    elif event.players:
        second.append(plural("{n} players", "{n} player", event.players))
    second.append(tr("{points} VP", points=plain_number(event.victory_points)))
    second.append(plural("{n} game wins", "{n} game win", event.game_wins))
    third = [tr("Against {others}", others=event.opponents)] if event.opponents else []
    lines = [" ".join(filter(None, first)), ", ".join(second), *third]
    lines += [" ".join(event.notes.split())] if event.notes else []
    return "\n".join(lines)
