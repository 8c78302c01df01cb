"""Tabs with icons and names, or with icons only if the names do not fit."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QTabBar, QWidget

from vtes_deck.graphics import icons, theme


class Stage(IntEnum):
    """The content of a tab; the first one that fits is used."""

    BOTH = 0
    NAMES = 1
    ICONS = 2


class PanelTabs(QTabBar):
    """A row of tabs that are all visible as long as their icons fit.

    All tabs of a row show the same parts, and nothing moves when another one is chosen. Screen
    readers always get the names.

    Attributes:
        stage: the visible parts of the tabs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Move the focus to a clicked tab, so that keys of the window act on its panel.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.stage = Stage.NAMES
        self._marks: Sequence[tuple[str, str]] = ()
        self._wanted: dict[Stage, int] = {}
        self._each = 0

    def take(self, marks: Sequence[tuple[str, str]]) -> None:
        """Show these icons and names, one pair for each tab; an icon may be empty."""
        self._marks = marks
        self._wanted = {}
        for place, (_icon, name) in enumerate(marks):
            self.setAccessibleTabName(place, name)
        self._show(self.stage)

    def fit(self, room: int, reserve: int) -> int:
        """Show as much as fits.

        Args:
            room: the space in pixels.
            reserve: pixels to leave free next to icons, if possible.

        Returns: The width of the tabs in pixels.
        """
        if not self._marks:
            return 0
        self._narrow(room - reserve)
        if not self._wanted:
            for stage in Stage:
                self._show(stage)
                self._wanted[stage] = sum(self.tabSizeHint(n).width() for n in range(self.count()))
        fitting = (stage for stage in Stage if self._wanted[stage] <= room)
        self._show(next(fitting, Stage.ICONS))
        return self._each * self.count() if self.stage is Stage.ICONS else self._wanted[self.stage]

    @property
    def least_room(self) -> int:
        """The pixels that are needed to keep the icons apart."""
        return self._least * self.count()

    @property
    def _least(self) -> int:
        metrics = theme.Metrics.of(self.font())
        return metrics.icon + 2 * metrics.small

    def _narrow(self, room: int) -> None:
        """Distribute the space among the icons, up to a maximum."""
        metrics = theme.Metrics.of(self.font())
        most = metrics.icon + 2 * metrics.big
        each = max(self._least, min(most, room // self.count()))
        if each != self._each:
            self._each = each
            if self.stage is Stage.ICONS:
                self.setIconSize(self.iconSize())

    def _show(self, stage: Stage) -> None:
        if stage is Stage.ICONS and not all(icon for icon, _name in self._marks):
            stage = Stage.NAMES
        self.stage = stage
        for place, (icon, name) in enumerate(self._marks):
            text = "" if stage is Stage.ICONS else name.replace("&", "&&")
            if self.tabText(place) != text:
                self.setTabText(place, text)
            # Qt paints an icon without a text too far to the left; see paintEvent.
            with_name = bool(icon) and stage is Stage.BOTH
            if self.tabIcon(place).isNull() is with_name:
                self.setTabIcon(place, icons.icon(icon) if with_name else QIcon())

    @override
    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        if self.stage is Stage.ICONS:
            hint.setWidth(self._each)
        return hint

    @override
    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.stage is not Stage.ICONS:
            return
        side = theme.Metrics.of(self.font()).icon
        painter = QPainter(self)
        for place, (icon, _name) in enumerate(self._marks):
            colour = "text-muted"
            if place == self.currentIndex():
                colour = "text-selected" if self.hasFocus() else "text"
            where = QRectF(0, 0, side, side)
            where.moveCenter(QRectF(self.tabRect(place)).center())
            icons.draw(painter, where, icon, colour)
        painter.end()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._wanted = {}  # another font needs another width
