"""The deck as stacks and as a grid, used with keys and mouse."""

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QContextMenuEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QInputDialog, QMenu, QToolButton

from vtes_deck.app.deck_edits import DeckWork
from vtes_deck.app.deck_stacks import StackBy, stacks
from vtes_deck.app.decklist import lay_out
from vtes_deck.deck.model import Deck, Slot, UnknownLine
from vtes_deck.deck.winning_decks import from_archive
from vtes_deck.gui.panels.deck import DeckPanel
from vtes_deck.gui.widgets.deck_picture_layout import (
    USUAL_ZOOM,
    WIDTHS,
    Spacing,
    columns,
    grid,
    neighbour,
    widened,
    widths_of,
)
from vtes_deck.gui.widgets.deck_picture_painter import PicturePainter
from vtes_deck.gui.widgets.deck_piles import DeckPiles
from vtes_deck.gui.widgets.deck_view_switcher import DeckLook

KEY = Qt.Key
MOVE = QAbstractItemView.CursorAction
SPACE = Spacing(card=QSize(100, 140), gap=10, heading=20, stripe=20)


@pytest.fixture
def winner(cb):
    return from_archive(cb.archive["13568"], cb.get)


@pytest.fixture
def panel(show_panel, context, session, winner):
    session.apply("begin", lambda deck: winner)
    made = show_panel(DeckPanel, context)
    made.resize(900, 700)
    made.views.show_as(DeckLook.GRID)
    made.views.pictures.setFocus()
    return made


def point_on(panel, card):
    return panel.views.pictures.rect_of(Slot(card, 1)).center()


# ------------------------------------------------------------------------------------------ places


def test_a_grid_fills_rows_and_begins_each_stack_with_a_heading():
    places = grid([3, 1], 240, SPACE)
    assert [rect.topLeft() for rect in places.cards[0]] == [
        QPoint(10, 30),
        QPoint(120, 30),
        QPoint(10, 180),
    ]
    assert places.headings[1] == QRect(10, 330, 220, 20)
    assert places.cards[1][0].top() == 360
    assert places.height == 510


def test_stacks_show_the_top_of_each_card_and_wrap():
    places = columns([3, 1, 2], 240, SPACE)
    assert [rect.y() for rect in places.cards[0]] == [30, 50, 70]
    assert places.cards[1][0].topLeft() == QPoint(120, 30)
    assert places.headings[2].topLeft() == QPoint(120, 180)  # below the shorter stack
    assert places.height == 180 + 30 + 20 + 140 + 10


def test_a_view_narrower_than_a_card_has_one_column():
    assert [rect.x() for rect in grid([2], 60, SPACE).cards[0]] == [10, 10]


@pytest.mark.parametrize(
    ("move", "wanted"),
    [
        (MOVE.MoveRight, "b"),
        (MOVE.MoveLeft, "a"),
        (MOVE.MoveDown, "c"),
        (MOVE.MoveUp, "a"),
        (MOVE.MoveEnd, "d"),
        (MOVE.MoveNext, "b"),
        (MOVE.MovePageDown, "d"),
    ],
)
def test_the_cursor_goes_to_the_card_next_to_it(move, wanted):
    first, second = grid([3, 1], 240, SPACE).cards
    rects = dict(zip("abcd", (*first, *second), strict=True))
    assert neighbour(rects, "a", move, 320) == wanted


def test_at_the_end_of_a_row_the_next_one_begins():
    rects = dict(zip("abc", grid([3], 240, SPACE).cards[0], strict=True))
    assert neighbour(rects, "b", MOVE.MoveRight, 320) == "c"
    assert neighbour(rects, "c", MOVE.MoveLeft, 320) == "b"


@pytest.mark.parametrize("room", range(100, 1500, 7))
def test_columns_fill_the_width_and_cards_grow_in_steps(room):
    width, across = widened(130, 145, 10, room)
    assert 130 <= width <= 145
    assert (width - 130) % 4 == 0
    count = max(1, room // 140)
    assert count * across <= max(room, 140)
    assert room - count * across < max(count, 140 - room + 1)  # the rest is less than a pixel each
    assert across >= width + 10


def test_a_larger_step_gives_larger_cards():
    sizes = [widths_of(zoom) for zoom in range(len(WIDTHS))]
    assert all(most < least for (_, most), (least, _) in pairwise(sizes))


# ------------------------------------------------------------------------------------------ stacks


@pytest.mark.parametrize("by", StackBy)
def test_every_card_is_in_one_stack(winner, by):
    found = [row for stack in stacks(lay_out(winner), by) for row in stack.rows]
    assert sorted(slot.card.id for slot in found) == sorted(
        slot.card.id for slot in (*winner.crypt, *winner.library)
    )


def test_stacks_by_discipline_clan_and_cost_have_headings(cb):
    deck = Deck(
        crypt=(Slot(cb["Anson"], 2),),
        library=(Slot(cb["Govern the Unaligned"], 4), Slot(cb["Villein"], 3)),
    )
    named = {
        by: [(stack.title, stack.count) for stack in stacks(lay_out(deck), by)] for by in StackBy
    }
    assert named[StackBy.DISCIPLINE] == [("Crypt", 2), ("Dominate", 4), ("No Discipline", 3)]
    assert named[StackBy.CLAN] == [("Toreador", 2), ("No clan", 7)]
    assert named[StackBy.COST] == [("Capacity 8", 2), ("No cost", 3), ("1 blood", 4)]
    assert named[StackBy.TYPE] == [("Crypt", 2), ("Master", 3), ("Action", 4)]


# ------------------------------------------------------------------------------------------ view


def test_keys_change_copies_as_in_the_list(panel, session, winner, qtbot):
    slot = winner.crypt[0]
    panel.view.go_to(slot.card.id)
    qtbot.keyClicks(panel.views.pictures, "+")
    assert session.deck.count(slot.card) == slot.count + 1
    qtbot.keyClicks(panel.views.pictures, "7")
    assert session.deck.count(slot.card) == 7
    qtbot.keyClick(panel.views.pictures, KEY.Key_Delete)
    assert session.deck.count(slot.card) == 0


@pytest.mark.parametrize("look", [DeckLook.GRID, DeckLook.STACKS])
def test_the_buttons_on_a_hovered_card_change_copies(panel, session, winner, look, qtbot):
    panel.views.show_as(look)
    slot = winner.crypt[0]
    viewport = panel.views.pictures.viewport()
    place = panel.views.pictures.rect_of(slot)
    qtbot.mouseMove(viewport, place.topLeft() + QPoint(40, 8))
    stacked = look is DeckLook.STACKS
    down = 10 if stacked else 60
    less = place.right() - 38 if stacked else place.left() + 12
    for step, x in ((1, place.right() - 12), (-1, less)):
        before = session.deck.count(slot.card)
        point = QPoint(x, place.top() + down)
        qtbot.mouseMove(viewport, point)
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        assert session.deck.count(slot.card) == before + step


def test_a_click_selects_the_card_in_all_panels(panel, session, winner, qtbot):
    card = winner.crypt[1].card
    qtbot.mouseClick(
        panel.views.pictures.viewport(), Qt.MouseButton.LeftButton, pos=point_on(panel, card)
    )
    assert session.selected == card
    assert [slot.card for slot in panel.view.selected_slots()] == [card]


def test_arrows_reach_all_cards(panel, qtbot):
    pictures = panel.views.pictures
    qtbot.keyClick(pictures, KEY.Key_Home)
    seen = set()
    while (row := panel.model.row_at(pictures.currentIndex())).card.id not in seen:
        seen.add(row.card.id)
        qtbot.keyClick(pictures, KEY.Key_Right)
    deck = panel.context.session.deck
    assert seen == {slot.card.id for slot in (*deck.crypt, *deck.library)}
    rect = pictures.visualRect(pictures.currentIndex())
    assert pictures.viewport().rect().contains(rect)  # the view has scrolled to it


def test_a_click_on_a_stack_selects_the_top_card(panel):
    panel.views.show_as(DeckLook.STACKS)
    crypt = panel.model.block_at(panel.model.index(0, 0)).rows
    second = panel.views.pictures.rect_of(crypt[1])
    index = panel.views.pictures.indexAt(second.topLeft() + QPoint(5, 5))
    assert panel.model.row_at(index) == crypt[1]


def test_a_card_of_a_stack_is_raised_by_keys_and_lowered_after_a_click(panel, monkeypatch, qtbot):
    """A raised card would hide the names of the next cards."""
    panel.views.show_as(DeckLook.STACKS)
    pictures = panel.views.pictures
    crypt = panel.model.block_at(panel.model.index(0, 0)).rows
    assert len(crypt) > 3
    shown = []

    def painted():
        """The cards in the order they are painted; the last one is not covered."""
        shown.clear()
        pictures.viewport().grab()
        return shown[-1]

    paint = PicturePainter.card

    def record(self, painter, place, row, *, selected):
        shown.append(row)
        paint(self, painter, place, row, selected=selected)

    monkeypatch.setattr(PicturePainter, "card", record)
    pictures.setFocus()
    top = pictures.rect_of(crypt[1]).topLeft() + QPoint(5, 5)
    qtbot.mouseClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=top)
    assert painted() is not crypt[1]
    qtbot.keyClick(pictures, KEY.Key_Down)
    assert painted() == crypt[2]
    panel.quick_add.setFocus()
    assert painted() != crypt[2]
    pictures.setFocus()
    qtbot.keyClick(pictures, KEY.Key_Up)
    assert painted() == crypt[1]
    qtbot.mouseMove(pictures.viewport(), pictures.rect_of(crypt[0]).topLeft() + QPoint(5, 5))
    assert painted() == crypt[0]
    qtbot.mouseMove(pictures.viewport(), QPoint(1, 1))
    assert painted() not in crypt[:2]


def test_keys_change_the_card_of_a_stack_with_the_cursor(panel, session, qtbot):
    panel.views.show_as(DeckLook.STACKS)
    pictures = panel.views.pictures
    crypt = panel.model.block_at(panel.model.index(0, 0)).rows
    pictures.setFocus()
    top = pictures.rect_of(crypt[1]).topLeft() + QPoint(5, 5)
    qtbot.mouseClick(pictures.viewport(), Qt.MouseButton.LeftButton, pos=top)
    qtbot.keyClick(pictures, KEY.Key_Down)
    assert session.selected == crypt[2].card
    assert panel.view.selected_slots() == [crypt[2]]
    qtbot.keyClick(pictures, KEY.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert panel.view.selected_slots() == [crypt[2], crypt[3]]


def test_all_faces_in_view_are_drawn(panel, qtbot, winner):
    size = panel.views.pictures.rect_of(winner.crypt[0]).size()
    ratio = panel.devicePixelRatioF()
    card = winner.crypt[0].card
    qtbot.waitUntil(lambda: panel.views.faces.face(card, size, ratio) is not None)


def test_faces_are_drawn_after_a_quick_scroll(panel, qtbot):
    pictures = panel.views.pictures
    bar = pictures.verticalScrollBar()
    for value in range(0, bar.maximum(), 60):
        bar.setValue(value)
        pictures.viewport().repaint()
    qtbot.waitUntil(lambda: not panel.views.faces.busy)
    deck, seen = panel.context.session.deck, pictures.viewport().rect()
    rows = {slot: pictures.rect_of(slot) for slot in (*deck.crypt, *deck.library)}
    in_view = {slot: rect for slot, rect in rows.items() if rect.intersects(seen)}
    assert in_view
    for slot, rect in in_view.items():
        assert panel.views.faces.face(slot.card, rect.size(), panel.devicePixelRatioF())


def test_a_comment_is_written_in_a_dialog(panel, session, winner, qtbot):
    card = winner.crypt[0].card
    panel.view.go_to(card.id)
    qtbot.keyClick(panel.views.pictures, KEY.Key_F2)
    dialog = panel.views.findChild(QInputDialog)
    dialog.setTextValue("keep")
    dialog.accept()
    assert next(slot.comment for slot in session.deck.crypt if slot.card == card) == "keep"


def test_an_unrecognised_line_is_shown_and_can_be_resolved(panel, session, qtbot):
    line = UnknownLine("Govern the Unalined", 2)
    session.apply("line", lambda deck: msgspec.structs.replace(deck, unknown=(line,)))
    asked = []
    panel.view.resolve.connect(lambda *what: asked.append(what[0]))
    place = panel.views.pictures.rect_of(line).center()
    panel.views.pictures.setFocus()
    qtbot.mouseClick(panel.views.pictures.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.keyClick(panel.views.pictures, KEY.Key_Return)
    assert asked == [line]


def test_look_stacks_and_size_are_saved(panel, show_panel, context):
    panel.views.stack_by(StackBy.COST)
    panel.views.pictures.set_zoom(4)
    again = show_panel(DeckPanel, context)
    again.restore_state(panel.save_state())
    assert again.views.state == (DeckLook.STACKS, StackBy.COST, 4)
    assert again.views.pictures.isVisible()


def test_cards_grow_and_shrink_with_keys(panel, qtbot):
    pictures = panel.views.pictures
    pictures.activateWindow()
    qtbot.waitUntil(pictures.hasFocus)
    widths = [WIDTHS[pictures.zoom]]
    for key in (KEY.Key_Plus, KEY.Key_Minus, KEY.Key_Minus):
        qtbot.keyClick(pictures, key, Qt.KeyboardModifier.ControlModifier)
        widths.append(WIDTHS[pictures.zoom])
    assert widths == [130, 160, 130, 110]


def test_the_buttons_of_the_views_offer_piles_and_sizes(panel):
    stacks_button, grid_button = (
        button for button in panel.findChildren(QToolButton) if button.menu() is not None
    )
    by = next(one for one in stacks_button.menu().actions() if one.data() == StackBy.CLAN)
    by.trigger()
    assert panel.views.state[:2] == (DeckLook.STACKS, StackBy.CLAN)
    larger, smaller = grid_button.menu().actions()
    larger.trigger()
    assert panel.views.state[2] == USUAL_ZOOM + 1
    panel.views.show_as(DeckLook.LIST)
    assert not larger.isEnabled()
    assert not smaller.isEnabled()


def test_a_state_of_an_older_version_shows_the_list(show_panel, context):
    made = show_panel(DeckPanel, context)
    made.restore_state('{"crypt_order": "clan", "library_order": "cost", "folded": []}')
    assert made.views.look is DeckLook.LIST


def test_a_screen_reader_finds_every_card(panel):
    tree = QAccessible.queryAccessibleInterface(panel.views.pictures)
    said = {tree.child(number).text(QAccessible.Text.Name) for number in range(tree.childCount())}
    deck = panel.context.session.deck
    assert all(any(slot.card.name in text for text in said) for slot in deck.crypt)
    assert any("Villein" in text for text in said)


# ------------------------------------------------------------------------------------------- piles


def drop(panel, point):
    """Drop the selected cards, dragged from the deck, on a point of the pictures."""
    pictures = panel.views.pictures
    mime = panel.model.mimeData(panel.view.selectedIndexes())

    class Drop(QDropEvent):
        def source(self):
            return panel.view

    event = Drop(
        QPointF(point),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        mime,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    event.setDropAction(Qt.DropAction.MoveAction)
    pictures.dropEvent(event)
    assert event.dropAction() is Qt.DropAction.CopyAction, "a move would remove the cards"


def test_cards_are_dragged_between_piles_and_to_a_new_one(qtbot, panel, session, winner):
    panel.resize(1400, 700)
    first, second, third = (slot.card for slot in winner.library[:3])
    panel.views.stack_by(StackBy.PILE)
    panel.view.go_to(first.id)
    drop(panel, QPoint(panel.views.pictures.viewport().width() - 5, 5))
    panel.findChild(QInputDialog).textValueSelected.emit("Early game")
    total = sum(slot.count for slot in winner.slots)
    panel.view.go_to(second.id)
    drop(panel, point_on(panel, first))
    comments = {slot.card: slot.comment for slot in session.deck.slots}
    assert (comments[first], comments[second], comments[third]) == ("#Early_game",) * 2 + ("",)
    panel.view.go_to(first.id)
    drop(panel, point_on(panel, third))
    assert not any(slot.comment for slot in session.deck.slots if slot.card is not second)
    assert sum(slot.count for slot in session.deck.slots) == total


def test_the_view_scrolls_to_the_pile_that_gets_a_card(panel, session, winner):
    """A new pile is the first one, and the card may come from the end of a long deck."""
    panel.resize(700, 500)
    panel.views.stack_by(StackBy.PILE)
    pictures, last = panel.views.pictures, winner.library[-1].card
    panel.view.go_to(last.id)
    panel.views.scroll_to_current()
    assert pictures.verticalOffset() > 0
    drop(panel, QPoint(pictures.viewport().width() - 2, 2))
    panel.findChild(QInputDialog).textValueSelected.emit("Late game")
    place = pictures.visualRect(pictures.currentIndex())
    assert pictures.viewport().rect().contains(place.topLeft())
    assert session.deck.count(last) == winner.count(last)


def test_the_menu_of_a_card_renames_its_pile(panel, session, winner):
    work = DeckWork(session)
    piles = DeckPiles(work, panel)

    def entries(slots):
        """The entries of the menu for cards, by their texts."""
        menu = QMenu(panel)
        piles.add_menu(menu, slots, session.deck)
        inside = menu.actions()[0].menu()
        return {one.text(): one for one in inside.actions()}

    work.put_into_pile(winner.library[:2], "early")
    changed = session.deck.library
    assert "&Rename the pile …" not in entries(changed[1:3])
    entries(changed[:1])["&Rename the pile …"].trigger()
    dialog = panel.findChild(QInputDialog)
    assert dialog.textValue() == "early"
    dialog.textValueSelected.emit("!!")
    assert session.deck.library == changed
    dialog.textValueSelected.emit("late")
    assert [slot.comment for slot in session.deck.library[:3]] == ["#late", "#late", ""]


def test_the_menu_of_a_heading_applies_to_all_cards_of_its_pile(panel, session, winner, qtbot):
    """A pile can be renamed at its name."""
    panel.resize(1400, 700)
    DeckWork(session).put_into_pile(winner.library[:2], "early")
    panel.views.stack_by(StackBy.PILE)
    pictures = panel.views.pictures
    first = pictures.rect_of(session.deck.library[0])
    heading = QPoint(first.left() + 2, first.top() - panel.fontMetrics().height())
    qtbot.mouseClick(pictures.viewport(), Qt.MouseButton.RightButton, pos=heading)
    assert [slot.card for slot in panel.view.selected_slots()] == [
        slot.card for slot in winner.library[:2]
    ]
    QApplication.sendEvent(
        pictures.viewport(),
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, heading, pictures.mapToGlobal(heading)),
    )
    menu = QApplication.activePopupWidget()
    piles = next(one.menu() for one in menu.actions() if one.menu() and "ile" in one.text())
    assert "&Rename the pile …" in [one.text() for one in piles.actions()]
    menu.close()


def test_empty_own_piles_show_how_to_begin(panel, session, winner):
    panel.resize(900, 300)
    panel.views.stack_by(StackBy.CLAN)
    assert not panel.views.hint.isVisible()
    panel.views.stack_by(StackBy.PILE)
    assert panel.views.hint.isVisible()
    assert "begin a new pile" in panel.views.hint.text()
    DeckWork(session).put_into_pile(winner.library[:2], "early")
    assert not panel.views.hint.isVisible()
    session.undo()
    assert panel.views.hint.isVisible()
    panel.views.show_as(DeckLook.GRID)
    assert not panel.views.hint.isVisible()


@pytest.mark.parametrize("look", [DeckLook.GRID, DeckLook.STACKS])
def test_the_first_card_of_a_stack_is_shown_with_its_heading(panel, winner, look):
    panel.views.show_as(look)
    pictures = panel.views.pictures
    first = stacks(lay_out(winner), StackBy.TYPE)[1].rows[0]
    panel.view.go_to(first.card.id)
    bar = pictures.verticalScrollBar()
    # Scrolled until the card is complete and the heading above it is not.
    bar.setValue(bar.value() + pictures.rect_of(first).top() - 2)
    pictures.scrollTo(pictures.currentIndex())
    assert pictures.rect_of(first).top() > panel.fontMetrics().height()


def test_a_scroll_bar_has_a_handle_only_if_there_is_something_to_scroll(
    panel, session, winner, qtbot
):
    """Its space is always reserved, so that the pictures keep their width."""
    panel.resize(900, 300)
    bar = panel.views.pictures.verticalScrollBar()
    width = panel.views.pictures.viewport().width()
    qtbot.waitUntil(bar.isEnabled)
    panel.resize(900, 900)
    few = Deck(crypt=winner.crypt[:1])
    session.apply("cut", lambda deck: few)
    qtbot.waitUntil(lambda: not bar.isEnabled())
    assert bar.isVisible()
    assert panel.views.pictures.viewport().width() == width
