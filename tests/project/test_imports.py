"""Imports stand at the top of their module in the packages that have no library to delay."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (
    *("collection", "deck", "effects", "engine", "kernel", "legality"),
    *("rulesets", "sim", "stats"),
)


def imports_in_functions(path):
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return sorted(
        {
            f"{path.relative_to(ROOT)}:{node.lineno}"
            for function in ast.walk(tree)
            if isinstance(function, functions)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
        }
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_hides_in_a_function(package):
    files = sorted((ROOT / "vtes_deck" / package).rglob("*.py"))
    assert files
    assert [line for path in files for line in imports_in_functions(path)] == []
