"""Figures of library cards: life, capacity, and whether a master card is a trifle."""

from __future__ import annotations

import re

from cardbase.terms import Type

_LIFE = re.compile(r"\bwith (\d+) life\b")
_TRIFLE = re.compile(r"(?:^|[.:] |unique )trifle[.:]", re.IGNORECASE)
_CHANGE = re.compile(r"[+-]\d+")


def life_of(text: str, types: tuple[Type, ...]) -> int | None:
    """The starting life of an ally or retainer, if it is a number."""
    if Type.ALLY not in types and Type.RETAINER not in types:
        return None
    head = text.partition("\n")[0]
    found = _LIFE.search(head)
    return int(found[1]) if found else None


def is_trifle(text: str, types: tuple[Type, ...]) -> bool:
    """Whether a master card gives its master phase action back."""
    return Type.MASTER in types and _TRIFLE.search(text) is not None


def capacity_change(capacity: str) -> int:
    """The capacity that the data's capacity column adds: ``"+1"``; 0 if empty."""
    return int(capacity) if _CHANGE.fullmatch(capacity.strip()) else 0
