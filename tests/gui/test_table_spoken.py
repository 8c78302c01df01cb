"""The question at the table for screen readers: the focus and the announcements."""

import pytest
from heard_texts import heard
from PySide6.QtWidgets import QApplication, QMenu

from vtes_deck.app.game_table.choices import Choice
from vtes_deck.app.game_table.log_lines import LinePart, LogLine
from vtes_deck.gui.table.log_view import LogView
from vtes_deck.gui.table.question import QuestionPanel
from vtes_deck.gui.table.side_panel import SidePanel


def choices(*labels):
    return [Choice(label, f"{label}.", (), (), (label,)) for label in labels]


PASS = Choice("Pass", "Pass", (), (), (), passes=True)


@pytest.fixture
def question(qtbot):
    made = QuestionPanel()
    qtbot.addWidget(made)
    made.resize(300, 500)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.ask("What do you discard?", "", choices("A", "B", "C", "D"), PASS, back=False)
    made.take_focus()
    return made


@pytest.fixture
def focused(question):
    """The names of the widgets that get the focus from now on."""
    found = []

    def note(_before, now):
        found.append(now.accessibleName() if now is not None else "")

    QApplication.instance().focusChanged.connect(note)
    yield found
    QApplication.instance().focusChanged.disconnect(note)


@pytest.fixture
def announced(monkeypatch):
    return heard(monkeypatch)


def line(event, text):
    return LogLine(event, 1, (0,), (LinePart(text),), heading=False, new_turn=False)


def test_new_lines_of_the_log_are_announced_once(qtbot, announced):
    log = LogView()
    qtbot.addWidget(log)
    log.show()
    first, second = line(0, "Eve draws a card."), line(1, "Eve moves 1 pool.")
    log.show_lines([first, second])
    assert announced == []
    log.show_lines([first, second, line(2, "Eve discards.")])
    assert announced == ["Eve discards."]
    log.show_lines([first, second])
    log.show_lines([first, line(1, "Eve moves 2 pool.")])
    assert announced[1:] == ["Eve moves 2 pool."]
    seen = line(0, "Eve draws Deflection.")
    log.show_lines([seen, line(1, "Eve moves 2 pool."), line(3, "Eve is ousted.")])
    assert announced[2:] == ["Eve is ousted."], "hands are visible at the end of the game"


def test_a_replay_announces_the_line_that_it_reaches(qtbot, announced):
    log = LogView()
    qtbot.addWidget(log)
    log.show()
    log.show_lines([line(0, "Eve draws a card."), line(4, "Eve discards.")])
    log.mark_event(2)
    log.mark_event(2)
    log.mark_event(5)
    assert announced == ["Eve draws a card.", "Eve discards."]


def test_removed_buttons_do_not_move_the_focus(question, focused):
    assert QApplication.focusWidget() is question.buttons[0]
    question.say("Ben is thinking …")
    assert focused == ["Ben is thinking …"]


def test_the_focus_goes_from_the_last_button_to_the_first_of_the_next_question(question, focused):
    question.buttons[3].setFocus()
    focused.clear()
    question.ask("Whom do you bleed?", "", choices("Ben", "Eve"), None, back=False)
    assert focused == ["Ben"]
    assert "Whom do you bleed?" in question.buttons[0].accessibleDescription()


def test_a_hidden_pass_button_gives_the_focus_to_a_button(question, focused):
    question.pass_button.setFocus()
    focused.clear()
    question.ask("Whom do you bleed?", "", choices("Ben", "Eve"), None, back=False)
    assert focused == ["Ben"]


def test_a_new_question_is_announced_if_the_focus_stays(question, announced):
    question.buttons[1].setFocus()
    question.ask("Whom do you bleed?", "", choices("Ben", "Eve"), PASS, back=False)
    assert announced == ["Whom do you bleed?"]
    question.ask("Whom do you bleed?", "By 2.", choices("Ben", "Eve"), PASS, back=True)
    assert announced == ["Whom do you bleed?"]


def test_a_question_is_not_announced_if_the_focus_moves_to_it(question, announced):
    question.pass_button.setFocus()
    question.ask("Whom do you bleed?", "", choices("Ben", "Eve"), None, back=False)
    assert announced == []


def test_a_question_is_read_once_if_its_first_button_has_the_focus(question, announced):
    question.ask("Whom do you bleed?", "", choices("Ben", "Eve"), PASS, back=False)
    assert question.buttons[0].accessibleDescription().startswith("Whom do you bleed?")
    assert announced == []


def test_a_hint_is_announced_once(qtbot, announced):
    side = SidePanel(QMenu())
    qtbot.addWidget(side)
    side.show()
    side.show_note("Hint: Hunt.", doable=True)
    side.show_note("Hint: Hunt.", doable=True)
    side.show_note("")
    assert announced == ["Hint: Hunt."]
