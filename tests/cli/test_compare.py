"""``vtes-deck compare`` as its users call it."""

import json

import pytest

from cardbase.terms import Type
from vtes_deck.effects.coverage import CoverageLevel, level_of

QUICK = ("--games", "8", "--turns", "5", "--processes", "1", "--table", "empty")


@pytest.fixture(scope="module")
def blank(cb):
    """A master card whose text the engine does not play."""
    return next(
        c for c in cb.library if Type.MASTER in c.types and level_of(c) is CoverageLevel.NONE
    )


def listed(governs, dolls, blank):
    return (
        f"Crypt (12 cards)\n6x Ohanna\n6x Roland Bishop\n\nLibrary\n"
        f"{governs}x Govern the Unaligned\n{dolls}x Blood Doll\n20x Wash\n5x {blank}\n"
    )


@pytest.fixture
def deck(tmp_path, blank):
    path = tmp_path / "deck.txt"
    path.write_text(listed(20, 20, blank), "utf-8")
    return str(path)


@pytest.fixture
def better(tmp_path, blank):
    path = tmp_path / "better.txt"
    path.write_text(listed(35, 5, blank), "utf-8")
    return str(path)


def output(run, *argv):
    status, out, _ = run("compare", *argv, *QUICK, "--json")
    assert status == 0
    return json.loads(out)


def test_two_files_are_compared(run, deck, better, blank):
    status, out, _ = run("compare", deck, better, *QUICK)
    assert status == 0
    assert "8 games of each on the same shuffles" in out
    assert "+15 Govern the Unaligned" in out
    assert "-15 Blood Doll" in out
    assert "Second less first at the end of each turn" in out
    assert str(blank) in out  # the engine knows only its printed facts


def test_a_swap_is_the_same_as_a_file(run, deck, better):
    swapped = output(run, deck, "--swap", "15 Blood Doll=Govern the Unaligned")
    assert swapped == output(run, deck, better)
    apart = output(run, deck, "--swap", "-15 Blood Doll", "--swap", "+15x Govern the Unaligned")
    assert apart == swapped
    (line,) = [one for one in swapped["lines"] if (one["measure"], one["row"]) == ("bled", 5)]
    assert line["difference"] > 0
    assert line["difference"] == pytest.approx(line["second"] - line["first"])
    assert line["interval"][0] < line["difference"] < line["interval"][1]
    wide = line["interval_of_all"]
    assert wide[0] < line["interval"][0] < line["interval"][1] < wide[1]


def test_a_deck_against_itself_differs_in_nothing(run, deck):
    found = output(run, deck, deck)
    assert {line["difference"] for line in found["lines"]} == {0}
    assert not any(line["clear"] for line in found["lines"])
    _, out, _ = run("compare", deck, deck, *QUICK)
    assert "the same cards" in out
    assert "no game differs" in out


def test_no_mean_counts_a_game_without_the_event_as_a_later_turn(run, deck, better):
    """Eight games of five turns, in some of which the prey does not fall."""
    found = output(run, deck, better)
    moments = {(one["measure"], one["row"]): one for one in found["moments"]}
    assert not {name for name, _ in moments} & {line["measure"] for line in found["lines"]}
    falls = moments["prey_falls", 0]
    assert falls["difference_in"] == "prey_lasts"
    (lasts,) = [line for line in found["lines"] if line["measure"] == "prey_lasts"]
    for version in ("first", "second"):
        assert 0 <= falls[version]["within"] < 1
        assert falls[version]["turns"] == 5
        assert lasts[version] <= 5
    assert falls["first"]["median"] is None
    _, out, _ = run("compare", deck, better, *QUICK)
    assert "has fallen: first not within 5 turns" in out
    assert "falls on turn" not in out


def test_swaps_are_sorted_by_effect(run, deck, blank):
    argv = ("--what-if", "--in", "Govern the Unaligned", "--in", "Conditioning")
    found = output(run, deck, *argv)
    swaps = {(one["out"]["name"], one["in"]["name"]) for one in found["swaps"]}
    assert ("Wash", "Govern the Unaligned") in swaps
    assert ("Govern the Unaligned", "Govern the Unaligned") not in swaps
    assert ("Ohanna", "Conditioning") not in swaps
    assert len(swaps) == 7
    assert found["goal"] == {"name": "prey_sum", "row": 0}
    status, out, _ = run("compare", deck, *argv, *QUICK, "-n", "6")
    assert status == 0
    assert "1 more" in out
    assert "beyond doubt" in out
    assert f"{blank} †" in out


def test_candidate_cards_come_from_similar_decks(run, deck):
    found = output(run, deck, "--what-if", "--out", "Wash")
    assert 0 < len(found["swaps"]) <= 8
    assert {one["out"]["name"] for one in found["swaps"]} == {"Wash"}


def test_a_sweep_of_sizes(run, deck):
    found = output(run, deck, "--sweep", "size=60..80/10", "--goal", "vampires@4")
    assert [step["value"] for step in found["steps"]] == [65, 60, 70, 80]
    assert found["steps"][0]["own"]
    assert found["goal"] == {"name": "vampires", "row": 4}
    status, out, _ = run("compare", deck, "--sweep", "size=60,65", *QUICK)
    assert status == 0
    assert "as it is" in out


def test_a_sweep_of_copies(run, deck):
    found = output(run, deck, "--sweep", "Govern the Unaligned=18..21", "--for", "Blood Doll")
    assert [step["value"] for step in found["steps"]] == [20, 18, 19, 21]
    status, out, _ = run("compare", deck, "--sweep", "Villein=0,2", *QUICK)
    assert status == 0
    assert "Copies of Villein" in out


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        ((), "Name a second file"),
        (("--what-if", "--sweep", "size=60"), "Name a second file"),
        (("--swap", "Blood Doll"), "OUT=IN"),
        (("--swap", "Villein=Wash"), "has 0 Villein"),
        (("--swap", "No Such Card At All=Wash"), "no card"),
        (("--sweep", "sixty"), "size=60..90/10"),
        (("--sweep", "size=1..900"), "from 20 to 200"),
        (("--sweep", "size=60..199"), "at most 40 steps"),
        (("--sweep", "size=60..90..2"), "range"),
        (("--sweep", "Ohanna=2..3"), "library cards"),
        (("--sweep", "Wash=21..30", "--for", "Villein"), "fewer than 10"),
        (("--what-if", "--goal", "luck"), "There is no measure"),
        (("--what-if", "--goal", "found"), "by turn"),
        (("--what-if", "--goal", "prey_falls"), "prey_lasts counts the turns until it"),
        (("--sweep", "size=60", "--goal", "prey_falls"), "has no mean"),
        (("--what-if", "--goal", "pool@30"), "turn must be from 1 to 5"),
        (("--in", "Villein", "--swap", "Wash=Villein"), "--what-if"),
    ],
)
def test_an_error_is_a_usage_error(run, deck, argv, says):
    status, _, err = run("compare", deck, *argv, *QUICK)
    assert status == 2
    assert says in err


def test_early_compares_deals_with_and_without_a_card(run, deck):
    """Every deal is played with and without the card in the opening hand."""
    found = output(run, deck, "--early", "Blood Doll")
    assert [one["early"]["there"] for one in found["setups"]] == [False, True]
    (line,) = [
        one
        for one in found["lines"]
        if (one["measure"], one["name"]) == ("found_wait", "Blood Doll")
    ]
    assert line["first"] > line["second"] == 0  # turns until a copy is seen

    status, out, _ = run("compare", deck, "--early", "Ohanna", *QUICK)
    assert status == 0
    assert "First: no copy among the first 4 cards of the crypt." in out
    assert "in 97.0% of games" in out  # 1 - C(6, 4) / C(12, 4)
    assert "goldfish --game" not in out  # this run plays the deals unchanged


@pytest.mark.parametrize(
    ("early", "problem"),
    [
        ("Blood Doll@50", "The deck has 20 Blood Doll in 65 cards."),
        ("Villein", "The deck has 0 Villein"),
        ("Blood Doll@x", "--early needs a number"),
        ("Blood Doll@0", "--early needs a number"),
    ],
)
def test_an_early_card_that_the_deck_lacks_is_an_error(run, deck, early, problem):
    status, _, err = run("compare", deck, "--early", early)
    assert status == 2
    assert problem in err
