"""A splitter whose parts are side by side if there is enough width, otherwise stacked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from vtes_deck.graphics import theme

_WIDE = 56
"""The default width, in lines of text, from which the parts are side by side."""

_MAX_SIZE = 100_000
"""Maximum pixels of a stored size."""


class TurningSplitter(QSplitter):
    """A splitter that turns with its width, and keeps the sizes of each direction.

    Signals:
        turned: the parts have another direction.
    """

    turned = Signal()

    def __init__(
        self,
        parent: QWidget,
        *,
        vertical: tuple[int, int],
        horizontal: tuple[int, int],
        wide: int = _WIDE,
    ) -> None:
        """Make an empty splitter.

        Args:
            parent: the widget that contains it.
            vertical: proportions of the heights, one above the other.
            horizontal: proportions of the widths, side by side.
            wide: width in lines of text from which they are side by side.
        """
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setChildrenCollapsible(False)
        self._shares = {Qt.Orientation.Vertical: vertical, Qt.Orientation.Horizontal: horizontal}
        self._kept: dict[Qt.Orientation, list[int]] = {}
        self._wide = wide
        self._placed = False
        self._restored: Qt.Orientation | None = None

    @property
    def heights(self) -> tuple[int, ...]:
        """The sizes of the parts one above the other; empty if they have none yet."""
        if self._placed and self.orientation() is Qt.Orientation.Vertical:
            return tuple(self.sizes())
        return tuple(self._kept.get(Qt.Orientation.Vertical, ()))

    def restore_heights(self, heights: Sequence[int]) -> None:
        """Restore :attr:`heights`; sizes that do not fit are ignored."""
        if len(heights) != self.count() or not all(0 <= size < _MAX_SIZE for size in heights):
            return
        self._kept[Qt.Orientation.Vertical] = list(heights)
        if self.orientation() is Qt.Orientation.Vertical:
            self.setSizes(list(heights))

    @override
    def restoreState(self, state: QByteArray | bytes | bytearray | memoryview) -> bool:
        """Restore sizes from ``saveState``; they apply to the direction they were saved in."""
        if not super().restoreState(state):
            return False
        self._restored, self._placed = self.orientation(), False
        if self.isVisible():
            self._place()
        return True

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Choose the direction for the width."""
        roomy = self.width() >= theme.Metrics.of(self.font()).line * self._wide
        way = Qt.Orientation.Horizontal if roomy else Qt.Orientation.Vertical
        before = self.orientation()
        if way is before and self._placed:
            return
        if self._placed:
            self._kept[before] = self.sizes()
        self._placed = True
        if way is not before:
            self.setOrientation(way)
            self.turned.emit()
        restored, self._restored = self._restored, None
        if way is not restored:
            self.setSizes(self._kept.get(way) or self._usual(way))

    def _usual(self, way: Qt.Orientation) -> list[int]:
        """The sizes of a direction before the player changes them."""
        whole = self.width() if way is Qt.Orientation.Horizontal else self.height()
        shares = self._shares[way]
        return [whole * share // sum(shares) for share in shares]
