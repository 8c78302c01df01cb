"""The row of one seat in the form of a new game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from vtes_deck.app.game_table.players import HUMAN, PLAYERS, Sitter, about_strength, about_style
from vtes_deck.app.game_table.seating import SeatPlan
from vtes_deck.graphics.tooltips import plain_tip
from vtes_deck.gui.table.seat_decks import ARCHIVE, FILE, RANDOM
from vtes_deck.gui.widgets.labels import PlainLabel
from vtes_deck.language import mark, tr

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
        self.player = QComboBox(parent)
        self.player.setAccessibleName(tr("Who plays seat {n}", n=number + 1))
        self.player.addItem(tr("Person"), HUMAN)
        for name, kind in PLAYERS.items():
            self.player.addItem(tr("Computer: {kind}", kind=tr(kind.title)), name)
        self.player.setCurrentIndex(0 if number == 0 else 1)
        self.strength = QComboBox(parent)
        self.strength.setAccessibleName(tr("Strength at seat {n}", n=number + 1))
        self.style = QComboBox(parent)
        self.style.setAccessibleName(tr("Style at seat {n}", n=number + 1))
        self.deck = QComboBox(parent)
        self.deck.setObjectName("seatDeck")
        self.deck.setAccessibleName(tr("Deck at seat {n}", n=number + 1))
        self.deck.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.deck.setMinimumContentsLength(24)
        self.deck.activated.connect(self._on_deck)
        for place in range(1, self.player.count()):
            about = tr(PLAYERS[self.player.itemData(place)].about)
            self.player.setItemData(place, plain_tip(about), Qt.ItemDataRole.ToolTipRole)
        self.player.currentIndexChanged.connect(lambda _index: self._show_strengths())
        for box in (self.player, self.strength, self.style):
            box.currentIndexChanged.connect(partial(_show_about, box))
            _show_about(box)
        self._show_strengths()

    @property
    def widgets(self) -> tuple[QWidget, ...]:
        """Its parts, from left to right."""
        return (self.place, self.name, self.player, self.strength, self.style, self.deck)

    def _show_strengths(self) -> None:
        kind = PLAYERS.get(self.player.currentData() or "")
        for box, names, about in (
            (self.strength, kind.strengths if kind is not None else (), about_strength),
            (self.style, kind.styles if kind is not None else (), about_style),
        ):
            box.clear()
            for name in names:
                box.addItem(tr(name), name)
                tip = plain_tip(about(name))
                box.setItemData(box.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
            _show_about(box)
            box.setEnabled(len(names) > 1)

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
        """No deck was chosen: play a random one."""
        self.deck.setCurrentIndex(self.deck.findData(RANDOM))

    @property
    def sitter(self) -> Sitter:
        """The player of the seat."""
        return Sitter(
            self.player.currentData() or HUMAN,
            self.strength.currentData() or "",
            self.style.currentData() or "",
        )


def _show_about(box: QComboBox, _index: int = 0) -> None:
    """Explain the current entry of a box, in its tooltip and to screen readers."""
    tip = box.currentData(Qt.ItemDataRole.ToolTipRole) or ""
    box.setToolTip(plain_tip(tip))
    box.setAccessibleDescription(tip)
