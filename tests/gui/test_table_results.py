"""The result of a game at the table: the sheet, and the record of the deck."""

import datetime

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from table_sessions import COMPUTER, PERSON, known_decks, sit

from vtes_deck.app.deck_results import PlayedGame
from vtes_deck.app.document import Document, Origin
from vtes_deck.app.game_table.game_file import saved_of
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.position_use import play_position, position_of
from vtes_deck.app.game_table.table_setup import SeatPlan, TableSetup, begin
from vtes_deck.app.versions import Versions
from vtes_deck.deck.model import Deck
from vtes_deck.gui.models.rows import SHARE
from vtes_deck.gui.panels.history.panel import HistoryPanel
from vtes_deck.gui.table.game_result import ResultSheet
from vtes_deck.gui.table.game_table import GameTable
from vtes_deck.gui.table.titles import own_side, players
from vtes_deck.gui.widgets.row_delegate import RowDelegate


@pytest.fixture
def window(qtbot, context, own_home):
    made = GameTable(context)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def seated(cb, source):
    """A person with her own deck against a computer player."""
    own, other = known_decks(cb, 2)
    seats = SeatPlan(own, PERSON, "Ada", source), SeatPlan(other, COMPUTER, "Ben", "twd:1")
    return begin(TableSetup(seats, seed=7))


def conceded(qtbot, window, cb, document):
    window.show_session(seated(cb, window.store.source_of(document)))
    window.game.play.concede()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    return window.game


def test_a_game_is_recorded_once_even_if_its_end_is_undone(qtbot, window, cb, tmp_path):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    game = conceded(qtbot, window, cb, document)
    game.play.session.ended = game.play.session.ended.NOT_YET
    game.play.concede()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    (played,) = Versions().results(document)
    assert (played.seat, played.names, played.ended) == (1, ("Ada", "Ben"), "conceded")


def test_all_ends_of_one_saved_game_count_as_one_result(qtbot, window, cb, tmp_path):
    """A game that is saved to a file and continued from it twice, and once from its saved game."""
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    file = tmp_path / "game.json"
    window.show_session(seated(cb, window.store.source_of(document)))
    window.save_to(file)
    again = tmp_path / "again.json"
    for source, target in ((file, again), (again, None), (file, None)):
        window.show_form()
        qtbot.waitUntil(lambda: not window.store.parent().running)
        window.open_file(source)
        qtbot.waitUntil(lambda: window.game.play is not None)
        if target is not None:
            window.save_to(target)
        window.game.play.concede()
        qtbot.waitUntil(lambda: not window.store.parent().running)
    (first,) = Versions().results(document)
    other = conceded(qtbot, window, cb, document)
    qtbot.waitUntil(lambda: len(Versions().results(document)) == 2)
    assert first in Versions().results(document)
    assert other.play.session.root == ""


def test_a_game_that_continues_after_undo_is_removed_from_the_results(qtbot, window, cb, tmp_path):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    other = played(2.0, win=True, table="0123456789ab")
    Versions().add_result(document, other)
    game = conceded(qtbot, window, cb, document)
    game.undo()
    window.show_form()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    assert Versions().results(document) == (other,)


def test_a_deck_that_is_saved_during_the_game_keeps_it_under_its_file(qtbot, window, cb, tmp_path):
    document = Document(Origin.NEW, Deck())
    window.show_session(seated(cb, window.store.source_of(document)))
    document.path = tmp_path / "mine.txt"
    window.game.play.concede()
    qtbot.waitUntil(lambda: not window.store.parent().running)
    found = Document(Origin.FILE, Deck(), path=document.path)
    assert len(Versions().results(found)) == 1


def test_a_saved_game_shows_the_deck_and_the_pool_of_the_person(qtbot, window, cb, tmp_path):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    session = seated(cb, window.store.source_of(document))
    session.game.table.seats[0].pool = 17
    key = window.store.new()
    window.store.keep(key, session)
    qtbot.waitUntil(lambda: not window.store.parent().running)
    window.store.close(key)
    (kept,) = window.store.games()
    assert own_side(kept.saved) == "mine, 17 pool"
    no_person = msgspec.structs.replace(kept.saved, sitters=(COMPUTER, COMPUTER))
    assert own_side(no_person) == ""
    older = msgspec.structs.replace(kept.saved, pool=-1, sources=())
    assert own_side(older) == ""


def test_a_finished_saved_game_shows_the_result_of_the_person(cb, tmp_path):
    """END-16: at the time limit, each Methuselah still in the game gets half a victory point."""
    session = seated(cb, "")
    session.game.table.seats[0].victory_points = 1
    assert saved_of(session).points == -1
    session.limit = 60.0
    session.spend(61.0)
    saved = saved_of(session)
    assert (saved.over, saved.points, saved.game_win) == (True, 1.5, False)
    assert own_side(saved) == "1.5 victory points"
    won = msgspec.structs.replace(saved, points=3.0, game_win=True)
    assert own_side(won) == "3 victory points, game win"


def test_a_sheet_shows_the_end_of_every_seat(qtbot, window, cb, tmp_path):
    game = conceded(qtbot, window, cb, Document(Origin.NEW, Deck()))
    (sheet,) = game.findChildren(ResultSheet)
    rows = [[sheet.table.item(row, column).text() for column in range(5)] for row in range(2)]
    assert rows[0][0] == "Ada"
    assert sheet.table.verticalHeader().isHidden()
    assert rows[0][4] == "conceded"
    assert rows[1][1] == "Steady"
    assert isinstance(sheet.table.itemDelegate(), RowDelegate)  # rows are chosen, not cells
    shares = [sheet.table.item(row, 2).data(SHARE) for row in range(2)]
    assert shares == [float(row[2]) / 2 for row in rows]
    texts = sheet.findChild(QLabel, "textsPlayed").text()
    cards = len(window.game.play.session.game.table.cards)
    assert texts.endswith(f"of the {cards} cards in these decks.")
    sheet.replay.click()
    assert game.playback is not None


def played(points, *, win=False, table=""):
    return PlayedGame(
        when=datetime.datetime.now(datetime.UTC),
        edition="veKN",
        seat=1,
        names=("Ada", "Ben"),
        points=(points, 0.0),
        players=("", "Steady"),
        ended="played_out",
        game_win=win,
        turns=12,
        table=table,
    )


def test_the_history_sums_up_the_games_and_replays_them(
    qtbot, show_panel, context, window, cb, tmp_path
):
    document = Document(Origin.FILE, Deck(), path=tmp_path / "mine.txt")
    conceded(qtbot, window, cb, document)
    window.show_form()
    versions = Versions()
    versions.add_result(document, played(2.0, win=True))
    versions.add_result(document, played(0.5))
    context.session.open(context.session.deck, document)
    games = show_panel(HistoryPanel, context).games
    qtbot.waitUntil(lambda: games.list.count() == 3)
    assert games.head.text() == "3 games: 2.5 VP, 1 game win"
    assert "0.5 VP" in games.list.item(0).text()
    games.list.itemActivated.emit(games.list.item(0))
    assert games.message.text()
    games.list.itemActivated.emit(games.list.item(2))
    tables = games.window().findChildren(GameTable)
    qtbot.waitUntil(lambda: any(one.game.playback is not None for one in tables))
    (replay,) = (one for one in tables if one.game.playback is not None)
    assert replay.game.playback.replay.whole.table.seats[0].name == "Ada"
    replay.close()


def test_a_deck_without_games_shows_no_list(show_panel, context, jobs, qtbot):
    games = show_panel(HistoryPanel, context).games
    qtbot.waitUntil(lambda: not jobs.running)
    assert games.isHidden()


def test_a_game_that_was_conceded_continues_after_undo(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, COMPUTER))
    game = window.game
    game.menu.concede.trigger()
    assert game.play.session.over
    assert window.windowTitle() == "The game is over: game table"
    game.side.undo.click()
    assert not game.play.session.over
    assert window.windowTitle().startswith("Turn 1")


def test_no_choice_is_made_for_a_person_after_the_end(qtbot, window, cb):
    window.show_session(sit(cb, PERSON, COMPUTER))
    game = window.game
    qtbot.waitUntil(lambda: game.play.session.waits)
    game.play.automatic_turn()
    assert not game.side.stop.isHidden()
    game.play.concede()
    assert not game.play.automatic
    assert game.side.stop.isHidden()


def test_a_game_from_a_position_is_distinguished_from_others_in_the_list(cb):
    session = seated(cb, "")
    position = position_of(session.game)
    plain = msgspec.structs.replace(position, before=None)
    assert players(saved_of(session)) == "Ada, Ben"
    for one, title in ((position, "Corrected: Ada, Ben"), (plain, "Position: Ada, Ben")):
        assert players(saved_of(play_position(FromPosition(one), cb))) == title
