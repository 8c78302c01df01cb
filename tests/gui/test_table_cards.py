"""A card on the table: counters and rings leave its Disciplines and its text visible."""

from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QMouseEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vtes_deck.app.game_table.view import CardPlace
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.table import Phase
from vtes_deck.graphics.card_face_layout import (
    HEIGHT,
    NAME,
    SMALL_FOOT,
    WIDTH,
    lay_out,
    price_box,
)
from vtes_deck.graphics.card_face_ornament import face_palette
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.board_geometry import card_size
from vtes_deck.gui.table.card_item import CardItem, Shape
from vtes_deck.gui.table.card_painter import CardPainter
from vtes_deck.gui.table.seat_plate import SeatPlate
from vtes_deck.gui.widgets.face_cache import FaceCache

RICHEST = 11
BITS = QImage.Format.Format_ARGB32


@pytest.fixture
def vampire(cb):
    """A vampire with the most Disciplines, so that their row has the maximum width."""
    return max(cb.crypt, key=lambda card: len(card.disciplines))


def signs_of(card, rect, turned):
    """The place of the Discipline symbols on a card that is painted in ``rect``."""
    return place_of(lay_out(card, small=True).strip, rect, turned)


def place_of(strip, rect, turned):
    """A part of a face in units of faces, on a card that is painted in ``rect``."""
    scale = (rect.height() if turned else rect.width()) / WIDTH
    place = QRectF(
        strip.x() * scale, strip.y() * scale, strip.width() * scale, strip.height() * scale
    )
    if turned:
        place = QRectF(HEIGHT * scale - place.bottom(), place.x(), place.height(), place.width())
    return place.toAlignedRect().adjusted(1, 1, -1, -1)


def painted(painter_of_cards, card, rect, turned, capacity=None):
    image = QImage(rect.size(), BITS)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter_of_cards.face(painter, rect, card, 1.0, turned=turned)
    if capacity is not None:
        painter_of_cards.name(painter, rect, card, turned=turned)
        painter_of_cards.counters(painter, rect, 3, capacity, color="blood", turned=turned)
    painter.end()
    return image


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("width", [60, 76, 88, 116, 132, 144])
def test_counters_and_name_leave_the_disciplines_visible(qtbot, vampire, width, turned):
    faces = FaceCache(lambda _card: None)
    cards = CardPainter(faces, QFont())
    size = card_size(width, turned=turned)
    rect = QRect(0, 0, size.width(), size.height())
    qtbot.waitUntil(lambda: faces.face(vampire, card_size(width), 1.0) is not None)
    bare = painted(cards, vampire, rect, turned)
    full = painted(cards, vampire, rect, turned, RICHEST)
    place = signs_of(vampire, rect, turned)
    assert full != bare
    assert full.copy(place) == bare.copy(place)


@pytest.mark.parametrize("turned", [False, True])
def test_a_card_of_a_new_size_keeps_its_face_until_its_new_face_is_drawn(qtbot, vampire, turned):
    faces = FaceCache(lambda _card: None)
    size = card_size(88, turned=turned)
    rect = QRect(0, 0, size.width(), size.height())
    blank = painted(CardPainter(FaceCache(lambda _card: None), QFont()), vampire, rect, turned)
    qtbot.waitUntil(lambda: faces.face(vampire, card_size(116), 1.0) is not None)
    first = painted(CardPainter(faces, QFont()), vampire, rect, turned)
    signs = signs_of(vampire, rect, turned)
    assert first.copy(signs) != blank.copy(signs)


@pytest.mark.parametrize("width", [76, 116, 132, 144])
def test_the_dots_cover_the_group_and_the_capacity_of_the_face(qtbot, width):
    cards = CardPainter(FaceCache(lambda _card: None), QFont())
    image = QImage(card_size(width), BITS)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    cards.counters(painter, image.rect(), 3, RICHEST, color="blood")
    painter.end()
    scale = width / WIDTH
    foot = price_box(SMALL_FOOT, 0)
    for x in (width // 2, round(width - 30 * scale - 2)):
        assert image.pixelColor(x, round(foot.top() * scale) + 2) != QColor(Qt.GlobalColor.white)


@pytest.mark.parametrize("width", [60, 88, 104, 116])
def test_the_plate_covers_the_name_of_the_face(qtbot, vampire, width):
    """In the band of the name, a card looks the same with and without its face."""
    faces = FaceCache(lambda _card: None)
    cards = CardPainter(faces, QFont())
    size = card_size(width)
    rect = QRect(0, 0, size.width(), size.height())
    qtbot.waitUntil(lambda: faces.face(vampire, size, 1.0) is not None)
    blank = QImage(rect.size(), BITS)
    blank.fill(Qt.GlobalColor.transparent)
    painter = QPainter(blank)
    cards.name(painter, rect, vampire, turned=False)
    painter.end()
    full = painted(cards, vampire, rect, turned=False, capacity=RICHEST)
    scale = width / WIDTH
    band = QRectF(NAME.x() * scale, NAME.y() * scale, NAME.width() * scale, NAME.height() * scale)
    inside = band.toAlignedRect().adjusted(4, 0, -4, -1)
    assert full.copy(inside) == blank.copy(inside)


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("width", [170, 183, 200, 230])
def test_counters_leave_the_text_visible(qtbot, cb, width, turned):
    card = max(cb.crypt, key=lambda one: len(one.text))
    faces = FaceCache(lambda _card: None)
    cards = CardPainter(faces, QFont())
    size = card_size(width, turned=turned)
    rect = QRect(0, 0, size.width(), size.height())
    qtbot.waitUntil(lambda: faces.face(card, card_size(width), 1.0) is not None)
    bare, full = QImage(size, BITS), QImage(size, BITS)
    for image in (bare, full):
        painter = QPainter(image)
        cards.face(painter, rect, card, 1.0, turned=turned)
        if image is full:
            cards.counters(painter, rect, 3, RICHEST, color="blood", turned=turned)
        painter.end()
    place = place_of(lay_out(card).text_box, rect, turned)
    assert full != bare
    assert full.copy(place) == bare.copy(place)


@pytest.mark.parametrize("width", [60, 76, 83, 116])
def test_the_ring_of_a_card_that_can_be_chosen_covers_no_counter(qtbot, vampire, width):
    """All dots are open here: only the ring and the dots differ from the plain bottom edge."""
    cards = CardPainter(FaceCache(lambda _card: None), QFont())
    size = card_size(width)
    rect = QRect(0, 0, size.width(), size.height())
    plain, dotted = QImage(size, BITS), QImage(size, BITS)
    for image, capacity in ((plain, 0), (dotted, RICHEST)):
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        cards.counters(painter, rect, 0, capacity, color="pool")
        painter.end()
    half = rect.width() // 2
    bottom = QRect(half, rect.height() - 3, half - 4, 3)
    right = QRect(rect.width() - 3, rect.height() - half // 2, 3, half // 2 - 4)
    ground = dotted.pixelColor(bottom.topLeft()).lightness()
    found = [
        dotted.pixelColor(x, y).lightness()
        for edge in (bottom, right)
        for x in range(edge.left(), edge.right() + 1)
        for y in range(edge.top(), edge.bottom() + 1)
    ]
    assert max(found) <= ground


@pytest.fixture
def crowd(qtbot, cb):
    """Ben has more minions than fit at a table of six; hidden cards overlap."""
    made = scenario("Ada", "Ben", "Cleo", "Dora", "Eve", "Finn", cards=cb)
    for number, card in enumerate(cb.crypt[:21]):
        minion = made.ready("Ben" if number < 15 else "Eve", card.unique_name, 1)
        made.table.in_play[minion].locked = not number % 2
    for card in cb.crypt[21:29]:
        made.uncontrolled("Dora", card.unique_name)
    made.on(made.table.seats[1].in_play[0], ".44 Magnum")
    made.turn("Ada", Phase.MASTER)
    faces = FaceCache(lambda _card: None)
    board = Board(faces)
    qtbot.addWidget(board)
    board.resize(1060, 690)
    board.show()
    live = frozenset(made.table.in_play)
    board.show_view(look(made.game, 0), live=live)
    yield board
    faces.clear()


def of_seat(board, seat):
    return [item for item in board.items() if item.view.seat == seat]


def test_a_crowded_seat_lists_its_cards_by_name_and_each_can_be_chosen(qtbot, crowd):
    lines = of_seat(crowd, 1)
    assert len(lines) == 16
    assert {item.shape for item in lines} == {Shape.LINE, Shape.STRIP}
    chosen = []
    crowd.card_chosen.connect(lambda card, _sure: chosen.append(card))
    for item in lines:
        QTest.mouseClick(crowd.childAt(item.geometry().center()), Qt.MouseButton.LeftButton)
    assert chosen == [item.view.number for item in lines]


def test_a_card_under_the_pointer_is_above_overlapping_cards(qtbot, crowd):
    cards = of_seat(crowd, 3)
    assert {item.shape for item in cards} == {Shape.FACE}
    first, second = next(
        (one, after)
        for one, after in pairwise(cards)
        if one.geometry().intersects(after.geometry())
    )
    common = first.geometry().intersected(second.geometry()).center()
    assert crowd.childAt(common) is second
    first.entered.emit(first)
    assert crowd.childAt(common) is first
    first.left.emit(first)
    assert crowd.childAt(common) is second


def test_a_listed_card_shows_whether_it_is_locked_and_that_it_has_no_blood(qtbot, vampire):
    cards = CardPainter(FaceCache(lambda _card: None), QFont())
    rect = QRect(0, 0, 90, 16)
    ways = [{}, {"locked": True}, {"counted": True}, {"locked": True, "counted": True}]
    seen = []
    for way in ways:
        image = QImage(rect.size(), BITS)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        cards.strip(painter, rect, vampire, 0, **way)
        painter.end()
        seen.append(image)
    assert all(one != other for one, other in combinations(seen, 2))


@pytest.mark.parametrize("where", ["felt", "card"])
def test_a_click_anywhere_ends_all_animations(qtbot, cb, where):
    made = scenario("Ada", "Ben", cards=cb)
    made.hand("Ada", "Govern the Unaligned", "Blood Doll", "Bum's Rush")
    resting = made.ready("Ben", "Anson")
    made.turn("Ada", Phase.DISCARD)
    faces = FaceCache(lambda _card: None)
    board = Board(faces)
    qtbot.addWidget(board)
    board.resize(1060, 690)
    board.show()
    board.move_time = 60_000
    board.show_view(look(made.game, 0))
    (away,) = [one for one in made.decision.options if one.card == made.number("Blood Doll")]
    made.game.apply(away)
    board.show_view(look(made.game, 0))
    moving = [item for item in board.items() if item.pos() != item.home.topLeft()]
    assert len(moving) == 2
    target = board if where == "felt" else board.item_of(resting)
    qtbot.mousePress(target, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert all(item.pos() == item.home.topLeft() for item in board.items())
    faces.clear()


def test_a_card_has_a_spoken_place(qtbot, crowd):
    gun = next(item for item in crowd.items() if item.view.name == ".44 Magnum")
    assert gun.accessibleDescription().startswith("on ")
    ready = of_seat(crowd, 4)[0]
    assert ready.accessibleDescription() == "Eve, Ready, can be chosen"
    crowd.show_view(crowd.view)
    assert ready.accessibleDescription() == "Eve, Ready"


@pytest.mark.parametrize(
    ("size", "name"),
    [(QSize(104, 150), "Maximilian"), (QSize(416, 27), "Maximilian Fernandez")],
    ids=str,
)
def test_a_long_name_is_readable_on_the_plate(qtbot, cb, size, name):
    """Two names that differ in their last word look different, also next to a relation."""
    seat = look(scenario("Ada", "Ben", cards=cb).game, 0).seats[1]
    plate = SeatPlate(None)
    qtbot.addWidget(plate)
    plate.resize(size)

    def painted(name):
        plate.show_seat(replace(seat, name=name), "prey of Markus Mustermann", live=False)
        return plate.grab().toImage()

    assert painted(f"{name} Ada") != painted(f"{name} Eve")


def test_a_crowded_plate_has_the_name_without_part_of_a_relation(qtbot, cb):
    """With changed pool, the Edge, points and a hand; half of "your prey" could mean either."""
    seat = look(scenario("Ada", "Ben", cards=cb).game, 0).seats[1]
    full = replace(seat, edge=True, victory_points=1, hand=(seat.hand or (None,)))
    plate = SeatPlate(None)
    qtbot.addWidget(plate)

    def painted(name, role):
        plate.show_seat(replace(full, name=name), role, live=False, gained=4)
        return plate.grab().toImage()

    shown = []
    for width in range(230, 430, 10):
        plate.resize(width, 27)
        assert painted("Cleopatra", "your predator") != painted("Cleopatro", "your predator"), width
        shown.append(painted("Cleo", "your predator") != painted("Cleo", ""))
        differs = painted("Cleo", "your predator") != painted("Cleo", "your predatos")
        assert differs == shown[-1], width
    assert not shown[0]
    assert shown[-1]


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.parametrize("width", [60, 88, 132, 180])
def test_the_price_of_a_card_in_play_does_not_look_like_counters(qtbot, cb, width, locked):
    """It has been paid: a bead of pool with a 1 on a card without counters would be misleading."""
    made = scenario("Ada", "Ben", cards=cb)
    dreams = made.in_play("Ada", "Dreams of the Sphinx")
    made.table.in_play[dreams].locked = locked
    faces = FaceCache(lambda _card: None)
    (view,) = look(made.game, 0).seats[0].others
    qtbot.waitUntil(lambda: faces.face(view.card, card_size(width), 1.0) is not None)

    def beads(shown):
        item = CardItem(CardPainter(faces, QFont()), None)
        qtbot.addWidget(item)
        item.resize(card_size(width, turned=shown.locked))
        item.show_card(shown)
        image = item.grab().toImage()
        bead = face_palette().color("pool").rgb()
        size = image.size()
        return sum(
            image.pixel(x, y) == bead for x in range(size.width()) for y in range(size.height())
        )

    assert beads(replace(view, place=CardPlace.HAND, locked=False)) > 20
    assert beads(view) == 0


@pytest.mark.rule("GEN-27")
def test_a_locked_vampire_that_is_awake_is_marked_and_announced(qtbot, cb):
    made = scenario("Ada", "Ben", cards=cb)
    anson = made.ready("Ben", "Anson")
    made.turn("Ada", Phase.MINION)
    minion = made.table.in_play[anson]
    faces = FaceCache(lambda _card: None)
    pictures, spoken = [], []
    for locked, awake in ((False, False), (False, True), (True, False), (True, True)):
        minion.locked, minion.awake = locked, awake
        (view,) = look(made.game, 0).seats[1].ready
        qtbot.waitUntil(lambda: faces.face(view.card, card_size(120), 1.0) is not None)  # noqa: B023
        item = CardItem(CardPainter(faces, QFont()), None)
        qtbot.addWidget(item)
        item.resize(card_size(120, turned=view.locked))
        item.show_card(view)
        pictures.append(item.grab().toImage())
        spoken.append(item.accessibleName())
    assert pictures[0] == pictures[1]  # unlocked, it has no mark
    assert pictures[2] != pictures[3]
    assert ["awake" in name for name in spoken] == [False, False, False, True]


@pytest.mark.parametrize("count", [3, 5])
def test_no_card_of_another_seat_is_larger_than_those_of_the_viewer(qtbot, cb, count):
    names = ["Ada", "Ben", "Cleo", "Dora", "Eve"][:count]
    vampires = ["Anson", "Gratiano", "Arika", "Anwar", "Nana Buruku"]
    made = scenario(*names, cards=cb)
    for name, vampire in zip(names, vampires, strict=False):
        made.ready(name, vampire)
    board = Board(FaceCache(lambda _card: None))
    qtbot.addWidget(board)
    board.resize(1366, 768)
    board.show_view(look(made.game, 0))
    widths = {item.view.seat: item.width() for item in board.items()}
    assert len(widths) == count
    assert widths[0] == max(widths.values())


def test_a_card_that_moves_is_chosen_by_a_click_on_it(qtbot, crowd):
    """The press ends the move, so the card is elsewhere when the button is released."""
    item = next(one for one in of_seat(crowd, 4) if one.live)
    chosen = []
    crowd.card_chosen.connect(lambda card, _sure: chosen.append(card))
    home = item.geometry()
    item.move(home.topLeft() + QPoint(0, 300))
    item.place(home, moving=True, duration=60_000)
    at = item.mapToGlobal(item.rect().center())
    for kind, buttons in (
        (QEvent.Type.MouseButtonPress, Qt.MouseButton.LeftButton),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        here = QPointF(item.mapFromGlobal(at))
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, here, QPointF(at), left, buttons, none)
        QApplication.sendEvent(item, event)
    assert item.geometry() == home
    assert chosen == [item.view.number]
