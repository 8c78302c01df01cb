"""Modules do not import each other in cycles; for types, only a few of one package do."""

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

NAMES = ("app", "cli", "collection", "deck", "deckio", "effects", "engine", "graphics", "gui")
MORE = ("heritage", "kernel", "legality", "paper", "players", "rulesets", "sim", "stats")
PACKAGES = ("cardbase", *(f"vtes_deck.{name}" for name in (*NAMES, *MORE)))

MAX_MODULES = 5
"""The largest number of modules whose types may refer to each other."""


@pytest.fixture(scope="module")
def graph():
    return grimp.build_graph(
        "cardbase", "vtes_deck", exclude_type_checking_imports=True, cache_dir=None
    )


@pytest.fixture(scope="module")
def imports():
    """The modules that each module imports, including those that it imports for types only."""
    graph = grimp.build_graph("cardbase", "vtes_deck", cache_dir=None)
    return {one: graph.find_modules_directly_imported_by(one) for one in graph.modules}


@pytest.mark.parametrize("package", PACKAGES)
def test_imports_form_no_cycle(graph, package):
    inside = {package, *graph.find_descendants(package)}
    imports = {one: graph.find_modules_directly_imported_by(one) & inside for one in inside}
    assert any(imports.values())
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_types_refer_to_each_other_in_few_modules_of_one_package(imports):
    knots = list(knots_of(imports))

    assert knots
    assert [knot for knot in knots if len(knot) > MAX_MODULES] == []
    assert [knot for knot in knots if len({one.rpartition(".")[0] for one in knot}) > 1] == []


def test_cycles_are_found():
    """Two cycles that share a module are one group; a module that only leads to it is outside."""
    imports = {"a": {"b"}, "b": {"c", "d"}, "c": {"b"}, "d": {"b"}, "e": {"e"}, "f": set()}

    assert list(knots_of(imports)) == [{"b", "c", "d"}]


def knots_of(imports):
    """The largest sets of several modules that all import each other, directly or indirectly."""
    waiting, importers = set(imports), inverted(imports)
    while leaves := {one for one in waiting if not imports[one] & waiting - {one}}:
        waiting -= leaves
    while waiting:
        start = min(waiting)
        knot = closure(start, imports, waiting) & closure(start, importers, waiting)
        if len(knot) > 1:
            yield knot
        waiting -= knot


def closure(start, links, within):
    """The modules that can be reached, including the start."""
    found, waiting = {start}, [start]
    while waiting:
        new = (links.get(waiting.pop(), set()) & within) - found
        found |= new
        waiting += new
    return found


def inverted(links):
    """For each module, those that import it."""
    found = {}
    for one, others in links.items():
        for other in others:
            found.setdefault(other, set()).add(one)
    return found
