"""Bringing in what is wanted late: the rules engine and what stands on it take a while to import.

Two threads that import parts of one package at the same time can each wait for what the other one
holds; Python then gives one of them a half-made module (importlib's avoidance of deadlocks). So
whoever brings in something of this kind while others may do so as well holds :data:`IMPORTING`.
"""

from __future__ import annotations

import importlib
import threading
from typing import Final

IMPORTING: Final = threading.RLock()
"""Held while modules are imported that another thread may want too."""

LATE: Final = ("vtes_deck.app.reference", "vtes_deck.app.goldfish", "vtes_deck.app.solitaire")
"""What panels and dialogs want that are not looked at at once; nothing of Qt is among it."""


def bring_late(_task: object) -> None:
    """Import what will be wanted, so that the first look at it does not take so long.

    One by one: whoever wants something of it meanwhile need not wait for all.
    """
    for name in LATE:
        with IMPORTING:
            importlib.import_module(name)
