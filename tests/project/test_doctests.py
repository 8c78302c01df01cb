"""The examples in the docstrings run with the stated results."""

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


def modules_with_examples():
    """Names of the modules that have a doctest; none is imported to find out."""
    for package in ("cardbase", "vtes_deck"):
        for file in sorted((ROOT / package).rglob("*.py")):
            if ">>> " in file.read_text("utf-8"):
                parts = file.relative_to(ROOT).with_suffix("").parts
                yield ".".join(parts).removesuffix(".__init__")


@pytest.mark.parametrize("name", list(modules_with_examples()))
def test_examples_run_with_the_stated_results(name, cb, monkeypatch):
    """Examples that load the cards use the loaded cards, except those about loading."""
    # Skip the check of doctest's debugger whether a file of the program has changed.
    monkeypatch.setattr("linecache.checkcache", lambda _file=None: None)
    if name != "cardbase":
        monkeypatch.setattr("cardbase.load", lambda: cb)
    result = doctest.testmod(importlib.import_module(name), report=True)

    assert result.attempted
    assert result.failed == 0
