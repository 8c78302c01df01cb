"""All declared definitions, found by scanning :mod:`library` and :mod:`crypt`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from vtes_deck.effects import crypt, library
from vtes_deck.effects.errors import DuplicateCardError
from vtes_deck.effects.vocab.definition import Definition


@cache
def definitions() -> dict[int, Definition]:
    """The definitions by card id.

    Raises:
        DuplicateCardError: two definitions have the same id.
        ValueError: a partial definition gives no reason.
    """
    found: dict[int, Definition] = {}
    for package in (library, crypt):
        for module in _modules(package):
            for definition in getattr(module, "CARDS", ()):
                if definition.id in found:
                    raise DuplicateCardError(definition.id, definition.name)
                found[definition.id] = definition
    return found


def _modules(package: ModuleType) -> Iterator[ModuleType]:
    """The modules of a package, sorted by name."""
    prefix = f"{package.__name__}."
    for info in sorted(pkgutil.walk_packages(package.__path__, prefix), key=_name):
        if not info.ispkg:
            yield importlib.import_module(info.name)


def _name(info: pkgutil.ModuleInfo) -> str:
    return info.name
