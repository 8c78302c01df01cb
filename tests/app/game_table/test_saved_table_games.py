"""Games at the table are saved when the program ends; their results are stored with the deck."""

import signal
import subprocess
import sys

import msgspec
import pytest
from table_sessions import COMPUTER, PERSON, Clicker, sit

from vtes_deck.app.document import Document, Origin
from vtes_deck.app.game_table.end_reasons import Ended
from vtes_deck.app.game_table.game_file import MAX_FILE_BYTES, decode, from_saved, to_text
from vtes_deck.app.game_table.goldfish_game import play_alone
from vtes_deck.app.game_table.origin import FromGoldfish
from vtes_deck.app.game_table.outcome import outcome, played_game
from vtes_deck.app.game_table.passes import AskSetting
from vtes_deck.app.game_table.saved_games import SavedTables
from vtes_deck.app.games import TableError
from vtes_deck.app.versions import VersionOrigin, Versions
from vtes_deck.deck.model import Deck
from vtes_deck.engine.record import SavedGameError, log_fingerprint
from vtes_deck.sim.game import GameSource
from vtes_deck.sim.record import Setup


@pytest.fixture
def session(cb):
    session = sit(cb, PERSON, COMPUTER, COMPUTER)
    Clicker(2).play(session, 6)
    session.advance()
    return session


@pytest.fixture
def saved_tables(tmp_path):
    saved_tables = SavedTables(tmp_path / "tables")
    yield saved_tables
    saved_tables.close_all()


def again(session, cb):
    return from_saved(decode(to_text(session)), cb)


def test_a_game_continues_at_the_same_decision(session, cb):
    session.asking = AskSetting(always=True)
    session.sources = ("a.txt", "twd:1", "")
    session.seconds, session.limit = 61.5, 7200.0
    session.reasons = {3: "It looked right."}
    other = again(session, cb)
    assert other.decision == session.decision
    assert other.view() == session.view()
    assert log_fingerprint(other.game) == log_fingerprint(session.game)
    for name in ("sitters", "asking", "sources", "seconds", "limit", "reasons"):
        assert getattr(other, name) == getattr(session, name)


def test_a_conceded_game_stays_conceded(session, cb):
    session.concede(0)
    other = again(session, cb)
    assert (other.ended, other.conceded) == (Ended.CONCEDED, 0)


def test_a_deck_alone_is_kept_too(cb):
    setup = Setup(crypt=(cb["Anson"].id,) * 12, library=(cb["Blood Doll"].id,) * 60, seat=2)
    session = play_alone(FromGoldfish.new(setup, 4), GameSource(cb))
    Clicker(2).play(session, 6)
    session.advance()
    other = again(session, cb)
    assert other.view() == session.view()
    assert other.people == (1,)
    assert other.undo()


def test_a_deck_alone_of_an_earlier_version_continues(cb):
    """Each opponent was asked whether she withdraws; the files do not record this."""
    setup = Setup(crypt=(cb["Anson"].id,) * 12, library=(cb["Blood Doll"].id,) * 60, seat=2)
    session = play_alone(FromGoldfish(setup, 4), GameSource(cb))
    Clicker(2).play(session, 12)
    inputs = tuple(option.key() for option in session.game.inputs)
    with pytest.raises(SavedGameError):
        play_alone(FromGoldfish.new(setup, 4, inputs), GameSource(cb))
    saved = msgspec.json.decode(to_text(session))
    assert saved["start"].pop("all_asked") is True
    other = from_saved(decode(msgspec.json.encode(saved)), cb)
    assert other.view() == session.view()
    assert to_text(other).count(b'"all_asked":true') == 1


def test_a_saved_game_is_offered_if_no_window_has_it_open(session, saved_tables, cb):
    key = saved_tables.new()
    saved_tables.keep(key, session)
    other = SavedTables(saved_tables.folder)
    assert [one.open for one in other.games()] == [True]
    assert other.unfinished() == ()
    with pytest.raises(TableError, match="already open"):
        other.open(key, cb)
    saved_tables.close(key)
    (offered,) = other.unfinished()
    assert offered.saved.names == ("Ada", "Ben", "Cleo")
    assert other.open(key, cb).decision == session.decision
    other.close_all()


def test_an_older_state_never_replaces_a_newer_one(session, saved_tables):
    key = saved_tables.new()
    early = saved_tables.prepare(key, session)
    session.answer(session.decision.options[-1])
    saved_tables.keep(key, session)
    newest = (saved_tables.folder / f"{key}.table").read_bytes()
    early()
    assert (saved_tables.folder / f"{key}.table").read_bytes() == newest


def test_a_discarded_game_is_not_restored_by_a_late_write(session, saved_tables):
    key = saved_tables.new()
    late = saved_tables.prepare(key, session)
    saved_tables.keep(key, session)
    saved_tables.discard(key)
    late()
    assert list(saved_tables.folder.iterdir()) == []


@pytest.mark.parametrize("bytes_", [b"", b"{", b"[[[[" * 9000, b"\xff\x00", b'{"shape": 1}', b"7"])
def test_any_bytes_give_a_clear_error_and_are_set_aside(bytes_, saved_tables, cb):
    key = saved_tables.new()
    saved_tables.close(key)
    (saved_tables.folder / f"{key}.table").write_bytes(bytes_)
    assert saved_tables.games() == ()
    with pytest.raises(TableError, match="damaged"):
        saved_tables.open(key, cb)
    (aside,) = saved_tables.folder.iterdir()
    assert "damaged" in aside.name
    assert aside.read_bytes() == bytes_


def test_a_damaged_game_is_set_aside_at_the_start(session, saved_tables):
    key = saved_tables.new()
    saved_tables.keep(key, session)
    other = saved_tables.new()
    (saved_tables.folder / f"{other}.table").write_bytes(b"nothing")
    (aside,) = saved_tables.put_damaged_aside()
    assert aside.read_bytes() == b"nothing"
    assert [one.key for one in saved_tables.games()] == [key]


def test_a_game_of_a_later_version_is_not_changed(session, saved_tables, cb):
    key = saved_tables.new()
    saved_tables.close(key)
    data = to_text(session)[:-1] + b',"shape":99}'
    file = saved_tables.folder / f"{key}.table"
    file.write_bytes(data)
    with pytest.raises(TableError, match="later version"):
        saved_tables.open(key, cb)
    assert saved_tables.put_damaged_aside() == ()
    assert file.read_bytes() == data


def test_illegal_answers_are_refused(session, cb):
    saved = decode(to_text(session))
    text = saved.start.game.replace('"pass"', '"bleed minion=3"', 1)
    wrong = msgspec.structs.replace(saved, start=type(saved.start)(text))
    with pytest.raises(TableError, match="cannot be continued"):
        from_saved(wrong, cb)


def test_the_size_of_a_text_is_limited():
    with pytest.raises(Exception, match="more than"):
        decode(b" " * (MAX_FILE_BYTES + 1))


def test_finished_games_are_kept_and_the_oldest_removed(session, saved_tables, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.game_table.saved_games.MAX_FINISHED", 2)
    keys = []
    session.concede(0)
    for _ in range(4):
        keys.append(saved_tables.new())
        saved_tables.keep(keys[-1], session)
        saved_tables.close(keys[-1])
    saved_tables.tidy()
    assert [one.key for one in saved_tables.games()] == keys[:1:-1]
    assert saved_tables.unfinished() == ()


KILLED = """
import os, signal, sys
import cardbase
from pathlib import Path
sys.path.insert(0, sys.argv[2])
from table_sessions import COMPUTER, PERSON, sit
from vtes_deck.app.game_table.saved_games import SavedTables
saved_tables, session = SavedTables(Path(sys.argv[1])), sit(cardbase.load(), PERSON, COMPUTER)
key = saved_tables.new()
for _ in range(4):
    session.advance()
    session.answer(session.decision.options[-1])
    saved_tables.keep(key, session)
print(len(session.game.inputs), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_program_loses_no_choice(saved_tables, request, cb):
    helpers = request.config.rootpath / "tests" / "helpers"
    child = subprocess.run(
        [sys.executable, "-c", KILLED, str(saved_tables.folder), str(helpers)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == -signal.SIGKILL, child.stderr
    (offered,) = saved_tables.unfinished()
    session = saved_tables.open(offered.key, cb)
    assert len(session.game.inputs) == int(child.stdout)


# ------------------------------------------------------------------------------------------ results


def test_each_remaining_methuselah_gets_half_a_point_at_the_time_limit(session):
    session.limit = 60.0
    session.spend(59.0)
    assert not session.over
    session.spend(1.0)
    end = outcome(session)
    assert (session.ended, end.minutes) == (Ended.TIME, 1)
    assert [seat.victory_points for seat in end.seats] == [0.5, 0.5, 0.5]
    assert not any(seat.game_win for seat in end.seats)


def test_half_points_of_the_turn_limit_count_once(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    session.game.table.turn_limit = 1
    session.advance()
    assert session.ended is Ended.TIME
    assert [seat.victory_points for seat in outcome(session).seats] == [0.5, 0.5, 0.5]


def test_a_game_win_needs_two_points_and_more_than_any_other(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    session.advance()
    seats = session.game.table.seats
    for points, winner in (((2, 0, 0), 0), ((1, 2, 0), 1), ((2, 2, 0), None), ((1, 0, 0), None)):
        for seat, own in zip(seats, points, strict=True):
            seat.victory_points = float(own)
        wins = [place for place, one in enumerate(outcome(session).seats) if one.game_win]
        assert wins == ([] if winner is None else [winner])


def test_results_are_stored_with_the_deck_and_move_with_it_to_its_file(session, tmp_path):
    session.concede(0)
    played = played_game(session, 0, "0123456789ab")
    versions = Versions(tmp_path / "versions")
    deck = Deck(name="Mine")
    document = Document(Origin.NEW, saved=deck)
    versions.record(document, deck, VersionOrigin.WORK)
    versions.add_result(document, played)
    assert versions.results(document) == (played,)
    assert [one.why for one in versions.of(document)] == [VersionOrigin.WORK]
    document.path = tmp_path / "mine.txt"
    versions.record(document, Deck(name="Mine", author="Me"), VersionOrigin.SAVED)
    assert versions.results(document) == (played,)
    assert len(versions.of(document)) == 2
    assert played.victory_points == 0
    assert played.ended == "conceded"


def test_a_deck_without_versions_has_results(session, tmp_path):
    versions = Versions(tmp_path / "versions")
    document = Document(Origin.FILE, saved=Deck(), path=tmp_path / "mine.txt")
    first, second = (played_game(session, 0), played_game(session, 1))
    versions.add_result(document, first)
    versions.add_result(document, second)
    assert versions.results(document) == (second, first)
    assert versions.of(document) == ()
