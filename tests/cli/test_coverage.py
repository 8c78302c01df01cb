"""``vtes-deck coverage``."""

import functools
import json

import pytest
from click.testing import CliRunner

from vtes_deck.cli import card_texts
from vtes_deck.cli.main import program
from vtes_deck.effects.coverage import CoverageLevel, level_of, measure


@pytest.fixture(autouse=True)
def loaded(monkeypatch, cb):
    """The cards are read once and not at every call."""
    monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)


def run(*arguments):
    return CliRunner().invoke(program, ["coverage", *arguments], catch_exceptions=False)


def test_a_deck_lists_unplayed_cards(cb):
    deck = cb.archive.decks[0]
    result = run(f"twd:{deck.id}", "--json")
    (found,) = json.loads(result.output).values()
    names = {one["name"] for one in found["missing"]}
    expected = {
        cb.get(entry.id).unique_name
        for entry in deck.cards
        if level_of(cb.get(entry.id)) is not CoverageLevel.FULL
    }
    assert names == expected
    assert 0 < found["library share"] <= 1


def test_the_archive_by_year(cb):
    result = run("--since", "2025", "--by-year", "--json")
    years = json.loads(result.output)
    assert set(years) >= {"2025", "2026"}
    assert all(0.5 < year["library share"] < 1 for year in years.values())


def test_coverage_needs_an_argument(cb):
    result = run()
    assert result.exit_code == 2


def test_coverage_as_text():
    output = run("--archive").output
    assert "Library" in output
    assert "none" in output or "partial" in output


@pytest.mark.parametrize(
    ("name", "level"),
    [
        ("Govern the Unaligned", CoverageLevel.FULL),
        ("Spying Mission", CoverageLevel.FULL),
        ("Aaron Bathurst", CoverageLevel.FULL),
        ("Sonja Blue", CoverageLevel.NONE),
    ],
)
def test_levels(cb, name, level):
    assert level_of(cb[name]) is level


def test_copies_are_counted(cb):
    full = cb["Conditioning"]
    none = next(card for card in cb.library if level_of(card) is CoverageLevel.NONE)
    found = measure([{full: 3, none: 1}, {full: 2}])
    assert (found.decks, found.whole) == (2, 1)
    assert (found.library, found.library_full) == (6, 5)
    assert [(one.name, one.copies) for one in found.missing] == [(none.unique_name, 1)]


def test_a_text_next_to_the_official_text(cb):
    output = run("--text", "govern the unaligned").output
    assert output.count("+1 stealth action") == 2
    assert "Both texts say the same." in output
    assert "Does: bleed 2, acceleration 3" in output
    assert "\N{NOT EQUAL TO}" not in output


def test_differences_of_a_text_are_marked(cb):
    result = json.loads(run("--text", "Weighted Walking Stick", "--json").output)
    assert any(not row["equal"] and row["official"] for row in result["text"]["rows"])


def test_differing_texts_are_listed(cb, monkeypatch):
    # Each text is compared once, although the command runs twice.
    monkeypatch.setattr(card_texts, "compare", functools.cache(card_texts.compare))
    found = json.loads(run("--text", "--all", "--json").output)
    names = [name for name, _ in found["different"]]
    assert found == json.loads(run("--text", "--json").output)
    assert found["equal"] > len(names)
    assert "Govern the Unaligned" not in names


@pytest.mark.parametrize(
    ("name", "why"), [("Gvern", "Perhaps: Govern the Unaligned"), ("Sonja Blue", "no definition")]
)
def test_a_text_of_an_unknown_card(cb, name, why):
    result = run("--text", name)
    assert result.exit_code == 2
    assert why in result.output


def test_the_order_of_the_next_cards(cb):
    found = json.loads(run("--since", "2024", "--next", "8", "--json").output)
    assert len(found) == 8
    assert all(level_of(cb.get(one["id"])) is not CoverageLevel.FULL for one in found)
    whole = [one["whole"] for one in found]
    assert whole == sorted(whole)
    assert whole[-1] > 0
    output = run("--since", "2024", "--next", "8").output
    assert all(one["name"] in output for one in found)
    assert "Whole by then" in output


def test_the_next_cards_of_a_query(cb):
    found = json.loads(
        run("--since", "2024", "--next", "5", "--query", "type:reaction", "--json").output
    )
    assert {"Reaction" in cb.get(one["id"]).types for one in found} == {True}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--archive", "--query", "type:reaction"), "--next"),
        (("--next", "5", "--query", "type:("), "not valid"),
        (("--next", "0"), "--next"),
    ],
)
def test_a_query_without_matches(cb, arguments, said):
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.output


def test_a_complete_deck_has_no_next_card(cb, tmp_path):
    deck = tmp_path / "small.txt"
    deck.write_text("Crypt\n\n2 Anson\n\nLibrary\n\n3 Conditioning\n", "utf-8")
    assert "No card" in run(str(deck), "--next", "3").output
