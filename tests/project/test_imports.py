"""Imports are at the top of their module, except those that delay a heavy library."""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from itertools import chain
from pathlib import Path

from vtes_deck.gui import delayed

ROOT = Path(__file__).resolve().parents[2]

#: The modules that a function may import, by reason. Those that the window delays are listed in
#: ``vtes_deck.gui.delayed``, which no function imports; there is no other list.
DELAYED = {
    "most runs do not need the library": (
        "babel.core",  # plurals of languages other than those of the program
        "defusedxml",  # the texts of other languages than English
        "distributed",  # an extra, for clusters
        "importlib.metadata",  # only builds ask for versions
        "markdown_it",  # descriptions that are exported
        "numpy",  # the model of the archive, once per archive
        "vtes_deck.cli.terminal_drawing",  # rich
        "vtes_deck.deckio.listing.mail",  # email: saved mails with deck lists
    ),
    "downloads load requests": (
        *("cardbase.sources.connection", "cardbase.updates", "cardbase.updates.comparison"),
    ),
    "a start with a snapshot parses no card texts, tables or YAML": (
        *("cardbase.sources.layers", "cardbase.sources.package_contents"),
    ),
    "who has written no cards builds none": ("cardbase.own_cards.overlay",),
    "the search is loaded with the first query": ("cardbase.search",),
    "the card base and click are not needed by the window's first picture": (
        *("cardbase", "vtes_deck.app.example_deck", "vtes_deck.cli.main"),
    ),
    "the rules engine: over 150 ms": (
        *("vtes_deck.effects.card_functions", "vtes_deck.effects.reader.card_base"),
    ),
    "Qt: the log is opened before it is loaded": ("vtes_deck.gui.application",),
    "the writer of PDF: 120 ms": ("vtes_deck.paper.writer",),
}

#: Modules that exist on one platform only.
PLATFORM = {"fcntl", "msvcrt", "winreg"}

INDENTED_IMPORT = re.compile(r"^[ \t]+(?:import|from)[ \t]", re.MULTILINE)


def imports_in_functions(path):
    """Pairs of a module that a function imports and the place."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    text = path.read_text(encoding="utf-8")
    if not INDENTED_IMPORT.search(text):
        return  # parsing is slow
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, functions):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    for name in modules_of(node):
                        if name not in PLATFORM:
                            yield name, f"{path.relative_to(ROOT)}:{node.lineno}"


def modules_of(node):
    """The imported modules; ``from package import name`` counts as a module if it is one."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    assert node.level == 0, "relative imports are not used"
    folder = ROOT / node.module.replace(".", "/")
    return [
        f"{node.module}.{alias.name}" if is_module(folder / alias.name) else node.module
        for alias in node.names
    ]


def is_module(path):
    return path.with_suffix(".py").is_file() or (path / "__init__.py").is_file()


def test_an_import_in_a_function_delays_what_is_listed_and_nothing_else():
    files = chain.from_iterable((ROOT / name).rglob("*.py") for name in ("cardbase", "vtes_deck"))
    found = defaultdict(list)
    for name, place in chain.from_iterable(map(imports_in_functions, files)):
        found[name].append(place)
    listed = list(chain.from_iterable(DELAYED.values()))

    assert len(listed) == len(set(listed))
    unlisted = {name: places for name, places in found.items() if name not in listed}
    assert unlisted == {}, "import it at the top, or list it with its reason"
    assert set(listed) - set(found) == set(), "no function imports it: remove it from the list"


def test_type_checkers_know_the_modules_that_the_window_delays():
    tree = ast.parse(Path(delayed.__file__).read_text(encoding="utf-8"))
    (typed,) = (
        node
        for node in tree.body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    )
    known = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in typed.body
        for alias in node.names
    }

    assert known == delayed.MODULES


def test_every_module_that_the_window_delays_is_used():
    sources = (ROOT / "vtes_deck" / "gui").rglob("*.py")
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    used = set(re.findall(r"\bdelayed\.(\w+)", text))

    assert set(delayed.MODULES) <= used


def test_a_module_that_the_window_delays_is_not_imported_with_the_window():
    program = (
        "import sys, vtes_deck.gui.window; from vtes_deck.gui.delayed import MODULES; "
        "sys.exit(', '.join(set(MODULES.values()) & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True)

    assert run.stderr.decode().strip() == ""
