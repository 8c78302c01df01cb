"""Searching the archive of winning decks on the command line."""

import json

import pytest

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.cli.main import main


@pytest.fixture
def twd(capsys, monkeypatch, cb):
    """Call the program and return its status, output and errors."""
    monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)

    def call(*argv):
        status = main(["twd", *argv])
        return status, *capsys.readouterr()

    return call


@pytest.fixture
def run(twd):
    """The same for a search."""

    def call(*argv):
        return twd("search", *argv)

    return call


def test_query_and_options_are_combined(run, cb):
    status, out, _ = run(
        "2+ Arika", "and", "Govern", "--since", "2010", "--players", "20", "--json"
    )
    found = search_decks("2+ Arika and Govern date>=2010 players>=20", index_of_archive(cb))
    assert status == 0
    assert [deck["id"] for deck in json.loads(out)] == [d.id for d in found[:20]]


def test_an_excluding_condition_is_not_read_as_an_option(run):
    _, _, every = run("clan:ventrue")
    status, _, without = run("clan:ventrue", "-is:online")
    assert status == 0
    assert 0 < int(without.split()[0]) < int(every.split()[0])


def test_an_error_is_shown_at_its_place(run):
    status, _, err = run("clan:ventru3")
    assert status == 2
    assert "clan:ventru3\n     ^^^^^^^" in err


def test_conditions_are_listed(run):
    assert "country" in run("--filters")[1]


@pytest.mark.usefixtures("small_model")
def test_similar_decks_and_ideas_with_reasons(twd, cb):
    winner = next(deck for deck in cb.archive if deck.name == "Weenie ANI")
    status, out, _ = twd("like", f"twd:{winner.id}", "--json", "--limit", "5")
    found = json.loads(out)
    assert status == 0
    assert len(found["alike"]) == 5
    assert winner.id not in {deck["id"] for deck in found["alike"]}
    for idea in found["ideas"]:
        usual = idea["kind"] == "usual"
        said = "usual with" if usual else f"{idea['decks']} of {idea['of']}"
        assert said in idea["reason"] or not idea["decks"]
        assert idea["callers"] or not usual
        assert idea["kind"] in {"usual", "apart"} or not idea["callers"]
    _, output, _ = twd("like", f"twd:{winner.id}")
    assert "Usual here" in output
    assert "decks like this one, the median is" in output


def test_archetypes_with_their_usual_cards(twd, cb):
    status, out, said = twd("archetypes")
    assert status == 0
    assert "Nephandus" in out
    assert "no win rates" in said
    _, listed, _ = twd("archetypes", "--json", "--by", "clan")
    assert json.loads(listed)["years"]["Gangrel"]["2024"] > 0
    _, one, _ = twd("archetypes", "nephandus", "--json")
    found = json.loads(one)
    assert found["reference"] in {deck.id for deck in cb.archive}
    assert {
        key: next(c for c in found["cards"] if c["name"] == "Nephandus")[key]
        for key in ("name", "share")
    } == {"name": "Nephandus", "share": 1.0}
    status, _, said = twd("archetypes", "nothing")
    assert status == 2
    assert "break-the-bonds" in said
