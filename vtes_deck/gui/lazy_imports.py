"""Support for delayed imports: a lock, and a thread that does the slow ones early.

The list of delayed modules is in :mod:`vtes_deck.gui.delayed`.

Two threads that import parts of one package at the same time can deadlock; Python then returns a
partially initialised module to one of them. Code that imports a delayed module holds
:data:`IMPORTING`.
"""

from __future__ import annotations

import importlib
import pkgutil
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any, Final

IMPORTING: Final = threading.RLock()
"""Held while a delayed module is imported."""

PRELOADED: Final = (
    "vtes_deck.app.reference",
    "vtes_deck.app.goldfish",
    "vtes_deck.app.game_table.game_session",
)
"""Slow modules that are imported in the background after the start. None of them uses Qt."""


def import_delayed(name: str) -> ModuleType:
    """The module with this name, which is imported at the first call."""
    with IMPORTING:
        return importlib.import_module(name)


def delayed(place: str) -> Callable[..., Any]:
    """A function that imports a class when it is called, and creates an instance.

    Args:
        place: the class as ``"module:name"``.
    """

    def create(*arguments: object) -> object:
        with IMPORTING:
            found = pkgutil.resolve_name(place)
        return found(*arguments)

    return create


def preload(_task: object) -> None:
    """Import the slow modules, so that the first panel that needs them opens quickly.

    The lock is released after each module, so that other threads do not wait for all of them.
    """
    for name in PRELOADED:
        import_delayed(name)
