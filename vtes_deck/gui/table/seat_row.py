"""The row of one seat in the form of a new game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.table_setup import SeatPlan
from vtes_deck.gui.table.seat_decks import ARCHIVE, FILE, RANDOM
from vtes_deck.gui.table.sitter_boxes import SitterBoxes
from vtes_deck.gui.widgets.box_entries import name_box
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import mark, tr

_SHOWN = 16
"""The number of decks visible at once in the list."""

NAMES = (mark("Ada"), mark("Ben"), mark("Cleo"), mark("Dora"), mark("Eve"), mark("Finn"))
"""The initial names of the Methuselahs."""


class SeatRow:
    """The row of one seat: name, player, strength, deck."""

    def __init__(
        self, number: int, parent: QWidget, choose: Callable[[SeatRow, str], None]
    ) -> None:
        self._choose = choose
        self.chosen: SeatPlan | None = None
        self.place = PlainLabel(str(number + 1), parent)
        self.name = QLineEdit(tr(NAMES[number]), parent)
        self.name.setMaxLength(40)
        self.name.setAccessibleName(tr("Name at seat {n}", n=number + 1))
        self.players = SitterBoxes(number, parent)
        self.deck = QComboBox(parent)
        self.deck.setObjectName("seatDeck")
        name_box(self.deck, tr("Deck at seat {n}", n=number + 1))
        self.deck.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.deck.setMinimumContentsLength(24)
        self.deck.setMaxVisibleItems(_SHOWN)
        self.deck.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.deck.activated.connect(self._on_deck)

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """The widgets of the row, from left to right."""
        return (self.place, self.name, *self.players.boxes, self.deck)

    def _on_deck(self, _index: int) -> None:
        kind = self.deck.currentData()
        if kind in {ARCHIVE, FILE}:
            self._choose(self, kind)

    def take(self, kind: str, plan: SeatPlan, name: str) -> None:
        """Play a deck that was chosen in a dialog."""
        self.chosen = plan
        place = self.deck.findData(kind)
        self.deck.setItemText(place, name)
        self.deck.setCurrentIndex(place)

    def forget(self) -> None:
        """Play a random deck, because none was chosen."""
        self.deck.setCurrentIndex(self.deck.findData(RANDOM))

    @property
    def sitter(self) -> Sitter:
        """The player of the seat."""
        return self.players.sitter
