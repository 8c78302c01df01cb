"""Imports that are delayed because they would slow down the start, and the lock they need.

Two threads that import parts of one package at the same time can deadlock; Python then returns a
partially initialised module to one of them. Code that imports a delayed module while other threads
may do the same holds :data:`IMPORTING`.
"""

from __future__ import annotations

import importlib
import threading
from collections.abc import Mapping
from typing import Final

IMPORTING: Final = threading.RLock()
"""Held while a delayed module is imported."""

PRELOADED: Final = (
    "vtes_deck.app.reference",
    "vtes_deck.app.goldfish",
    "vtes_deck.app.game_table.sitting",
)
"""Slow modules that are imported in the background after the start. None of them uses Qt."""

DELAYED: Final[Mapping[str, tuple[str, ...]]] = {
    "Qt itself: the log is opened before it is loaded": (
        *("PySide6.QtCore", "PySide6.QtWidgets", "vtes_deck.graphics", "vtes_deck.graphics.theme"),
        *("vtes_deck.gui.garbage", "vtes_deck.gui.lazy_imports", "vtes_deck.gui.locale"),
        *("vtes_deck.gui.messages", "vtes_deck.gui.termination", "vtes_deck.gui.window"),
        *("vtes_deck.app.settings", "vtes_deck.paper"),
    ),
    "the print system: 10 ms": ("PySide6.QtPrintSupport",),
    "the card base and its search are loaded in the background": ("cardbase", "cardbase.search"),
    "the rules engine: over 1 s": (
        *("vtes_deck.app", "vtes_deck.app.goldfish", "vtes_deck.gui.dialogs.goldfish_game"),
        "vtes_deck.gui.dialogs.priorities",
        *("vtes_deck.gui.heritage.window", "vtes_deck.gui.panels.goldfish.panel"),
        "vtes_deck.gui.panels.gauntlet.panel",
        *("vtes_deck.gui.table.game_table", "vtes_deck.gui.table.alone"),
        *("vtes_deck.gui.table.store", "vtes_deck.gui.table.titles"),
        "vtes_deck.app.game_table.keeper",
        *("vtes_deck.gui.panels.card.engine_text", "vtes_deck.sim.record"),
        "vtes_deck.app.own_cards_reading",
    ),
    "decks of a whole folder are read in the background": ("vtes_deck.app.shelf",),
    "card pools of tournament formats: 20 ms": ("vtes_deck.app.pools",),
    "dialogs: 20 to 150 ms each": (
        *("vtes_deck.gui.dialogs", "vtes_deck.gui.dialogs.about"),
        *("vtes_deck.gui.dialogs.card_data", "vtes_deck.gui.dialogs.comparison"),
        *("vtes_deck.gui.dialogs.deck_export", "vtes_deck.gui.dialogs.deck_import"),
        *("vtes_deck.gui.dialogs.guide", "vtes_deck.gui.dialogs.news"),
        *("vtes_deck.gui.dialogs.odds_builder", "vtes_deck.gui.dialogs.pools"),
        *("vtes_deck.gui.dialogs.settings", "vtes_deck.gui.dialogs.shortcuts"),
        *("vtes_deck.gui.dialogs.text_printer", "vtes_deck.gui.paper.deck_dialog"),
        *("vtes_deck.gui.paper.picture_dialog", "vtes_deck.gui.own_cards.dialog"),
        *("vtes_deck.gui.panels.collection.export_dialog", "vtes_deck.gui.tour"),
        *("vtes_deck.gui.panels.collection.import_dialog", "vtes_deck.gui.widgets.query_guide"),
        "vtes_deck.gui.panels.collection.print_dialog",
        *("vtes_deck.gui.panels.collection.unread", "vtes_deck.gui.widgets.filter_panel"),
        "vtes_deck.gui.panels.list_check.summary_dialog",
    ),
    "panels: 10 to 300 ms each; a hidden panel is not created": (
        *("vtes_deck.gui.panels.archive.ideas", "vtes_deck.gui.panels.archive.panel"),
        *("vtes_deck.gui.panels.card.chart", "vtes_deck.gui.panels.card.panel"),
        *("vtes_deck.gui.panels.cards.panel", "vtes_deck.gui.panels.collection.panel"),
        *("vtes_deck.gui.panels.composition.panel", "vtes_deck.gui.panels.history.panel"),
        *("vtes_deck.gui.panels.list_check.panel", "vtes_deck.gui.panels.odds.panel"),
        "vtes_deck.gui.panels.reference.panel",
        *("vtes_deck.gui.panels.reference.reader", "vtes_deck.gui.panels.shelf.decks"),
        *("vtes_deck.gui.panels.shelf.precons", "vtes_deck.gui.collection_store"),
    ),
}
"""The modules that functions of the window and of printed paper may import, by reason.

Times were measured on one machine with the window's own modules already loaded.
"""


def preload(_task: object) -> None:
    """Import the slow modules, so that the first panel that needs them opens quickly.

    The lock is released after each: other threads need not wait for all of them.
    """
    for name in PRELOADED:
        with IMPORTING:
            importlib.import_module(name)
