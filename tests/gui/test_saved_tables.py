"""Games at the table survive: they are saved when a person must choose, and offered again."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from table_sessions import COMPUTER, PERSON, known_decks, sit

from vtes_deck.app.game_table.game_file import decode
from vtes_deck.app.game_table.goldfish_game import play_alone
from vtes_deck.app.game_table.origin import FromGoldfish
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.position_use import position_of, save_position
from vtes_deck.app.game_table.replay import Replay
from vtes_deck.app.game_table.saved_games import SavedTables
from vtes_deck.app.games import save
from vtes_deck.app.goldfish import setup_of
from vtes_deck.app.scenario import scenario
from vtes_deck.gui.application import settle_in
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.play_on_dialog import PlayOnDialog
from vtes_deck.gui.table.saved_game_store import TableStore
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.record import Setup

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_table(qtbot, context, own_home):
    made = []

    def make():
        window = GameTable(context)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()


@pytest.fixture
def saved_tables(own_home):
    return SavedTables()


def begun(qtbot, window, cb):
    """A game of two at the second choice of a person, written."""
    window.show_session(sit(cb, PERSON, COMPUTER))
    game = window.game
    game.play.pace = 0
    qtbot.waitUntil(lambda: game.play.session.waits)
    question = game.side.question
    (question.pass_button if question.pass_button.isVisible() else question.buttons[0]).click()
    qtbot.waitUntil(lambda: game.play.session.waits)
    qtbot.wait(1)  # the game is written after the changes were painted
    qtbot.waitUntil(lambda: not window.store.parent().running)
    return game.play.session


def test_a_game_is_saved_while_it_is_played(qtbot, open_table, cb):
    window = open_table()
    session = begun(qtbot, window, cb)
    assert SavedTables().unfinished() == ()
    window.close()
    saved_tables = SavedTables()
    (kept,) = saved_tables.unfinished()
    again = saved_tables.open(kept.key, cb)
    saved_tables.close_all()
    assert again.game.inputs == session.game.inputs
    assert again.decision == session.decision


def test_closing_saves_events_since_the_last_choice_of_a_person(qtbot, open_table, cb):
    window = open_table()
    session = begun(qtbot, window, cb)
    session.answer(session.decision.options[-1])  # as computer players do meanwhile
    window.close()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    saved_tables = SavedTables()
    (kept,) = saved_tables.unfinished()
    again = saved_tables.open(kept.key, cb)
    saved_tables.close_all()
    assert again.game.inputs == session.game.inputs


def test_a_saved_game_can_be_continued_replayed_and_deleted(qtbot, open_table, cb):
    window = open_table()
    session = begun(qtbot, window, cb)
    window.show_form()
    kept = window.kept
    assert kept.list.count() == 1
    qtbot.mouseClick(kept.go_on, LEFT)
    assert kept.notice.text() == "Opening the game …"
    qtbot.waitUntil(lambda: window.game.play is not None)
    assert not kept.notice.text()
    assert window.game.play.session.game.inputs == session.game.inputs
    window.show_form()
    qtbot.mouseClick(kept.replay, LEFT)
    qtbot.waitUntil(lambda: window.game.playback is not None)
    assert window.game.playback.replay.last == len(session.game.inputs)
    window.show_form()
    qtbot.mouseClick(kept.delete, LEFT)
    assert kept.list.count() == 0
    assert SavedTables().games() == ()


def test_a_removed_game_comes_back_by_undo(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    kept = window.kept
    line = kept.list.item(0).text()
    (file,) = SavedTables().folder.glob("*.table")
    content = file.read_bytes()
    qtbot.mouseClick(kept.delete, LEFT)
    assert not file.exists()
    assert kept.removed.text() == "Removed: Ada, Ben"
    qtbot.mouseClick(kept.undo_button, LEFT)
    assert file.read_bytes() == content
    assert kept.list.item(0).text() == line
    assert not kept.undo_button.isVisible()
    qtbot.mouseClick(kept.go_on, LEFT)
    qtbot.waitUntil(lambda: window.game.play is not None)


def test_a_game_that_is_open_elsewhere_is_not_removed(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    (key,) = (one.key for one in window.store.games())
    elsewhere = SavedTables()
    elsewhere.open(key, cb)
    qtbot.mouseClick(window.kept.delete, LEFT)
    assert "already open" in window.kept.notice.text()
    assert not window.kept.undo_button.isVisible()
    elsewhere.close_all()
    assert SavedTables().games()


@pytest.mark.parametrize("late", [False, True])
def test_opening_a_saved_game_can_be_cancelled(qtbot, open_table, cb, late):
    """This includes the time after the work, before its result arrives."""
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    jobs = window.context.jobs
    qtbot.mouseClick(window.kept.go_on, LEFT)
    if late:
        assert jobs._workers.wait()  # noqa: SLF001 - no result is delivered meanwhile
    jobs.cancel("kept game")
    qtbot.waitUntil(lambda: not window.kept.notice.text())
    assert window.pages.currentWidget() is not window.game
    qtbot.mouseClick(window.kept.go_on, LEFT)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is window.game)


def test_the_program_offers_an_unfinished_game(qtbot, open_table, open_window, quiet, cb):
    table = open_table()
    session = begun(qtbot, table, cb)
    table.close()
    window = open_window(specs=())
    settle_in(window)
    quiet(window)
    while "Ada, Ben" not in window.messages.current.text:
        window.messages.dismiss()  # ends with an error if the game is not offered
    message = window.messages.current
    message.offers[0].act()
    found = window.findChild(GameTable)
    qtbot.waitUntil(lambda: found.game.play is not None)
    assert found.game.play.session.game.inputs == session.game.inputs
    found.close()


def test_a_game_is_not_offered_after_another_game_began(qtbot, open_table, open_window, quiet, cb):
    table = open_table()
    begun(qtbot, table, cb)
    table.close()
    window = open_window(specs=())
    quiet(window)
    TableStore.of(window.context).begun.emit()
    settle_in(window)
    quiet(window)
    offered = []
    while window.messages.current is not None:
        offered.append(window.messages.current.text)
        window.messages.dismiss()
    assert not any("Ada, Ben" in text for text in offered)


def play_on_dialog(window):
    """The dialog that asks who plays the rest of a replay."""
    window.game.bar.take_over.click()
    (dialog,) = window.findChildren(PlayOnDialog)
    return dialog


def branch_of(window):
    return next(one for one in window.findChildren(GameTable))


def test_a_what_if_copy_is_saved_after_a_choice_and_never_offered(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.game.menu.what_if.trigger()
    branch_of(window).close()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    assert len(SavedTables().games()) == 1
    window.game.menu.what_if.trigger()
    other = branch_of(window)
    other.game.play.pace = 0
    question = other.game.side.question
    (question.pass_button if question.pass_button.isVisible() else question.buttons[0]).click()
    qtbot.waitUntil(lambda: other.game.play.session.waits)
    other.close()
    window.close()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    games = SavedTables().games()
    assert sorted(one.saved.aside for one in games) == [False, True]
    assert [one.saved.aside for one in SavedTables().unfinished()] == [False]
    window.show_form()
    lines = [window.kept.list.item(row).text() for row in range(2)]
    assert sum(line.startswith("What if: Ada, Ben") for line in lines) == 1


def test_a_game_continued_from_a_replay_is_marked_and_offered_again(qtbot, open_table, cb):
    window = open_table()
    session = sit(cb, COMPUTER, COMPUTER)
    for _ in range(6):
        session.step()
    window.show_replay(Replay.of(session), eyes=0)
    window.game.bar.on.click()
    play_on_dialog(window).play.click()
    (other,) = window.findChildren(GameTable)
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.waitUntil(lambda: other.game.play.session.waits)
    assert other.windowTitle().startswith("Played on: Turn")
    question = other.game.side.question
    (question.pass_button if question.pass_button.isVisible() else question.buttons[0]).click()
    qtbot.waitUntil(lambda: other.game.play.session.waits)
    other.close()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    (kept,) = SavedTables().unfinished()
    assert kept.saved.aside  # the game is not a result of the decks
    window.show_form()
    assert window.kept.list.item(0).text().startswith("Played on: Ada, Ben")


def test_a_what_if_copy_has_another_title(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.game.what_if()
    (other,) = window.findChildren(GameTable)
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    assert other.windowTitle().startswith("What if: Turn")
    assert window.windowTitle().endswith("game table")
    assert (window.copy_mark.isVisible(), other.copy_mark.isVisible()) == (False, True)
    assert other.width() < window.width()
    other.show_form()
    assert not other.copy_mark.isVisible()
    other.close()


def test_an_unwritable_store_is_reported_once(qtbot, context, tmp_path):
    (tmp_path / "tables").write_text("in the way")
    store = TableStore(context.jobs, tmp_path / "tables")
    reported = []
    store.failed.connect(reported.append)
    assert store.new() == ""
    assert store.new() == ""
    assert len(reported) == 1


def test_a_game_from_a_file_continues_with_the_same_players(qtbot, open_table, cb, tmp_path):
    window = open_table()
    session = begun(qtbot, window, cb)
    path = tmp_path / "game.json"
    window.save_to(path)
    window.show_form()
    window.open_file(path)
    game = window.game
    qtbot.waitUntil(lambda: game.play is not None)
    other = game.play.session
    assert other is not session
    assert other.decision == session.decision
    assert other.sitters == session.sitters
    assert game.side.undo.isEnabled()
    game.side.undo.click()
    assert len(other.game.inputs) < len(session.game.inputs)
    window.close()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    assert len(SavedTables().unfinished()) == 2  # the game of the file is saved too


def test_a_finished_game_is_replayed_from_its_file(qtbot, open_table, cb, tmp_path):
    window = open_table()
    begun(qtbot, window, cb)
    window.game.play.concede()
    path = tmp_path / "game.json"
    window.save_to(path)
    window.open_file(path)
    qtbot.waitUntil(lambda: window.game.playback is not None)
    assert window.game.playback.replay.number == 0


def test_a_file_without_players_asks_for_the_players(qtbot, open_table, cb, tmp_path):
    window = open_table()
    session = begun(qtbot, window, cb)
    path = tmp_path / "game.json"
    save(session.game, path)  # as the terminal does
    window.open_file(path)
    qtbot.waitUntil(lambda: window.game.playback is not None)
    replay = window.game.playback.replay
    assert replay.number == replay.last == len(session.game.inputs)
    assert "does not name the players" in window.game.side.note_text.text()
    dialog = play_on_dialog(window)
    assert [row.sitter.human for row in dialog.rows] == [True, False]
    dialog.rows[0].show_sitter(Sitter("quick", "casual", "careful"))
    dialog.rows[1].show_sitter(PERSON)
    dialog.play.click()
    (other,) = window.findChildren(GameTable)
    other.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    played = other.game.play.session
    assert played.sitters == (Sitter("quick", "casual", "careful"), PERSON)
    assert played.game.inputs[: replay.last] == session.game.inputs
    other.close()


def test_continuing_offers_the_players_of_the_game(qtbot, open_table, cb):
    window = open_table()
    session = sit(cb, Sitter("quick", "beginner", "political"), PERSON, COMPUTER)
    window.show_replay(Replay.of(session), eyes=0)
    dialog = play_on_dialog(window)
    assert tuple(row.sitter for row in dialog.rows) == session.sitters
    dialog.reject()
    assert not window.findChildren(GameTable)


@pytest.mark.parametrize("content", ["no game", None])
def test_a_file_that_is_not_a_game_is_reported(qtbot, open_table, tmp_path, content):
    window = open_table()
    path = tmp_path / "game.json"
    if content is not None:
        path.write_text(content)
    window.open_file(path)
    qtbot.waitUntil(lambda: path.name in window.kept.notice.text())
    assert window.kept.notice.isVisible()


def test_a_file_that_is_not_a_game_keeps_the_present_game(qtbot, open_table, cb, tmp_path):
    window = open_table()
    session = begun(qtbot, window, cb)
    path = tmp_path / "game.json"
    path.write_text("no game")
    window.open_file(path)
    qtbot.waitUntil(lambda: path.name in window.game.side.note_text.text())
    assert window.game.play.session is session


def test_a_position_that_is_opened_as_a_game_is_edited(qtbot, open_table, cb, tmp_path):
    table = scenario("Ada", "Ben", cards=cb)
    table.ready("Ada", "Anson")
    path = tmp_path / "table.position.json"
    save_position(position_of(table.game), path)
    window = open_table()
    window.open_file(path)
    qtbot.waitUntil(lambda: window.position is not None)
    assert window.pages.currentWidget() is window.position
    assert window.position.editor.position == position_of(table.game)


def test_a_saved_game_is_opened_from_the_first_page(qtbot, open_table, cb, tmp_path, monkeypatch):
    window = open_table()
    begun(qtbot, window, cb)
    path = tmp_path / "game.json"
    window.save_to(path)
    window.show_form()
    asked = []

    def choose(_parent, _title, folder, _kind):
        asked.append(folder)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    window.open_button.click()
    qtbot.waitUntil(lambda: window.game.play is not None)
    window.show_form()
    window.open_button.click()
    assert asked == [str(Path.home()), str(tmp_path)]
    qtbot.waitUntil(lambda: not window.store.parent().running)


def test_without_saved_games_the_start_page_explains_them(qtbot, open_table, cb):
    kept = open_table().kept
    assert kept.empty.isVisible()
    assert not kept.list.isVisible()
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    assert window.kept.list.isVisible()
    assert window.kept.go_on.isVisible()
    assert not window.kept.empty.isVisible()


def test_a_game_of_other_rules_is_marked_in_its_row(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    (file,) = SavedTables().folder.glob("*.table")
    saved = decode(file.read_bytes())
    other = msgspec.structs.replace(
        saved, start=type(saved.start)(saved.start.game.replace('"pass"', '"bleed minion=3"', 1))
    )
    file.write_bytes(msgspec.json.encode(other))
    kept = window.kept
    kept.refresh()
    assert not kept.notice.isVisible()
    qtbot.mouseClick(kept.replay, LEFT)
    qtbot.waitUntil(lambda: "is not legal under" in kept.notice.text())
    assert kept.notice.isVisible()
    assert "Remove it" in kept.notice.text()
    assert kept.list.item(0).text().endswith("Cannot be played by this version")
    assert not kept.go_on.isEnabled()
    assert not kept.replay.isEnabled()
    qtbot.mouseClick(kept.delete, LEFT)
    assert kept.list.count() == 0
    assert not kept.notice.isVisible()
    qtbot.mouseClick(kept.undo_button, LEFT)
    assert kept.list.item(0).text().endswith("Cannot be played by this version")


def test_a_game_that_is_open_elsewhere_can_be_opened_later(qtbot, open_table, cb):
    window = open_table()
    begun(qtbot, window, cb)
    window.show_form()
    (key,) = (one.key for one in window.store.games())
    elsewhere = SavedTables()
    elsewhere.open(key, cb)
    qtbot.mouseClick(window.kept.go_on, LEFT)
    qtbot.waitUntil(lambda: "already open" in window.kept.notice.text())
    elsewhere.close_all()
    window.show_form()
    assert not window.kept.notice.isVisible()
    qtbot.mouseClick(window.kept.go_on, LEFT)
    qtbot.waitUntil(lambda: window.game.play is not None)


def test_a_saved_game_of_one_deck_is_marked(open_table, saved_tables, cb):
    deck = known_decks(cb, 1)[0]
    alone = play_alone(
        FromGoldfish.new(setup_of(deck, Setup(crypt=(), library=())), 0), GameSource(cb)
    )
    saved_tables.keep(saved_tables.new(), alone)
    saved_tables.close_all()
    kept = open_table().kept
    assert kept.list.item(0).text().startswith("A deck alone")
