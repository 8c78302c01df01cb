"""Wide mode: one group of panels takes the space of a second column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSplitter, QWidget

from vtes_deck.gui.panels import Area

if TYPE_CHECKING:
    from vtes_deck.gui.panel_host import PanelColumns, PanelGroup

_GIVES_WAY = {Area.LEFT: Area.RIGHT, Area.CENTRE: Area.RIGHT, Area.RIGHT: Area.CENTRE}
"""For each column, the one whose space a wide group takes.

The deck stays next to the cards, and the search next to the deck.
"""


class WidePanel(QObject):
    """The wide group of panels, and the column that it replaces.

    Signals:
        changed: a group became wide, or the columns were restored.
    """

    changed = Signal()

    def __init__(self, columns: PanelColumns) -> None:
        super().__init__(columns)
        self._columns = columns
        self._hidden: list[QWidget] = []
        self._sizes: list[tuple[QSplitter, list[int]]] = []
        self.group: PanelGroup | None = None

    def switch(self, group: PanelGroup) -> None:
        """Make a group wide; if it is wide already, restore the columns."""
        wide = group is self.group
        self.end()
        if not wide:
            self._widen(group)

    def hides(self, group: PanelGroup) -> bool:
        """Whether a column was replaced."""
        return any(part is group or part.isAncestorOf(group) for part in self._hidden)

    def end(self) -> None:
        """Restore the columns."""
        if self.group is None:
            return
        self.group = None
        hidden, self._hidden = self._hidden, []
        for part in hidden:
            part.show()
        for splitter, sizes in self._sizes:
            splitter.setSizes(sizes)
        self._sizes = []
        self.changed.emit()

    def _widen(self, group: PanelGroup) -> None:
        area = group.hosts[0].spec.area
        column = self._columns.columns[area]
        self._sizes = [(self._columns, self._columns.sizes()), (column, column.sizes())]
        others = [one for one in self._columns.groups.values() if one is not group]
        parts: list[QWidget] = [one for one in others if one.parentWidget() is column]
        neighbour = self._columns.columns.get(_GIVES_WAY[area])
        if neighbour is not None:
            parts.append(neighbour)
        self._hidden = [part for part in parts if not part.isHidden()]
        self.group = group
        sizes = self._columns.sizes()
        if neighbour is not None:
            mine, its = self._columns.indexOf(column), self._columns.indexOf(neighbour)
            sizes[mine], sizes[its] = sizes[mine] + sizes[its], 0
        column.show()
        for part in self._hidden:
            part.hide()
        self._columns.setSizes(sizes)
        self.changed.emit()
