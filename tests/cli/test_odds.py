"""``vtes-deck odds`` as its users call it."""

import json
from fractions import Fraction
from math import comb

import pytest


@pytest.fixture
def deck(tmp_path):
    """A deck of twelve and ninety cards whose odds can be computed by hand."""
    path = tmp_path / "deck.txt"
    path.write_text(
        "Crypt (12 cards)\n3x Arika\n9x Anarch Convert\n\n"
        "Library (90 cards)\n6x Villein\n4x Minion Tap\n80x Deflection\n",
        "utf-8",
    )
    return str(path)


def test_a_joint_question(run, deck):
    question = "crypt(Arika) and hand>=1(Villein|Minion Tap) by turn 2 seat 3"
    status, out, _ = run("odds", deck, question, "--json")
    assert status == 0
    output = json.loads(out)
    crypt = 1 - Fraction(comb(9, 4), comb(12, 4))
    hand = 1 - Fraction(comb(80, 8), comb(90, 8))
    assert Fraction(output["fraction"]) == crypt * hand
    assert output["chance"] == pytest.approx(float(crypt * hand))
    assert output["exact"] is True
    assert [Fraction(part["fraction"]) for part in output["parts"]] == [crypt, hand]
    assert output["question"].endswith("by turn 2 seat 3")


def test_the_answer_in_words(run, deck):
    status, out, _ = run("odds", deck, "crypt(Arika) and hand(Villein) by turn 2")
    assert status == 0
    assert "74.5 %" in out
    assert "Exact." in out
    assert "8 of 90 cards seen" in out
    assert "1 discard and 0 plays" in out


def test_certain_answers_are_marked(run, deck):
    assert "0 %: never" in run("odds", deck, "crypt>=4(Arika)")[1]
    assert "100 %: always" in run("odds", deck, "crypt>=1(Anarch Convert)")[1]


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("crypt(Arika) nad hand(Villein)", "Expected: and, or"),
        ("hand(Vilein)", "Perhaps: Villein"),
        ("hand([typ:master])", "no filter"),
        ("hand(Villein) given seen(9x Villein)", "More copies"),
    ],
)
def test_an_error_is_a_usage_error_with_its_position(run, deck, question, says):
    status, out, err = run("odds", deck, question)
    assert status == 2
    assert not out
    assert says in err


def test_the_mark_is_under_the_error(run, deck):
    _, _, err = run("odds", deck, "hand(Vilein)")
    lines = err.splitlines()
    at = lines.index("hand(Vilein)")
    assert lines[at + 1] == "     ^^^^^^"


def test_without_a_question_all_odds_are_shown(run, deck):
    status, out, _ = run("odds", deck)
    assert status == 0
    assert "74.5 %" in out
    assert "Turn 3 (9 seen)" in out
    output = json.loads(run("odds", deck, "--json")[1])
    assert output["crypt"]["drawn"] == 4
    assert output["crypt"]["vampires"][0]["chance"] == pytest.approx(1 - comb(9, 4) / comb(12, 4))
    assert output["hand"]["seen"] == [7, 8, 9, 11]
    villein = next(row for row in output["hand"]["cards"] if row["name"] == "Villein")
    assert villein["chances"][0] == pytest.approx(1 - comb(84, 7) / comb(90, 7))


def test_a_deck_without_a_crypt_or_library_has_odds_too(run, tmp_path):
    path = tmp_path / "half.txt"
    path.write_text("Library (2 cards)\n2x Villein\n", "utf-8")
    status, out, _ = run("odds", str(path))
    assert status == 0
    assert "Villein" in out
    assert "Crypt" not in out


@pytest.mark.parametrize(
    ("question", "chance", "reason"),
    [
        ("hand(Blood Doll)", "0 %: never", "Blood Doll is not in the deck."),
        ("not hand(Blood Doll)", "100 %: always", "Blood Doll is not in the deck."),
        ("hand(Villein|Blood Doll)", "39.4 %", "Blood Doll is not in the deck."),
        (
            "hand([type:equipment])",
            "0 %: never",
            "No card of the library matches [type:equipment].",
        ),
        ("crypt([clan:brujah])", "0 %: never", "No card of the crypt matches [clan:brujah]."),
        (
            "hand>=5(Minion Tap)",
            "0 %: never",
            "hand>=5(Minion Tap): the deck has 4 of these cards.",
        ),
        (
            "hand>=8(Deflection)",
            "0 %: never",
            "hand>=8(Deflection): only 7 cards are seen by then.",
        ),
    ],
)
def test_never_and_always_have_a_reason(run, deck, question, chance, reason):
    status, out, _ = run("odds", deck, question)
    assert status == 0
    assert chance in out
    assert reason in out
    assert reason in json.loads(run("odds", deck, question, "--json")[1])["assumptions"]


def test_a_search_uses_the_crypt_of_the_deck(run, deck):
    """Arika has superior Dominate, which Deflection requires; all other cards require nothing."""
    status, out, _ = run("odds", deck, "hand>=7([playable:crypt -req:none])", "--json")
    assert status == 0
    output = json.loads(out)
    assert Fraction(output["fraction"]) == Fraction(comb(80, 7), comb(90, 7))
    assert output["parts"][0]["copies"] == 80


def test_the_chance_of_a_question_for_each_turn(run, deck):
    status, out, _ = run("odds", deck, "hand(Villein)", "--by-turn", "--json")
    assert status == 0
    curve = json.loads(out)["by_turn"]
    assert [row["turn"] for row in curve] == list(range(1, 11))
    for row in curve:
        seen = 6 + row["turn"]
        assert Fraction(row["fraction"]) == 1 - Fraction(comb(84, seen), comb(90, seen))
    assert "When this turn begins" in run("odds", deck, "hand(Villein)", "--by-turn")[1]


def test_the_number_of_copies_needed(run, deck):
    status, out, _ = run("odds", deck, "--copies", "--json")
    assert status == 0
    output = json.loads(out)
    assert output["chances"] == [0.5, 0.75, 0.9, 0.95]
    for row in output["turns"]:
        for chance, copies in zip(output["chances"], row["copies"], strict=True):
            missed = [comb(90 - n, row["seen"]) for n in (copies, copies - 1)]
            without, fewer = (n / comb(90, row["seen"]) for n in missed)
            assert 1 - without >= chance > 1 - fewer
    assert "Copies in 90 cards" in run("odds", deck, "--copies")[1]


@pytest.mark.parametrize("argv", [("--by-turn",), ("hand(Villein)", "--copies")])
def test_options_that_need_or_exclude_a_question(run, deck, argv):
    assert run("odds", deck, *argv)[0] == 2


def test_a_rare_draw_is_written_in_full(run, deck):
    # All six among seven of 90 cards: the seventh is one of the other 84.
    rare = round(comb(90, 7) / 84)
    assert f"once in {rare:,} deals" in run("odds", deck, "hand>=6(Villein)")[1]
    four = comb(12, 4) / (comb(3, 3) * 9)  # the three Arikas and one of nine others
    assert f"once in {four:.1f} deals" in run("odds", deck, "crypt>=3(Arika)")[1]
