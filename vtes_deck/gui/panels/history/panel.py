"""The history of the deck: versions, steps since it was opened, games, and the player's results."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QAction, QFont, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QSplitter, QVBoxLayout, QWidget

from vtes_deck.app.changes import Changes, What
from vtes_deck.app.versions import Version
from vtes_deck.deck.diff import diff
from vtes_deck.graphics import theme
from vtes_deck.gui.panels import Context, Panel
from vtes_deck.gui.panels.history import ADD_RESULT
from vtes_deck.gui.panels.history.changes import ChangesSince
from vtes_deck.gui.panels.history.deck_result_list import DeckResultList
from vtes_deck.gui.panels.history.version_list import VersionList
from vtes_deck.gui.version_labels import changes_words
from vtes_deck.gui.widgets.game_list import GameList
from vtes_deck.gui.widgets.labels import PlainLabel, WholeLabel
from vtes_deck.gui.widgets.scroll_area import scrolled
from vtes_deck.gui.widgets.turning_splitter import TurningSplitter
from vtes_deck.language import tr

_WIDE = 46
"""Minimum width, in lines, to show the versions to the left of the other parts."""

_MIN_LINES = 4
"""The minimum height of the list of steps, in lines."""

_HIGH = 30
"""Minimum height, in lines, for the sign of a deck without versions."""

_ROOMY = 60
"""Minimum width, in lines, for the text of the button that adds a result."""


class HistoryPanel(Panel):
    """Versions, steps, games and own results, newest first; undone steps are dimmed at the top."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self.list = QListWidget(self)
        self.list.setObjectName("historyList")
        self.list.setAccessibleName(tr("History of the deck"))
        self.list.setProperty("look", "flat")
        self.list.setUniformItemSizes(True)
        self.list.setMinimumHeight(theme.Metrics.of(self.font()).line * _MIN_LINES)
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        self.list.currentItemChanged.connect(self._show_details)
        self.what = WholeLabel(self)
        self.what.setObjectName("historyWhat")
        self.what.setProperty("look", "muted")
        self.what.setMargin(theme.Metrics.of(self.font()).pad)
        self.versions = VersionList(context, self)
        self.since = ChangesSince(context, self)
        self.versions.looked.connect(self._look)
        self.halves = TurningSplitter(self, vertical=(3, 2), horizontal=(2, 3), wide=_WIDE)
        self.halves.turned.connect(self._turn)
        self.halves.addWidget(self.versions)
        self.parts = QSplitter(Qt.Orientation.Vertical, self)
        self.parts.setChildrenCollapsible(False)
        self.games = GameList(context, self)
        self.events = DeckResultList(context, self)
        for part in (self.since, self._steps(), self.games, self.events):
            self.parts.addWidget(part)
            self.parts.setStretchFactor(self.parts.count() - 1, 1)
        self.halves.addWidget(self.parts)
        self.versions.add_button(self.events.add_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scrolled(self.halves, tr("History of the deck"), self))
        self._turn()

    def _turn(self) -> None:
        """Show the changes since a version as a table if there is enough width."""
        self._look(self.versions.chosen)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        line = theme.Metrics.of(self.font()).line
        roomy = self.width() >= _ROOMY * line
        high = self.height() >= _HIGH * line
        self.versions.sign.setMaximumHeight(3 * line if high else 0)
        self.events.add_button.setToolButtonStyle(
            Qt.ToolButtonStyle.ToolButtonTextBesideIcon
            if roomy
            else Qt.ToolButtonStyle.ToolButtonIconOnly
        )

    def _look(self, version: Version | None) -> None:
        wide = self.halves.orientation() is Qt.Orientation.Horizontal
        self.since.setVisible(wide and bool(self.versions.list.count()))
        if not self.since.isHidden():
            self.since.show_version(version)

    def _steps(self) -> QWidget:
        steps = QWidget(self)
        head = PlainLabel(tr("Changes since it was opened"), steps)
        head.setProperty("look", "heading")
        head.setMargin(theme.Metrics.of(self.font()).pad)
        layout = QVBoxLayout(steps)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.what)
        return steps

    def changed(self, changes: Changes) -> None:
        """Show the current steps and versions."""
        self.versions.changed(changes)
        self.games.changed(changes)
        self.events.changed(changes)
        if changes.touches(What.HISTORY | What.SETTINGS):
            self._show()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.list.count():
            self._show()

    def _show(self) -> None:
        here = self._session.position
        self.list.blockSignals(True)
        self.list.clear()
        look, metrics = theme.tokens(), theme.Metrics.of(self.font())
        size = QSize(0, metrics.line + metrics.pad)
        for place in reversed(range(len(self._session.steps))):
            item = QListWidgetItem(self._session.steps[place].label)
            item.setData(Qt.ItemDataRole.UserRole, place)
            item.setSizeHint(size)
            font = QFont(self.font())
            if place == here:
                font.setBold(True)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, tr("{step}, now", step=item.text())
                )
            elif place > here:
                font.setItalic(True)
                item.setForeground(look.color("text-muted"))
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, tr("{step}, undone", step=item.text())
                )
            item.setFont(font)
            self.list.addItem(item)
            if place == here:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._show_details(self.list.currentItem())

    def _go(self, item: QListWidgetItem) -> None:
        self._session.go_to(item.data(Qt.ItemDataRole.UserRole))

    def _show_details(self, item: QListWidgetItem | None, _before: object = None) -> None:
        """Show the changes that going to a step would make."""
        if item is None:
            self.what.clear()
            return
        steps, here = self._session.steps, self._session.position
        place = item.data(Qt.ItemDataRole.UserRole)
        if place == here:
            self.what.setText(tr("The current deck. Select a step to restore it."))
            return
        found = diff(steps[here].value.deck, steps[place].value.deck)
        if not found:
            self.what.setText(tr("The same deck as now."))
            return
        self.what.setText(tr("Restoring it: {changes}", changes=changes_words(found)))

    def take_focus(self) -> None:
        """Move the focus to the versions, or to the steps if there are no versions."""
        (self.versions.list if self.versions.list.count() else self.list).setFocus()

    def panel_actions(self) -> tuple[QAction, ...]:
        """The actions for versions and results."""
        add_result = ADD_RESULT.make(self)
        add_result.triggered.connect(self.events.add)
        return (*self.versions.panel_actions(), add_result)

    def panel_keys(self) -> tuple[tuple[str, str], ...]:
        """The keys of both lists."""
        return tuple((tr(keys), tr(what)) for keys, what in self.versions.KEYS)

    def save_state(self) -> str:
        """The positions of the splitters."""
        return " ".join(
            bytes(splitter.saveState().toBase64().data()).decode("ascii")
            for splitter in (self.halves, self.parts)
        )

    @override
    def restore_state(self, state: str) -> None:
        for splitter, kept in zip((self.halves, self.parts), state.split(), strict=False):
            splitter.restoreState(QByteArray.fromBase64(kept.encode("ascii", "replace")))
