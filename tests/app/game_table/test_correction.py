"""A judge's correction: an edited position of a game, and the log of the game that continues."""

import msgspec
import pytest
from table_sessions import COMPUTER, sit

from vtes_deck.app import games
from vtes_deck.app.game_table.editor import PositionEditor
from vtes_deck.app.game_table.game_file import decode, from_saved, to_text
from vtes_deck.app.game_table.log_lines import as_text, log_lines
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.position import Spot, lay_out, snippet
from vtes_deck.app.game_table.position_problems import breaches
from vtes_deck.app.game_table.position_use import (
    play_position,
    position_of,
    position_of_session,
    read_position,
)
from vtes_deck.app.game_table.view import EVERYTHING
from vtes_deck.app.games import TableError
from vtes_deck.app.scenario import scenario
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.in_play import Minion
from vtes_deck.engine.state.table import Phase
from vtes_deck.engine.status import contests


def reported(session):
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
    before = reported(begun)
    played, minion, gone = corrected(begun, cb)
    log = reported(played)
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
    assert reported(again) == reported(played)


def test_a_game_without_a_correction_has_its_heading_once(begun, cb):
    played = play_position(FromPosition(position_of(begun.game)), cb, [COMPUTER] * 3)
    assert not [line for line in reported(played) if line.startswith("Correction: ")]


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


def test_the_log_before_a_correction_keeps_its_turns(begun, cb):
    """Copied as text, it has a blank line before each turn, also after a second correction."""
    turns = [line.text for line in games.narrate(begun.game) if line.turn]
    assert len(turns) > 1
    again = begun
    for _ in range(2):
        again = play_position(FromPosition(position_of(again.game)), cb, [COMPUTER] * 3)
    assert [line.text for line in games.narrate(again.game) if line.turn][: len(turns)] == turns
    copied = as_text(log_lines(again.game, EVERYTHING)).splitlines()
    assert all(copied[copied.index(turn) - 1] == "" for turn in turns)


def test_a_corrected_game_keeps_its_time_limit(begun, cb):
    begun.seconds, begun.limit = 70.0, 7200.0
    position = position_of_session(begun)
    played = play_position(FromPosition(position), cb, [COMPUTER] * 3)
    assert (played.seconds, played.limit) == (70.0, 7200.0)


def test_contested_cards_stay_contested(cb):
    """CON-02, CON-04, CON-07: the last claimant regains the card in her next unlock phase."""
    table = scenario("Ada", "Ben", cards=cb)
    ada = table.ready("Ada", "Anson", 5)
    table.on(ada, "Flak Jacket")
    ben = table.torpor("Ben", "Anson", 2)
    contests.arrived(table.table, table[ben])
    assert table[ada].contested
    table.turn("Ada", Phase.MASTER)
    position = position_of(table.game)
    assert breaches(position, cb) == ()
    assert position_of(lay_out(position, cb).scenario.game).cards == position.cards
    scope = {}
    exec(snippet(position), scope)  # noqa: S102 - the program wrote it
    assert sum(one.contested for one in scope["table"].table.in_play.values()) == 3
    editor = PositionEditor(cb, position)
    other = next(one for one in position.cards if one.contested and one.spot is Spot.TORPOR)
    editor.remove(other.key)
    editor.set_turn(0, Phase.UNLOCK)
    played = play_position(FromPosition(editor.position), cb)
    anson = next(one for one in played.game.table.in_play.values() if isinstance(one, Minion))
    assert not anson.contested
    assert anson.blood == 5
    assert anson.attached


@pytest.mark.parametrize("method", ["ready", "torpor"])
def test_a_card_that_became_a_minion_stays_a_minion(cb, method):
    """GEN-16: the card The Embrace is a vampire in play, with the clan of its sire."""
    table = scenario("Ada", "Ben", cards=cb)
    childe = table.became(
        "Ada",
        "The Embrace",
        1,
        capacity=1,
        clan="Toreador",
        sect="Camarilla",
        disciplines="AUS cel",
        marks={"must hunt": 9},
        locked=True,
        torpor=method == "torpor",
    )
    table.turn("Ben", Phase.MASTER)
    position = position_of(table.game)
    assert breaches(position, cb) == ()
    again = position_of(lay_out(position, cb).scenario.game)
    assert again.cards == position.cards
    assert read_position(msgspec.json.encode(position)) == position
    scope = {}
    exec(snippet(position), scope)  # noqa: S102 - the program wrote it
    [minion] = [one for one in scope["table"].table.in_play.values() if isinstance(one, Minion)]
    was = table[childe]
    for field in ("capacity", "clan", "sect", "disciplines", "marks", "blood", "locked", "region"):
        assert getattr(minion, field) == getattr(was, field), field
    assert minion.in_torpor == (method == "torpor")


def test_a_childe_has_no_more_blood_than_its_capacity(cb):
    """GEN-18 applies to a childe as to a printed vampire; outside these regions, it is a card."""
    table = scenario("Ada", "Ben", cards=cb)
    table.became("Ada", "The Embrace", 1, capacity=1, clan="Toreador", sect="Camarilla")
    table.turn("Ben", Phase.MASTER)
    editor = PositionEditor(cb, position_of(table.game))
    [childe] = editor.position.cards
    editor.set_counters(childe.key, 2)
    assert [one.rule for one in breaches(editor.position, cb)] == ["GEN-18"]
    editor.move(childe.key, 0, Spot.HAND)
    with pytest.raises(TableError, match="GEN-16"):
        editor.move(childe.key, 0, Spot.READY)


def test_the_corrected_game_has_the_turn_limit_and_the_players_of_the_game(begun, cb):
    """END-16: the turn limit counts the turns since the start of the game."""
    before = begun.game.table
    before.turn_limit = before.seats[before.active].turns
    position = position_of_session(begun)
    assert position.before.sitters == begun.sitters
    played = play_position(FromPosition(position), cb, position.before.sitters)
    played.advance()
    assert games.result(played.game).turns <= before.turn + 2
