"""``vtes-deck influence`` as its users call it."""

import json
from math import comb

import pytest


@pytest.fixture
def deck(tmp_path):
    """Three princes of capacity 7 and nine cards of capacity 1."""
    path = tmp_path / "deck.txt"
    path.write_text("Crypt (12 cards)\n3x Gilbert Duane (G1)\n9x Anarch Convert\n", "utf-8")
    return str(path)


def output(run, *argv):
    status, out, _ = run(*argv, "--json")
    assert status == 0
    return json.loads(out)


def test_each_seat_has_its_curve(run, deck):
    status, out, _ = run("influence", deck)
    assert status == 0
    for seat in (1, 2, 3, 4):
        assert f"Seat {seat} of 5" in out
    assert "Exact" in out


def test_the_star_is_ready_as_often_as_it_is_in_the_opening(run, deck):
    (seat,) = output(run, "influence", deck, "--seat", "4", "--policy", "star", "--star", "gilbert")
    (policy,) = seat["policies"].values()
    opening = 1 - comb(9, 4) / comb(12, 4)
    chances = [turn["vampires"] for turn in policy["turns"]]
    star = next(card for card, chance in chances[1].items() if chance == pytest.approx(opening))
    assert chances[0][star] == 0
    assert policy["exact"] is True


def test_a_goal_is_shown_next_to_the_best_line(run, deck):
    status, out, _ = run("influence", deck, "--seat", "4", "--goal", "(Gilbert Duane)")
    assert status == 0
    assert "best possible" in out
    (seat,) = output(run, "influence", deck, "--seat", "4", "--goal", "(Gilbert Duane)")
    best = seat["best"]
    assert best[:2] == [0, pytest.approx(1 - comb(9, 4) / comb(12, 4))]
    assert best == sorted(best)
    for turn, chance in zip(seat["policies"]["cheapest"]["turns"], best, strict=True):
        assert turn["goal"] <= chance


def test_all_policies_are_compared(run, deck):
    status, out, _ = run("influence", deck, "--seat", "1", "--policy", "all", "--turns", "3")
    assert status == 0
    for name in ("cheapest", "balanced", "dearest", "star", "stuck", "search", "best possible"):
        assert f"\n{name} " in out


def test_a_simulation_is_labelled_and_repeatable(run, deck):
    argv = ("influence", deck, "--seat", "2", "--games", "500", "--seed", "9")
    status, out, _ = run(*argv)
    assert status == 0
    assert "Simulated: 500 games, seed 9" in out
    assert run(*argv)[1] == out
    assert run(*argv[:-1], "10")[1] != out
    (seat,) = output(run, *argv)
    (policy,) = seat["policies"].values()
    assert (policy["exact"], policy["games"], policy["seed"]) == (False, 500, 9)
    low, high = policy["turns"][2]["at_least"][0]["interval"]
    assert low < high


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("--goal", "3 foo"), "of, vampire, vampires"),
        (("--seat", "6"), "no seat 6"),
        (("--policy", "star", "--star", "Nobody At All"), "no card"),
    ],
)
def test_an_error_is_a_usage_error(run, deck, argv, says):
    status, _, err = run("influence", deck, *argv)
    assert status == 2
    assert says in err


def test_an_empty_crypt_is_a_usage_error(run, tmp_path):
    path = tmp_path / "half.txt"
    path.write_text("Library (2 cards)\n2x Villein\n", "utf-8")
    status, _, err = run("influence", str(path))
    assert status == 2
    assert "crypt is empty" in err


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("--star", "Nathan Turner"), "Nathan Turner is not in the crypt"),
        (("--goal", "(Nathan Turner)"), "never reached: the crypt has no Nathan Turner"),
    ],
)
def test_a_vampire_that_is_not_in_the_crypt_is_named(run, deck, argv, says):
    status, _, err = run("influence", deck, "--seat", "1", *argv)
    assert status == 2
    assert says in err


def test_a_card_can_be_played_when_a_vampire_with_its_discipline_is_ready(run, deck, tmp_path):
    library = "\nLibrary (3 cards)\n2x Govern the Unaligned\n1x Blood Doll\n"
    path = tmp_path / "deck.txt"
    path.write_text(path.read_text("utf-8") + library, "utf-8")
    star = ("--seat", "1", "--policy", "star", "--star", "Gilbert Duane", "--turns", "6")
    (table,) = output(run, "influence", deck, "--cards", *star)
    assert (table["seat"], table["policy"], table["exact"]) == (1, "star", True)
    (row,) = table["cards"]
    assert (row["name"], row["copies"]) == ("Govern the Unaligned", 2)
    drawn = 1 - comb(9, 4) / comb(12, 4)
    assert row["chances"][0] == 0
    assert row["chances"][-1] == pytest.approx(drawn)
    assert "can play the card is ready" in run("influence", deck, "--cards", *star)[1]
