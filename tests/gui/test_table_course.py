"""The course of a game at the table: the log of choices, the keys, the clock."""

import pytest
from heard_texts import heard
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.view import EVERYTHING, SPECTATOR
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.table import Phase
from vtes_deck.gui.table.game_result import ResultSheet
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.play_on_dialog import PlayOnDialog
from vtes_deck.gui.table.seat_plate import SeatPlate

LEFT = Qt.MouseButton.LeftButton
QUICK = Sitter("quick")


@pytest.fixture
def window(qtbot, context, own_home):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    made.close()


def test_a_choice_is_shown_with_its_reason(qtbot, window, cb):
    window.show_session(sit(cb, QUICK, QUICK))
    game = window.game
    session = game.play.session
    while not game.play.reason:
        made = len(session.game.inputs)
        qtbot.mouseClick(game.bar.on, LEFT)
        qtbot.waitUntil(lambda made=made: len(session.game.inputs) > made)
    place, reason = max(session.reasons.items())
    replay = Replay.of(session)
    replay.go_to(place)
    said = game.side.question.step.text()
    assert reason in said
    assert replay.next_sentence in said


def test_a_screen_reader_reads_the_actions_of_others(qtbot, window, cb, monkeypatch):
    window.show_session(sit(cb, QUICK, QUICK))
    game = window.game
    said = heard(monkeypatch)
    before = game.side.log.text
    session = game.play.session
    while game.side.log.text == before:
        made = len(session.game.inputs)
        qtbot.mouseClick(game.bar.on, LEFT)
        qtbot.waitUntil(lambda made=made: len(session.game.inputs) > made)
    new = game.side.log.text.removeprefix(before).split("\n")
    assert " ".join(said).split() == " ".join(new).split()


def watched(qtbot, window, cb):
    """A game of two computer players after six choices."""
    session = sit(cb, QUICK, QUICK)
    window.show_session(session)
    while len(session.game.inputs) < 6:
        made = len(session.game.inputs)
        qtbot.mouseClick(window.game.bar.on, LEFT)
        qtbot.waitUntil(lambda made=made: len(session.game.inputs) > made)
    return session


def test_a_game_that_is_watched_is_played_on_by_a_key(qtbot, window, cb):
    session = watched(qtbot, window, cb)
    game, opened = window.game, []
    game.branched.disconnect()
    game.branched.connect(opened.append)
    assert game.bar.take_over.isVisible()
    game.bar.run.setChecked(True)
    qtbot.keyClick(game, Qt.Key.Key_O)
    assert not game.bar.run.isChecked()
    (dialog,) = game.findChildren(PlayOnDialog)
    dialog.play.click()
    (copy,) = opened
    assert copy.people == (0,)
    assert len(copy.game.inputs) == len(session.game.inputs)
    assert session.people == ()


def test_no_key_takes_over_a_game_with_people(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    qtbot.keyClick(window.game, Qt.Key.Key_O)
    assert window.game.findChildren(PlayOnDialog) == []


def test_enter_goes_to_the_moment_of_the_line_with_the_cursor(qtbot, window, cb):
    session = watched(qtbot, window, cb)
    game = window.game
    window.show_replay(Replay.of(session))
    game.playback.go_to(0)
    wanted = []
    game.side.log.line_wanted.connect(wanted.append)
    browser = game.side.log.browser
    browser.moveCursor(QTextCursor.MoveOperation.Start)
    while browser.textCursor().blockNumber() == 0:  # the line may be wrapped
        qtbot.keyClick(browser, Qt.Key.Key_Down)
    qtbot.keyClick(browser, Qt.Key.Key_Return)
    assert [line.text for line in wanted] == [browser.toPlainText().split("\n")[1]]


def test_a_click_on_a_line_goes_to_its_moment_only_in_a_replay(qtbot, window, cb):
    session = watched(qtbot, window, cb)
    game = window.game
    browser, wanted = game.side.log.browser, []
    game.side.log.line_wanted.connect(wanted.append)

    def click():
        browser.moveCursor(QTextCursor.MoveOperation.Start)
        place = browser.cursorRect().center()
        qtbot.mouseClick(browser.viewport(), LEFT, pos=place)

    click()
    assert not wanted
    window.show_replay(Replay.of(session))
    game.playback.go_to(6)
    click()
    assert [line.text for line in wanted] == [browser.toPlainText().split("\n")[0]]


@pytest.mark.parametrize(("near", "said"), [(QUICK, "prey of Ada"), (PERSON, "your prey")])
def test_a_watched_table_names_the_seat_of_a_prey(window, cb, near, said):
    window.show_session(sit(cb, near, QUICK, QUICK))
    plates = window.game.board.findChildren(SeatPlate)
    (prey,) = (one for one in plates if one.view.number == 1)
    assert prey.role == said


def test_the_buttons_leave_room_in_the_bar(qtbot, window, cb):
    window.show_session(sit(cb, QUICK, QUICK))
    bar = window.game.bar
    assert bar.place.text() == "Choice 0"
    assert bar.pace.width() <= bar.pace.sizeHint().width()
    window.show_replay(Replay.of(window.game.play.session))
    assert bar.place.text() == "Choice 0 of 0"
    assert bar.eyes.width() >= bar.eyes.sizeHint().width()
    assert bar.slider.width() > bar.width() // 3


def test_long_names_leave_room_for_the_slider(window, cb):
    session = sit(cb, QUICK, QUICK)
    session.game.table.seats[0].name = "A name that goes on and on " * 4
    window.show_replay(Replay.of(session))
    bar = window.game.bar
    assert bar.slider.width() > bar.width() // 3


def test_reasons_of_other_players_are_hidden_from_a_person(qtbot, window, cb):
    """The reason would reveal cards that are hidden from her."""
    window.show_session(sit(cb, PERSON, QUICK))
    game = window.game
    game.play.pace = 0
    while not game.play.session.reasons:
        qtbot.waitUntil(lambda: game.play.session.waits)
        game.play.answer(game.play.session.decision.options[-1])
    qtbot.waitUntil(lambda: game.play.session.waits)
    assert not game.play.reason
    assert game.side.note.isHidden()


def test_a_replay_shows_the_next_choice_only_to_seats_that_can_see_it(window, cb):
    """The choice "Move 1 pool to Anson" names a card that lies face down for the others."""
    session = sit(cb, QUICK, QUICK)
    while not session.reasons:
        session.step()
    number = max(session.reasons)
    window.show_replay(Replay.of(session))
    playback, asked = window.game.playback, window.game.side.question
    playback.go_to(number)
    chooser = playback.replay.chooser
    for eyes in (EVERYTHING, chooser):
        playback.look(eyes)
        assert playback.replay.next_sentence in asked.asked.text()
        assert asked.step.text() == session.reasons[number]
    for eyes in (SPECTATOR, 1 - chooser):
        playback.look(eyes)
        assert asked.asked.text() == f"{session.game.table.seats[chooser].name} chooses next."
        assert not asked.step.text()


def test_a_watched_game_waits_for_a_large_button_that_space_presses(qtbot, window, cb):
    window.show_session(sit(cb, COMPUTER, COMPUTER))
    game = window.game
    button = game.start
    assert button.isVisible()
    assert game.board.state_of_play.geometry().contains(button.geometry().center())
    assert game.play.paused
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert not button.isVisible()
    assert not game.play.paused
    qtbot.keyClick(game.bar.run, Qt.Key.Key_Space)
    assert game.play.paused
    assert not button.isVisible()


def test_a_game_with_a_person_has_no_button_to_start_it(window, cb):
    window.show_session(sit(cb, PERSON, COMPUTER))
    assert not window.game.start.isVisible()


def test_the_bar_stops_at_the_end_and_a_watched_game_has_no_time_limit(qtbot, window, cb):
    window.show_session(sit(cb, COMPUTER, COMPUTER))
    game = window.game
    game.bar.pace.setCurrentIndex(0)
    qtbot.mouseClick(game.bar.run, LEFT)
    qtbot.waitUntil(lambda: game.play.session.over)
    assert not game.bar.run.isChecked()
    assert len(game.findChildren(ResultSheet)) == 1
    assert "minute" not in game.side.question.step.text()


def test_the_current_line_of_a_replay_is_marked(window, cb):
    session = sit(cb, COMPUTER, COMPUTER)
    for _ in range(40):
        session.step()
    window.show_replay(Replay.of(session))
    log, playback = window.game.side.log, window.game.playback
    playback.go_to(30)
    (marked,) = log.browser.extraSelections()
    line = log.lines[marked.cursor.blockNumber()]
    assert line.event < playback.replay.events
    assert log.lines[marked.cursor.blockNumber() + 1].event >= playback.replay.events
    log.seat.setCurrentIndex(1)
    (marked,) = log.browser.extraSelections()
    window.show_session(sit(cb, COMPUTER, COMPUTER))
    assert log.browser.extraSelections() == []


def test_the_filter_of_the_log_shows_the_whole_name(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    log = window.game.side.log
    log.set_seats(["Eduardo Lemos", "Ben"])
    log.seat.setCurrentIndex(1)
    option = QStyleOptionComboBox()
    log.seat.initStyleOption(option)
    field = log.seat.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, log.seat
    )
    assert log.seat.fontMetrics().horizontalAdvance("Eduardo Lemos") <= field.width()


def test_a_long_name_in_the_filter_of_the_log_is_read_in_its_list_and_its_tip(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    seat = window.game.side.log.seat
    long = "Maria Fernanda de la Concepcion y Villanueva"
    window.game.side.log.set_seats([long, "Ben"])
    seat.setCurrentIndex(1)
    assert seat.fontMetrics().horizontalAdvance(long) > seat.width()
    assert long in seat.toolTip()
    assert seat.view().minimumWidth() >= seat.fontMetrics().horizontalAdvance(long)
    seat.setCurrentIndex(2)
    assert long not in seat.toolTip()


def test_the_focus_stays_at_the_question_while_others_choose(qtbot, window, cb):
    """A removed button does not pass the focus to a card."""
    window.show_session(sit(cb, PERSON, QUICK))
    window.activateWindow()
    game = window.game
    game.play.pace = 0
    for _ in range(6):
        qtbot.waitUntil(lambda: game.play.session.waits)
        focused = QApplication.focusWidget()
        assert focused in {*game.side.question.buttons, game.side.question.pass_button}
        qtbot.keyClick(focused, Qt.Key.Key_Space)
        assert game.side.below.isAncestorOf(QApplication.focusWidget())


def test_the_focus_stays_at_the_question_after_a_hint_is_followed(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK, QUICK))
    window.activateWindow()
    game, side = window.game, window.game.side
    qtbot.waitUntil(lambda: game.play.session.waits)
    qtbot.keyClick(side.question, Qt.Key.Key_H)
    qtbot.waitUntil(side.note_do.isVisible)
    qtbot.mouseClick(side.note_do, LEFT)
    assert side.below.isAncestorOf(QApplication.focusWidget())


def test_a_person_takes_over_a_shared_screen_by_keys(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, PERSON))
    window.activateWindow()
    (command,) = window.game.side.commands
    assert QApplication.focusWidget() is command
    qtbot.keyClick(command, Qt.Key.Key_Space)
    assert not window.game.play.covered
    question = window.game.side.question
    assert QApplication.focusWidget() in {*question.buttons, question.pass_button}


def test_the_remaining_time_is_shown(qtbot, window, cb):
    session = sit(cb, PERSON, QUICK)
    session.limit = 90.0
    window.show_session(session)
    clock = window.game.side.clock
    assert (clock.text(), clock.isVisible()) == ("1:30", True)
    qtbot.waitUntil(lambda: clock.text() == "1:29")
    window.show_session(sit(cb, PERSON, QUICK))
    assert clock.isHidden()


def test_copying_the_log_shows_a_message(window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    side = window.game.side
    side.log.copy.click()
    assert "clipboard" in side.note_text.text()
    assert side.note.isVisible()


def test_a_message_moves_no_button(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    game = window.game
    qtbot.waitUntil(lambda: game.play.session.waits and game.side.question.pass_button.isVisible())
    question = game.side.question
    buttons = [*question.buttons, question.pass_button]

    def places():
        QApplication.processEvents()
        return [button.mapTo(window, button.rect().topLeft()) for button in buttons]

    before = places()
    game.show_message("The game is saved.")
    assert game.side.note.isVisible()
    assert places() == before


def test_enter_presses_the_focused_button(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, QUICK))
    window.activateWindow()
    game = window.game
    qtbot.waitUntil(lambda: game.play.session.waits)
    made = len(game.play.session.game.inputs)
    game.side.question.pass_button.setFocus()
    qtbot.keyClick(game.side.question.pass_button, Qt.Key.Key_Return)
    assert len(game.play.session.game.inputs) > made


def test_the_log_stays_at_its_end_when_the_question_takes_more_room(window, cb):
    window.show_session(sit(cb, PERSON, COMPUTER))
    side = window.game.side
    bar = side.log.browser.verticalScrollBar()
    side.halves.setSizes([400, 100])
    bar.setValue(bar.maximum())
    side.halves.setSizes([120, 380])
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    bar.setValue(0)
    side.halves.setSizes([100, 400])
    assert bar.value() == 0


def test_a_click_on_the_slider_goes_there(qtbot, window, cb):
    session = sit(cb, QUICK, QUICK)
    for _ in range(40):
        session.step()
    window.show_replay(Replay.of(session))
    slider, replay = window.game.bar.slider, window.game.playback.replay
    for part in (0.75, 0.25):
        place = QPoint(round(slider.width() * part), slider.height() // 2)
        qtbot.mouseClick(slider, LEFT, pos=place)
        assert replay.number == pytest.approx(replay.last * part, abs=replay.last * 0.04)


def test_all_lines_of_the_marked_sentence_are_visible(window, cb):
    session = sit(cb, QUICK, QUICK)
    for _ in range(40):
        session.step()
    window.show_replay(Replay.of(session))
    log, playback = window.game.side.log, window.game.playback
    height = log.browser.viewport().height()
    for _ in range(playback.replay.last):
        playback.step(1)
        (marked,) = log.browser.extraSelections()
        ends = QTextCursor(marked.cursor)
        for end in (QTextCursor.MoveOperation.StartOfBlock, QTextCursor.MoveOperation.EndOfBlock):
            ends.movePosition(end)
            rect = log.browser.cursorRect(ends)
            assert rect.top() >= 0
            assert rect.bottom() <= height


def test_the_log_stays_at_its_end_when_its_text_grows_late(qtbot, window, cb):
    """Qt lays out a long text step by step."""
    window.show_session(sit(cb, PERSON, QUICK))
    browser = window.game.side.log.browser
    bar = browser.verticalScrollBar()
    below = QTextCursor(browser.document())
    below.movePosition(QTextCursor.MoveOperation.End)
    below.insertText("\n" * 50)
    qtbot.waitUntil(lambda: bar.maximum() > browser.height())
    assert bar.value() == bar.maximum()


def test_no_player_is_shown_as_thinking_while_the_game_is_paused(qtbot, window, cb):
    window.show_session(sit(cb, QUICK, QUICK))
    game = window.game
    assert game.side.question.asked.text() == f"{game.play.session.thinker} chooses next."
    game.bar.on.click()
    assert game.play.thinking
    qtbot.waitUntil(lambda: not game.play.thinking)
    assert game.side.question.asked.text().endswith(" chooses next.")


@pytest.mark.parametrize("automatic", [None, 0], ids=["asked", "automatic"])
def test_an_ousted_person_can_play_the_game_to_its_end(qtbot, window, cb, monkeypatch, automatic):
    table = scenario("Ada", "Ben", "Cleo", "Dora", cards=cb)
    table.ready("Dora", "Anson")
    table.ready("Ben", "Angel")
    table.pool("Ada", 1)
    table.turn("Dora", Phase.MINION)
    session = GameSession(table.game, [PERSON, COMPUTER, COMPUTER, COMPUTER])
    window.show_session(session)
    side, play = window.game.side, window.game.play
    play.pace = 3
    monkeypatch.setattr(play, "_automatic", automatic)  # until her next turn, which does not come
    qtbot.waitUntil(lambda: session.game.table.seats[0].ousted)
    qtbot.waitUntil(lambda: bool(side.commands))
    (button,) = side.commands
    assert side.stop.isHidden()
    assert "You are out of the game." in side.question.asked.text()
    assert "You are out of the game." in button.accessibleDescription()
    made = len(session.game.inputs)
    qtbot.waitUntil(lambda: len(session.game.inputs) > made)
    assert side.commands == [button], "a remaining button is the same object"
    qtbot.mouseClick(button, LEFT)
    assert play.pace == 0
    qtbot.waitUntil(lambda: not side.commands)


def test_the_first_question_is_read_once(qtbot, window, cb, monkeypatch):
    """The button that gets the focus has the question in its description."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    games = (sit(cb, PERSON, COMPUTER, seed=seed) for seed in range(20))
    session = next(game for game in games if game.waits)
    said = heard(monkeypatch)
    window.show_session(session)
    question = window.game.side.question
    qtbot.waitUntil(lambda: question.isAncestorOf(QApplication.focusWidget()))
    focused = QApplication.focusWidget()
    assert question.asked.text() in focused.accessibleDescription()
    assert question.asked.text() not in said


class Broken:
    """A player with an error in its code."""

    def choose(self, _decision, _look):
        raise KeyError("broken")


def test_a_player_that_fails_is_named_and_replaced(qtbot, window, cb, caplog):
    session = sit(cb, PERSON, COMPUTER, COMPUTER)
    session._agents[1] = Broken()  # noqa: SLF001 - no player of the program fails
    window.show_session(session)
    game = window.game
    game.play.pace = 0
    question = game.side.question
    while "failed" not in game.side.note_text.text():
        qtbot.waitUntil(lambda: session.waits or "failed" in game.side.note_text.text())
        if session.waits:
            button = question.pass_button
            (button if button.isVisible() else question.buttons[0]).click()
    assert "failed: KeyError: 'broken'" in game.side.note_text.text()
    assert "A simple player takes its seat." in game.side.note_text.text()
    assert "broken" in caplog.text
    made = len(session.game.inputs)
    qtbot.waitUntil(lambda: len(session.game.inputs) > made)
