"""The game table as a page of the main window, and its move to a separate window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_sessions import COMPUTER, PERSON, sit

from vtes_deck.app.game_table.saved_games import SavedTables
from vtes_deck.gui.application import settle_in
from vtes_deck.gui.message_bar import Message
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.saved_game_store import TableStore

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window, few_panels, quiet):
    made = open_window(specs=few_panels)
    quiet(made)
    made.activateWindow()
    return made


@pytest.fixture
def table(window):
    """The table in the main window, before a game."""
    window.actions_by_key["game_table"].trigger()
    made = window.tables.table
    made.game.board.animated = False
    return made


@pytest.fixture
def game(qtbot, table, cb):
    """Ada against a computer player, in the main window."""
    table.show_session(sit(cb, PERSON, COMPUTER))
    table.game.play.pace = 0
    qtbot.waitUntil(lambda: table.game.play.session.waits)
    return table.game


def windows(window):
    return [one for one in window.findChildren(GameTable) if one.isWindow() and one.isVisible()]


def test_the_table_replaces_the_decks_and_restores_them(window, table):
    act = window.actions_by_key["game_table"]
    assert table.isVisible()
    assert not window.columns.isVisible()
    assert window.central_widget.page_tabs.isVisible()
    assert "Game table" in window.windowTitle()
    act.trigger()
    assert window.columns.isVisible()
    assert not table.isVisible()
    assert "Game table" not in window.windowTitle()
    act.trigger()
    assert window.tables.table is table
    assert table.isVisible()
    assert windows(window) == []


def test_deck_actions_do_not_affect_a_hidden_deck(window, table, cb):
    actions = window.actions_by_key
    window.session.add(cb["Govern the Unaligned"])
    for key in ("save", "undo", "close", "next_panel", "deck.add", "column_left"):
        assert not actions[key].isEnabled(), key
    for key in ("open", "quit", "settings", "game_table", "rules", "go_deck"):
        assert actions[key].isEnabled(), key
    window.tables.switch()
    for key in ("save", "undo", "close", "next_panel", "deck.add", "column_left"):
        assert actions[key].isEnabled(), key
    assert not actions["redo"].isEnabled()  # there is nothing to redo


def test_undo_undoes_a_choice_of_the_game_and_not_an_edit_of_the_deck(qtbot, window, game, cb):
    window.session.add(cb["Govern the Unaligned"])
    inputs = list(game.play.session.game.inputs)
    qtbot.mouseClick(game.side.question.pass_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: game.play.session.waits)
    assert len(game.play.session.game.inputs) > len(inputs)
    QTest.keyClick(QApplication.focusWidget() or game, Qt.Key.Key_Z, CTRL)
    assert game.play.session.game.inputs == inputs
    assert window.session.undo_label is not None


@pytest.mark.parametrize(
    "leave",
    [
        lambda window: window.go_to("deck"),
        lambda window: window.new_deck(),
        lambda window: window.navigation.rule(""),
        lambda window: window.central_widget.page_tabs.setCurrentIndex(0),
    ],
    ids=["panel", "deck", "rule", "tab"],
)
def test_the_decks_are_shown_again_if_they_are_needed(window, game, leave):
    leave(window)
    assert window.columns.isVisible()
    assert window.actions_by_key["save"].isEnabled()
    assert window.tables.table.game.play is not None  # the game continues


def test_a_game_moves_to_a_separate_window_and_back(qtbot, window, game, table):
    session = game.play.session
    table.dock_action.trigger()
    assert windows(window) == [table]
    assert window.columns.isVisible()
    assert not window.central_widget.page_tabs.isVisible()
    assert not window.settings.value.table_docked
    qtbot.waitUntil(table.isActiveWindow)
    QTest.keyClick(game, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: game.play.hint is not None)
    table.dock_action.trigger()
    assert windows(window) == []
    assert window.tables.shown is table
    assert window.settings.value.table_docked
    assert game.play.session is session
    assert game.play.hint is not None


def test_a_rule_is_shown_in_front_of_a_table_in_its_own_window(qtbot, window, game, table):
    table.dock_action.trigger()
    qtbot.waitUntil(table.isActiveWindow)
    game.side.show_note("Why not", rule="PLY-06")
    qtbot.mouseClick(game.side.note_rule, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(window.isActiveWindow)
    assert window.columns.isVisible()
    table.close()


def test_a_new_table_opens_at_the_place_of_the_last_one(window, game, table):
    table.dock_action.trigger()
    window.actions_by_key["game_table"].trigger()
    other, *_ = [one for one in windows(window) if one is not table]
    assert other.is_empty
    assert window.tables.table is None
    for one in (table, other):
        one.close()


def test_only_one_game_is_in_the_main_window(window, game, table, cb):
    other = GameTable(window.context, window)
    other.show()
    other.show_session(sit(cb, COMPUTER, COMPUTER))
    other.dock_action.trigger()
    assert window.tables.shown is other
    assert windows(window) == [table]
    table.close()


def test_a_table_without_a_game_is_replaced(window, table, cb):
    other = GameTable(window.context, window)
    other.show_session(sit(cb, COMPUTER, COMPUTER))
    window.tables.move(other, True)
    assert window.tables.shown is other
    assert windows(window) == []


def test_a_closed_table_shows_the_decks(window, game, table):
    table.close()
    assert window.tables.table is None
    assert window.columns.isVisible()
    assert not window.central_widget.page_tabs.isVisible()
    assert window.actions_by_key["save"].isEnabled()


def test_closing_the_window_saves_the_game(window, game):
    inputs = len(game.play.session.game.inputs)
    window.close()
    saved_tables = SavedTables()
    (kept,) = saved_tables.unfinished()
    assert inputs == len(saved_tables.open(kept.key, window.context.cards).game.inputs)
    saved_tables.close(kept.key)


def test_saved_games_are_searched_only_after_the_start(
    qtbot, window, game, open_window, few_panels
):
    window.close()
    later = open_window(specs=few_panels)
    looks = [job for job in later.jobs.running if job.title == "Looking for games"]
    settle_in(later)
    qtbot.waitUntil(lambda: later.messages.current is not None)
    assert later.messages.current.key == "game table"
    assert not looks


def test_tab_stays_on_the_visible_page(qtbot, window, table):
    seen = set()
    for _ in range(60):
        focused = QApplication.focusWidget()
        if focused in seen:
            break
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert any(table.isAncestorOf(one) for one in seen)
    assert not any(window.columns.isAncestorOf(one) for one in seen)


def test_a_message_about_the_deck_waits_while_the_table_is_shown(window, table):
    window.tables.switch()
    window.messages.post(Message("An example.", key="example", of_deck=True))
    window.tables.switch()
    assert window.messages.isHidden()
    window.messages.post(Message("No room on the disk.", key="save"))
    assert window.messages.current.key == "save"
    window.messages.dismiss()
    assert window.messages.isHidden()
    window.tables.switch()
    assert window.messages.current.key == "example"
    assert not window.messages.isHidden()


def test_saving_a_game_shows_the_place_in_the_status_bar_and_next_to_the_question(
    window, table, game, tmp_path
):
    path = tmp_path / "game.json"
    table.save_to(path)
    assert path.exists()
    assert str(path) in window.statusBar().currentMessage()
    assert str(path) in game.side.note_text.text()
    game.side.show_note("Ben: A reason.")
    assert str(path) in game.side.note_text.text()
    game.side.message_timer.timeout.emit()
    assert game.side.note_text.text() == "Ben: A reason."


@pytest.mark.parametrize("press", ["go_on", "delete"])
def test_the_offer_of_a_game_goes_when_it_is_opened_or_removed(qtbot, window, table, game, press):
    table.show_form()
    qtbot.waitUntil(lambda: not window.jobs.running)
    table.kept.refresh()  # the first state of the game may be written after the list was shown
    TableStore.of(window.context).used = False  # as after the start of the program
    window.navigation.offer_games()
    qtbot.waitUntil(lambda: not window.jobs.running and window.messages.current is not None)
    assert window.messages.current.key == "game table"
    getattr(table.kept, press).click()
    qtbot.waitUntil(lambda: window.messages.current is None)


def test_the_offer_of_a_game_goes_when_another_game_begins(qtbot, window, table, game, cb):
    table.show_form()
    qtbot.waitUntil(lambda: not window.jobs.running)
    TableStore.of(window.context).used = False  # as after the start of the program
    window.navigation.offer_games()
    qtbot.waitUntil(lambda: not window.jobs.running and window.messages.current is not None)
    table.show_session(sit(cb, PERSON, COMPUTER))
    assert window.messages.current is None


def test_the_focus_goes_to_the_next_possible_action(window, table, game):
    """The focused widget is read: the start of a game, then the question with its first answer."""
    table.show_form()
    window.actions_by_key["game_table"].trigger()
    window.actions_by_key["game_table"].trigger()
    assert QApplication.focusWidget() is table.form.start


def test_the_first_answer_is_announced_with_the_question(window, game):
    question = game.side.question
    first = question.buttons[0] if question.buttons else question.pass_button
    assert QApplication.focusWidget() is first
    assert question.asked.text() in first.accessibleDescription()
    for other in question.buttons[1:]:
        assert question.asked.text() not in other.accessibleDescription()


def test_a_damaged_game_is_set_aside_and_named_after_the_search(qtbot, window):
    saved_tables = SavedTables()
    key = saved_tables.new()
    saved_tables.close(key)
    (saved_tables.folder / f"{key}.table").write_bytes(b"nothing")
    window.navigation.offer_games()
    qtbot.waitUntil(lambda: not window.jobs.running and window.messages.current is not None)
    (aside,) = (one for one in saved_tables.folder.iterdir() if "damaged" in one.name)
    assert aside.read_bytes() == b"nothing"
    assert str(aside) in window.messages.current.text
