"""The editions of the rules: one module each, found by scanning this package.

**To add an edition**, write a module in this package that defines one
:class:`~vtes_deck.engine.state.ruleset.Ruleset` under the name of the module in capitals:
``white_wolf.py`` defines ``WHITE_WOLF``, whose ``name`` is ``white-wolf``. The command line and the
window offer it without further changes. You can add what the edition says about a rule to
``resources/rules``, under the name of the edition. Without such a line, the edition is silent about
the rule.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, override

if TYPE_CHECKING:
    from vtes_deck.engine.state.ruleset import Ruleset

__all__ = ["CURRENT", "EDITIONS"]

CURRENT = "vekn"
"""The name of the current edition."""


class RulesetsError(Exception):
    """The base class of the errors of this package."""


class NoEditionError(RulesetsError, TypeError):
    """A module of this package does not define the edition that its name requires.

    Attributes:
        module: its name.
        edition: the name of the edition.
    """

    def __init__(self, module: str, edition: str) -> None:
        super().__init__(module, edition)
        self.module = module
        self.edition = edition

    @override
    def __str__(self) -> str:
        return f"{self.module} defines no edition {self.edition}"


@cache
def _names() -> tuple[str, ...]:
    """The editions that have a module, the current one first."""
    names = [info.name.replace("_", "-") for info in pkgutil.iter_modules(__path__)]
    return tuple(sorted(names, key=lambda name: (name != CURRENT, name)))


class _Editions(Mapping[str, "Ruleset"]):
    """The modules of this package; each one is imported when its edition is first needed.

    The names alone can be listed without importing the engine, which the command line needs to
    print its help quickly.
    """

    @override
    def __iter__(self) -> Iterator[str]:
        return iter(_names())

    @override
    def __contains__(self, name: object) -> bool:
        return name in _names()

    @override
    def __len__(self) -> int:
        return len(_names())

    @override
    def __getitem__(self, name: str) -> Ruleset:
        if name not in self:
            raise KeyError(name)
        module = import_module(f"{__name__}.{name.replace('-', '_')}")
        edition: Ruleset | None = getattr(module, name.replace("-", "_").upper(), None)
        if edition is None or edition.name != name:
            raise NoEditionError(module.__name__, name)
        return edition


EDITIONS: Mapping[str, Ruleset] = _Editions()
"""Every edition by its short name: the current one first, the others in alphabetical order.

Raises:
    NoEditionError: a module of this package defines no edition of its name.
"""
