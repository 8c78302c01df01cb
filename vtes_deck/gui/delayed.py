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
    "saved_games": "vtes_deck.app.game_table.saved_games",  # 156 ms
    "goldfish": "vtes_deck.app.goldfish",  # 160 ms
    "own_card_text": "vtes_deck.app.own_card_text",  # 104 ms
    "reference": "vtes_deck.app.reference",  # 53 ms
    "shelf": "vtes_deck.app.shelf",  # 8 ms
    "freed_memory": "vtes_deck.gui.freed_memory",  # 3 ms
    "collection_store": "vtes_deck.gui.collection_store",  # 8 ms
    "about": "vtes_deck.gui.dialogs.about",  # 16 ms
    "card_data": "vtes_deck.gui.dialogs.card_data",  # 4 ms
    "card_pools": "vtes_deck.gui.dialogs.card_pools",  # 16 ms
    "comparison": "vtes_deck.gui.dialogs.comparison",  # 21 ms
    "deck_export": "vtes_deck.gui.dialogs.deck_export",  # 7 ms
    "deck_import": "vtes_deck.gui.dialogs.deck_import",  # 9 ms
    "goldfish_game": "vtes_deck.gui.dialogs.goldfish_game",  # 142 ms
    "odds_builder": "vtes_deck.gui.dialogs.odds_builder",  # 12 ms
    "priorities": "vtes_deck.gui.dialogs.priorities",  # 98 ms
    "settings": "vtes_deck.gui.dialogs.settings",  # 6 ms
    "shortcuts": "vtes_deck.gui.dialogs.shortcuts",  # 5 ms
    "heritage_window": "vtes_deck.gui.heritage.window",  # 96 ms
    "own_cards_dialog": "vtes_deck.gui.own_cards.dialog",  # 39 ms
    "engine_text": "vtes_deck.gui.panels.card.engine_text",  # 158 ms
    "export_dialog": "vtes_deck.gui.panels.collection.export_dialog",  # 38 ms
    "import_dialog": "vtes_deck.gui.panels.collection.import_dialog",  # 28 ms
    "print_dialog": "vtes_deck.gui.panels.collection.print_dialog",  # 24 ms
    "summary_dialog": "vtes_deck.gui.panels.judging.summary_dialog",  # 25 ms
    "reader": "vtes_deck.gui.panels.reference.reader",  # 58 ms
    "deck_dialog": "vtes_deck.gui.paper.deck_dialog",  # 28 ms
    "picture_dialog": "vtes_deck.gui.paper.picture_dialog",  # 51 ms
    "goldfish_table": "vtes_deck.gui.table.goldfish_table",  # 215 ms
    "game_table": "vtes_deck.gui.table.game_table",  # 237 ms
    "unfinished_games": "vtes_deck.gui.unfinished_games",  # 172 ms
    "filter_panel": "vtes_deck.gui.widgets.filter_panel",  # 21 ms
}
"""The modules by the name that the window's code uses.

The comments are the processor time of the import after that of the window.
"""


def __getattr__(name: str) -> ModuleType:
    place = MODULES.get(name)
    if place is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module: ModuleType = globals().setdefault(name, import_delayed(place))
    return module
