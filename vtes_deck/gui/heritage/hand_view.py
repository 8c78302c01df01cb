"""The schemes that a player can see: the hand, and those of the battlegrounds."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QWidget,
)

from vtes_deck.app.heritage.cards import scheme_words
from vtes_deck.gui.heritage.cards import SchemeButton
from vtes_deck.gui.widgets.flow_layout import FlowLayout
from vtes_deck.heritage.cards import SchemeCard
from vtes_deck.heritage.table import Table


class HandView(QWidget):
    """Schemes as cards that can be clicked.

    Signals:
        picked: the number of a card.
    """

    picked = Signal(int)

    def __init__(self, gap: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards = FlowLayout(gap, self)
        self.schemes: list[SchemeButton] = []

    def show_cards(self, table: Table, cards: Iterable[int], playable: AbstractSet[int]) -> None:
        """Show schemes, and which of them can be played now."""
        for button in self.schemes:
            self._cards.removeWidget(button)
            button.deleteLater()
        self.schemes = []
        for card in cards:
            scheme = table.cards[card]
            if not isinstance(scheme, SchemeCard):
                continue
            button = SchemeButton(card, scheme, self)
            button.describe(scheme.name, scheme_words(table.data, scheme))
            button.offer(card in playable)
            button.clicked.connect(lambda _checked=False, card=card: self.picked.emit(card))
            self._cards.addWidget(button)
            button.show()
            self.schemes.append(button)
