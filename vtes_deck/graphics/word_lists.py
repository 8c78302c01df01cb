"""Joins words into a list in a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from vtes_deck.language import tr


def all_of(words: Iterable[str]) -> str:
    """``"Action and Combat"``; empty without words."""
    listed = list(words)
    return reduce(_both, listed) if listed else ""


def any_of(words: Iterable[str]) -> str:
    """``"Auspex or Dominate"``; empty without words."""
    listed = list(words)
    return reduce(_either, listed) if listed else ""


def _both(one: str, other: str) -> str:
    return tr("{one} and {other}", one=one, other=other)


def _either(one: str, other: str) -> str:
    return tr("{one} or {other}", one=one, other=other)
