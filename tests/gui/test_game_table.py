"""The table of a game: its content and texts, played by mouse and by keys."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.app.game_table.choices import PartialChoice
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.view import CardPlace
from vtes_deck.app.game_table.view_builder import look
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.motion import SLOW_MOVE
from vtes_deck.gui.table.board import Board
from vtes_deck.gui.table.card_item import Shape
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.game_view import GameView
from vtes_deck.gui.table.play_on_dialog import PlayOnDialog
from vtes_deck.gui.table.question import QuestionPanel
from vtes_deck.gui.table.region_box import RegionBox
from vtes_deck.gui.table.seat_plate import SeatPlate
from vtes_deck.gui.widgets.face_cache import FaceCache
from vtes_deck.gui.widgets.wrapping_button import wrapped

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def board(qtbot):
    faces = FaceCache(lambda _card: None)
    made = Board(faces)
    qtbot.addWidget(made)
    made.resize(1100, 720)
    made.show()
    yield made
    faces.clear()


@pytest.fixture
def table(cb):
    """Ada with a locked vampire that has a weapon, Ben with one in torpor."""
    made = scenario("Ada", "Ben", "Cleo", cards=cb)
    anson = made.ready("Ada", "Anson", 3)
    made.on(anson, ".44 Magnum")
    made.table.in_play[anson].locked = True
    made.torpor("Ben", "Angel")
    made.uncontrolled("Ada", "Alexa Draper", 4)
    made.uncontrolled("Ben", "Alexa Draper", 2)
    made.hand("Ada", "Govern the Unaligned", "Blood Doll")
    made.turn("Ada", Phase.MASTER)
    return made


def shown(board, table, eyes=0, **more):
    board.show_view(look(table.game, eyes), **more)
    return {item.view.name: item for item in board.items()}


def names_of(board, kind):
    return [one.accessibleName() for one in board.findChildren(kind) if not one.isHidden()]


def test_every_card_is_in_the_area_of_its_methuselah(board, table):
    items = shown(board, table)
    anson, angel = items["Anson"], items["Angel"]
    assert anson.width() > anson.height()
    assert angel.view.place is CardPlace.TORPOR
    ada, ben = (plate for plate in board.findChildren(SeatPlate) if plate.view.number < 2)
    assert ben.geometry().right() < board.state_of_play.geometry().left()
    assert ben.geometry().bottom() < angel.geometry().top() < ada.geometry().top()
    weapon = items[".44 Magnum"]
    assert weapon.shape is Shape.STRIP
    assert weapon.geometry().top() == anson.geometry().bottom() + 1


def test_hidden_cards_show_backs_without_a_name(board, table):
    shown(board, table)
    backs = [item.view for item in board.items() if item.view.hidden]
    assert [view.counters for view in backs if view.place is CardPlace.UNCONTROLLED] == [2]
    assert all(view.card is None for view in backs)


def test_everything_on_the_table_has_a_name_with_its_state(board, table):
    shown(board, table, live=frozenset({table.number("Anson")}))
    anson = board.item_of(table.number("Anson"))
    said = anson.accessibleName()
    assert all(word in said for word in ("Anson", "3 of 8 blood", "locked", ".44 Magnum"))
    assert anson.accessibleDescription() == "Ada, Ready, can be chosen"
    regions = " / ".join(names_of(board, RegionBox))
    assert "Ben, Torpor: Angel" in regions
    assert "Ada, Uncontrolled: Alexa Draper, 4 of" in regions
    plates = " / ".join(names_of(board, SeatPlate))
    assert "Ben, 30 pool" in plates
    assert "your prey" in plates
    assert "your predator" in plates
    assert "master phase" in board.state_of_play.accessibleName()


def test_keys_returning_to_a_card_do_not_show_it_again(board, table):
    shown(board, table)
    pointed = []
    board.pointed.connect(lambda view, _rect: pointed.append(view))
    item = board.item_of(table.number("Anson"))
    for reason, count in (
        (Qt.FocusReason.TabFocusReason, 1),
        (Qt.FocusReason.ActiveWindowFocusReason, 1),
        (Qt.FocusReason.PopupFocusReason, 1),
    ):
        QApplication.sendEvent(item, QFocusEvent(QEvent.Type.FocusIn, reason))
        assert pointed == [item.view] * count


def test_only_usable_cards_can_be_chosen(qtbot, board, table):
    anson, angel = table.number("Anson"), table.number("Angel")
    shown(board, table, live=frozenset({anson}))
    chosen = []
    board.card_chosen.connect(lambda card, _sure: chosen.append(card))
    for card in (angel, anson):
        qtbot.mouseClick(board.item_of(card), LEFT)
    assert chosen == [anson]
    board.item_of(anson).setFocus()
    qtbot.keyClick(board.item_of(anson), Qt.Key.Key_Return)
    assert chosen == [anson, anson]


def test_a_card_of_the_hand_is_played_by_a_double_click_or_a_drag(qtbot, board, table):
    doll = table.number("Blood Doll")
    shown(board, table, live=frozenset({doll, table.number("Anson")}))
    chosen = []
    board.card_chosen.connect(lambda card, sure: chosen.append((card, sure)))
    item = board.item_of(doll)
    qtbot.mouseClick(item, LEFT)
    assert chosen == [(doll, False)]
    qtbot.mouseDClick(item, LEFT)
    assert chosen[-1] == (doll, True)
    chosen.clear()
    home = item.pos()
    target = board.item_of(table.number("Anson")).geometry().center()
    start = item.rect().center()
    qtbot.mousePress(item, LEFT, pos=start)
    for step in (start + QPoint(0, -40), start):
        QTest.mouseMove(item, step)
    item.move(target - start)
    qtbot.mouseRelease(item, LEFT, pos=start)
    assert item.pos() == home
    assert chosen == [(doll, False), (doll, True), (table.number("Anson"), True)]


def test_arrow_keys_go_from_card_to_card(qtbot, board, table):
    shown(board, table, live=frozenset({table.number("Blood Doll")}))
    doll = board.item_of(table.number("Blood Doll"))
    doll.setFocus()
    qtbot.keyClick(doll, Qt.Key.Key_Left)
    assert board.focusWidget() is board.item_of(table.number("Govern the Unaligned"))
    qtbot.keyClick(board.focusWidget(), Qt.Key.Key_Up)
    assert board.focusWidget().geometry().bottom() < doll.geometry().top()


def test_a_plate_opens_the_piles_or_can_be_a_target(qtbot, board, table):
    shown(board, table, live_seats=frozenset({1}))
    piles, seats = [], []
    board.piles_wanted.connect(piles.append)
    board.seat_chosen.connect(seats.append)
    for plate in board.findChildren(SeatPlate):
        qtbot.mouseClick(plate, LEFT)
    assert sorted(piles) == [0, 2]
    assert seats == [1]


def test_cards_keep_their_items_and_move_unless_moves_are_off(board, table):
    board.animated = False
    before = shown(board, table)["Anson"]
    table.table.in_play[table.number("Anson")].locked = False
    after = shown(board, table)["Anson"]
    assert after is before
    assert after.height() > after.width()


def test_a_smaller_table_shows_nothing_of_the_previous_one(board, table, cb):
    shown(board, table)
    small = scenario("Ada", "Ben", cards=cb)
    small.turn("Ada", Phase.MASTER)
    shown(board, small)
    plates = [one for one in board.findChildren(SeatPlate) if not one.isHidden()]
    assert [plate.view.name for plate in plates] == ["Ada", "Ben"]
    assert names_of(board, RegionBox) == []
    shown(board, table)
    assert len([one for one in board.findChildren(SeatPlate) if not one.isHidden()]) == 3


def test_words_of_buttons_are_broken_into_lines(qapp):
    measure = QFontMetrics(qapp.font())
    room = measure.horizontalAdvance("Bring a vampire out")
    lines = wrapped("Bring Lutz von Hohenzollern to the ready region", measure, room).split("\n")
    assert len(lines) > 1
    assert all(measure.horizontalAdvance(line) <= room for line in lines)
    assert " ".join(lines) == "Bring Lutz von Hohenzollern to the ready region"


def test_an_ellipsis_is_not_a_separate_line(qapp):
    measure = QFontMetrics(qapp.font())
    room = measure.horizontalAdvance("Lutz von Hohenzollern")
    lines = wrapped("Lutz von Hohenzollern …", measure, room).split("\n")
    assert lines == ["Lutz von", "Hohenzollern\N{NO-BREAK SPACE}…"]
    lines = wrapped("Lutz von (copy 2)", measure, measure.horizontalAdvance("Lutz von (copy"))
    assert lines.split("\n") == ["Lutz von", "(copy\N{NO-BREAK SPACE}2)"]


def test_a_large_amount_is_chosen_with_a_slider(qtbot, cb):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson", 6)
    villein = table.hand("Ada", "Villein")[0]
    table.turn("Ada", Phase.MASTER)
    step = PartialChoice.of(table.table, table.decision).pick_card(table.table, villein)
    question = QuestionPanel()
    qtbot.addWidget(question)
    question.ask("How much?", "", step.choices, None, back=True)
    question.show()
    assert not question.buttons
    chosen = []
    question.chosen.connect(chosen.append)
    amounts = sorted(choice.amount for choice in step.choices)
    assert question.amount.number.value() == amounts[-1]
    question.amount.slider.setValue(amounts[0])
    label = next(one.label for one in step.choices if one.amount == amounts[0])
    button = question.amount.button
    assert button.full_text == label
    question.resize(160, 400)
    widths = map(QFontMetrics(button.font()).horizontalAdvance, button.text().splitlines())
    assert max(widths) < button.width()
    qtbot.mouseClick(question.amount.button, LEFT)
    assert chosen[0].amount == amounts[0]


# ------------------------------------------------------------------------------------------ a game


@pytest.fixture
def window(qtbot, context):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.game.board.animated = False
    made.show()
    yield made
    for one in (*made.findChildren(GameTable), made):
        one.close()


@pytest.fixture
def game(window, cb) -> GameView:
    """Ada against a computer player."""
    window.show_session(sit(cb, PERSON, COMPUTER))
    return window.game


def waits(qtbot, game):
    game.play.pace = 0
    qtbot.waitUntil(lambda: game.play.session.waits or game.play.session.over)


def press(qtbot, game):
    """Pass, or make the first choice."""
    question = game.side.question
    if question.pass_button.isVisible():
        question.pass_button.click()
    else:
        question.buttons[0].click()
    if game.play.partial_choice is None:
        waits(qtbot, game)


def test_a_person_plays_with_buttons_and_undoes_it(qtbot, game):
    waits(qtbot, game)
    question = game.side.question
    assert question.asked.text()
    before = len(game.play.session.game.inputs)
    qtbot.mouseClick(question.pass_button, LEFT)
    waits(qtbot, game)
    assert len(game.play.session.game.inputs) > before
    qtbot.mouseClick(game.side.undo, LEFT)
    assert len(game.play.session.game.inputs) == before
    assert game.side.redo.isEnabled()


def test_a_person_can_play_with_keys_alone(qtbot, game):
    waits(qtbot, game)
    seen = set()
    for _ in range(6):
        seen.add(len(game.play.session.game.inputs))
        key = Qt.Key.Key_0 if game.side.question.pass_button.isVisible() else Qt.Key.Key_1
        qtbot.keyClick(game, key)
        waits(qtbot, game)
    assert len(seen) == 6


def test_the_buttons_offer_the_highlighted_cards(qtbot, game):
    waits(qtbot, game)
    for _ in range(8):
        partial_choice = game.play.partial_choice
        lit = {item.view.number for item in game.board.items() if item.live}
        assert lit == set(partial_choice.live_cards) & {
            item.view.number for item in game.board.items()
        }
        press(qtbot, game)


def test_a_hint_is_given_and_followed(qtbot, game):
    waits(qtbot, game)
    before = len(game.play.session.game.inputs)
    qtbot.keyClick(game, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: game.play.hint is not None)
    assert game.play.hint.sentence in game.side.note_text.text()
    qtbot.mouseClick(game.side.note_do, LEFT)
    assert len(game.play.session.game.inputs) > before


def test_a_person_can_choose_to_be_asked_always(game):
    assert not game.play.session.asking.always
    game.menu.always.trigger()
    assert game.play.session.asking.always


def test_a_game_without_people_is_watched(qtbot, window, cb):
    window.show_session(sit(cb, COMPUTER, COMPUTER))
    game = window.game
    assert game.play.paused
    qtbot.mouseClick(game.bar.on, LEFT)
    qtbot.waitUntil(lambda: len(game.play.session.game.inputs) > 0)
    game.bar.pace.setCurrentIndex(0)
    game.play.reason = "Ada: why the last choice was made"
    qtbot.mouseClick(game.bar.run, LEFT)
    qtbot.waitUntil(lambda: game.play.session.over)
    assert "victory point" in game.side.question.step.text()
    assert not game.play.reason


def test_another_person_covers_the_hand_of_the_first(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, PERSON))
    game = window.game
    assert all(item.view.hidden for item in game.board.items() if item.view.place is CardPlace.HAND)
    game.side.commands[0].click()
    asked = game.play.session.decision.seat
    hand = [item.view for item in game.board.items() if item.view.place is CardPlace.HAND]
    assert hand
    assert all(not view.hidden and view.seat == asked for view in hand)


# ------------------------------------------------------------------------------------------ replay


@pytest.fixture
def replayed(window, cb):
    session = sit(cb, COMPUTER, COMPUTER)
    for _ in range(60):
        session.step()
    window.show_replay(Replay(session.game))
    return window.game


def test_a_replay_has_steps_and_a_slider(qtbot, replayed):
    playback, bar = replayed.playback, replayed.bar
    assert playback.replay.number == 0
    qtbot.keyClick(replayed, Qt.Key.Key_N)
    assert playback.replay.number == 1
    qtbot.keyClick(replayed, Qt.Key.Key_B)
    assert playback.replay.number == 0
    bar.slider.setValue(40)
    assert playback.replay.number == 40
    assert replayed.board.view.number == 40
    qtbot.mouseClick(bar.turn_back, LEFT)
    assert playback.replay.number in playback.replay.turns


def test_a_line_of_the_log_leads_to_its_moment(replayed):
    line = replayed.side.log.lines[-1]
    replayed.side.log.line_wanted.emit(line)
    assert replayed.playback.replay.events > line.event


def test_a_replay_can_show_the_view_of_a_seat(replayed):
    def hidden():
        return sum(item.view.hidden for item in replayed.board.items())

    assert not hidden()
    replayed.bar.looked.emit(1)
    assert hidden()
    assert replayed.board.viewer == 1


def test_a_replay_can_be_continued_from_a_moment(replayed):
    replayed.bar.slider.setValue(30)
    opened = []
    replayed.branched.connect(opened.append)
    replayed.bar.take_over.click()
    (dialog,) = replayed.findChildren(PlayOnDialog)
    dialog.play.click()
    assert len(opened[0].game.inputs) >= 30
    assert opened[0].people == (0,)


def test_the_log_can_be_filtered_and_copied(replayed):
    log = replayed.side.log
    replayed.bar.slider.setValue(60)
    whole = log.text
    log.seat.setCurrentIndex(1)
    assert 0 < len(log.text) < len(whole)
    log.copy.click()
    assert QGuiApplication.clipboard().text() == log.text
    log.seat.setCurrentIndex(0)
    assert log.text == whole
    shown_text = log.browser.toPlainText().splitlines()
    assert shown_text == [line for line in whole.splitlines() if line]


def test_a_card_that_cannot_be_played_gives_the_reason_with_its_rule(qtbot, window, table, context):
    rules = []
    window.game.side.rule_wanted.connect(rules.append)
    window.show_session(GameSession(table.game, (PERSON, COMPUTER, COMPUTER)))
    game = window.game
    waits(qtbot, game)
    govern = game.board.item_of(table.number("Govern the Unaligned"))
    why = game.play.session.why_not(table.number("Govern the Unaligned"))
    assert not govern.live
    qtbot.mouseClick(govern, LEFT)
    assert game.side.note_text.text() == why.text
    qtbot.mouseClick(game.side.note_rule, LEFT)
    assert rules == [why.rule]
    game.board.pointed.emit(govern.view, QRect(0, 0, 50, 50))
    qtbot.waitUntil(game.preview.frame.isVisible)
    assert why.text in game.preview.state.text()
    assert context.session.selected.name == "Govern the Unaligned"


def test_pointing_at_a_card_shows_it_in_full_after_a_delay(qtbot, game):
    waits(qtbot, game)
    item = next(one for one in game.board.items() if one.view.place is CardPlace.HAND)
    game.board.pointed.emit(item.view, QRect(item.mapToGlobal(QPoint(0, 0)), item.size()))
    assert not game.preview.frame.isVisible()
    qtbot.waitUntil(game.preview.frame.isVisible)
    assert game.preview.face.card is item.view.card
    game.board.pointed.emit(None, QRect())
    assert not game.preview.frame.isVisible()


def test_the_preview_of_a_chosen_card_covers_no_target(qtbot, game):
    waits(qtbot, game)
    item = next(one for one in game.board.items() if one.live)
    game.board.pointed.emit(item.view, QRect(item.mapToGlobal(QPoint(0, 0)), item.size()))
    qtbot.waitUntil(game.preview.frame.isVisible)
    qtbot.mouseClick(item, LEFT)
    assert not game.preview.wanted


def test_the_sound_is_played_only_if_it_is_turned_on(qtbot, game, context, monkeypatch):
    rung = []
    monkeypatch.setattr("PySide6.QtWidgets.QApplication.beep", lambda: rung.append(1))
    waits(qtbot, game)
    press(qtbot, game)
    assert not rung
    game.menu.sound.trigger()
    assert context.settings.value.table_sound
    for _ in range(6):
        press(qtbot, game)
    assert rung


def test_speed_and_animations_are_saved(window, cb, context, qtbot):
    window.show_session(sit(cb, PERSON, COMPUTER))
    window.game.menu.paces[3].trigger()
    window.game.menu.animations.trigger()
    window.game.menu.slow.setChecked(True)
    assert window.game.board.move_time == SLOW_MOVE
    other = GameTable(context)
    qtbot.addWidget(other)
    other.show_session(sit(cb, PERSON, COMPUTER))
    assert other.game.play.pace == 3
    assert other.game.menu.paces[3].isChecked()
    assert other.game.menu.animations.isChecked() == window.game.menu.animations.isChecked()
    assert other.game.board.move_time == SLOW_MOVE
    other.close()


def test_each_letter_of_the_menu_leads_to_one_entry(window):
    entries = [action.text() for action in window.menu.actions() if not action.isSeparator()]
    letters = [QKeySequence.mnemonic(text).toString() for text in entries]
    assert all(letters)
    assert len(set(letters)) == len(letters)


def test_the_key_that_steps_a_replay_does_not_stop_a_game_with_people(qtbot, game):
    waits(qtbot, game)
    QTest.keyClick(game, Qt.Key.Key_N)
    assert not game.play.paused
