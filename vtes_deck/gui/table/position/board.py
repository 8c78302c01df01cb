"""The felt of the position editor: any card is selected by a click and moved by dragging."""

from __future__ import annotations

from typing import override

from PySide6.QtCore import QPoint, Signal

from vtes_deck.app.game_table.position import Spot
from vtes_deck.app.game_table.position_problems import is_minion
from vtes_deck.app.game_table.view import NONE, CardPlace, CardView, TableView
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.card_item import CardItem
from vtes_deck.gui.table.region_box import RegionKind

_SPOTS = {
    RegionKind.READY: Spot.READY,
    RegionKind.OTHERS: Spot.IN_PLAY,
    RegionKind.TORPOR: Spot.TORPOR,
    RegionKind.UNCONTROLLED: Spot.UNCONTROLLED,
}

_SPOT_OF_PLACE = {
    CardPlace.READY: Spot.READY,
    CardPlace.TORPOR: Spot.TORPOR,
    CardPlace.UNCONTROLLED: Spot.UNCONTROLLED,
    CardPlace.OTHER: Spot.IN_PLAY,
    CardPlace.HAND: Spot.HAND,
}


class PositionBoard(Board):
    """A board on which everything can be moved.

    Signals:
        moved: a card was dragged; carries its number, the seat, the :class:`Spot`, and the number
            of the card that it is put on, or ``NONE``.
    """

    moved = Signal(int, int, object, int)

    frames_live = False

    def show_position(self, view: TableView, picked: int) -> None:
        """Show a position; ``picked`` is the number of the card that is edited, or ``NONE``."""
        self.show_view(view, frozenset(view.cards()), frozenset(), frozenset({picked} - {NONE}))

    @override
    def _on_dropped(self, item: CardItem, at: QPoint) -> None:
        view = item.view
        if view is None or view.card is None:
            return
        below = self.item_at(at, apart_from=item)
        if below is not None and self._can_be_on(view, below):
            self.moved.emit(view.number, below.seat, Spot.ON, below.number)
            return
        seat = below.seat if below is not None else self.seat_at(at)
        if seat == NONE:
            return
        spot = _SPOT_OF_PLACE.get(below.place) if below is not None else None
        if spot is None and self.is_hand(at):
            spot = Spot.HAND
        region = self.region_at(at)
        if spot is None and region is not None:
            spot = _SPOTS[region]
        if spot is None:
            spot = Spot.READY if _is_minion(view) else Spot.IN_PLAY
        self.moved.emit(view.number, seat, spot, NONE)

    @staticmethod
    def _can_be_on(view: CardView, below: CardView) -> bool:
        """Whether a card that is dropped on another one is put on it."""
        in_play = below.place in {CardPlace.READY, CardPlace.TORPOR, CardPlace.OTHER}
        return in_play and view.card is not None and not _is_minion(view)


def _is_minion(view: CardView) -> bool:
    """Whether a card is a minion, or has become one."""
    stands = view.place in {CardPlace.READY, CardPlace.TORPOR}
    return stands or (view.card is not None and is_minion(view.card))
