"""Tournament formats, and the registry of formats.

A format is one module in :mod:`vtes_deck.legality.formats` that defines ``FORMAT``; no other file
needs a change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import override

import msgspec

from vtes_deck.legality import formats
from vtes_deck.legality.case import Case, Limits, Options
from vtes_deck.legality.violations import AnyViolation


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """The rules for which decks may be played.

    Attributes:
        name: the short name, as used on the command line.
        title: the name for display.
        help: one or two sentences about the allowed decks.
        rules: ids of the rules it applies, see :func:`vtes_deck.legality.rules.rules`.
        limits: the sizes that it requires, given its options.
        check: yields the violations of a deck.
        aliases: other names.
        options: names of the :class:`~vtes_deck.legality.case.Options` that make a difference.
        order: the position in lists of formats, the most frequently used first.
    """

    name: str
    title: str
    help: str
    rules: tuple[str, ...]
    limits: Callable[[Options], Limits]
    check: Callable[[Case, Limits], Iterator[AnyViolation]]
    aliases: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    order: int = 100


class UnknownFormatError(ValueError):
    """There is no format of this name.

    Attributes:
        name: the requested name.
        known: the names and other names of all formats.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name
        self.known = tuple(known for one in all_formats() for known in (one.name, *one.aliases))

    @override
    def __str__(self) -> str:
        return f"there is no tournament format {self.name!r}"


@cache
def all_formats() -> tuple[Format, ...]:
    """Every format, the most used first.

    Raises:
        TypeError: a module among the formats does not define a format.
        ValueError: two formats share a name.
    """
    found = [_load(module.name) for module in iter_modules(formats.__path__)]
    found.sort(key=lambda f: (f.order, f.name))
    names = [name for one in found for name in (one.name, *one.aliases)]
    if len(set(names)) < len(names):
        raise ValueError(f"a name is used twice: {sorted(names)}")
    return tuple(found)


def _load(name: str) -> Format:
    module = import_module(f"{formats.__name__}.{name}")
    found = getattr(module, "FORMAT", None)
    if not isinstance(found, Format):
        raise TypeError(f"{module.__name__} defines no FORMAT")
    return found


@cache
def find_format(name: str) -> Format:
    """The format of this name or alias; case, blanks and underscores do not matter.

    Raises:
        UnknownFormatError: no format has it.
    """
    wanted = "-".join(name.strip().lower().replace("_", " ").replace("-", " ").split())
    for one in all_formats():
        if wanted == one.name or wanted in one.aliases:
            return one
    raise UnknownFormatError(name)
