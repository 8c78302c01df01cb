"""Imports are at the top of their module, except those that delay a heavy library."""

import ast
import re
from itertools import chain
from pathlib import Path

import pytest

from vtes_deck.gui.lazy_imports import DELAYED

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (
    *("cardbase", "vtes_deck/app", "vtes_deck/cli", "vtes_deck/collection", "vtes_deck/deck"),
    *("vtes_deck/deckio", "vtes_deck/effects", "vtes_deck/engine", "vtes_deck/heritage"),
    *("vtes_deck/kernel", "vtes_deck/legality", "vtes_deck/players", "vtes_deck/rulesets"),
    *("vtes_deck/sim", "vtes_deck/stats"),
)

#: Libraries that a function may import, because most runs do not need them.
HEAVY = {
    "distributed": "an extra, for clusters",
    "defusedxml": "cardbase reads no XML, and few deck files are XML",
    "email": "only saved mails with deck lists",
    "http": "comes with requests",
    "importlib": "importlib.metadata loads zipfile, and only builds ask for versions",
    "markdown_it": "only descriptions that are exported",
    "numpy": "only the model of the archive, once per archive",
    "platformdirs": "not needed when VTES_DECK_HOME names the folder",
    "rapidfuzz": "only near matches of names",
    "requests": "only downloads",
    "rich": "only tables and progress in a terminal",
    "urllib3": "comes with requests",
    "xml": "comes with defusedxml",
}

#: Our own modules that a function may import, by file.
OWN = {
    # Downloads load requests.
    "cardbase/active.py": {"cardbase.updates.comparison"},
    "cardbase/images.py": {"cardbase.sources.connection"},
    "vtes_deck/app/carddata.py": {"cardbase.updates"},
    # A start with a snapshot parses no card texts, tables or YAML.
    "cardbase/sources/installed.py": {"cardbase.sources.layers"},
    "cardbase/sources/package.py": {
        "cardbase.sources.rulings",
        "cardbase.sources.twda",
        "cardbase.sources.unpack",
        "cardbase.sources.vekn",
    },
    # Who has written no cards builds none.
    "cardbase/__init__.py": {"cardbase.own.overlay"},
    # The search is loaded with the first query.
    "cardbase/database.py": {"cardbase.search"},
    # The rules engine is loaded with the first search that asks what cards do.
    "vtes_deck/app/deeds.py": {"vtes_deck.effects.deeds", "vtes_deck.effects.registry"},
    # Card texts are read only for cards that are played and not declared.
    "vtes_deck/effects/read_cards.py": {"vtes_deck.effects.reader.cards"},
    # The names of the editions are listed without loading the engine.
    "vtes_deck/rulesets/__init__.py": {"vtes_deck.engine.state.ruleset"},
}

#: Modules that exist on one platform only.
PLATFORM = {"fcntl", "msvcrt", "winreg"}


INDENTED_IMPORT = re.compile(r"^[ \t]+(?:import|from)[ \t]", re.MULTILINE)


def imports_in_functions(path):
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    text = path.read_text(encoding="utf-8")
    if not INDENTED_IMPORT.search(text):
        return []  # parsing is slow
    tree = ast.parse(text)
    return sorted(
        {
            f"{path.relative_to(ROOT)}:{node.lineno}: {name}"
            for function in ast.walk(tree)
            if isinstance(function, functions)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in modules_of(node)
            if name.split(".")[0] not in {*HEAVY, *PLATFORM}
            if name not in OWN.get(path.relative_to(ROOT).as_posix(), ())
        }
    )


def modules_of(node):
    if isinstance(node, ast.ImportFrom):
        if node.module == "cardbase" or (node.module or "").endswith(".sources"):
            return [f"{node.module}.{alias.name}" for alias in node.names]
        return [node.module or "."]
    return [alias.name for alias in node.names]


@pytest.mark.parametrize("package", PACKAGES)
def test_no_import_hides_in_a_function(package):
    files = sorted((ROOT / package).rglob("*.py"))
    assert files
    assert [line for path in files for line in imports_in_functions(path)] == []


def names_in_functions(path):
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    text = path.read_text(encoding="utf-8")
    if not INDENTED_IMPORT.search(text):
        return  # parsing is slow
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, functions):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield from modules_of(node)


def test_the_window_delays_what_its_list_says_and_nothing_else():
    folders = (ROOT / "vtes_deck" / name for name in ("graphics", "gui", "paper"))
    files = chain.from_iterable(folder.rglob("*.py") for folder in folders)
    found = set(chain.from_iterable(map(names_in_functions, files)))
    listed = list(chain.from_iterable(DELAYED.values()))

    assert len(listed) == len(set(listed))
    assert found - set(listed) == set(), "import it at the top, or list it with its reason"
    assert set(listed) - found == set(), "no function imports it: remove it from the list"
