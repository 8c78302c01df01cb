"""A test of the package names each module that is added as one file without a list."""

import pkgutil
import re
from pathlib import Path

import pytest

from vtes_deck import deckio
from vtes_deck.cli import commands
from vtes_deck.legality.format import all_formats
from vtes_deck.sim.measures import all_measures

TESTS = Path(__file__).resolve().parent.parent

ADDITIONS = {
    "sim": [measure.name for measure in all_measures()],
    "deckio": list(deckio.formats()),
    "legality": [one.name for one in all_formats()],
    "cli": [module.name for module in pkgutil.iter_modules(commands.__path__)],
}
"""The names of measures, file formats, tournament formats and commands, by folder of tests."""


def unnamed(names, text):
    """The names that a text does not contain in quotes."""
    quoted = set(re.findall(r"([\"'])([a-z][a-z0-9_-]*)\1", text))
    return set(names) - {word for _, word in quoted}


@pytest.mark.parametrize("folder", ADDITIONS)
def test_every_added_module_is_named_in_a_test(folder):
    text = "\n".join(file.read_text("utf-8") for file in (TESTS / folder).rglob("*.py"))
    assert len(ADDITIONS[folder]) >= 5
    assert unnamed(ADDITIONS[folder], text) == set(), f"test it in tests/{folder}"


def test_a_name_without_quotes_does_not_count():
    assert unnamed(["pool", "votes"], "read('pool')  # votes") == {"votes"}
