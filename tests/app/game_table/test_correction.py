"""A judge's correction: an edited position of a game, and the log of the game that continues."""

import msgspec
import pytest
from table_sessions import COMPUTER, sit

from vtes_deck.app import games
from vtes_deck.app.game_table.editor import PositionEditor
from vtes_deck.app.game_table.game_file import decode, from_saved, to_text
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.position import Spot
from vtes_deck.app.game_table.position_use import play_position, position_of
from vtes_deck.engine.state.decisions import NONE


def told(session):
    return [line.text for line in games.narrate(session.game)]


@pytest.fixture
def begun(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    for _ in range(180):
        session.step()
    return session


def corrected(begun, cb):
    """The game after these corrections: pool, Edge, counters and a lock of a card, and another."""
    editor = PositionEditor(cb, position_of(begun.game))
    minion = next(one for one in editor.position.cards if one.spot is Spot.READY)
    gone = next(one for one in editor.position.cards if one.spot is Spot.HAND)
    editor.set_pool(0, 3)
    editor.set_edge(NONE if editor.position.edge == 1 else 1)
    editor.set_counters(minion.key, 1)
    editor.set_locked(minion.key, locked=not minion.locked)
    editor.remove(gone.key)
    editor.add(cb["Blood Doll"].id, 2, Spot.ASH_HEAP)
    played = play_position(FromPosition(editor.position), cb, [COMPUTER] * 3)
    return played, minion, gone


def test_the_log_keeps_the_game_and_names_the_corrections(begun, cb):
    before = told(begun)
    played, minion, gone = corrected(begun, cb)
    log = told(played)
    assert log[: len(before)] == before
    here = log[len(before)]
    assert here.startswith(
        f"A judge corrects the game, which continues in turn {begun.game.table.turn}"
    )
    name = begun.game.table.seats[0].name
    rest = log[len(before) + 1 :]
    assert f"Correction: {name} has 3 pool." in rest
    assert any(line.startswith("Correction: ") and line.endswith("the Edge.") for line in rest)
    assert f"Correction: {minion.name} has 1 counter." in rest
    locked = "unlocked" if minion.locked else "locked"
    assert f"Correction: {minion.name} is {locked}." in rest
    assert f"Correction: {gone.name} is taken away." in rest
    assert "Correction: Blood Doll is added." in rest
    assert sum(line.startswith("Correction: ") for line in rest) == 6


def test_a_corrected_game_is_saved_with_its_log(begun, cb):
    played, _, _ = corrected(begun, cb)
    for _ in range(20):
        played.step()
    again = from_saved(decode(to_text(played)), cb)
    assert told(again) == told(played)


def test_a_game_without_a_correction_says_so_only_once(begun, cb):
    played = play_position(FromPosition(position_of(begun.game)), cb, [COMPUTER] * 3)
    assert not [line for line in told(played) if line.startswith("Correction: ")]


def test_an_ousted_methuselah_is_left_out_and_victory_points_are_kept(cb):
    """END-01, END-03: she has left the game; her predator keeps the point."""
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    table = session.game.table
    for _ in range(6000):
        if any(seat.ousted for seat in table.seats) or session.over:
            break
        session.step()
    out = [seat.name for seat in table.seats if seat.ousted]
    assert len(out) == 1
    position = position_of(session.game)
    playing = [seat for seat in table.seats if not seat.ousted]
    assert [one.name for one in position.seats] == [seat.name for seat in playing]
    assert sum(one.points for one in position.seats) == 1
    played = play_position(FromPosition(position), cb, [COMPUTER] * 2)
    assert [seat.victory_points for seat in played.game.table.seats] == [
        seat.victory_points for seat in playing
    ]
    assert played.game.table.seats[played.game.table.active].name == table.seats[table.active].name
    assert msgspec.json.decode(msgspec.json.encode(position), type=type(position)) == position
