"""Games in files that the player chooses: they continue with the same players on any machine."""

import msgspec
import pytest
from table_sessions import COMPUTER, PERSON, Clicker, sit

from vtes_deck.app import games
from vtes_deck.app.game_table.game_session import GameSession
from vtes_deck.app.game_table.goldfish_game import goldfish_replay, play_alone
from vtes_deck.app.game_table.origin import FromGoldfish, FromPosition
from vtes_deck.app.game_table.player_file import game_of, opened, save, to_file
from vtes_deck.app.game_table.players import Sitter
from vtes_deck.app.game_table.position import Position, PositionSeat
from vtes_deck.app.game_table.position_use import play_position
from vtes_deck.app.games import TableError
from vtes_deck.engine import Game, record
from vtes_deck.engine.record import SavedGameError
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.record import Setup

STRONG = Sitter("thoughtful", "experienced", "political")


@pytest.fixture
def session(cb):
    session = sit(cb, PERSON, COMPUTER, STRONG)
    Clicker(2).play(session, 1)
    session.advance()
    return session


def setup(cb):
    return Setup(crypt=(cb["Anson"].id,) * 12, library=(cb["Blood Doll"].id,) * 60, seat=2)


def test_a_game_continues_with_the_same_players_at_the_same_decision(session, cb):
    session.seconds, session.limit = 61.5, 7200.0
    other = opened(to_file(session), cb)
    assert other.sitters == (PERSON, COMPUTER, STRONG)
    assert other.decision == session.decision
    assert other.game.inputs == session.game.inputs
    assert (other.seconds, other.limit) == (61.5, 7200.0)
    assert other.undo()


def test_people_at_a_shared_screen_stay_people(cb):
    session = sit(cb, PERSON, PERSON)
    Clicker(3).play(session, 5)
    other = opened(to_file(session), cb)
    assert other.people == (0, 1)
    assert other.decision == session.decision


def test_the_file_is_also_a_saved_game_of_the_engine(session, cb, tmp_path):
    path = tmp_path / "game.json"
    save(session, path)
    game = games.read(path.read_bytes(), cb.get)
    assert game.inputs == session.game.inputs
    plain = msgspec.json.decode(record.save(session.game))
    assert plain.items() <= msgspec.json.decode(path.read_bytes()).items()


def test_a_file_without_players_contains_only_a_game(session, cb):
    data = record.save(session.game).encode()
    assert isinstance(opened(data, cb), Game)
    assert game_of(data, cb).inputs == session.game.inputs


def test_the_file_does_not_name_the_players_files_but_this_machine_finds_them(session, cb):
    session.sources = ("file:/decks/secret.txt", "", "twd:1")
    data = to_file(session, "0123456789ab")
    assert b"secret" not in data
    assert opened(data, cb).sources == ()
    found = opened(data, cb, {"0123456789ab": session.sources}.get)
    assert found.sources == session.sources
    assert opened(data, cb, lambda _key: ("file:/x",)).sources == ()


def test_a_deck_alone_and_a_position_continue_too(cb):
    alone = play_alone(FromGoldfish.new(setup(cb), 4), GameSource(cb))
    Clicker(2).play(alone, 6)
    other = opened(to_file(alone), cb)
    assert other.view() == alone.view()
    assert other.people == (1,)
    position = Position(seats=(PositionSeat("Ada"), PositionSeat("Ben")))
    laid = play_position(FromPosition(position), cb, (PERSON, COMPUTER))
    again = opened(to_file(laid), cb)
    assert again.sitters == (PERSON, COMPUTER)
    assert again.is_open
    assert game_of(to_file(laid), cb).inputs == laid.game.inputs


def test_a_goldfish_game_is_continued_against_passive_opponents_and_saved(cb):
    replay = goldfish_replay(setup(cb), 0, cb)
    replay.go_to(replay.last // 2)
    game = replay.play_on(replay.sitters(1))
    assert game.alone
    assert game.people == (1,)
    assert game.game.inputs[: replay.number] == replay.game.inputs
    assert isinstance(opened(to_file(game), cb), GameSession)


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"7", b'{"table": 7}', b'{"table": {}}', b"\xff", b"[" * 10_000]
)
def test_any_bytes_give_a_clear_error(data, cb):
    with pytest.raises(SavedGameError):
        opened(data, cb)


def test_a_file_of_a_later_version_is_reported(session, cb):
    data = to_file(session).replace(b'"table": {', b'"table": {"shape": 99,')
    with pytest.raises(TableError, match="later version"):
        opened(data, cb)
