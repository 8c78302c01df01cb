"""``vtes-deck position`` as judges and authors of tests call it."""

import json

import pytest

from vtes_deck.app.game_table.position_use import open_position


@pytest.fixture
def laid(run, tmp_path):
    """Anson with a bow and 3 blood against an empty table, in a file."""
    path = tmp_path / "a.position.json"
    status, _, _ = run(
        *("position", "--new", "Ada,Ben", "--put", "Ada", "ready", "Anson"),
        *("--put", "Ada", "on:Anson", "Ivory Bow", "--counters", "Anson", "3"),
        *("--save", str(path)),
    )
    assert status == 0
    return path


def test_a_position_is_laid_out_and_shown(run, laid):
    status, out, err = run("position", str(laid))
    assert (status, err) == (0, "")
    assert "Turn 9, minion phase of Ada" in out
    assert "ready: Anson, 3 of 8 blood, with Ivory Bow" in out
    position = open_position(laid)
    assert [one.name for one in position.cards] == ["Anson", "Ivory Bow"]


def test_every_edit_changes_the_table(run, laid, tmp_path):
    target = tmp_path / "b.json"
    run(
        *("position", str(laid), "--pool", "Ben", "4", "--edge", "Ben", "--lock", "Anson"),
        *("--turn", "Ben", "influence", "--ruleset", "playmat", "--remove", "Ivory Bow"),
        *("--save", str(target)),
    )
    position = open_position(target)
    assert [one.name for one in position.cards if one.locked] == ["Anson"]
    assert (position.edge, position.active, position.phase.value) == (1, 1, "influence phase")
    assert (position.seats[1].pool, position.edition) == (4, "playmat")
    assert len(position.cards) == 1


def test_an_illegal_position_names_the_rule_and_cannot_be_played(run, laid):
    status, out, err = run("position", str(laid), "--counters", "Anson", "9", "--play", "steady")
    assert status == 1
    assert err.startswith("GEN-18: ")
    assert "Victory points" not in out
    _, out, _ = run("position", str(laid), "--counters", "Anson", "9", "--json")
    assert json.loads(out)["breaches"][0]["rule"] == "GEN-18"


def test_a_position_can_be_played_and_written_as_code(run, laid):
    status, out, _ = run(
        "position", str(laid), "--put", "Ben", "ready", "Angel", "--play", "steady"
    )
    assert status == 0
    assert "Victory points" in out
    _, out, _ = run("position", str(laid), "--python")
    assert "table.on(anson, 'Ivory Bow', 'Ada')" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--put", "Zoe", "ready", "Anson"), "Zoe does not sit at the table"),
        (("--put", "Ada", "nowhere", "Anson"), "nowhere is not a place"),
        (("--put", "Ada", "ready", "Xyzzy"), "There is no card Xyzzy"),
        (("--put", "Ada", "ready", "Deflection"), "GEN-16"),
        (("--counters", "Angel", "1"), "The position has no card Angel"),
        (("--play", "nobody"), "Computer players are"),
    ],
)
def test_impossible_edits_give_reasons(run, laid, arguments, said):
    before = laid.read_bytes()
    status, _, err = run("position", str(laid), *arguments)
    assert status == 2
    assert said in err
    assert laid.read_bytes() == before


def test_position_needs_a_file_or_names(run):
    assert run("position")[0] == 2
    assert run("position", "--new", "Ada")[0] == 2
    assert run("position", "--new", "a,b,c,d,e,f,g")[0] == 2


def test_a_saved_game_can_be_corrected(run, cb, tmp_path):
    """The log of the corrected game begins with that of the game."""
    game, target = tmp_path / "game.json", tmp_path / "corrected.json"
    three = [f"twd:{deck.id}" for deck in cb.archive.decks[:3]]
    run("play", *three, "--seed", "5", "--most", "60", "--quiet", "--save", str(game))
    before = run("replay", str(game))[1]
    before = before[: before.index("\nSeat ")].replace("\n\n", "\n").strip()
    seat = cb.archive.decks[0].name
    status, out, err = run(
        *("position", str(game), "--pool", seat, "4", "--save", str(target), "--play", "steady")
    )
    assert (status, err) == (0, "")
    assert before in out.replace("\n\n", "\n")
    assert "A judge corrects the game" in out
    assert f"Correction: {seat} has 4 pool." in out
    assert open_position(target).before is not None
