"""Support for delayed imports: a lock, and a thread that does the slow ones early.

The list of delayed imports, with reasons, is in ``tests/project/test_imports.py``.

Two threads that import parts of one package at the same time can deadlock; Python then returns a
partially initialised module to one of them. Code that imports a delayed module while other threads
may do the same holds :data:`IMPORTING`.
"""

from __future__ import annotations

import importlib
import threading
from typing import Final

IMPORTING: Final = threading.RLock()
"""Held while a delayed module is imported."""

PRELOADED: Final = (
    "vtes_deck.app.reference",
    "vtes_deck.app.goldfish",
    "vtes_deck.app.game_table.game_session",
)
"""Slow modules that are imported in the background after the start. None of them uses Qt."""


def preload(_task: object) -> None:
    """Import the slow modules, so that the first panel that needs them opens quickly.

    The lock is released after each module, so that other threads do not wait for all of them.
    """
    for name in PRELOADED:
        with IMPORTING:
            importlib.import_module(name)
