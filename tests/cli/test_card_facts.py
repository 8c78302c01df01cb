"""A card and a winning deck with all known facts."""

import json
import re
from pathlib import Path

import pytest

from vtes_deck.cli.main import main


@pytest.fixture
def run(capsys, monkeypatch, cb):
    """Call the program; gives its output."""
    monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)

    def call(*argv):
        main(list(argv))
        return capsys.readouterr().out

    return call


@pytest.mark.parametrize(
    ("name", "output"),
    [
        ("Carlton Van Wyk", ["Ally · 2 pool · 2 life", "Traits: unique, mortal"]),
        ("Second Tradition: Domain", ["Reaction · Prince or Justicar", "In French: "]),
        ("Alfred Benezri (ADV)", ["group 3", "Merged: Archbishop of Montreal"]),
        ("Villein", ["- Keepers of Tradition, uncommon (2008-11-19)", "trifle"]),
        ("Villein", ["- Fifth Edition, Toreador ×6 (2020-11-30)"]),  # noqa: RUF001 - a sign
        ("Anarch Convert", ["group ANY"]),
    ],
)
def test_a_card_is_shown_with_its_facts(run, name, output):
    out = run("card", name)
    for one in output:
        assert one in out


def test_requirements_in_the_text_are_facts_too(run, cb):
    old = next(c for c in cb.library if c.requirement.min_capacity)
    assert f"capacity {old.requirement.min_capacity} or more" in run("card", str(old.id))
    untitled = next(c for c in cb.library if c.requirement.untitled)
    assert "untitled" in run("card", str(untitled.id)).splitlines()[1]


def test_names_in_texts_and_rulings_are_shown_without_marks(run, cb):
    marked = [c for c in cb.library if "<" in c.text][:3]
    marked += [c for c in cb.library if any("{" in r.text for r in c.rulings)][:3]
    assert len(marked) == 6
    for card in marked:
        out = run("card", str(card.id))
        assert not {"<", "{", "|"} & set(out)


def test_winning_decks_as_json_name_their_cards(run, cb):
    deck = cb.archive["2014accip"]
    shown = json.loads(run("twd", "show", deck.id, "--json"))
    assert shown["event"]["date"] == "2014-09-20"
    assert [(c["id"], c["count"]) for c in shown["cards"]] == [(c.id, c.count) for c in deck.cards]
    assert {"name": "Pursuit", "id": 101523, "count": 10, "comment": ""} in shown["cards"]
    (found,) = json.loads(run("twd", "search", "ACC 2014", "Barnett", "--json"))
    assert found == shown
    played = json.loads(run("twd", "played", "Villein", "--limit", "1", "--json"))
    assert [c["name"] for c in played["with"]] == ["Dreams of the Sphinx"]


def test_a_search_uses_pools_and_a_deck(run, cb):
    found = json.loads(run("search", "format:v5", "is:wake", "--json"))
    assert "On the Qui Vive" in {card["name"] for card in found}
    assert len(found) < len(cb.search("is:wake"))
    deck = cb.archive["2014accip"]
    found = json.loads(run("search", "--deck", f"twd:{deck.id}", "deck>=8", "--json"))
    assert {card["id"] for card in found} == {c.id for c in deck.cards if c.count >= 8}
    found = json.loads(
        run("search", "--deck", f"twd:{deck.id}", "playable:crypt dis:DOM", "--json")
    )
    names = {card["name"] for card in found}
    assert "Govern the Unaligned" in names
    assert "Lost in Crowds" not in names


JSON_PAGE = Path(__file__).parents[2] / "docs" / "reference" / "json.md"

DOCUMENTED = [
    ("show", ["twd:2014accip"]),
    ("hand", ["twd:2014accip"]),
    ("diff", ["twd:2014accip", "twd:12799"]),
    ("search", ["govern"]),
    ("card", ["govern"]),
    ("twd show", ["2014accip"]),
    ("twd search", ["giovanni"]),
    ("twd played", ["Villein"]),
    ("cards status", []),
]

ELSEWHERE = [
    "cards own list",
    "cards own show",
    "odds",
    "influence",
    "play",
    "replay",
    "gauntlet",
    "goldfish",
    "compare",
]
"""Commands whose fields depend on the arguments; they have their own tests."""


def documented_fields():
    """Each command in the table of the page on JSON, with the fields that its row names."""
    table = JSON_PAGE.read_text("utf-8").partition("## Other commands")[2]
    rows = re.findall(r"^\| `(.*?)` \| (.*) \|$", table.partition("##")[0], flags=re.MULTILINE)
    return {command: set(re.findall(r"`(\w+)`", text)) for command, text in rows}


def fields(value, depth):
    """Return the names of fields to a depth; a list is represented by its first item."""
    if isinstance(value, list):
        return fields(value[0], depth) if value else set()
    if not isinstance(value, dict) or not depth:
        return set()
    return set(value).union(*(fields(inner, depth - 1) for inner in value.values()))


def test_json_page_describes_each_command():
    assert list(documented_fields()) == [*(command for command, _ in DOCUMENTED), *ELSEWHERE]


@pytest.mark.parametrize(("command", "rest"), DOCUMENTED)
def test_documented_fields_are_present(run, command, rest):
    printed = json.loads(run(*command.split(), *rest, "--json"))
    assert documented_fields()[command] <= fields(printed, 2)
    if isinstance(printed, dict):
        assert set(printed) <= documented_fields()[command], "the page names every field at the top"


def test_a_difference_as_numbers(run):
    shown = json.loads(run("diff", "twd:13568", "twd:13557", "--figures", "--json"))
    titles = [section["title"] for section in shown["figures"]]
    assert {"Card types", "Cost", "Disciplines", "Opening hand"} <= set(titles)
    assert titles[-1].startswith("Influence")
    assert "points" in run("diff", "twd:13568", "twd:13557", "--figures")
