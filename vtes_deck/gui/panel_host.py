"""The layout of panels: columns, groups of tabs, and a host around each panel.

A host creates its panel when it is first shown, stores its events while it is hidden, and
shows a placeholder while the cards are loading or when the panel fails.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import override

import msgspec
from PySide6.QtCore import QByteArray, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QSplitter,
    QStackedLayout,
    QTabWidget,
    QToolButton,
    QWidget,
)

from vtes_deck.app.changes import EVERYTHING, Changes
from vtes_deck.graphics import icons
from vtes_deck.graphics.tooltips import plain_tip, tip_of
from vtes_deck.gui.lazy_imports import IMPORTING
from vtes_deck.gui.panel_placeholder import Placeholder
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec
from vtes_deck.gui.wide_panel import WidePanel
from vtes_deck.gui.widgets.chart import Chart
from vtes_deck.gui.widgets.panel_tabs import PanelTabs, Stage
from vtes_deck.gui.window_state import restored
from vtes_deck.language import tr

_MIN_WIDTH = 16
"""Minimum width of a column, in characters."""

SLOW = 0.05
"""Seconds that a panel may take to follow a change before the log notes it."""

_WIDTHS = {Area.LEFT: 36, Area.CENTRE: 36, Area.RIGHT: 28}
"""Shares of the window's width at the first start."""

_STYLES = Qt.ToolButtonStyle

log = logging.getLogger(__name__)


class PanelHost(QWidget):
    """The host of one panel.

    Signals:
        made: the panel has just been made.
    """

    made = Signal(object)

    def __init__(self, spec: PanelSpec, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self.panel: Panel | None = None
        self.state = ""
        self._context: Context | None = None
        self._missed: Changes | None = None
        self._placeholder = Placeholder(self)
        self._placeholder.retry.connect(self._make)
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.addWidget(self._placeholder)
        self.setAccessibleName(tr(spec.title))
        self.setToolTip("")

    def ready(self, context: Context) -> None:
        """The cards are loaded: create the panel now if it is visible, else when it is shown."""
        self._context = context
        if self.isVisible():
            self._make()

    def notify(self, changes: Changes) -> None:
        """Pass changes to the panel; a hidden one gets them when it is shown."""
        if self.panel is None:
            return
        if not self.isVisible():
            self._missed = self._missed.then(changes) if self._missed else changes
            return
        self._changed(changes)

    def save_state(self) -> str:
        """The panel's state, or the one that it will get when it is created."""
        return self.panel.save_state() if self.panel is not None else self.state

    def reset(self) -> None:
        """Destroy the panel; it is created again when it is shown."""
        if self.panel is not None:
            self.state = self.panel.save_state()
            self._stack.removeWidget(self.panel)
            self.panel.deleteLater()
            self.panel = None

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.panel is None:
            if self._context is not None:
                self._make()
        elif self._missed is not None:
            missed, self._missed = self._missed, None
            self._changed(missed)

    def _make(self) -> None:
        if self._context is None or self.panel is not None:
            return
        begun = time.perf_counter()
        try:
            with IMPORTING:
                panel = self.spec.factory(self._context)
            self._restore(panel)
            deck = self._context.session.deck
            panel.changed(Changes(EVERYTHING, deck, deck))
        except Exception:
            log.exception("the panel %s could not be made", self.spec.key)
            self._placeholder.say(
                tr(
                    "“{panel}” can't be shown. See the log for details (Help ▸ Show the log).",
                    panel=tr(self.spec.title),
                ),
                retry=True,
            )
            self._stack.setCurrentWidget(self._placeholder)
            return
        self.panel = panel
        self._missed = None
        self._stack.addWidget(panel)
        self._stack.setCurrentWidget(panel)
        log.debug("panel %s made in %.0f ms", self.spec.key, (time.perf_counter() - begun) * 1000)
        self.made.emit(panel)

    def _restore(self, panel: Panel) -> None:
        """Restore the saved state of a panel; a damaged state is ignored."""
        if self.state:
            try:
                panel.restore_state(self.state)
            except Exception:
                log.exception("the state of the panel %s is damaged", self.spec.key)

    def _changed(self, changes: Changes) -> None:
        if self.panel is None:
            return
        begun = time.perf_counter()
        try:
            self.panel.changed(changes)
        except Exception:
            log.exception("the panel %s could not follow a change", self.spec.key)
            self.reset()
            self._placeholder.say(
                tr(
                    "“{panel}” failed after the last change. The deck is not affected.",
                    panel=tr(self.spec.title),
                ),
                retry=True,
            )
            self._stack.setCurrentWidget(self._placeholder)
            return
        took = time.perf_counter() - begun
        if took > SLOW:
            log.info("the panel %s took %.0f ms for a change", self.spec.key, took * 1000)


class PanelGroup(QTabWidget):
    """Panels that share one place in a column.

    Attributes:
        more: lists the panels where tabs have icons only.
        widen: gives the group the space of a second column, and takes it back.
    """

    def __init__(self, specs: Iterable[PanelSpec], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = PanelTabs(self)
        self.setTabBar(self.tabs)
        self.setDocumentMode(True)
        self.setMovable(False)
        self.setUsesScrollButtons(True)
        self.hosts: list[PanelHost] = []
        for spec in specs:
            host = PanelHost(spec)
            self.hosts.append(host)
            self.addTab(host, tr(spec.title))
        self.widen = QToolButton(self)
        self.widen.setAutoRaise(True)
        self.widen.setCheckable(True)
        self.widen.setIcon(icons.icon("ui/fullscreen"))
        self.widen.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.widen.setAccessibleName(tr("Wide panel"))
        self.tabs.take([(host.spec.icon, tr(host.spec.title)) for host in self.hosts])
        self.show_keys({})
        if len(self.hosts) == 1 and not self.hosts[0].spec.tab:
            self.tabBar().hide()
            # Otherwise Tab would move the focus to the hidden bar and be trapped there.
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stretch = max(host.spec.stretch for host in self.hosts)
        self.setAccessibleName(", ".join(tr(host.spec.title) for host in self.hosts))
        self.more = QToolButton(self)
        self.more.setAutoRaise(True)
        self.more.setIcon(icons.icon("ui/chevron-down"))
        self.more.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft
        )  # the arrow comes after the text
        self.more.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.more.setAccessibleName(tr("All panels in this group"))
        self.more.setToolTip(tr("All panels in this group"))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.more)
        menu.setLayoutDirection(self.layoutDirection())
        menu.aboutToShow.connect(lambda: self._fill(menu))
        self.more.setMenu(menu)
        self.currentChanged.connect(self._fit)
        self.tabs.tabBarClicked.connect(self._enter)
        self.more.hide()
        corner = QWidget(self)
        beside = QHBoxLayout(corner)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(0)
        beside.addWidget(self.more)
        beside.addWidget(self.widen)
        self.setCornerWidget(corner)

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """Set the tooltips of the tabs: the names, purposes and shortcuts of the panels.

        Args:
            keys: the shortcuts by panel key, and that of the wide panel, for display.
        """
        for index, host in enumerate(self.hosts):
            spec = host.spec
            self.tabs.set_tip(index, tip_of(tr(spec.title), tr(spec.hint), keys.get(spec.key, "")))
        hint = tr("More space for this panel; a double-click on its tab does the same")
        key = keys.get("wide_panel", "")
        self.widen.setToolTip(plain_tip(tip_of(tr("Wide panel"), hint, key)))

    def _enter(self, index: int) -> None:
        """Move the focus into a panel whose tab was clicked, so that you can type at once."""

        def enter() -> None:
            host = self.hosts[index]
            if host.panel is not None and self.currentWidget() is host:
                host.panel.take_focus()

        if index >= 0:
            QTimer.singleShot(0, self, enter)  # after the click, which focuses the tab

    def _fill(self, menu: QMenu) -> None:
        current = self.currentWidget()
        menu.clear()
        for host in self.hosts:
            action = menu.addAction(tr(host.spec.title).replace("&", "&&"))
            if host.spec.icon:
                action.setIcon(icons.icon(host.spec.icon))
            action.setCheckable(True)
            action.setChecked(host is current)
            font = menu.font()  # an entry with an icon has no check mark
            font.setBold(host is current)
            action.setFont(font)
            action.triggered.connect(lambda _checked=False, host=host: self.setCurrentWidget(host))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        """Show names or icons. With icons, a button shows the current name and lists all names."""
        if self.currentIndex() < 0 or not self.hosts or self.tabs.isHidden():
            return
        self.more.setToolButtonStyle(_STYLES.ToolButtonIconOnly)
        arrow = self.more.sizeHint().width()
        titles = [tr(host.spec.title).replace("&", "&&") for host in self.hosts]
        self.more.setText(max(titles, key=self.more.fontMetrics().horizontalAdvance))
        self.more.setToolButtonStyle(_STYLES.ToolButtonTextBesideIcon)
        # Space for the longest name, so that the icons do not move when another panel is shown.
        longest = self.more.sizeHint().width()
        fits = self.tabs.least_room + longest <= self.width()
        room = self.width() - self.tabs.fit(self.width(), longest if fits else arrow)
        self.more.setText(titles[self.currentIndex()])
        if self.more.sizeHint().width() > room:
            self.more.setToolButtonStyle(_STYLES.ToolButtonIconOnly)
        # If there is space for icons only, the menu is more useful than scrolling.
        self.more.setVisible(self.tabs.stage is Stage.ICONS and arrow <= room)
        self.widen.setVisible(self._has_room_to_widen())

    def _has_room_to_widen(self) -> bool:
        """Whether the tabs show as much if they leave space for the button; they do so then."""
        stage = self.tabs.stage
        if stage is Stage.ICONS:
            return False
        self.tabs.fit(self.width() - self.widen.sizeHint().width(), 0)
        if self.tabs.stage is stage:
            return True
        self.tabs.fit(self.width(), 0)
        return False


class _SavedColumns(msgspec.Struct, frozen=True):
    """The state of the columns, as it is written to disk."""

    places: tuple[str, ...] = ()
    columns: str = ""
    groups: dict[str, str] = {}
    tabs: dict[str, str] = {}
    panels: dict[str, str] = {}


class PanelColumns(QSplitter):
    """The three parts of the window with all panels in them.

    Attributes:
        wide: the group that also uses the space of a second column, if any.
        as_tables: whether charts show their numbers as tables.
    """

    def __init__(self, specs: Iterable[PanelSpec], parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(5)
        self.columns: dict[Area, QSplitter] = {}
        self.groups: dict[str, PanelGroup] = {}
        self.wide = WidePanel(self)
        self.as_tables = False
        for area, in_area in groupby(specs, key=lambda spec: spec.area):
            column = QSplitter(Qt.Orientation.Vertical)
            column.setChildrenCollapsible(False)
            column.setHandleWidth(5)
            heights: list[int] = []
            together: dict[str, list[PanelSpec]] = {}
            for spec in in_area:
                together.setdefault(spec.group, []).append(spec)
            for name, group_specs in together.items():
                group = PanelGroup(group_specs)
                self.groups[f"{area.name.lower()}.{name}"] = group
                group.tabBarDoubleClicked.connect(
                    lambda _index, group=group: self.wide.switch(group)
                )
                group.widen.clicked.connect(lambda _checked, group=group: self.wide.switch(group))
                for host in group.hosts:
                    host.made.connect(self._show_charts)
                column.addWidget(group)
                column.setStretchFactor(column.count() - 1, group.stretch)
                heights.append(group.stretch * 1000 + 1)
            column.setSizes(heights)
            column.setMinimumWidth(self.fontMetrics().horizontalAdvance("m") * _MIN_WIDTH)
            self.columns[area] = column
            self.addWidget(column)
            self.setStretchFactor(self.count() - 1, _WIDTHS[area])
        self.setSizes([_WIDTHS[area] * 100 for area in self.columns])
        self.wide.changed.connect(self._mark_wide)

    def _mark_wide(self) -> None:
        for group in self.groups.values():
            group.widen.setChecked(group is self.wide.group)

    @property
    def hosts(self) -> list[PanelHost]:
        """All hosts, by column and order."""
        return [host for group in self.groups.values() for host in group.hosts]

    def ready(self, context: Context) -> None:
        """The cards are loaded."""
        for host in self.hosts:
            host.ready(context)

    def notify(self, changes: Changes) -> None:
        """Tell every panel what changed."""
        for host in self.hosts:
            host.notify(changes)

    def settle(self) -> None:
        """Make every panel commit its unfinished edits to the deck."""
        for host in self.hosts:
            if host.panel is not None:
                host.panel.settle()

    def go_to(self, key: str) -> None:
        """Bring a panel to the front and move the focus into it."""
        for group in self.groups.values():
            for host in group.hosts:
                if host.spec.key == key:
                    if self.wide.hides(group):
                        self.wide.end()
                    self.columns[host.spec.area].show()
                    group.setCurrentWidget(host)
                    if host.panel is not None:
                        host.panel.take_focus()

    def uncover(self, key: str) -> None:
        """End wide mode if it hides a panel."""
        for group in self.groups.values():
            if any(host.spec.key == key for host in group.hosts) and self.wide.hides(group):
                self.wide.end()

    def switch_wide(self) -> None:
        """Make the group with the focus wide, or return the wide group to its column."""
        if self.wide.group is not None:
            self.wide.end()
            return
        seen = [group for group in self.groups.values() if group.isVisible()]
        focused = QApplication.focusWidget()
        inside = [group for group in seen if focused and group.isAncestorOf(focused)]
        for group in (inside or seen)[-1:]:
            self.wide.switch(group)

    def switch_tables(self) -> None:
        """Show the numbers of all charts as tables, or the charts again."""
        self.as_tables = not self.as_tables
        self._show_charts(self)

    def _show_charts(self, part: QWidget) -> None:
        for chart in part.findChildren(Chart):
            chart.show_table(shown=self.as_tables)

    def show_keys(self, keys: Mapping[str, str]) -> None:
        """Show the shortcuts of the panels in the tooltips of the tabs."""
        for group in self.groups.values():
            group.show_keys(keys)

    def take_focus(self) -> None:
        """Move the focus to the first visible panel."""
        for host in self.hosts:
            if host.panel is not None and host.isVisible():
                host.panel.take_focus()
                return

    def save_state(self) -> str:
        """Splitters, tabs and the panels' own states as JSON."""
        kept = _SavedColumns(
            places=tuple(self.groups),
            columns=_text(self.saveState()),
            groups={a.name: _text(column.saveState()) for a, column in self.columns.items()},
            tabs={name: g.hosts[g.currentIndex()].spec.key for name, g in self.groups.items()},
            panels={host.spec.key: host.save_state() for host in self.hosts},
        )
        return msgspec.json.encode(kept).decode()

    def restore_state(self, state: str) -> None:
        """Restore the state from :meth:`save_state`; ignore parts that do not fit."""
        kept = restored(state, _SavedColumns)
        if kept is None:
            return
        # Saved widths do not fit other columns or groups.
        if kept.places == tuple(self.groups):
            self.restoreState(_data(kept.columns))
            for area, column in self.columns.items():
                column.restoreState(_data(kept.groups.get(area.name, "")))
        for name, group in self.groups.items():
            for index, host in enumerate(group.hosts):
                host.state = kept.panels.get(host.spec.key, "")
                if host.spec.key == kept.tabs.get(name):
                    group.setCurrentIndex(index)


def _text(data: QByteArray) -> str:
    return bytes(data.toBase64().data()).decode("ascii")


def _data(text: str) -> QByteArray:
    return QByteArray.fromBase64(text.encode("ascii", "replace"))
