"""The deck file formats, found by scanning :mod:`vtes_deck.deckio.formats`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import MappingProxyType

from vtes_deck.deckio import formats as package
from vtes_deck.deckio.base import FileFormat, Reason, UnreadableError


@cache
def formats() -> MappingProxyType[str, FileFormat]:
    """Every format by name.

    Raises:
        TypeError: a module in the package has no ``FORMAT``, or two formats have the same name.
    """
    found: dict[str, FileFormat] = {}
    for module_info in pkgutil.iter_modules(package.__path__):
        module = importlib.import_module(f"{package.__name__}.{module_info.name}")
        candidate = getattr(module, "FORMAT", None)
        if not isinstance(candidate, FileFormat) or candidate.name in found:
            message = f"{module.__name__}: FORMAT is missing, or its name is taken"
            raise TypeError(message)
        found[candidate.name] = candidate
    return MappingProxyType(found)


def readable() -> tuple[FileFormat, ...]:
    """The formats in which decks can be read."""
    return tuple(f for f in formats().values() if f.can_read)


def writable() -> tuple[FileFormat, ...]:
    """The formats in which decks can be written."""
    return tuple(f for f in formats().values() if f.can_write)


def by_name(name: str) -> FileFormat:
    """The format with this name.

    Raises:
        UnreadableError: there is no such format.
    """
    try:
        return formats()[name.casefold()]
    except KeyError:
        raise UnreadableError(Reason.UNKNOWN_FORMAT, name) from None


def for_writing(filename: str) -> FileFormat | None:
    """The usual format for a file of this name, by its ending."""
    ending = filename.casefold()
    fitting = [f for f in writable() if any(ending.endswith(s) for s in f.suffixes)]
    # Several formats write ".txt": prefer the one that lists it first, then the first by name.
    fitting.sort(key=lambda f: (not ending.endswith(f.suffixes[0]), f.name != "text", f.name))
    return fitting[0] if fitting else None
