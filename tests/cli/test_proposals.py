"""``vtes-deck cards propose``: declarations read from card texts."""

import importlib
import json
import re

import pytest
from click.testing import CliRunner

from vtes_deck.cli.main import program
from vtes_deck.cli.proposals import REASONS
from vtes_deck.effects import vocab
from vtes_deck.effects.reader.cards import Reason


@pytest.fixture(autouse=True)
def loaded(monkeypatch, cb):
    """The cards are read once and not at every call."""
    monkeypatch.setattr("cardbase.load", lambda _folder=None: cb)


def run(*arguments):
    return CliRunner().invoke(program, ["cards", "propose", *arguments], catch_exceptions=False)


def test_an_entry_can_be_pasted():
    lines = run("Chavi Oraczko").output.splitlines()
    assert lines[0].startswith("# ")
    assert "Stealth" in lines[0]
    assert lines[1] == "    card("
    assert lines[-1] == "    ),"


def test_the_output_names_the_module_of_a_private_word():
    # Noluthando is written with a word of its module, and Casino Reeds has the same text.
    lines = run("Casino Reeds").output.splitlines()
    [named] = [line for line in lines if " is in vtes_deck." in line]
    word, module = re.match(r"# (\w+) is in ([\w.]+): write the entry there", named).groups()
    assert any(f"{word}(" in line for line in lines)
    assert hasattr(importlib.import_module(module), word)
    assert not hasattr(vocab, word)
    assert " is in " not in run("Chavi Oraczko").output


def test_the_first_phrase_that_is_not_understood_is_shown():
    output = run("New Blood").output
    assert "not understood" in output
    assert "card(" not in output


def test_every_reason_has_a_text():
    assert set(REASONS) == set(Reason)


def test_a_query_reads_many_cards_and_json_has_both_card_kinds(cb):
    found = json.loads(run("clan:baali", "--json").output)
    assert len(found) > 5
    for one in found:
        assert (one["source"] is None) is bool(one["unknown"])


def test_a_plain_vampire_needs_no_declaration():
    assert "no declaration" in run("Abd al-Rashid").output


def test_the_summary_counts_cards_and_ranks_phrases():
    found = json.loads(run("--summary", "clan:ventrue type:vampire", "--json").output)
    assert found["read"]["Not declared"] <= found["cards"]["Not declared"]
    unlocks = [one["unlocks"] for one in found["phrases"]]
    assert unlocks == sorted(unlocks, reverse=True)
    assert "read" in run("--summary", "clan:ventrue type:vampire").output


def test_a_wrong_query_and_a_missing_query_are_errors():
    assert run("clan:(").exit_code == 2
    assert run("nobody has this name").exit_code == 2
    assert run().exit_code == 2
