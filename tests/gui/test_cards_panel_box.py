"""The search box alone: completion, history, errors, all through keys."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardbase.search import QueryError, complete
from vtes_deck.gui.widgets.query_box import KEPT, QueryBox


@pytest.fixture
def box(cb, qtbot):
    """A box in a window with space for the list below it; the box has the focus."""
    window = QWidget()
    made = QueryBox(lambda text, cursor: complete(text, cursor, cb), window)
    beside = QWidget(window)
    beside.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout = QVBoxLayout(window)
    layout.addWidget(made)
    layout.addWidget(beside, 1)
    window.resize(500, 400)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    made.setFocus()
    made.beside = beside
    yield made
    window.close()


def type_in(qtbot, box, text):
    QTest.keyClicks(box, text)
    qtbot.waitUntil(lambda: not box._looking.isActive())  # noqa: SLF001 - nothing else says so


def offered(box):
    return [each.label for each in box.popup.suggestions] if box.offers else []


def key(box, *keys, held=Qt.KeyboardModifier.NoModifier):
    for each in keys:
        QTest.keyClick(box, each, held)


def test_the_placeholder_has_as_many_examples_as_fit(box, qtbot):
    whole = "Search cards:  govern,  clan:ventrue cap>=7,  dis:DOM"
    box.window().resize(900, 400)
    qtbot.waitUntil(lambda: box.placeholderText() == whole)
    box.window().resize(320, 400)
    qtbot.waitUntil(lambda: box.placeholderText() == "Search cards:  govern")
    less = whole.removesuffix(",  dis:DOM")
    box.window().resize(box.fontMetrics().horizontalAdvance(less) + 110, 400)
    qtbot.waitUntil(lambda: box.placeholderText() == less)


def test_values_of_a_filter_are_offered_and_tab_takes_the_first(box, qtbot):
    type_in(qtbot, box, "clan:ven")

    assert offered(box)[0] == "Ventrue"
    key(box, Qt.Key.Key_Tab)
    assert box.text() == "clan:Ventrue "
    assert box.cursorPosition() == len(box.text())
    assert not box.offers
    assert box.hasFocus()


def test_enter_accepts_the_entry_chosen_with_the_arrows(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    key(box, Qt.Key.Key_Down, Qt.Key.Key_Return)

    assert box.text() == 'clan:"Ventrue antitribu" '


def test_the_arrows_end_at_the_box_and_at_the_cards(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    lines = len(offered(box))
    assert box.popup.chosen == 0

    key(box, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert box.popup.chosen == -1
    key(box, *[Qt.Key.Key_Down] * lines)
    assert box.popup.chosen == lines - 1

    with qtbot.waitSignal(box.left):
        key(box, Qt.Key.Key_Down)


def test_a_completed_filter_offers_its_values(box, qtbot):
    type_in(qtbot, box, "cla")
    assert "clan:" in offered(box)

    key(box, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: box.offers)

    assert box.text() == "clan:"
    assert "Brujah" in offered(box)


def test_escape_closes_the_list_first_and_then_empties_the_box(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    key(box, Qt.Key.Key_Escape)
    assert not box.offers
    assert box.text() == "clan:ven"

    key(box, Qt.Key.Key_Escape)
    assert box.text() == ""


def test_clearing_can_be_undone(box, qtbot):
    type_in(qtbot, box, "govern")
    box.write("")
    assert box.text() == ""

    key(box, Qt.Key.Key_Z, held=Qt.KeyboardModifier.ControlModifier)
    assert box.text() == "govern"


def test_enter_without_a_chosen_entry_goes_to_the_cards(box, qtbot):
    type_in(qtbot, box, "dom")
    assert box.offers
    assert box.popup.chosen == -1

    with qtbot.waitSignal(box.entered):
        key(box, Qt.Key.Key_Return)
    assert box.text() == "dom"
    assert not box.offers


def test_names_of_cards_are_not_offered_if_the_search_finds_them(box, qtbot):
    type_in(qtbot, box, "deflec")
    assert offered(box) == []


def test_a_word_can_be_a_value_of_a_filter(box, qtbot):
    type_in(qtbot, box, "do")
    assert not any("dis:" in each for each in offered(box))
    type_in(qtbot, box, "m")
    assert "dis:dom" in offered(box)


def test_names_of_cards_are_offered_as_values(box, qtbot):
    type_in(qtbot, box, "canplay:gover")
    assert "Govern the Unaligned" in offered(box)


def test_nothing_is_offered_for_a_finished_value(box, qtbot):
    type_in(qtbot, box, "clan:Ventrue ")
    assert not box.offers


def test_ctrl_space_opens_the_list(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    key(box, Qt.Key.Key_Escape)
    key(box, Qt.Key.Key_Space, held=Qt.KeyboardModifier.ControlModifier)
    assert box.offers


def test_a_click_accepts_an_entry(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    place = box.popup.visualRect(box.popup.model().index(1, 0)).center()

    QTest.mouseClick(box.popup.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert box.text() == 'clan:"Ventrue antitribu" '
    assert box.hasFocus()


def test_the_list_is_below_the_box_and_takes_no_focus(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    corner = box.mapTo(box.window(), QPoint(0, box.height()))

    assert box.popup.pos() == corner
    assert box.popup.geometry().bottom() < box.window().height()
    assert box.hasFocus()


def test_the_list_closes_when_the_focus_leaves(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    box.beside.setFocus()
    assert not box.offers


def test_moving_the_cursor_closes_the_list(box, qtbot):
    type_in(qtbot, box, "clan:ven")
    key(box, Qt.Key.Key_Left)
    assert not box.offers


def test_down_leaves_the_box_without_a_list(box, qtbot):
    type_in(qtbot, box, "deflec")
    with qtbot.waitSignal(box.left):
        key(box, Qt.Key.Key_Down)
    assert box.history == ("deflec",)


def test_ctrl_enter_requests_the_first_card(box, qtbot):
    type_in(qtbot, box, "govern")
    with qtbot.waitSignal(box.add_wanted), qtbot.assertNotEmitted(box.entered):
        key(box, Qt.Key.Key_Return, held=Qt.KeyboardModifier.ControlModifier)


# ------------------------------------------------------------------------------------------ history


def test_earlier_searches_are_offered_again(box, qtbot):
    for text in ("govern", "clan:ventrue", "wake", "govern"):
        box.write(text)
        box.remember()
    assert box.history == ("govern", "wake", "clan:ventrue")

    box.write("")
    key(box, Qt.Key.Key_Down, held=Qt.KeyboardModifier.AltModifier)
    assert offered(box) == ["govern", "wake", "clan:ventrue"]
    key(box, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert box.text() == "wake"


def test_an_empty_history_is_reported(box, qtbot):
    box.act_history.trigger()
    assert offered(box) == ["No earlier searches"]
    key(box, Qt.Key.Key_Return)
    assert box.text() == ""


def test_the_history_is_limited(box):
    box.set_history([f"query {number}" for number in range(KEPT + 20)])
    assert len(box.history) == KEPT
    assert box.history[0] == "query 0"


# ----------------------------------------------------------------------------------------- errors


def test_an_error_is_underlined_at_its_place(box, qtbot):
    box.write("clan:ventru cap>=7")
    box.show_errors([QueryError("no such clan", 5, 11)])
    left, right = box.span_of(box.errors[0])
    letters = box.fontMetrics()

    assert right - left == letters.horizontalAdvance("ventru")
    picture = box.grab().toImage()
    assert "no such clan" in box.accessibleDescription()
    box.show_errors([])
    assert picture != box.grab().toImage()
    assert box.accessibleDescription() == ""


def test_an_error_without_width_is_visible(box):
    box.write("clan:")
    left, right = box.span_of(QueryError("needs a value", 5, 5))
    assert right > left


def test_the_underline_follows_a_text_that_is_wider_than_the_box(box, qtbot):
    box.write("word " * 60 + "clan:xyz")
    box.show_errors([QueryError("no such clan", 305, 308)])
    box.grab()  # the box moves its text when it is painted
    left, right = box.span_of(box.errors[0])

    assert 0 < left < right <= box.width()
