"""The layout of a table: no overlaps, prey on the left, predator on the right."""

from itertools import combinations, pairwise, product
from random import Random

import pytest
from PySide6.QtCore import QRect, QRectF, QSize

from vtes_deck.gui.table.board_geometry import card_size, chips, fight, row, seat_parts, seating
from vtes_deck.gui.table.card_spread import CardPose, spread, strip_height
from vtes_deck.gui.table.name_columns import listed
from vtes_deck.gui.widgets.card_preview import free_place

NARROW = QSize(410, 700)
SIZES = [QSize(1060, 690), QSize(1600, 1000), QSize(2500, 1300)]
COUNTS = range(2, 7)


@pytest.mark.parametrize("size", [*SIZES, NARROW], ids=str)
@pytest.mark.parametrize("count", COUNTS)
def test_no_place_of_a_table_overlaps_another(size, count):
    places = seating(count, size, 6)
    assert len(places.seats) == count
    everything = [*places.seats, places.middle, places.hand]
    whole = QRect(0, 0, size.width(), size.height())
    assert all(whole.contains(rect) and not rect.isEmpty() for rect in everything)
    assert not any(one.intersects(other) for one, other in combinations(everything, 2))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("count", range(3, 7))
def test_a_methuselah_who_left_makes_room_for_the_others(size, count):
    full = seating(count, size, 6)
    whole = QRect(0, 0, size.width(), size.height())
    for number in range(1, count - 1):
        for ousted in map(frozenset, combinations(range(count), number)):
            places = seating(count, size, 6, ousted, 44)
            shown = [*places.seats, places.middle, *([] if 0 in ousted else [places.hand])]
            assert all(whole.contains(rect) and not rect.isEmpty() for rect in shown)
            assert not any(one.intersects(other) for one, other in combinations(shown, 2))
            assert all(rect.height() >= 44 for rect in places.seats)
            for step, (now, before) in enumerate(zip(places.seats, full.seats, strict=True)):
                grown = now.width() * now.height() - before.width() * before.height()
                assert step in ousted or grown >= -size.width(), (
                    "rounding differs by a pixel at most"
                )


def test_the_hand_of_a_methuselah_who_left_is_removed():
    places = seating(5, SIZES[0], 6, frozenset({0}), 44)
    assert places.hand.isEmpty()
    assert places.seats[0].height() == 44


@pytest.mark.parametrize("count", range(3, 7))
def test_the_prey_is_on_the_left_and_the_predator_on_the_right(count):
    places = seating(count, SIZES[0], 6)
    prey, predator = places.seats[1], places.seats[-1]
    assert prey.right() < places.middle.left() < places.middle.right() < predator.left()
    across = places.seats[2:-1]
    assert [rect.left() for rect in across] == sorted(rect.left() for rect in across)
    assert all(rect.bottom() < prey.top() for rect in across)
    assert all(rect.bottom() < places.seats[0].top() for rect in places.seats[1:])


@pytest.mark.parametrize("area", [QRect(8, 8, 540, 165), QRect(8, 8, 405, 172)], ids=str)
def test_a_plate_takes_height_only_in_large_areas(area):
    """A flat area has its plate on the left, any other area at the top."""
    parts = seat_parts(area, 6, 16, ousted=False)
    assert area.contains(parts.plate)
    assert area.contains(parts.cards)
    assert not parts.plate.intersects(parts.cards)
    flat = area.width() == 540
    assert (parts.cards.height() > area.height() * 0.9) == flat
    assert (parts.cards.width() > area.width() * 0.9) != flat


@pytest.mark.parametrize("count", range(3, 7))
def test_a_narrow_table_has_the_middle_between_the_others_and_the_viewer(count):
    own, prey, *_, predator = (places := seating(count, NARROW, 6)).seats
    assert prey.right() < predator.left()
    assert max(prey.bottom(), predator.bottom()) < places.middle.top()
    assert places.middle.bottom() < own.top()
    assert places.middle.width() == own.width()


def test_the_plate_of_a_methuselah_who_left_is_low():
    parts = seat_parts(QRect(8, 8, 1100, 44), 6, 16, ousted=True)
    assert parts.plate.height() < 44


def test_cards_of_the_viewer_are_large_at_a_table_of_five():
    """At 1366x768, four cards are wider than 80 pixels, and six locked cards wider than 70."""
    own = seating(5, QSize(1106, 676), 8).seats[0]
    place = seat_parts(own, 6, 16, ousted=False).cards
    few = [[CardPose()], [], [], [CardPose()] * 3]
    assert spread(place, few, 6, 180, 14).width > 80
    many = [[CardPose(turned=True)] * 6, [CardPose()], [], [CardPose()] * 2]
    assert spread(place, many, 6, 180, 14).width > 70


def cards_of(laid):
    return [rect for group in laid.cards for rect in group]


def test_cards_are_in_their_area_and_do_not_overlap():
    area = QRect(10, 20, 620, 160)
    groups = [
        [CardPose(), CardPose(turned=True), CardPose(strips=2)],
        [],
        [CardPose()],
        [CardPose()] * 4,
    ]
    laid = spread(area, groups, 5, 130, 14)
    assert [len(group) for group in laid.cards] == [3, 0, 1, 4]
    assert all(area.contains(rect) for rect in cards_of(laid))
    assert not any(one.intersects(other) for one, other in combinations(cards_of(laid), 2))
    lowest = laid.cards[0][2].bottom() + 2 * strip_height(laid.width)
    assert lowest <= area.bottom()


def test_a_locked_card_is_turned():
    laid = spread(QRect(0, 0, 900, 300), [[CardPose(), CardPose(turned=True)]], 5, 130)
    upright, turned = laid.cards[0]
    assert upright.size() == turned.size().transposed() == card_size(laid.width)


def test_a_card_does_not_become_larger_by_being_locked():
    area = QRect(0, 0, 900, 126)
    for count in range(1, 8):
        upright = spread(area, [[CardPose()] * count], 5, 180).width
        assert spread(area, [[CardPose(turned=True)] * count], 5, 180).width <= upright


def test_fewer_cards_are_larger_but_not_too_large():
    area = QRect(0, 0, 700, 180)
    widths = [spread(area, [[CardPose()] * n], 5, 100).width for n in (1, 8, 12, 22)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == 100
    assert widths[-1] < widths[0]


def uncovered(rect, above):
    """The part of the width of a card that no later card covers, at the height of its middle."""
    height = rect.center().y()
    free = [
        x
        for x in range(rect.left(), rect.right() + 1)
        if not any(other.contains(x, height) for other in above)
    ]
    return len(free) / rect.width()


def crowds():
    """Seats with many cards: ready, others, torpor, uncontrolled; six cards of each kind."""
    random = Random(5)
    for most in (4, 8, 12, 16, 20, 26):
        for _ in range(6):
            ready = [
                CardPose(random.random() < 0.5, random.choice((0, 0, 1, 3))) for _ in range(most)
            ]
            others = [CardPose(random.random() < 0.3) for _ in range(random.randrange(5))]
            torpor = [CardPose()] * random.randrange(4)
            hidden = [CardPose(hidden=random.random() < 0.8)] * random.randrange(6)
            yield [ready, others, torpor, hidden]


@pytest.mark.parametrize("seat", range(6))
def test_many_cards_of_a_seat_stay_distinguishable_and_reachable(seat):
    """Six seats in windows of 1366x768 and 1920x1080 with a side panel."""
    gap, edge, line = 5, 12, 14
    ways = set()
    for size, groups in product(SIZES[:2], crowds()):
        place = seating(6, size, 8).seats[seat]
        area = seat_parts(place, gap, line, ousted=False).cards
        laid = spread(area, groups, gap, 156, edge)
        ways.add(laid is None)
        if laid is None:
            laid = listed(area, groups, 2, edge, line)
            rects = cards_of(laid)
            assert laid.line >= line
            assert all(rect.width() >= line for rect in rects)
            assert not any(one.intersects(other) for one, other in combinations(rects, 2))
        rects = cards_of(laid)
        assert len(rects) == sum(map(len, groups))
        assert all(area.adjusted(0, 0, 1, 0).contains(rect) for rect in rects)
        for number, rect in enumerate(rects):
            poses = [pose for group in groups for pose in group]
            least = 0.4 if poses[number].hidden else 1.0
            assert uncovered(rect, rects[number + 1 :]) >= least
        filled = [group for group in laid.groups if not group.isEmpty()]
        for group, own in zip(laid.groups[1:], laid.cards[1:], strict=True):
            assert not any(group.intersects(rect) for rect in rects if rect not in own)
        assert all(group.bottom() <= area.bottom() + 1 for group in filled)
        for group, rects in zip(laid.groups[1:], laid.cards[1:], strict=True):
            assert all(rect.left() >= group.left() + edge for rect in rects), "room for its name"
    assert ways == {True, False}


def test_cards_on_a_listed_card_follow_in_its_column():
    area = QRect(0, 0, 330, 100)
    groups = [[CardPose(strips=2)] * 9, [], [], [CardPose(hidden=True)] * 2]
    laid = listed(area, groups, 2, 12, 14)
    assert not laid.bare
    whole = [QRect(rect.left(), rect.top(), rect.width(), 3 * laid.line) for rect in laid.cards[0]]
    assert all(area.contains(rect) for rect in whole)
    assert not any(one.intersects(other) for one, other in combinations(whole, 2))
    assert laid.cards[3][0].width() < laid.cards[0][0].width()  # without a name


def test_a_list_without_room_omits_cards_on_cards():
    area = QRect(0, 0, 330, 100)
    laid = listed(area, [[CardPose(strips=4)] * 20], 2, 12, 14)
    assert laid.bare
    assert len({(rect.left(), rect.top()) for rect in laid.cards[0]}) == 20


def test_a_crowded_side_stays_within_its_height():
    """Five ready minions, four of them locked, and other cards at the smallest window."""
    area = QRect(0, 0, 400, 160)
    locked = [CardPose(turned=True)] * 4
    groups = [
        [CardPose(turned=True, strips=1), *locked[1:], CardPose()],
        [CardPose()],
        [],
        [CardPose()] * 2,
    ]
    laid = spread(area, groups, 5, 130, 16)
    assert all(area.contains(group) for group in laid.groups if not group.isEmpty())
    assert all(rect.right() <= area.right() + 1 for rect in cards_of(laid))


@pytest.mark.parametrize("count", [0, 1, 7, 40])
def test_a_hand_stays_in_its_place(count):
    area = QRect(5, 400, 800, 170)
    _, rects = row(area, count, 6, 190)
    assert len(rects) == count
    assert all(area.contains(rect) for rect in rects)


@pytest.mark.parametrize("corner", [(0, 0), (900, 300), (1250, 700), (500, 600)])
def test_a_preview_never_covers_the_card_under_the_pointer(corner):
    screen, size = QRect(0, 0, 1366, 768), QSize(312, 430)
    pointed = QRect(*corner, 90, 60)
    place = QRect(free_place(size, pointed, screen), size)
    assert not place.intersects(pointed)
    assert screen.contains(place)


def test_a_group_that_is_too_wide_has_several_rows():
    """In a narrow, high place, six cards are larger in two rows than in one."""
    area = QRect(0, 0, 300, 300)
    laid = spread(area, [[CardPose()] * 6, [CardPose()]], 4, 156)
    tops = [rect.top() for rect in laid.cards[0]]
    assert len(set(tops)) == 2
    assert laid.width > (300 - 5 * 4) / 6
    assert all(area.contains(rect) for cards in laid.cards for rect in cards)
    everything = [rect for cards in laid.cards for rect in cards]
    assert not any(one.intersects(other) for one, other in combinations(everything, 2))


LINE = 16.0
"""The height of a line of text, in pixels."""


@pytest.mark.parametrize(
    "size",
    [
        (1010.0, 85.0),
        (690.0, 85.0),
        (320.0, 115.0),
        (168.0, 110.0),
        (500.0, 200.0),
        (200.0, 240.0),
    ],
)
def test_no_place_of_a_combat_overlaps_another_or_leaves_its_area(size):
    area = QRectF(20.0, 40.0, *size)
    places = fight(area, LINE)
    (left, right), (said_left, said_right) = places.cards, places.strikes
    found = (left, right, said_left, said_right, places.middle)
    assert all(area.contains(place) for place in found)
    assert not left.intersects(said_left)
    assert not right.intersects(said_right)
    assert not any(place.intersects(places.middle) for place in (left, right))
    assert places.middle.width() > 3 * LINE


def test_minions_in_combat_are_large_next_to_the_card_that_began_it():
    area = QRectF(0.0, 0.0, 190.0, 240.0)
    places = fight(area, LINE)
    assert all(card.width() > area.width() / 3 for card in places.cards)
    assert places.middle.width() > 8 * LINE


def test_minions_in_combat_are_large_at_a_table_of_two():
    area = QRectF(0.0, 0.0, 1010.0, 85.0)
    places = fight(area, LINE)
    assert all(card.height() > area.height() / 2 for card in places.cards)
    assert all(room.height() >= 3 * LINE for room in places.strikes)
    assert all(room.width() > 6 * LINE for room in places.strikes)


@pytest.mark.parametrize("width", [130, 220, 400])
def test_numbers_of_an_action_stay_in_the_room_and_do_not_overlap(width):
    room = QRectF(40, 20, width, 200)
    boxes = chips(room, [90, 100, 120], 22, 6)
    assert [box.width() for box in boxes] == [90, 100, 120]
    assert all(room.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))
    assert len({box.top() for box in boxes}) == {130: 3, 220: 2, 400: 1}[width]


def test_hidden_cards_overlap_if_this_makes_all_cards_larger():
    """A predator in the first turns: a locked master, and four cards in the uncontrolled region."""
    area = QRect(0, 0, 410, 160)
    groups = [[], [CardPose(turned=True)], [], [CardPose(hidden=True)] * 4]
    shown = [[], [CardPose(turned=True)], [], [CardPose()] * 4]
    laid, apart = (spread(area, one, 5, 156, 14) for one in (groups, shown))
    assert laid.width >= 1.2 * apart.width
    rects = cards_of(laid)
    assert all(area.contains(rect) for rect in rects)
    assert not any(rects[0].intersects(other) for other in rects[1:])
    for one, after in pairwise(rects[1:]):
        assert after.left() - one.left() > one.width() * 0.4


def test_a_visible_face_is_not_covered_to_enlarge_other_cards():
    area = QRect(0, 0, 410, 160)
    groups = [[CardPose(turned=True)] * 2, [CardPose()], [], [CardPose(hidden=True)] * 4]
    rects = cards_of(spread(area, groups, 5, 156, 14))
    for one, other in combinations(rects[:3], 2):
        assert not one.intersects(other)


def test_a_single_player_gets_the_space_of_opponents_without_cards():
    size = QSize(1106, 676)
    usual, alone = (seating(5, size, 8, empty, 44) for empty in (frozenset(), {1, 2, 3, 4}))
    assert alone.seats[0].height() > 1.5 * usual.seats[0].height()
    assert alone.hand.height() == usual.hand.height()
    rects = [*alone.seats, alone.middle, alone.hand]
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


@pytest.mark.parametrize("size", [*SIZES, NARROW], ids=str)
@pytest.mark.parametrize("count", range(3, 7))
def test_opponents_without_cards_get_no_empty_space(size, count):
    """Their plates are in one row from the prey to the predator, or low at their sides."""
    alone = seating(count, size, 6, frozenset(range(1, count)), 44)
    plates = alone.seats[1:]
    assert {rect.height() for rect in plates} == {44}
    assert all(one.right() < other.left() for one, other in pairwise(plates))
    assert alone.middle.width() == alone.seats[0].width()
    if size != NARROW:
        partly = seating(count, size, 6, frozenset({1}), 44)
        assert partly.seats[1].height() == 44
        assert partly.seats[-1].height() > 44
