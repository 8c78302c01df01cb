"""The contents of the reference: topics with their items, or search results."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from cardbase.model import AnyCard
from vtes_deck.app import reference
from vtes_deck.app.reference import Item, Says
from vtes_deck.graphics import icons, theme
from vtes_deck.language import mark, tr
from vtes_deck.rulesets import CURRENT

RULINGS = "rulings"
"""The key of the rulings of the selected card."""

_KEY = Qt.ItemDataRole.UserRole
_LACKING = {
    Says.ABSENT: mark("not in this edition"),
    Says.SILENT: mark("not mentioned in this edition"),
}
_GUIDE = mark("The turn, phase by phase")


class Contents(QTreeWidget):
    """A tree of topics and items.

    Signals:
        chosen: the entry at the cursor: the number of an item, the key of a topic, or
            :data:`RULINGS`; empty if there is none.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._edition = CURRENT
        self._found: list[Item] | None = None
        self._card: AnyCard | None = None
        self._places: dict[str, QTreeWidgetItem] = {}
        super().__init__(parent)
        self.setAccessibleName(tr("Rules"))
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.currentItemChanged.connect(self._on_current)

    def show_edition(self, edition: str) -> None:
        """Show the rules as they are in an edition."""
        if edition != self._edition:
            self._edition = edition
            self.fill()

    def show_found(self, found: list[Item] | None) -> None:
        """Show search results, or everything for ``None``."""
        self._found = found
        self.fill()

    def show_card(self, card: AnyCard | None) -> None:
        """Set the card whose rulings are offered."""
        self._card = card
        place = self._places.get(RULINGS)
        if place is not None:
            self._name_rulings(place)

    def go_to(self, key: str) -> bool:
        """Put the cursor on an item or a topic. Return whether it exists."""
        place = self._places.get(key)
        if place is None:
            return False
        self.setCurrentItem(place)
        self.scrollToItem(place, QAbstractItemView.ScrollHint.PositionAtCenter)
        return True

    @property
    def current(self) -> str:
        """The entry at the cursor; see :attr:`chosen`."""
        item: QTreeWidgetItem | None = self.currentItem()
        return str(item.data(0, _KEY) or "") if item is not None else ""

    @property
    def best(self) -> str:
        """The number of the first search result, whose text is shown until one is chosen."""
        return self._found[0].number if self._found else ""

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._places:
            self.fill()

    def fill(self) -> None:
        """Create all rows again; the cursor stays on its item if the item still exists."""
        current = self.current
        opened = {
            key for key, place in self._places.items() if place.isExpanded() and place.childCount()
        }
        blocked = self.blockSignals(True)
        self.clear()
        self._places = {}
        if self._found is None:
            self._fill_everything()
            for key in opened:
                if key in self._places:
                    self._places[key].setExpanded(True)
        else:
            self.addTopLevelItems([self._row(item) for item in self._found])
        self.setRootIsDecorated(self._found is None)
        if current:
            self.go_to(current)
        self.blockSignals(blocked)
        if self.current != current:
            self.chosen.emit(self.current)

    def _fill_everything(self) -> None:
        rulings = QTreeWidgetItem([""])
        rulings.setSizeHint(0, self._size)
        rulings.setData(0, _KEY, RULINGS)
        rulings.setIcon(0, icons.icon("ui/rulings"))
        self._name_rulings(rulings)
        self._places[RULINGS] = rulings
        guide = self._heading(tr(_GUIDE), "", "ui/clock")
        self.addTopLevelItems([rulings, guide])
        for topic in reference.topics():
            row = self._heading(tr(topic.title), topic.key)
            row.addChildren([self._row(item, remember=not topic.guide) for item in topic.items])
            if topic.guide:
                guide.addChild(row)
            else:
                self.addTopLevelItem(row)
        guide.setExpanded(True)

    @property
    def _size(self) -> QSize:
        """The size of a row: high enough for the mouse, equal for all; the width is ignored."""
        return QSize(0, round(theme.Metrics.of(self.font()).line * 1.3))

    def _name_rulings(self, row: QTreeWidgetItem) -> None:
        card = self._card
        if card is None:
            words = tr("Rulings of the chosen card")
        elif card.rulings:
            words = tr("Rulings on {card} ({count})", card=card.full_name, count=len(card.rulings))
        else:
            words = tr("Rulings on {card} (none)", card=card.full_name)
        row.setText(0, words)

    def _heading(self, title: str, key: str, icon: str = "") -> QTreeWidgetItem:
        row = QTreeWidgetItem([title])
        row.setSizeHint(0, self._size)
        row.setData(0, _KEY, key)
        font = self.font()
        font.setBold(True)
        row.setFont(0, font)
        if icon:
            row.setIcon(0, icons.icon(icon))
        if key:
            self._places[key] = row
        return row

    def _row(self, item: Item, *, remember: bool = True) -> QTreeWidgetItem:
        says, words = item.says(self._edition)
        text = f"{item.number}  {item.text}"
        if says is Says.OTHERWISE:
            text = f"{text.removesuffix('.')}: {words}"
        elif words:
            text = f"{text} ({words})"
        row = QTreeWidgetItem([text])
        row.setSizeHint(0, self._size)
        row.setData(0, _KEY, item.number)
        if says in _LACKING:
            row.setText(0, f"{text} ({tr(_LACKING[says])})")
            row.setForeground(0, theme.tokens().color("text-muted"))
        if remember:
            self._places[item.number] = row
        return row

    def _on_current(self, _now: object, _before: object) -> None:
        self.chosen.emit(self.current)
