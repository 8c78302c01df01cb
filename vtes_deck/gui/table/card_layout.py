"""Lays the cards of a view on a board."""

from __future__ import annotations

from collections.abc import Hashable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from vtes_deck.app.game_table.view import NONE, CardPlace, CardView, TableView
from vtes_deck.gui.table.card_item import CardItem, Shape
from vtes_deck.gui.table.card_spread import CardPose, Spread, strip_height
from vtes_deck.gui.table.region_box import RegionKind
from vtes_deck.language import mark, tr

if TYPE_CHECKING:
    from vtes_deck.gui.table.board import Board

_REGIONS = {
    CardPlace.HAND: mark("Hand"),
    CardPlace.READY: RegionKind.READY.value,
    CardPlace.OTHER: RegionKind.OTHERS.value,
    CardPlace.TORPOR: RegionKind.TORPOR.value,
    CardPlace.UNCONTROLLED: RegionKind.UNCONTROLLED.value,
}
"""The names of the regions, in words."""

MAX_STRIPS = 4
"""Maximum cards on a card that are visible below it; its preview names the others."""


class Layer:
    """Lays cards on a board, each above the one before.

    Args of the constructor:
        board: the board.
        used: the items by key, which it fills.
        under_way: the cards in the current action, combat or referendum.
        moving: whether moves are animated.
    """

    def __init__(
        self,
        board: Board,
        used: dict[Hashable, CardItem],
        under_way: AbstractSet[int],
        *,
        moving: bool,
    ) -> None:
        self._board, self._used, self._under_way = board, used, under_way
        self._moving = moving

    def card(self, view: CardView, rect: QRect, place: Hashable, width: int) -> None:
        """Lay a card and the strips of the cards on it."""
        self._one(view, rect, place, Shape.FACE)
        self._strips(view, rect, place, strip_height(width), 0)

    def lying(self, view: CardView, rect: QRect, place: Hashable, laid: Spread) -> None:
        """Lay a card of a region, as a line if the region is listed."""
        if not laid.line:
            self.card(view, rect, place, laid.width)
            return
        self._one(view, rect, place, Shape.LINE)
        if not laid.bare:
            self._strips(view, rect, place, laid.line, laid.line // 3)

    def _strips(
        self, view: CardView, rect: QRect, place: Hashable, height: int, indent: int
    ) -> None:
        top = rect.bottom() + 1
        for number, one in enumerate(_all_on(view)[:MAX_STRIPS]):
            strip = QRect(
                rect.left() + indent, top + number * height, rect.width() - indent, height
            )
            self._one(one, strip, (place, number), Shape.STRIP, tr("on {card}", card=view.name))

    def _one(
        self, view: CardView, rect: QRect, place: Hashable, shape: Shape, on: str = ""
    ) -> None:
        key: Hashable = view.number if view.number != NONE else place
        where = on or self._where(view)
        item = self._board.put(key, view, rect, shape=shape, where=where, moving=self._moving)
        live, picked = self._board.marks(view.number)
        item.framed = self._board.frames_live
        item.mark(live=live, picked=picked, under_way=view.number in self._under_way)
        self._used[key] = item

    def _where(self, view: CardView) -> str:
        """The region of a card, in words."""
        if self._board.view is None or view.place not in _REGIONS:
            return ""
        seat = self._board.view.seats[view.seat].name
        return tr("{seat}, {region}", seat=seat, region=tr(_REGIONS[view.place]))


def _all_on(view: CardView) -> list[CardView]:
    """The cards on a card, and those on them."""
    found: list[CardView] = []
    for one in view.attached:
        found += [one, *_all_on(one)]
    return found


def pose_of(card: CardView) -> CardPose:
    """The orientation of a card in its region, and the number of its strips."""
    return CardPose(card.locked, min(MAX_STRIPS, len(_all_on(card))), card.number == NONE)


def under_way(view: TableView) -> frozenset[int]:
    """The cards that take part in the current action, combat or referendum."""
    found: list[int] = []
    if view.action is not None:
        found += [view.action.minion, view.action.target, view.action.blocker]
    if view.combat is not None:
        found += [view.combat.acting.minion, view.combat.opposing.minion]
    if view.referendum is not None:
        found.append(view.referendum.card)
    return frozenset(found) - {NONE}
