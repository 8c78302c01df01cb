"""The history of the deck: every step, to be gone back to."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QListWidget, QListWidgetItem, QVBoxLayout

from vtes_deck.app.changes import Changes, What
from vtes_deck.deck.diff import diff
from vtes_deck.gui import theme
from vtes_deck.gui.panels import Area, Context, Panel, PanelSpec


class HistoryPanel(Panel):
    """Steps from the newest to the oldest; those that were undone stand dimmed above."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._session = context.session
        self.list = QListWidget(self)
        self.list.setObjectName("historyList")
        self.list.setAccessibleName("History of the deck")
        self.list.setProperty("look", "flat")
        self.list.setUniformItemSizes(True)
        self.list.itemActivated.connect(self._go)
        self.list.itemClicked.connect(self._go)
        self.list.currentItemChanged.connect(self._tell)
        self.what = QLabel(self)
        self.what.setObjectName("historyWhat")
        self.what.setProperty("look", "muted")
        self.what.setWordWrap(True)
        self.what.setTextFormat(Qt.TextFormat.PlainText)
        self.what.setMargin(theme.Metrics.of(self.font()).pad)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.what)

    def changed(self, changes: Changes) -> None:
        """Show the steps as they are."""
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
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, now")
            elif place > here:
                font.setItalic(True)
                item.setForeground(look.color("text-muted"))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, undone")
            item.setFont(font)
            self.list.addItem(item)
            if place == here:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self._tell(self.list.currentItem())

    def _go(self, item: QListWidgetItem) -> None:
        self._session.go_to(item.data(Qt.ItemDataRole.UserRole))

    def _tell(self, item: QListWidgetItem | None, _before: object = None) -> None:
        """Say what going to a step would change."""
        if item is None:
            self.what.clear()
            return
        steps, here = self._session.steps, self._session.position
        place = item.data(Qt.ItemDataRole.UserRole)
        if place == here:
            self.what.setText("The deck as it is now. Pick a step to go back to it.")
            return
        found = diff(steps[here].value.deck, steps[place].value.deck)
        if not found:
            self.what.setText("The same deck as now.")
            return
        words = [f"{change.delta:+d} {change.card.unique_name}" for change in found.cards[:6]]
        if len(found.cards) > 6:
            words.append(f"and {len(found.cards) - 6} more")
        if not words:
            words = [change.field.value for change in found.texts]
        self.what.setText(f"Going there: {', '.join(words)}")

    def take_focus(self) -> None:
        """The cursor goes to the list."""
        self.list.setFocus()


PANEL = PanelSpec(
    key="history",
    title="History",
    area=Area.RIGHT,
    order=90,
    factory=HistoryPanel,
    group="meaning",
    hint="Every change of this deck: pick one to go back to it",
)
