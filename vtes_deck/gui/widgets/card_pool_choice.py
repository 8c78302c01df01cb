"""The card pool that decks are checked for: none, or a saved one."""

from __future__ import annotations

import datetime

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from cardbase.search import QueryError
from vtes_deck.app.card_pools import PoolError, make_pool
from vtes_deck.app.settings import SavedPool
from vtes_deck.graphics import icons, theme
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui import delayed
from vtes_deck.gui.panels import Context
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.gui.widgets.style_properties import set_look
from vtes_deck.language import tr
from vtes_deck.legality.card_pool import CardPool


class PoolChoice(QWidget):
    """A list of the saved pools, and a button to edit them.

    Attributes:
        names: the list; its data are the names, empty for no restriction.
        edit: the button.
        message: the reason why the chosen pool cannot be used; hidden if it can.

    Signals:
        chosen: the pool or its query has changed.
    """

    chosen = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._made: tuple[object, CardPool | None] = (None, None)
        self._shown: dict[str, SavedPool] = {}
        metrics = theme.Metrics.of(self.font())
        self.names = QComboBox(self)
        self.names.setAccessibleName(tr("Card pool of the tournament"))
        self.names.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.names.setMinimumContentsLength(8)
        self.edit = QToolButton(self)
        self.edit.setIcon(icons.icon("ui/edit"))
        self.edit.setToolTip(tr("Edit card pools: sets or cards that an organiser allows"))
        self.edit.setAccessibleName(tr("Edit card pools"))
        self.message = PlainLabel(self)
        self.message.setWordWrap(True)
        set_look(self.message, "warning")
        self.message.hide()
        row = QHBoxLayout()
        row.setSpacing(metrics.small)
        row.addWidget(self.names, 1)
        row.addWidget(self.edit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(metrics.small)
        layout.addLayout(row)
        layout.addWidget(self.message)
        self.setFocusProxy(self.names)
        self.show_saved()
        self.names.activated.connect(lambda _row: self._on_chosen())
        self.edit.clicked.connect(self.write)

    @property
    def name(self) -> str:
        """The name of the chosen pool; empty for none."""
        return self.names.currentData() or ""

    def show_saved(self) -> None:
        """List the saved pools, and keep the choice."""
        chosen, self._shown = self.name, self._context.settings.value.pools
        self.names.clear()
        self.names.addItem(tr("No restriction"), "")
        for name in sorted(self._shown, key=str.casefold):
            self.names.addItem(name, name)
        self.names.setCurrentIndex(max(0, self.names.findData(chosen)))
        self._tip()

    def renewed(self) -> bool:
        """Update from settings and cards. Return whether the chosen pool may have changed."""
        chosen = self.name
        if self._context.settings.value.pools != self._shown:
            self.show_saved()
        return bool(chosen)

    def choose(self, pool: CardPool | None) -> None:
        """Show the current pool."""
        self.names.setCurrentIndex(max(0, self.names.findData(pool.name if pool else self._held)))
        self._tip()

    @property
    def _held(self) -> str:
        """The chosen pool if it cannot be used; it stays chosen, with the reason."""
        return self.name if not self.message.isHidden() else ""

    def pool(self, day: datetime.date) -> CardPool | None:
        """The chosen pool on a day; ``None`` for none, or if it cannot be used."""
        saved = self._context.settings.value.pools.get(self.name)
        self.message.hide()
        if saved is None:
            return None
        asked = (self.name, saved, day, self._context.cards)
        if self._made[0] == asked:
            return self._made[1]
        try:
            made = make_pool(saved, self._context.cards, day, self.name)
        except (QueryError, PoolError) as error:
            reason = error.what.render(tr) if isinstance(error, QueryError) else str(error)
            self.message.setText(tr("The pool can't be used: {reason}", reason=reason))
            self.message.show()
            return None
        self._made = (asked, made)
        return made

    def write(self) -> None:
        """Open the dialog that edits pools."""
        dialog = delayed.card_pools.PoolsDialog(self._context, self.name, self.window())
        dialog.finished.connect(lambda _result: self._written(dialog.saved_name))
        dialog.open()

    def _written(self, name: str) -> None:
        self.show_saved()
        if name:
            self.names.setCurrentIndex(max(0, self.names.findData(name)))
        self._on_chosen()

    def _on_chosen(self) -> None:
        self._tip()
        self.chosen.emit()

    def _tip(self) -> None:
        saved = self._context.settings.value.pools.get(self.name)
        self.names.setToolTip(plain_tip(saved.query) if saved is not None else "")
