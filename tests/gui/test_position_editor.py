"""The position editor of the window: by mouse, by keys, and the uses of a position."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QComboBox, QLabel
from table_sessions import COMPUTER, sit

from vtes_deck.app.game_table.position import BecameMinion, Spot
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.view import CardPlace
from vtes_deck.app.games import TableError
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.position.minion_dialog import MinionDialog
from vtes_deck.gui.table.position.page import PositionPage
from vtes_deck.gui.table.seat_plate import SeatPlate

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot, context, own_home):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    for one in (*made.findChildren(GameTable), made):
        one.close()


@pytest.fixture
def page(window) -> PositionPage:
    window.edit_button.click()
    window.position.board.animated = False
    return window.position


def typed(qtbot, page, name, spot=None):
    """Add a card by typing its name."""
    page.cards.to.setCurrentIndex(page.cards.to.findData(spot))
    page.cards.add.clear()
    qtbot.keyClicks(page.cards.add, name)
    qtbot.keyClick(page.cards.add, Qt.Key.Key_Return)
    return page.cards.key


def spots(page):
    return {one.name: (one.seat, one.spot) for one in page.editor.position.cards}


def test_each_page_begins_with_the_focus_on_the_first_field(window, page):
    assert window.focusWidget() is page.cards.add
    page.closed.emit()
    assert window.focusWidget() is window.form.start


def test_cards_are_added_by_name_to_their_regions(qtbot, page):
    typed(qtbot, page, "Anson")
    typed(qtbot, page, "3 Govern the Unaligned")
    typed(qtbot, page, "Villein", Spot.ASH_HEAP)
    cards = page.editor.position.cards
    assert [one.spot for one in cards] == [Spot.READY, *[Spot.HAND] * 3, Spot.ASH_HEAP]
    hand = [item for item in page.board.items() if item.view.place is CardPlace.HAND]
    assert len(hand) == 3


def test_a_card_is_edited_in_the_form_and_undone(qtbot, page):
    anson = typed(qtbot, page, "Anson")
    typed(qtbot, page, "Ivory Bow", Spot.ON)
    bow = page.editor.position.cards[-1]
    assert (bow.spot, bow.host) == (Spot.ON, anson)
    page.cards.select(anson)
    page.cards.counters.setValue(3)
    page.cards.locked.click()
    card = page.editor.position.find(anson)
    assert (card.counters, card.locked) == (3, True)
    page.cards.where.setCurrentIndex(page.cards.where.findData(Spot.TORPOR))
    page.cards.where.activated.emit(0)
    assert page.editor.position.find(anson).spot is Spot.TORPOR
    page.undo_button.click()
    assert page.editor.position.find(anson).spot is Spot.READY
    page.cards.remove.click()
    assert spots(page) == {}


def drag(qtbot, page, number, to):
    item = page.board.item_of(number)
    start = item.rect().center()
    qtbot.mousePress(item, LEFT, pos=start)
    qtbot.mouseMove(item, start + QPoint(0, -30))
    item.move(to - start)
    qtbot.mouseRelease(item, LEFT, pos=start)


def test_cards_are_dragged_to_regions_to_other_seats_and_onto_cards(qtbot, page):
    anson, gun = typed(qtbot, page, "Anson"), None
    typed(qtbot, page, ".44 Magnum")
    gun = page.cards.key
    number = page.editor.number_of
    drag(qtbot, page, number(gun), page.board.item_of(number(anson)).geometry().center())
    assert page.editor.position.find(gun).host == anson
    plate = next(one for one in page.board.findChildren(SeatPlate) if one.view.number == 1)
    drag(qtbot, page, number(anson), plate.geometry().center() + QPoint(200, 0))
    card = page.editor.position.find(anson)
    assert (card.seat, card.spot) == (1, Spot.READY)
    assert page.cards.seat.currentIndex() == 1


def test_the_focus_stays_on_a_card_that_is_dragged_to_another_seat(qtbot, page):
    draper = typed(qtbot, page, "Alexa Draper")
    page.cards.seat.setCurrentIndex(1)
    typed(qtbot, page, "Angel")
    item = page.board.item_of(page.editor.number_of(draper))
    item.setFocus()
    plate = next(one for one in page.board.findChildren(SeatPlate) if one.view.number == 1)
    drag(qtbot, page, item.view.number, plate.geometry().center() + QPoint(300, 0))
    assert page.editor.position.find(draper).seat == 1
    assert page.window().focusWidget().view.name == "Alexa Draper"


def test_an_impossible_edit_is_refused_with_its_rule(qtbot, page):
    govern = typed(qtbot, page, "Govern the Unaligned")
    page.cards.where.setCurrentIndex(page.cards.where.findData(Spot.READY))
    page.cards.where.activated.emit(0)
    assert "GEN-16" in page.message.text()
    assert page.editor.position.find(govern).spot is Spot.HAND


def test_an_illegal_position_names_its_rules_and_cannot_be_played(qtbot, page, context):
    shown = []
    context.show_rule = shown.append
    anson = typed(qtbot, page, "Anson")
    page.cards.counters.setValue(9)
    page.seats.rows[1].pool.setValue(0)
    texts = [page.wrong.item(row).text() for row in range(page.wrong.count())]
    assert ["GEN-18" in texts[0], "END-01" in texts[1]] == [True, True]
    assert not page.start.isEnabled()
    page.rule.click()  # the rule of the first line, while none is selected
    page.cards.select(-1)
    page.wrong.setCurrentRow(1)
    page.rule.click()
    page.wrong.setCurrentRow(0)
    assert page.cards.key == anson
    page.rule.click()
    assert shown == ["GEN-18", "END-01", "GEN-18"]
    page.cards.counters.setValue(8)
    page.seats.rows[1].pool.setValue(1)
    assert page.start.isEnabled()


def test_the_turn_the_edge_and_the_seats_can_be_set(page):
    seats = page.seats
    seats.add.click()
    seats.rows[2].name.setText("Zoe")
    seats.rows[2].name.editingFinished.emit()
    seats.edge.activated.emit(2)
    seats.active.setCurrentIndex(1)
    seats.phase.setCurrentIndex(seats.phase.findData(Phase.MASTER))
    seats.phase.activated.emit(0)
    seats.turn.setValue(12)
    position = page.editor.position
    assert [seat.name for seat in position.seats] == ["Ada", "Ben", "Zoe"]
    assert (position.edge, position.active, position.phase) == (1, 1, Phase.MASTER)
    assert position.turn == 12
    seats.rows[0].remove.click()
    assert [seat.name for seat in page.editor.position.seats] == ["Ben", "Zoe"]


def test_a_position_is_played_with_all_hands_open(qtbot, window, page):
    typed(qtbot, page, "Anson")
    page.cards.seat.setCurrentIndex(1)
    typed(qtbot, page, "Deflection")
    page.start.click()
    play = window.game.play
    assert play.session.waits
    assert not play.covered
    buttons = window.game.side.question.buttons
    assert buttons[0].accessibleName() == "Bleed Ben for 1"
    assert not any(card.hidden for card in play.view().seats[1].hand)


def test_a_position_is_saved_opened_and_copied_as_code(qtbot, page, tmp_path):
    typed(qtbot, page, "Anson")
    before = page.editor.position
    path = tmp_path / "a.position.json"
    page.save_to(path)
    page.clear()
    page.open_file(path)
    assert page.editor.position == before
    page.copy_code()
    assert "table.ready('Ada', 'Anson')" in QGuiApplication.clipboard().text()
    path.write_text("no position")
    page.open_file(path)
    assert page.message.text()
    assert page.editor.position == before


def test_the_position_is_restored_at_the_next_start(qtbot, window, page, context):
    typed(qtbot, page, "Anson")
    window.show_form()
    qtbot.waitUntil(lambda: not context.jobs.running)
    other = GameTable(context)
    qtbot.addWidget(other)
    other.edit_position()
    assert spots(other.position) == {"Anson": (0, Spot.READY)}
    other.close()


def test_the_present_state_of_a_game_can_be_edited(window, cb):
    session = sit(cb, COMPUTER, COMPUTER)
    for _ in range(80):
        session.step()
    window.show_replay(Replay(session.game))
    window.game.bar.slider.setValue(60)
    window.game.menu.edit.trigger()
    (other,) = window.findChildren(GameTable)
    shown = {item.view.name for item in other.position.board.items() if item.view.card}
    there = {item.view.name for item in window.game.board.items() if item.view.card}
    assert shown == there
    other.close()


@pytest.mark.parametrize("code", ["en", "fr", "es"])
def test_no_choice_of_the_editor_is_cut_in_a_window_1280_wide(window, speak, code):
    speak(code)
    window.resize(1280, 720)
    window.edit_button.click()
    page = window.position
    boxes = [page.cards.to, page.cards.where, page.seats.edge, page.seats.phase, page.seats.edition]
    for tab in range(2):
        page.tabs.setCurrentIndex(tab)
        for box in filter(QComboBox.isVisible, boxes):
            assert box.width() >= box.sizeHint().width(), box.accessibleName()


def test_undo_in_the_empty_line_removes_the_added_card(qtbot, window, page):
    window.activateWindow()
    typed(qtbot, page, "Anson")
    page.cards.add.setFocus()
    qtbot.keyClick(page.cards.add, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert (page.cards.add.text(), spots(page)) == ("", {})
    qtbot.keyClick(page.cards.add, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert set(spots(page)) == {"Anson"}
    qtbot.keyClicks(page.cards.add, "Gra")
    qtbot.keyClick(page.cards.add, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(spots(page)) == {"Anson"}  # typed text is undone first


def test_the_table_stays_while_a_card_is_moved_to_another_seat_and_turns_only_on_demand(
    qtbot, page
):
    anson = typed(qtbot, page, "Anson")
    board = page.board
    near = board.viewer
    board.moved.emit(page.editor.number_of(anson), 1 - near, Spot.READY, -1)
    assert page.editor.position.find(anson).seat == 1 - near
    assert board.viewer == near
    assert page.cards.seat.currentIndex() == 1 - near
    board.piles_wanted.emit(1 - near)
    assert board.viewer == 1 - near


def test_long_words_in_a_field_do_not_cut_the_names_of_fields(qtbot, page):
    """Other languages have long words for "as printed"."""
    typed(qtbot, page, "Anson")
    page.cards.counters.setSpecialValueText("as it is printed on the card itself")
    qtbot.wait(1)
    labels = [one for one in page.cards.form.findChildren(QLabel) if one.isVisible()]
    assert len(labels) == 4
    for label in labels[1:]:
        assert label.width() >= label.sizeHint().width(), label.text()


def test_a_childe_is_laid_out_by_hand_and_put_back(qtbot, page):
    key = typed(qtbot, page, "The Embrace", Spot.IN_PLAY)
    assert page.cards.minion.isVisible()
    qtbot.mouseClick(page.cards.minion, LEFT)
    (dialog,) = page.window().findChildren(MinionDialog)
    dialog.capacity.setValue(3)
    dialog.clan.setCurrentText("Toreador")
    dialog.sect.setCurrentText("Camarilla")
    dialog.disciplines.setText("PRE xyz")
    dialog.done_button.click()
    assert dialog.isVisible()
    assert "xyz" in dialog.message.text()
    dialog.disciplines.setText("PRE  aus")
    dialog.done_button.click()
    assert spots(page)["The Embrace"] == (0, Spot.READY)
    childe = page.editor.view().cards()[page.editor.number_of(key)]
    assert (childe.place, childe.capacity, childe.clan) == (CardPlace.READY, 3, "Toreador")
    assert dict(childe.disciplines) == {"pre": 2, "aus": 1}
    assert page.editor.breaches() == ()
    page.editor.move(key, 0, Spot.IN_PLAY)
    assert page.editor.position.find(key).became is None


def test_a_printed_minion_becomes_no_other(qtbot, page):
    key = typed(qtbot, page, "Anson")
    assert not page.cards.minion.isVisible()
    with pytest.raises(TableError, match="printed as a minion"):
        page.editor.become(key, BecameMinion())


def test_every_combo_box_of_a_table_has_a_name_for_screen_readers(window, page):
    """Qt reports only the current entry on Linux, unless a label or the description has more."""
    labelled = {label.buddy() for label in window.findChildren(QLabel)}
    boxes = [box for box in window.findChildren(QComboBox) if box not in labelled]
    assert {window.form.rows[0].deck, window.form.rows[1].players.player, page.cards.to} <= {*boxes}
    for box in boxes:
        shown = QAccessible.queryAccessibleInterface(box)
        said = [shown.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
        assert box.accessibleName(), box.currentText()
        assert box.accessibleName() in " ".join(said)
