"""A read-only deck, in a list like that of the deck panel."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import QWidget

from cardbase.model import AnyCard
from vtes_deck.deck.model import Slot
from vtes_deck.gui.models.deck_tree import DeckTree
from vtes_deck.gui.widgets.card_hover import Point, ViewHover
from vtes_deck.gui.widgets.deck_list import DeckList


class ShownDeck(DeckList):
    """The read-only list, with a preview of the card under the pointer.

    Args of the constructor:
        name: its name for screen readers.
        point: previews the card under the pointer.

    Signals:
        chosen: the id of the card at the cursor.
    """

    chosen = Signal(int)

    def __init__(self, name: str, point: Point, parent: QWidget | None = None) -> None:
        super().__init__(DeckTree(lambda _card, _comment: None, lambda _data: False), parent)
        self.tree.setParent(self)
        self.setObjectName("shownDeck")
        self.setAccessibleName(name)
        self.selectionModel().currentRowChanged.connect(self._on_current)
        ViewHover(self, self.card_at, point)

    def card_at(self, index: QModelIndex) -> AnyCard | None:
        """The card in a row."""
        row = self.tree.row_at(index)
        return row.card if isinstance(row, Slot) else None

    def _on_current(self, index: QModelIndex) -> None:
        card = self.card_at(index)
        if card is not None and self.hasFocus():
            self.chosen.emit(card.id)
