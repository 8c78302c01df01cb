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

#: The modules that a function may import, with the processor time in ms that this saves, and why.
#: Those that the window delays are listed in ``vtes_deck.gui.delayed``, which no function imports;
#: there is no other list. A module that saves less than 5 ms is imported at the top.
DELAYED = {
    "cardbase": (32, "the first picture of the window needs no card base"),
    "cardbase.own_cards.overlay": (17, "most users have written no cards"),
    "cardbase.search": (15, "loaded with the first query"),
    "cardbase.sources.connection": (45, "requests: only downloads need it"),
    "cardbase.sources.layers": (31, "a start with a snapshot parses no card texts, YAML or tables"),
    "cardbase.sources.package_contents": (32, "the same"),
    "cardbase.updates": (83, "requests: only downloads need it"),
    "distributed": (None, "an extra for clusters, which need not be installed"),
    "importlib.metadata": (5, "only builds of a snapshot ask for versions"),
    "markdown_it": (29, "descriptions that are exported"),
    "numpy": (32, "the model of the archive, once per archive"),
    "vtes_deck.app.example_deck": (38, "the first picture of the window needs no card base"),
    "vtes_deck.cli.main": (50, "click: the window does not need it"),
    "vtes_deck.cli.terminal_drawing": (21, "rich: most commands draw nothing"),
    "vtes_deck.deckio.listing.mail": (5, "email: few files are mails"),
    "vtes_deck.effects.card_functions": (50, "the rules engine; checks need no more of it"),
    "vtes_deck.effects.reader.card_base": (36, "the reader of texts: only for texts not read yet"),
    "vtes_deck.gui.application": (180, "Qt: the log is opened before it is loaded"),
    "vtes_deck.paper.writer": (145, "the writer of PDF"),
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


def test_imports_in_functions_delay_only_listed_modules():
    files = chain.from_iterable((ROOT / name).rglob("*.py") for name in ("cardbase", "vtes_deck"))
    found = defaultdict(list)
    for name, place in chain.from_iterable(map(imports_in_functions, files)):
        found[name].append(place)
    unlisted = {name: places for name, places in found.items() if name not in DELAYED}
    assert unlisted == {}, "import it at the top, or list it with its reason"
    assert set(DELAYED) - set(found) == set(), "no function imports it: remove it from the list"
    assert {
        name for name, (saved, _) in DELAYED.items() if saved is not None and saved < 5
    } == set()


def test_type_checkers_see_the_modules_that_the_window_delays():
    stub = Path(delayed.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    known = {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.parse(stub).body
        if isinstance(node, ast.ImportFrom) and node.module != "typing"
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


def test_the_program_does_not_read_its_source():
    # PySide otherwise reads the source of every module, which takes 0.1 s and 18 MB.
    program = (
        "import linecache; from vtes_deck.gui.pyside_sources import keep_sources_closed; "
        "keep_sources_closed(); import vtes_deck.gui.application; "
        "print(*(name for name in linecache.cache if 'vtes_deck' in name))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)

    assert run.stdout.decode().strip() == ""
