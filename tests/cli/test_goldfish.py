"""``vtes-deck goldfish`` as its users call it."""

import csv
import io
import json

import pytest

from cardbase.terms import Type
from vtes_deck.cli import runs
from vtes_deck.effects.coverage import CoverageLevel, level_of

QUICK = ("--games", "8", "--turns", "4", "--processes", "1", "--table", "empty")


@pytest.fixture(scope="module")
def blank(cb):
    """A master card whose text the engine does not play."""
    return next(
        c for c in cb.library if Type.MASTER in c.types and level_of(c) is CoverageLevel.NONE
    )


@pytest.fixture
def deck(tmp_path, blank):
    """Vampires of capacity 2 and 7 that bleed, and a card that the engine does not play."""
    path = tmp_path / "deck.txt"
    path.write_text(
        "Deck Name: Bleeders\n\nCrypt (12 cards)\n6x Ohanna\n6x Gilbert Duane (G1)\n\n"
        "Library (60 cards)\n20x Govern the Unaligned\n20x Conditioning\n10x Blood Doll\n"
        "8x Deflection\n"
        f"2x {blank}\n",
        "utf-8",
    )
    return str(path)


def output(run, *argv):
    status, out, _ = run("goldfish", *argv, "--json")
    assert status == 0
    return json.loads(out)


def test_a_goldfish_shows_a_deck_turn_by_turn(run, deck):
    status, out, err = run("goldfish", deck, *QUICK, "--seat", "3")
    assert status == 0
    assert err == ""
    assert "Bleeders plays alone: 8 games" in out
    assert "Seat 3 of 5, 4 turns; the prey has 30 pool, no one blocks, no one bleeds." in out
    for title in (
        "The turn on which the prey falls",
        "The hand, and unused",
        "Cards that jam most",
    ):
        assert title in out


def test_without_options_the_table_is_ordinary(run, deck):
    _, out, _ = run("goldfish", deck, *QUICK[:-2])
    assert "as often as computer players did in" in out
    assert "No opponent acts" not in out
    setup = output(run, deck, *QUICK[:-2], "--pool", "20")["setup"]
    assert setup["opponents"]["ordinary"] is True
    assert setup["opponents"]["pool"] == 20
    by_hand = output(run, deck, *QUICK[:-2], "--blockers", "1")["setup"]["opponents"]
    assert (by_hand["ordinary"], by_hand["blockers"], by_hand["pool"]) == (False, 1, 30)


def test_a_table_and_opponents_by_hand_exclude_each_other(run, deck):
    status, _, err = run("goldfish", deck, *QUICK, "--bleed", "2")
    assert status == 2
    assert "Use --table without --blockers, --intercept and --bleed." in err


def test_every_card_that_is_not_played_completely_is_named(run, deck, blank):
    _, out, _ = run("goldfish", deck, *QUICK)
    assert "Cards the engine does not play completely" in out
    assert str(blank) in out.split("Cards the engine does not play completely")[1]
    missing = output(run, deck, *QUICK)["missing"]
    assert [(gap["name"], gap["level"], gap["copies"]) for gap in missing] == [
        (str(blank), "none", 2)
    ]


def test_the_same_seed_gives_the_same_numbers_with_any_number_of_processes(run, deck):
    first = output(run, deck, *QUICK[:4], "--seed", "5", "--processes", "1")
    assert first == output(run, deck, *QUICK[:4], "--seed", "5", "--processes", "2")
    assert first != output(run, deck, *QUICK[:4], "--seed", "6", "--processes", "1")
    assert first["games"] == 8
    assert first["setup"]["seed"] == 5


def test_a_number_leads_to_a_game(run, deck):
    found = output(run, deck, *QUICK)
    measures = {one["name"]: one for one in found["measures"]}
    (last,) = [row for row in measures["prey_pool"]["rows"] if row["row"] == 4]
    assert sum(last["counts"].values()) == last["games"] == 8
    assert last["interval"][0] <= last["mean"] <= last["interval"][1]
    least = min(last["counts"], key=int)
    game = output(run, deck, *QUICK, "--game", str(last["examples"][least][0]))
    assert game["record"]["turns"][-1]["prey"] == int(least)
    assert any("Turn 4 of the deck is over" in line["text"] for line in game["log"])


def test_a_game_is_shown_step_by_step(run, deck):
    status, out, _ = run("goldfish", deck, *QUICK, "--game", "2")
    assert status == 0
    assert "Game 2" in out
    assert "Turn 1 of the deck is over: " in out


def test_a_measure_is_shown_completely(run, deck):
    status, out, _ = run("goldfish", deck, *QUICK, "--measure", "found")
    assert status == 0
    assert "First seen on turn (found)" in out
    assert "opening hand" in out  # the method
    assert "\nBlood Doll\n" in out
    assert "game " in out
    assert "By turn 4 in " in out
    assert "On average" not in out


def test_a_game_without_the_event_counts_as_later_and_in_no_mean(run, deck):
    """No prey with 30 pool falls in four turns of this deck."""
    measures = {one["name"]: one for one in output(run, deck, *QUICK)["measures"]}
    (falls,) = measures["prey_falls"]["rows"]
    assert falls["counts"] == {"later": 8}
    assert falls["quantiles"]["0.5"] is None
    assert falls["within"] == 0
    assert "mean" not in falls
    (lasts,) = measures["prey_lasts"]["rows"]
    assert lasts["mean"] == 4
    _, out, _ = run("goldfish", deck, *QUICK, "--csv")
    (row,) = [one for one in csv.DictReader(io.StringIO(out)) if one["measure"] == "prey_falls"]
    assert (row["number"], row["games"]) == ("later", "8")


def test_all_distributions_are_written_as_csv(run, deck, blank):
    status, out, _ = run("goldfish", deck, *QUICK, "--csv")
    assert status == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    pool = [row for row in rows if row["measure"] == "pool" and row["row"] == "1"]
    assert sum(int(row["games"]) for row in pool) == 8
    assert {row["of"] for row in pool} == {"8"}
    assert {row["name"] for row in rows if row["measure"] == "found"} == {
        "Govern the Unaligned",
        "Conditioning",
        "Blood Doll",
        "Deflection",
        str(blank),
    }


def test_ctrl_c_shows_the_results_so_far(run, deck, monkeypatch):
    shown = []

    def interrupt(self, done, total):
        shown.append(done)
        if done >= 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(runs.RunProgress, "show", interrupt)
    status, out, err = run("goldfish", deck, "--games", "9000", "--turns", "2")
    assert status == 130
    assert "Interrupted" in err
    assert f"plays alone: {shown[-1]} games" in out


def test_progress_is_shown_only_on_a_terminal_and_erased(run, deck, monkeypatch):
    monkeypatch.setattr(runs, "_PATIENCE", 0)
    monkeypatch.setattr(runs, "_OFTEN", 0)
    assert run("goldfish", deck, *QUICK)[2] == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    _, out, err = run("goldfish", deck, *QUICK)
    assert "of 8 games" in err
    assert err.endswith(" \r")
    assert "of 8 games" not in out


def test_built_in_priorities_can_be_copied_and_changed(run, deck, tmp_path):
    status, table, _ = run("goldfish", "--priorities")
    assert status == 0
    mine = tmp_path / "mine.txt"
    mine.write_text(table, "utf-8")
    same = output(run, deck, *QUICK, "--policy", str(mine))
    assert same["setup"]["policy"] == table
    word = tmp_path / "word.txt"
    word.write_text("built-in\n", "utf-8")
    assert same["measures"] == output(run, deck, *QUICK, "--policy", str(word))["measures"]
    assert same["measures"] != output(run, deck, *QUICK)["measures"]


def test_priorities_are_read_from_a_file(run, deck, tmp_path):
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("this is no rule at all\n", "utf-8")
    status, _, err = run("goldfish", deck, *QUICK, "--policy", str(wrong))
    assert status == 2
    assert err
    status, _, err = run("goldfish", deck, *QUICK, "--policy", str(tmp_path / "none.txt"))
    assert status == 2
    assert "none.txt" in err


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Library (60 cards)\n60x Blood Doll\n", "crypt"),
        ("Crypt (12 cards)\n12x Ohanna\n", "The library cannot have"),
    ],
)
def test_a_deck_that_cannot_be_played_is_a_usage_error(run, tmp_path, text, says):
    path = tmp_path / "half.txt"
    path.write_text(text, "utf-8")
    status, _, err = run("goldfish", str(path), *QUICK)
    assert status == 2
    assert says in err


def test_doubtful_decks_are_reported(run, tmp_path):
    path = tmp_path / "small.txt"
    path.write_text("Crypt\n3x Ohanna\nLibrary\n20x Blood Doll\n", "utf-8")
    status, _, err = run("goldfish", str(path), *QUICK)
    assert status == 0
    assert "3 cards where at least 12" in err


def test_help_lists_every_measure(run):
    _, out, _ = run("goldfish", "--help")
    assert "jam_by_card" in out
    assert "Pool of the prey" in out
