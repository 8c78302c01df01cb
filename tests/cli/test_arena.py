"""``vtes-deck arena`` as its users call it."""

import json

import pytest

QUICK_RUN = ("--against", "random", "--seats", "2", "--rounds", "3", "--deals", "2", "--seed", "1")


def test_an_arena_as_json(run):
    status, out, _ = run("arena", "steady", *QUICK_RUN, "--controls", "--random", "2", "--json")
    told = json.loads(out)
    assert status == 0
    assert (told["deals"], told["games"], told["seats"], told["interrupted"]) == (2, 6, 2, False)
    assert told["candidate"]["player"] == "steady"
    assert told["candidate"]["games"] == told["reference"]["games"] == 4
    assert told["difference"]["low"] <= told["difference"]["value"] <= told["difference"]["high"]
    assert set(told["controls"]) == {"negative", "positive"}
    assert told["controls"]["negative"]["candidate"]["player"] == "random"


def test_an_arena_for_people(run):
    status, out, _ = run("arena", "steady", *QUICK_RUN)
    assert status == 0
    assert "Difference: " in out
    assert "victory points a game, paired" in out
    assert "seed 1" in out
    assert "Blunders per 100 games" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("clever",), "choose from steady, random"),
        (("nowhere.py:Player",), "there is no file nowhere.py"),
        (("steady", "--field", "a,b,c,d,e"), "5 other players cannot sit at 5 seats"),
        (("steady", "--deck", "twd:10169"), "5 seats need as many decks; there are 1"),
        (("steady", "--deck", "twd:nothing"), "The archive has no deck"),
    ],
)
def test_what_cannot_be_held_is_refused(run, arguments, told):
    status, out, err = run("arena", *arguments)
    assert status == 2
    assert told in err
    assert not out
