"""Tabs with icons and names: in one row, in two rows, or with icons only if nothing else fits."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import override

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QIcon, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QTabBar, QWidget

from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.widgets.tab_rows import TabRows


class Stage(IntEnum):
    """The content of a tab; the first one that fits is used."""

    BOTH = 0
    NAMES = 1
    ROWS = 2
    """Icons and names in two rows."""
    NAME_ROWS = 3
    """Names in two rows."""
    ICONS = 4


_IN_ROWS = (Stage.ROWS, Stage.NAME_ROWS)


class PanelTabs(QTabBar):
    """Tabs that are all visible as long as their icons fit.

    All tabs show the same parts, and nothing moves when another one is chosen. Screen readers
    always get the names.

    Attributes:
        stage: the visible parts of the tabs.
        rows: the tabs in two rows; it covers the bar in these stages.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Move the focus to a clicked tab, so that keys of the window act on its panel.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.stage = Stage.NAMES
        self.rows = TabRows(self)
        self._marks: Sequence[tuple[str, str]] = ()
        self._wanted: dict[Stage, int] = {}
        self._each = 0
        self.currentChanged.connect(self.rows.show_current)
        self.rows.clicked.connect(self._on_click)
        self.rows.double_clicked.connect(self.tabBarDoubleClicked)

    def take(self, marks: Sequence[tuple[str, str]]) -> None:
        """Show these icons and names, one pair for each tab; an icon may be empty."""
        self._marks = marks
        self._wanted = {}
        self.rows.take(marks)
        self.rows.show_current(self.currentIndex())
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
        if not self._wanted:
            for stage in Stage:
                self._show(stage)
                self._wanted[stage] = self._width_of(stage)
        fitting = next((each for each in Stage if self._wanted[each] <= room), Stage.ICONS)
        if fitting in _IN_ROWS:
            self._set_each(room // self.count())
        else:
            self._narrow(room - reserve)
        self._show(fitting)
        if self.stage in _IN_ROWS:
            return room
        return self._each * self.count() if self.stage is Stage.ICONS else self._wanted[self.stage]

    def _width_of(self, stage: Stage) -> int:
        if self.stage is Stage.ICONS:
            return self._least * self.count()
        if stage in _IN_ROWS:
            return self.rows.least_width
        return sum(self.tabSizeHint(place).width() for place in range(self.count()))

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
        self._set_each(max(self._least, min(most, room // self.count())))

    def _set_each(self, each: int) -> None:
        if each != self._each:
            self._each = each
            if self.stage not in {Stage.BOTH, Stage.NAMES}:
                self._measure_again()

    def _measure_again(self) -> None:
        """Let Qt ask for the sizes of the tabs again."""
        self.setIconSize(self.iconSize())

    def _show(self, stage: Stage) -> None:
        if stage > Stage.NAMES and not all(icon for icon, _name in self._marks):
            stage = Stage.NAMES
        before, self.stage = self.stage, stage
        self.rows.set_icons(stage is Stage.ROWS)
        self.rows.setVisible(stage in _IN_ROWS)
        for place, (icon, name) in enumerate(self._marks):
            text = "" if stage > Stage.NAMES else name.replace("&", "&&")
            if self.tabText(place) != text:
                self.setTabText(place, text)
            # Qt paints an icon without a text too far to the left; see paintEvent.
            with_name = bool(icon) and stage is Stage.BOTH
            if self.tabIcon(place).isNull() is with_name:
                self.setTabIcon(place, icons.icon(icon) if with_name else QIcon())
        if before is not stage:
            self._measure_again()

    def _on_click(self, place: int) -> None:
        self.setCurrentIndex(place)
        self.rows.show_current(place)  # a click on the current tab unchecked its button
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.tabBarClicked.emit(place)

    @override
    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        if self.stage > Stage.NAMES:
            hint.setWidth(self._each)
        if self.stage in _IN_ROWS:
            hint.setHeight(self.rows.sizeHint().height())
        return hint

    @override
    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)

    def set_tip(self, place: int, tip: str) -> None:
        """Set the tooltip of a tab."""
        self.setTabToolTip(place, plain_tip(tip))
        self.rows.set_tip(place, tip)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.rows.show_focus(True)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.rows.show_focus(False)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.rows.setGeometry(self.rect())

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
