"""The felt: every seat with its cards, the hand, and the current action in the middle."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from itertools import dropwhile, islice
from typing import override

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from vtes_deck.app.game_table.news import News
from vtes_deck.app.game_table.view import NONE, CardPlace, CardView, SeatView, TableView
from vtes_deck.graphics import theme
from vtes_deck.gui.motion import MOVE
from vtes_deck.gui.table.board_geometry import SeatParts, row, seat_parts, seating, widest
from vtes_deck.gui.table.card_item import CardItem, Shape
from vtes_deck.gui.table.card_layout import Layer, pose_of, under_way
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.gui.table.card_spread import spread
from vtes_deck.gui.table.felt import felt
from vtes_deck.gui.table.name_columns import listed
from vtes_deck.gui.table.region_box import RegionBox, RegionKind
from vtes_deck.gui.table.seat_plate import SeatPlate, role_of
from vtes_deck.gui.table.state_of_play import StateOfPlay
from vtes_deck.gui.widgets.deck_picture_layout import neighbour
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.language import tr

_MAX_WIDTH, _MAX_WIDTH_IN_HAND = 200, 300

_MOVES = {
    Qt.Key.Key_Left: QAbstractItemView.CursorAction.MoveLeft,
    Qt.Key.Key_Right: QAbstractItemView.CursorAction.MoveRight,
    Qt.Key.Key_Up: QAbstractItemView.CursorAction.MoveUp,
    Qt.Key.Key_Down: QAbstractItemView.CursorAction.MoveDown,
}


_NOTHING = News()

_BACK = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""Focus reasons when a dialog or a menu closes: the card had the focus before."""


class Board(QWidget):
    """Draws a table from the view of one seat.

    Signals:
        card_chosen: the number of a live card, and whether to play it at once. A click on a card in
            the hand first shows its effect.
        seat_chosen: the number of a live Methuselah.
        piles_wanted: the number of the seat whose ash heap is to be opened.
        pointed: the :class:`CardView` under the mouse or the focus and its place on the screen, or
            ``None`` and an empty place.
        asked_about: a card that cannot be chosen was clicked; carries its :class:`CardView`.

    Attributes:
        animated: whether cards move visibly to their new places.
        move_time: the duration of a move in milliseconds.
        frames_live: whether cards that can be chosen have a bright frame.
        compact: whether seats without cards leave their space to the others.
    """

    frames_live = True
    compact = False

    card_chosen = Signal(int, bool)
    seat_chosen = Signal(int)
    piles_wanted = Signal(int)
    pointed = Signal(object, QRect)
    asked_about = Signal(object)

    def __init__(self, faces: FaceCache, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.animated = True
        self.move_time = MOVE
        self._faces = faces
        self._view: TableView | None = None
        self._news = News()
        self._live: AbstractSet[int] = frozenset()
        self._live_seats: AbstractSet[int] = frozenset()
        self._picked: AbstractSet[int] = frozenset()
        self._items: dict[Hashable, CardItem] = {}
        self._spare: list[CardItem] = []
        self._plates: list[SeatPlate] = []
        self._boxes: dict[tuple[int, RegionKind], RegionBox] = {}
        self._ground: QPixmap | None = None
        self._ground_key: object = None
        self._areas: dict[int, QRect] = {}
        self._hand = QRect()
        self._painter = CardPainter(faces, self.font())
        self.state_of_play = StateOfPlay(self._painter, self)
        self._in_middle: tuple[CardView, QRect] | None = None
        self._entered: CardItem | None = None
        self.setMouseTracking(True)
        self.setMinimumSize(400, 340)
        self.setAccessibleName(tr("Table"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        faces.drawn.connect(self._on_drawn)

    # ------------------------------------------------------------------------------------ showing

    def show_view(
        self,
        view: TableView,
        live: AbstractSet[int] = frozenset(),
        live_seats: AbstractSet[int] = frozenset(),
        picked: AbstractSet[int] = frozenset(),
        news: News = _NOTHING,
    ) -> None:
        """Show a table.

        Args:
            view: the table as a player sees it.
            live: the cards that can be chosen now.
            live_seats: the Methuselahs that can be chosen now.
            picked: the cards chosen so far.
            news: what has happened since the viewer's last choice.
        """
        self._view, self._news = view, news
        self._live, self._live_seats, self._picked = live, live_seats, picked
        self._lay_out(moving=self.animated and self.isVisible())

    @property
    def view(self) -> TableView | None:
        """The visible view."""
        return self._view

    @property
    def viewer(self) -> int:
        """The seat at the bottom."""
        view = self._view
        return view.eyes if view is not None and view.eyes >= 0 else self._turned_to

    _turned_to = 0

    def turn_to(self, seat: int) -> None:
        """Show the table of a spectator from the place of a seat."""
        self._turned_to = seat

    def item_of(self, card: int) -> CardItem | None:
        """The item of a card, if its face is visible."""
        return self._items.get(card)

    def items(self) -> Iterator[CardItem]:
        """The cards on the table."""
        return iter(self._items.values())

    def item_at(self, at: QPoint, *, apart_from: CardItem) -> CardView | None:
        """The topmost card at a place of the table; ``None`` if there is none."""
        below = [one for one in self._items.values() if one is not apart_from and _holds(one, at)]
        return below[-1].view if below else None

    def seat_at(self, at: QPoint) -> int:
        """The Methuselah to whom a place of the table belongs, or ``NONE``."""
        if self.is_hand(at):
            return self.viewer
        return next((seat for seat, area in self._areas.items() if area.contains(at)), NONE)

    def is_hand(self, at: QPoint) -> bool:
        """Whether a place of the table belongs to the viewer's hand."""
        return self._hand.contains(at)

    def region_at(self, at: QPoint) -> RegionKind | None:
        """The region with cards at a place of the table; the smallest one if they overlap."""
        found = [
            (box.width() * box.height(), kind)
            for (_, kind), box in self._boxes.items()
            if not box.isHidden() and box.geometry().contains(at)
        ]
        return min(found)[1] if found else None

    def skip_moves(self) -> None:
        """Move every card to its place without animation."""
        for item in self._items.values():
            item.arrive()

    # ------------------------------------------------------------------------------------- layout

    def _lay_out(self, *, moving: bool) -> None:
        view = self._view
        if view is None or self.width() < 50:
            return
        metrics = theme.Metrics.of(self.font())
        count = len(view.seats)
        viewer = view.seats[self.viewer]
        around = view.around(self.viewer)
        empty = {
            step
            for step, seat in enumerate(around)
            if seat.ousted or (step and self.compact and seat.bare)
        }
        places = seating(
            count, self.size(), metrics.gap + 2, empty, metrics.line * 2 + 2 * metrics.gap
        )
        self._paint_ground(view, places.seats)
        self.state_of_play.setGeometry(places.middle)
        self.state_of_play.show_view(view, self._news.lines)
        self._areas = {seat.number: area for seat, area in zip(around, places.seats, strict=True)}
        self._hand = places.hand
        used: dict[Hashable, CardItem] = {}
        lay = Layer(self, used, under_way(view), moving=moving)
        while len(self._plates) < count:
            plate = SeatPlate(self)
            plate.clicked.connect(lambda _checked=False, plate=plate: self._on_plate(plate))
            plate.show()
            self._plates.append(plate)
        for plate in self._plates[count:]:
            plate.hide()
        for (number, _), box in self._boxes.items():
            if number >= count:
                box.hide()
        for plate in self._plates[:count]:
            plate.show()
        parts = [
            seat_parts(area, metrics.gap, metrics.line, ousted=step in empty)
            for step, area in enumerate(places.seats)
        ]
        most = _MAX_WIDTH if viewer.ousted else min(_MAX_WIDTH, widest(parts[0].cards))
        for seat, part in zip(around, parts, strict=True):
            self._lay_seat(seat, part, viewer, lay, most, named=view.eyes < 0)
        self._lay_hand(viewer, places.hand, lay)
        self._lay_played(view.playing, lay)
        self._put_away([item for key, item in self._items.items() if key not in used])
        self._items = used

    def _put_away(self, items: list[CardItem]) -> None:
        """Hide the items of cards that are gone, and their preview."""
        self._spare += items
        for item in items:
            item.hide()
        if self._entered in items:
            self._entered = None
            self.pointed.emit(None, QRect())  # Qt may send no event when it is hidden

    def _lay_seat(
        self,
        seat: SeatView,
        parts: SeatParts,
        viewer: SeatView,
        lay: Layer,
        most: int,
        *,
        named: bool,
    ) -> None:
        metrics = theme.Metrics.of(self.font())
        plate = self._plates[seat.number]
        role = role_of(seat, viewer, named=named)
        live = seat.number in self._live_seats
        plate.show_seat(seat, role, live=live, gained=self._news.gained(seat.number))
        plate.setGeometry(parts.plate)
        edge = round(metrics.line * 0.85)
        ground = parts.cards
        kinds = list(RegionKind)
        groups = [[pose_of(card) for card in kind.cards(seat)] for kind in kinds]
        laid = spread(ground, groups, metrics.gap, most, edge)
        if laid is None:
            laid = listed(ground, groups, metrics.small, edge, metrics.line)
        for kind, rect, rects in zip(kinds, laid.groups, laid.cards, strict=True):
            cards = kind.cards(seat)
            box = self._box(seat.number, kind)
            box.setVisible(bool(cards))
            box.show_cards(seat.name, cards, edge)
            if cards:
                box.setGeometry(rect.adjusted(-3, -3, 3, 3))
            for place, (card, where) in enumerate(zip(cards, rects, strict=True)):
                lay.lying(card, where, (seat.number, kind, place), laid)

    def _box(self, seat: int, kind: RegionKind) -> RegionBox:
        key = seat, kind
        if key not in self._boxes:
            self._boxes[key] = RegionBox(kind, self)
            self._boxes[key].lower()
        return self._boxes[key]

    def _lay_hand(self, viewer: SeatView, area: QRect, lay: Layer) -> None:
        metrics = theme.Metrics.of(self.font())
        _, rects = row(area, len(viewer.hand), metrics.gap, _MAX_WIDTH_IN_HAND)
        for place, (card, where) in enumerate(zip(viewer.hand, rects, strict=True)):
            lay.card(card, where, (viewer.number, CardPlace.HAND, place), where.width())

    def _lay_played(self, cards: Sequence[CardView], lay: Layer) -> None:
        if not cards:
            return
        metrics = theme.Metrics.of(self.font())
        area = self.state_of_play.card_area()
        width, rects = row(area, len(cards), metrics.gap, _MAX_WIDTH)
        for place, (card, where) in enumerate(zip(cards, rects, strict=True)):
            lay.card(card, where.translated(0, area.top() - where.top()), ("played", place), width)

    def put(
        self,
        key: Hashable,
        view: CardView,
        rect: QRect,
        *,
        shape: Shape,
        where: str,
        moving: bool,
    ) -> CardItem:
        """Put a card at a place, in its existing item if there is one."""
        item = self._items.get(key)
        known = item is not None
        if item is None:
            item = self._spare.pop() if self._spare else self._new_item()
        item.show_card(view, shape, where)
        if not known or item.home != rect:
            item.place(rect, moving=moving and known, duration=self.move_time)
            item.show()
            item.raise_()
        return item

    def _new_item(self) -> CardItem:
        item = CardItem(self._painter, self)
        item.activated.connect(self._on_activated)
        item.dropped.connect(self._on_dropped)
        item.entered.connect(self._on_entered)
        item.left.connect(self._on_left)
        item.asked.connect(lambda item: self.asked_about.emit(item.view))
        item.installEventFilter(self)
        return item

    def marks(self, number: int) -> tuple[bool, bool]:
        """Whether a card can be chosen, and whether it has been."""
        return number in self._live, number in self._picked

    # -------------------------------------------------------------------------------------- input

    def _on_activated(self, item: CardItem, sure: bool) -> None:
        if item.view is not None:
            self.pointed.emit(None, QRect())  # its preview would cover the next choices
            self.card_chosen.emit(item.view.number, sure)

    def _on_dropped(self, item: CardItem, at: QPoint) -> None:
        """Choose a card that was dragged onto the table, and the target that it was dropped on."""
        view = item.view
        if view is None:
            return
        hand = view.place is CardPlace.HAND
        below = self.item_at(at, apart_from=item)
        target = NONE if below is None else below.number
        plate = next((one for one in self._plates if one.geometry().contains(at)), None)
        if hand and below is not None and below.place is CardPlace.HAND:
            return  # put back into the hand
        self.card_chosen.emit(view.number, True)
        if target in self._live:
            self.card_chosen.emit(target, True)
        elif plate is not None and plate.live and plate.view is not None:
            self.seat_chosen.emit(plate.view.number)

    def _on_plate(self, plate: SeatPlate) -> None:
        if plate.view is None:
            return
        signal = self.seat_chosen if plate.live else self.piles_wanted
        signal.emit(plate.view.number)

    def _on_entered(self, item: CardItem) -> None:
        """Raise the card under the pointer above those that overlap it."""
        item.raise_()
        self._entered = item
        corner = item.mapToGlobal(QPoint(0, 0))
        self.pointed.emit(item.view, QRect(corner, item.size()))

    def _on_left(self, item: CardItem) -> None:
        self._put_back(item)
        self.pointed.emit(None, QRect())

    def _put_back(self, item: CardItem) -> None:
        """Put a card back below the one that follows it."""
        following = dropwhile(lambda one: one is not item, self._items.values())
        after = next(islice(following, 1, None), None)
        if after is not None:
            item.stackUnder(after)

    def _on_drawn(self, cards: AbstractSet[int]) -> None:
        for item in self._items.values():
            if item.card_id in cards:
                item.update()
        self.state_of_play.update()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, CardItem):
            if event.type() == QEvent.Type.MouseButtonPress:
                self.skip_moves()
            elif isinstance(event, QFocusEvent) and event.gotFocus():
                if event.reason() not in _BACK:
                    self._on_entered(watched)
            elif event.type() == QEvent.Type.FocusOut:
                self._put_back(watched)
                self.pointed.emit(None, QRect())
        return False

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere ends the moves of all cards."""
        self.skip_moves()
        if self._in_middle is not None:
            self.asked_about.emit(self._in_middle[0])
        super().mousePressEvent(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Preview a card that is painted in the middle."""
        super().mouseMoveEvent(event)
        self._point_in_middle(
            self.state_of_play.card_at(self.state_of_play.mapFromParent(event.position().toPoint()))
        )

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_in_middle(None)

    def _point_in_middle(self, found: tuple[CardView, QRect] | None) -> None:
        if found == self._in_middle:
            return
        self._in_middle = found
        if found is None:
            self.pointed.emit(None, QRect())
        else:
            card, place = found
            self.pointed.emit(
                card, QRect(self.state_of_play.mapToGlobal(place.topLeft()), place.size())
            )

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        move = _MOVES.get(Qt.Key(event.key()))
        places: dict[object, QRect] = {
            item: item.geometry()
            for item in (*self._plates, *self._items.values())
            if item.isVisible()
        }
        if move is None or not places:
            super().keyPressEvent(event)
            return
        focused = self.focusWidget()
        if focused not in places:
            live = [item for item in self._items.values() if item.live]
            found: object = live[0] if live else next(iter(places))
        else:
            found = neighbour(places, focused, move, self.height())
        if isinstance(found, QWidget):
            found.setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out(moving=False)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._lay_out(moving=False)
        if event.type() == QEvent.Type.FontChange:
            self._painter = CardPainter(self._faces, self.font())
            self._lay_out(moving=False)

    @override
    def sizeHint(self) -> QSize:
        return QSize(1040, 700)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._ground is not None:
            painter.drawPixmap(0, 0, self._ground)
        painter.end()

    def _paint_ground(self, view: TableView, areas: Sequence[QRect]) -> None:
        """Paint the felt and the area of each seat, once for everything on them."""
        ratio = self.devicePixelRatioF()
        marks = tuple((seat.active, seat.ousted) for seat in view.around(self.viewer))
        key = (self.size(), ratio, theme.tokens().scheme, marks)
        if key != self._ground_key:
            self._ground_key = key
            self._ground = felt(self.size(), ratio, list(zip(areas, marks, strict=True)))
            self.update()


def _holds(item: CardItem, at: QPoint) -> bool:
    return item.isVisible() and item.geometry().contains(at)
