"""All filters, found by scanning :mod:`cardbase.search.filter_families`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from cardbase.search import filter_families as _package
from cardbase.search.filter import Filter


@dataclass(frozen=True, slots=True)
class Family:
    """A family of filters.

    Attributes:
        title: the title for display.
        filters: the filters, in the order of a panel.
    """

    title: str
    filters: tuple[Filter, ...]


@cache
def families() -> tuple[Family, ...]:
    """All families of filters, in the order of a panel."""
    found: list[tuple[int, Family]] = []
    for info in pkgutil.iter_modules(_package.__path__):
        module = importlib.import_module(f"{_package.__name__}.{info.name}")
        found.append((module.ORDER, Family(module.TITLE, module.FILTERS)))
    return tuple(family for _, family in sorted(found, key=lambda pair: pair[0]))


@cache
def filters() -> tuple[Filter, ...]:
    """All filters, family by family."""
    return tuple(filter_ for family in families() for filter_ in family.filters)


@cache
def keywords() -> Mapping[str, Filter]:
    """Every keyword and alias, in lower case, with its filter.

    Raises:
        ValueError: two filters claim the same keyword.
    """
    found: dict[str, Filter] = {}
    for filter_ in filters():
        for keyword in (filter_.key, *filter_.aliases):
            if found.setdefault(keyword, filter_) is not filter_:
                raise ValueError(f"{filter_!r} and {found[keyword]!r} share the keyword {keyword}")
    return MappingProxyType(found)
