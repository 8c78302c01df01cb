"""``vtes-deck arena`` as its users call it."""

import json

import pytest

from vtes_deck.effects.coverage import CoverageLevel, level_of

QUICK_RUN = ("--against", "random", "--seats", "2", "--rounds", "3", "--deals", "2", "--seed", "1")


def test_an_arena_as_json(run):
    status, out, _ = run("arena", "steady", *QUICK_RUN, "--controls", "--random", "2", "--json")
    output = json.loads(out)
    assert status == 0
    assert (output["deals"], output["games"], output["seats"], output["interrupted"]) == (
        2,
        6,
        2,
        False,
    )
    assert output["candidate"]["player"] == "steady"
    assert output["candidate"]["games"] == output["reference"]["games"] == 4
    assert (
        output["difference"]["low"] <= output["difference"]["value"] <= output["difference"]["high"]
    )
    assert set(output["controls"]) == {"negative", "positive"}
    assert output["controls"]["negative"]["candidate"]["player"] == "random"


def test_an_arena_as_text(run):
    status, out, _ = run("arena", "steady", *QUICK_RUN)
    assert status == 0
    assert "Difference: " in out
    assert "victory points a game, paired" in out
    assert "seed 1" in out
    assert "Blunders per 100 games" in out


def test_one_deal_has_no_interval(run):
    once = ("arena", "steady", *QUICK_RUN, "--deals", "1")
    said = run(*once)[1]
    assert "steady and random: 1 deal\n" in said
    assert "[unknown] victory points a game" in said
    assert "inf" not in said
    assert "Infinity" not in run(*once, "--json")[1]


def test_cards_that_act_as_read_are_named(run, tmp_path, cb):
    card = next(card for card in cb.library if level_of(card) is CoverageLevel.READ).name
    decks = []
    for name, library in (("a", card), ("b", "Vessel")):
        file = tmp_path / f"{name}.txt"
        crypt = "Crypt (1 card)\n1x Alessandro Garcia\n\n"
        file.write_text(f"{crypt}Library (1 card)\n1x {library}\n", encoding="utf-8")
        decks += ["--deck", str(file)]
    status, out, _ = run("arena", "random", *QUICK_RUN, *decks)
    assert status == 0
    assert f"act as the program read them, unchecked: {card}." in out
    _, out, _ = run("arena", "random", *QUICK_RUN, *decks[2:], *decks[2:], "--json")
    assert json.loads(out)["read"] == []


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (("clever",), "choose from steady, random"),
        (("nowhere.py:Player",), "there is no file nowhere.py"),
        (("steady", "--field", "a,b,c,d,e"), "5 other players cannot sit at 5 seats"),
        (("steady", "--deck", "twd:10169"), "5 seats need as many decks; there are 1"),
        (("steady", "--deck", "twd:nothing"), "The archive has no deck"),
    ],
)
def test_impossible_arenas_are_refused(run, arguments, output):
    status, out, err = run("arena", *arguments)
    assert status == 2
    assert output in err
    assert not out
