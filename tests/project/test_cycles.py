"""Modules of a package do not import each other in cycles."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

NAMES = ("app", "cli", "collection", "deck", "deckio", "effects", "engine", "graphics", "gui")
MORE = ("heritage", "kernel", "legality", "paper", "players", "rulesets", "sim", "stats")
PACKAGES = ("cardbase", *(f"vtes_deck.{name}" for name in (*NAMES, *MORE)))


@pytest.fixture(scope="module")
def graph():
    return grimp.build_graph(
        "cardbase", "vtes_deck", exclude_type_checking_imports=True, cache_dir=None
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_form_no_cycle(graph, package):
    inside = {package, *graph.find_descendants(package)}
    imports = {one: graph.find_modules_directly_imported_by(one) & inside for one in inside}
    assert any(imports.values())
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
