"""Searching the archive of winning decks on the command line."""

import json

import pytest

from cardbase.archive_search import index_of_archive, search_decks
from vtes_deck.cli.main import main


@pytest.fixture
def run(capsys):
    """Call the program; gives its status, output and errors."""

    def call(*argv):
        status = main(["twd", "search", *argv])
        return status, *capsys.readouterr()

    return call


def test_the_query_and_the_options_hold_together(run, cb):
    status, out, _ = run(
        "2+ Arika", "and", "Govern", "--since", "2010", "--players", "20", "--json"
    )
    found = search_decks("2+ Arika and Govern date>=2010 players>=20", index_of_archive(cb))
    assert status == 0
    assert [deck["id"] for deck in json.loads(out)] == [d.id for d in found[:20]]


def test_an_excluding_condition_is_no_option(run):
    _, _, every = run("clan:ventrue")
    status, _, without = run("clan:ventrue", "-is:online")
    assert status == 0
    assert 0 < int(without.split()[0]) < int(every.split()[0])


def test_a_mistake_is_shown_at_its_place(run):
    status, _, err = run("clan:ventru3")
    assert status == 2
    assert "clan:ventru3\n     ^^^^^^^" in err


def test_what_can_be_asked_is_listed(run):
    assert "country" in run("--filters")[1]
