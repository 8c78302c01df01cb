"""A position laid out by hand: edited, checked, saved, played, written as code."""

import msgspec
import pytest
from table_sessions import COMPUTER, PERSON, Clicker, sit

from vtes_deck.app.game_table.editor import PositionEditor
from vtes_deck.app.game_table.game_file import decode, from_saved, to_text
from vtes_deck.app.game_table.log_lines import log_lines
from vtes_deck.app.game_table.origin import FromPosition
from vtes_deck.app.game_table.position import Position, PositionSeat, Spot, snippet
from vtes_deck.app.game_table.position_use import (
    open_position,
    play_position,
    position_of,
    read_position,
    save_position,
)
from vtes_deck.app.game_table.view import EVERYTHING
from vtes_deck.app.games import TableError
from vtes_deck.engine.state.table import Phase, Zone


@pytest.fixture
def editor(cb):
    return PositionEditor(cb)


def put(editor, name, seat=0, spot=Spot.READY, host=-1):
    return editor.add(editor.cards[name].id, seat, spot, host)


def rules(editor):
    return {(one.rule, one.key) for one in editor.breaches()}


@pytest.fixture
def full(editor):
    """One card in every spot, with counters, locked cards, pool and the Edge."""
    anson = put(editor, "Anson")
    editor.set_counters(anson, 3)
    bow = put(editor, "Ivory Bow", 0, Spot.ON, anson)
    editor.set_locked(bow, locked=True)
    angel = put(editor, "Angel", 1, Spot.TORPOR)
    editor.set_counters(angel, 1)
    waiting = put(editor, "Colette", 1, Spot.UNCONTROLLED)
    editor.set_counters(waiting, 2)
    for spot, name in (
        (Spot.HAND, "Deflection"),
        (Spot.LIBRARY, "Blood Doll"),
        (Spot.ASH_HEAP, "Villein"),
        (Spot.CRYPT, "Ayelech"),
        (Spot.IN_PLAY, "The Rack"),
    ):
        put(editor, name, 1, spot)
    editor.set_pool(1, 7)
    editor.set_edge(1)
    editor.set_turn(0, Phase.MINION, 12)
    return editor


def summary(view):
    """The relevant part of a view, by seats: every region with names, counters and locks."""

    def cards(region):
        return [
            (one.name, one.counters, one.locked, [x.name for x in one.attached]) for one in region
        ]

    return view.turn, [
        (
            *(seat.name, seat.pool, seat.edge, seat.library, seat.crypt),
            *map(cards, (seat.hand, seat.uncontrolled, seat.ready, seat.torpor)),
            *map(cards, (seat.others, seat.ash_heap)),
        )
        for seat in view.seats
    ]


def test_the_view_shows_the_laid_out_cards(full):
    turn, (ada, ben) = summary(full.view())
    assert turn == 12
    assert ada == ("Ada", 30, False, 0, 0, [], [], [("Anson", 3, False, ["Ivory Bow"])], [], [], [])
    assert ben == (
        *("Ben", 7, True, 1, 1),
        [("Deflection", 0, False, [])],
        [("Colette", 2, False, [])],
        [],
        [("Angel", 1, False, [])],
        [("The Rack", 0, False, [])],
        [("Villein", 0, False, [])],
    )
    assert full.breaches() == ()


def test_the_code_of_a_position_makes_the_same_table(full, cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.scenario.load", lambda: cb)
    made = {}
    exec(compile(snippet(full.position), "snippet", "exec"), made)  # noqa: S102 - our own code
    played = play_position(FromPosition(full.position), cb)
    table, ours = made["table"].table, played.game.table
    assert table.seats == ours.seats
    assert table.in_play == ours.in_play
    assert (table.turn, table.phase, table.edge) == (12, Phase.MINION, 1)
    assert made["table"].decision == played.game.decision
    assert made["anson"] == made["table"].number("Anson")


def test_names_that_are_not_identifiers_give_valid_code(editor, cb, monkeypatch):
    monkeypatch.setattr("vtes_deck.app.scenario.load", lambda: cb)
    editor.set_name(0, "A\"d'a\\")
    rifles = [put(editor, name) for name in ("Anson", "Zöe", "Angel")]
    for host in rifles:
        put(editor, ".44 Magnum", 0, Spot.ON, host)
        put(editor, ".44 Magnum", 0, Spot.ON, host + 0)
    made = {}
    exec(compile(snippet(editor.position), "snippet", "exec"), made)  # noqa: S102 - our own code
    assert len(made["table"].table.in_play) == 9


def test_a_position_can_be_played_saved_and_opened_again(full, cb):
    session = play_position(FromPosition(full.position), cb, (PERSON, COMPUTER))
    assert (session.decision.seat, session.game.table.phase) == (0, Phase.MINION)
    Clicker(1).play(session, 2)
    session.advance()
    first = log_lines(session.game, 0)[0]
    assert first.text == "The game starts from a position: turn 12, Ada: minion phase."
    other = from_saved(decode(to_text(session)), cb)
    assert log_lines(other.game, 0)[0] == first
    assert other.view(EVERYTHING) == session.view(EVERYTHING)
    assert session.undo()


def test_a_file_contains_the_position(full, tmp_path):
    path = tmp_path / "judge.json"
    save_position(full.position, path)
    assert open_position(path) == full.position
    with pytest.raises(TableError, match="cannot be read"):
        open_position(tmp_path / "nothing.json")
    with pytest.raises(TableError, match="cannot be written"):
        save_position(full.position, tmp_path / "no folder" / "x" / ("y" * 300))


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[" * 90_000, b'{"seats": [{"name": ""}]}'])
def test_any_bytes_give_a_clear_error(data):
    with pytest.raises(TableError, match="no position"):
        read_position(data)


def test_a_position_of_a_later_version_is_named():
    with pytest.raises(TableError, match="later version"):
        read_position(b'{"shape": 2}')


def test_a_hostile_file_is_refused_with_a_sentence(full, cb):
    """Cards on each other in a cycle, unknown cards, unknown seats."""
    card = full.position.cards[0]
    replace = msgspec.structs.replace
    for wrong in (
        replace(card, spot=Spot.ON, host=card.key),
        replace(card, card=1),
        replace(card, name="Another"),
        replace(card, seat=5),
        replace(card, card=cb["Blood Doll"].id, name="Blood Doll"),
    ):
        position = replace(full.position, cards=(wrong, *full.position.cards[1:]))
        with pytest.raises(TableError):
            PositionEditor(cb, position)
        with pytest.raises(TableError):
            full.replace(position)
        with pytest.raises(TableError):
            play_position(FromPosition(position), cb)


def test_undo_and_redo(full):
    end = full.position
    edits = 0
    while full.undo():
        edits += 1
    assert full.position == Position(seats=(PositionSeat("Ada"), PositionSeat("Ben")))
    while full.redo():
        edits -= 1
    assert (edits, full.position) == (0, end)
    full.undo()
    full.set_pool(0, 3)
    assert not full.redo()


# ----------------------------------------------------------------------------------------- illegal


@pytest.mark.rule("GEN-18")
def test_too_much_blood_is_illegal(editor):
    key = put(editor, "Anson")
    editor.set_counters(key, 8)
    assert not editor.breaches()
    editor.set_counters(key, 9)
    assert rules(editor) == {("GEN-18", key)}


@pytest.mark.rule("CON-02", "CON-10")
def test_two_copies_of_a_unique_card_are_illegal(editor):
    put(editor, "Anson")
    other = put(editor, "Anson", 1)
    assert rules(editor) == {("CON-02", other)}
    editor.move(other, 0, Spot.TORPOR)
    assert rules(editor) == {("CON-10", other)}
    editor.move(other, 0, Spot.UNCONTROLLED)
    assert not editor.breaches()


@pytest.mark.rule("DCK-10")
def test_a_library_card_cannot_be_in_a_crypt(editor):
    key = put(editor, "Villein", 0, Spot.CRYPT)
    assert rules(editor) == {("DCK-10", key)}
    with pytest.raises(TableError, match="DCK-10"):
        put(editor, "Anson", 0, Spot.HAND)


@pytest.mark.rule("GEN-16")
def test_only_minions_are_ready(editor):
    with pytest.raises(TableError, match="GEN-16"):
        put(editor, "Villein")


@pytest.mark.rule("EQP-02", "TOR-01", "ALY-02", "END-01")
def test_other_broken_rules_are_named(editor):
    bow = put(editor, "Ivory Bow", 0, Spot.IN_PLAY)
    ally = put(editor, "Carlton Van Wyk", 0, Spot.TORPOR)
    dying = put(editor, "Ossian", 1)
    editor.set_counters(dying, 0)
    editor.set_pool(1, 0)
    assert rules(editor) == {
        ("EQP-02", bow),
        ("TOR-01", ally),
        ("ALY-02", dying),
        ("END-01", -1),
    }


@pytest.mark.rule("PLY-01")
def test_a_card_that_goes_to_the_ash_heap_is_not_in_play(editor):
    deflection = put(editor, "Deflection", 1, Spot.IN_PLAY)
    put(editor, "Anarch Revolt", 0, Spot.IN_PLAY)
    put(editor, "Deflection", 1, Spot.ASH_HEAP)
    assert rules(editor) == {("PLY-01", deflection)}


@pytest.mark.rule("DRW-05")
def test_a_hand_is_not_larger_than_its_size(editor):
    for _ in range(7):
        put(editor, "Villein", 0, Spot.HAND)
    assert not editor.breaches()
    put(editor, "Villein", 0, Spot.HAND)
    assert [one.rule for one in editor.breaches()] == ["DRW-05"]
    with pytest.raises(TableError, match="DRW-05"):
        play_position(FromPosition(editor.position), editor.cards)


@pytest.mark.rule("GEN-01")
def test_a_table_has_two_to_six_seats(editor):
    for _ in range(4):
        editor.add_seat()
    with pytest.raises(TableError, match="GEN-01"):
        editor.add_seat()
    put(editor, "Anson", 5)
    put(editor, "Angel", 1)
    editor.set_edge(5)
    editor.remove_seat(1)
    assert [seat.name for seat in editor.position.seats] == ["Ada", "Cleo", "Dora", "Eve", "Fay"]
    assert [(one.name, one.seat) for one in editor.position.cards] == [("Anson", 4)]
    assert editor.position.edge == 4


def test_impossible_edits_are_refused_and_change_nothing(full):
    before = full.position
    anson = next(one.key for one in before.cards if one.name == "Anson")
    bow = next(one.key for one in before.cards if one.name == "Ivory Bow")
    for wrong in (
        lambda: full.move(anson, 0, Spot.ON, bow),
        lambda: full.move(bow, 0, Spot.ON, bow),
        lambda: full.move(999, 0, Spot.HAND),
        lambda: full.set_counters(anson, 100),
        lambda: full.set_counters(anson, -1),
        lambda: full.set_pool(9, 3),
        lambda: full.set_pool(0, 100),
        lambda: full.set_name(0, "Ben"),
        lambda: full.set_name(0, "a\nb"),
        lambda: full.set_edge(7),
        lambda: full.set_edition("no edition"),
        lambda: full.add(1, 0, Spot.HAND),
    ):
        with pytest.raises(TableError):
            wrong()
    assert full.position == before


def test_one_edit_adds_or_removes_several_copies(editor):
    editor.add(editor.cards["Villein"].id, 0, Spot.HAND, copies=4)
    assert [one.name for one in editor.position.cards] == ["Villein"] * 4
    assert len({one.key for one in editor.position.cards}) == 4
    editor.undo()
    assert not editor.position.cards


def test_removing_a_minion_removes_the_cards_on_it(full):
    anson = next(one.key for one in full.position.cards if one.name == "Anson")
    count = len(full.position.cards)
    full.remove(anson)
    assert len(full.position.cards) == count - 2


def test_a_game_can_become_a_position(cb):
    session = sit(cb, COMPUTER, COMPUTER, COMPUTER)
    for _ in range(180):
        session.step()
    table = session.game.table
    position = position_of(session.game)
    editor = PositionEditor(cb, position)
    assert summary(editor.view())[1] == summary(session.view(EVERYTHING))[1]
    assert editor.breaches() == ()
    played = play_position(FromPosition(position), cb, [COMPUTER] * 3)
    assert played.game.table.turn == table.turn
    assert sum(zone is Zone.IN_PLAY for zone in table.where) == len(table.in_play)
