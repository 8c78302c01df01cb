"""Imports are at the top of their module, except those that delay a heavy library."""

import ast
import re
from collections import defaultdict
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

#: The modules that a function may import, by reason; there is no other list of them. Nearly all
#: take more than 5 ms where one of their importers has loaded only what it needs anyway.
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
    "the rules engine: over 200 ms": (
        *("vtes_deck.effects.card_functions", "vtes_deck.effects.reader.card_base"),
        *("vtes_deck.app.game_table.saved_games", "vtes_deck.app.goldfish"),
        *("vtes_deck.app.own_card_text", "vtes_deck.app.reference"),
        *("vtes_deck.gui.heritage.window", "vtes_deck.gui.panels.card.engine_text"),
        *("vtes_deck.gui.table.alone", "vtes_deck.gui.table.game_table"),
        "vtes_deck.gui.unfinished_games",
    ),
    "Qt: the log is opened before it is loaded": ("vtes_deck.gui.application",),
    "decks of a whole folder are read in the background": ("vtes_deck.app.shelf",),
    "the writer of PDF: 120 ms": ("vtes_deck.paper.writer",),
    "dialogs: 6 to 150 ms each": (
        *("vtes_deck.gui.dialogs.about", "vtes_deck.gui.dialogs.card_data"),
        *("vtes_deck.gui.dialogs.comparison", "vtes_deck.gui.dialogs.deck_export"),
        *("vtes_deck.gui.dialogs.deck_import", "vtes_deck.gui.dialogs.goldfish_game"),
        *("vtes_deck.gui.dialogs.news", "vtes_deck.gui.dialogs.odds_builder"),
        *("vtes_deck.gui.dialogs.palette", "vtes_deck.gui.dialogs.card_pools"),
        *("vtes_deck.gui.dialogs.priorities", "vtes_deck.gui.dialogs.settings"),
        "vtes_deck.gui.dialogs.shortcuts",
        *("vtes_deck.gui.own_cards.dialog", "vtes_deck.gui.panels.collection.export_dialog"),
        "vtes_deck.gui.panels.collection.import_dialog",
        "vtes_deck.gui.panels.collection.print_dialog",
        *("vtes_deck.gui.panels.judging.summary_dialog", "vtes_deck.gui.paper.deck_dialog"),
        *("vtes_deck.gui.paper.picture_dialog", "vtes_deck.gui.tour"),
        "vtes_deck.gui.widgets.filter_panel",
    ),
    "panels: 6 to 500 ms each; a hidden panel is not created": (
        *("vtes_deck.gui.collection_store", "vtes_deck.gui.panels.archive.ideas"),
        *("vtes_deck.gui.panels.archive.panel", "vtes_deck.gui.panels.card.panel"),
        *("vtes_deck.gui.panels.cards.panel", "vtes_deck.gui.panels.collection.panel"),
        *("vtes_deck.gui.panels.composition.panel", "vtes_deck.gui.panels.gauntlet.panel"),
        *("vtes_deck.gui.panels.goldfish.panel", "vtes_deck.gui.panels.history.panel"),
        *("vtes_deck.gui.panels.judging.panel", "vtes_deck.gui.panels.odds.panel"),
        *("vtes_deck.gui.panels.reference.panel", "vtes_deck.gui.panels.reference.reader"),
        *("vtes_deck.gui.panels.shelf.decks", "vtes_deck.gui.panels.shelf.precons"),
    ),
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
