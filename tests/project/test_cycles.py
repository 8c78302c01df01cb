"""Modules that import one another: few at a time, and never across the parts of the engine."""

from functools import cache

import grimp
import pytest

MOST = 5
"""Files that may form one cycle."""

#: A card script is written against all chapters, so its declaration names their types. The contract
#: "layers of the engine" excepts the same imports.
SCRIPT = "vtes_deck.engine.state.script"


@cache
def imports():
    """Every module with those that it imports; imports for type checkers count."""
    graph = grimp.build_graph("vtes_deck", "cardbase", cache_dir=None)
    found = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    found[SCRIPT] = {one for one in found[SCRIPT] if one.startswith("vtes_deck.engine.state.")}
    return found


def cycles(graph):
    """The strongly connected components of two modules and more (Tarjan), the largest first."""
    index, low, stack, waiting, found = {}, {}, [], set(), []

    def visit(module):
        index[module] = low[module] = len(index)
        stack.append(module)
        waiting.add(module)
        for other in sorted(graph.get(module, ())):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in waiting:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            members = []
            while not members or members[-1] != module:
                members.append(stack.pop())
                waiting.discard(members[-1])
            if len(members) > 1:
                found.append(sorted(members))

    for module in sorted(graph):
        if module not in index:
            visit(module)
    return sorted(found, key=len, reverse=True)


def test_no_cycle_is_large():
    assert [members for members in cycles(imports()) if len(members) > MOST] == []


def part(module):
    """The part of the engine, or the package, that a module belongs to."""
    names = module.split(".")
    return ".".join(names[:3] if names[:2] == ["vtes_deck", "engine"] else names[:2])


@pytest.mark.parametrize("package", ["engine", "effects", "kernel", "rulesets", "sim", "stats"])
def test_no_cycle_crosses_the_parts_of(package):
    own = [c for c in cycles(imports()) if any(f"vtes_deck.{package}" in one for one in c)]
    assert [members for members in own if len({part(one) for one in members}) > 1] == []


@pytest.mark.parametrize(
    ("graph", "expected"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, []),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, [["a", "b"]]),
        (
            {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}},
            [list("abc"), list("de")],
        ),
    ],
)
def test_cycles_are_found(graph, expected):
    assert cycles(graph) == expected
