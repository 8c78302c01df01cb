"""Modules that are imported when they are first used, so that the window opens quickly.

Code of the window refers to them through this module: ``delayed.about.AboutDialog(...)``. Type
checkers read the imports in ``delayed.pyi``; the program imports a module when its name is first
read. This is the only list of the modules that the window delays. Panels are delayed in the same
way: the specification of a panel names its class with :func:`vtes_deck.gui.lazy_imports.delayed`.
"""

from __future__ import annotations

from types import ModuleType
from typing import Final

from vtes_deck.gui.lazy_imports import import_delayed

MODULES: Final = {
    "saved_games": "vtes_deck.app.game_table.saved_games",  # 141 ms
    "goldfish": "vtes_deck.app.goldfish",  # 99 ms
    "own_card_text": "vtes_deck.app.own_card_text",  # 63 ms
    "reference": "vtes_deck.app.reference",  # 33 ms
    "shelf": "vtes_deck.app.shelf",  # 6 ms
    "about": "vtes_deck.gui.dialogs.about",  # 7 ms
    "card_pools": "vtes_deck.gui.dialogs.card_pools",  # 12 ms
    "comparison": "vtes_deck.gui.dialogs.comparison",  # 15 ms
    "deck_import": "vtes_deck.gui.dialogs.deck_import",  # 9 ms
    "goldfish_game": "vtes_deck.gui.dialogs.goldfish_game",  # 92 ms
    "priorities": "vtes_deck.gui.dialogs.priorities",  # 63 ms
    "heritage_window": "vtes_deck.gui.heritage.window",  # 51 ms
    "own_cards_dialog": "vtes_deck.gui.own_cards.dialog",  # 25 ms
    "engine_text": "vtes_deck.gui.panels.card.engine_text",  # 118 ms
    "export_dialog": "vtes_deck.gui.panels.collection.export_dialog",  # 17 ms
    "import_dialog": "vtes_deck.gui.panels.collection.import_dialog",  # 10 ms
    "print_dialog": "vtes_deck.gui.panels.collection.print_dialog",  # 12 ms
    "summary_dialog": "vtes_deck.gui.panels.judging.summary_dialog",  # 16 ms
    "reader": "vtes_deck.gui.panels.reference.reader",  # 37 ms
    "deck_dialog": "vtes_deck.gui.paper.deck_dialog",  # 18 ms
    "picture_dialog": "vtes_deck.gui.paper.picture_dialog",  # 29 ms
    "goldfish_table": "vtes_deck.gui.table.goldfish_table",  # 189 ms
    "game_table": "vtes_deck.gui.table.game_table",  # 189 ms
    "unfinished_games": "vtes_deck.gui.unfinished_games",  # 149 ms
    "filter_panel": "vtes_deck.gui.widgets.filter_panel",  # 13 ms
}
"""The modules by the name that the window's code uses.

The comments are the processor time of the import after that of the window. A module that takes
less than 5 ms is imported at the top.
"""


def __getattr__(name: str) -> ModuleType:
    place = MODULES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module: ModuleType = globals().setdefault(name, import_delayed(place))
    return module
