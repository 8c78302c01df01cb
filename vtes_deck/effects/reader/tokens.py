"""The words of a text in one dialect, and the terminals of the grammar: names and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

type Words = Sequence[str]
type Terminal = Callable[[Words, int], Iterable[tuple[object, int]]]
"""Finds the phrases that begin at a position among words: each value with its end."""

_WORD = re.compile(
    r"\[[a-z ]+\]|non-|[+-]?\d+r?\b|[+-](?=x\b)|~|ⓓ|[^\W\d_]+(?:[-'.][^\W\d_]+)*|'s|[.,:;()/|]|\S"
)


def words_of(text: str) -> tuple[str, ...]:
    """The words, numbers and symbols of a text in lower case."""
    return tuple(_WORD.findall(text))


def names[T](values: Mapping[str, T]) -> Terminal:
    """Read one of these names, which may consist of several words; the longest match is used."""
    by_first: dict[str, list[tuple[tuple[str, ...], T]]] = {}
    for name, value in values.items():
        words = words_of(name.lower())
        by_first.setdefault(words[0], []).append((words, value))

    def find(words: Words, at: int) -> Iterable[tuple[object, int]]:
        fits = [
            (value, at + len(name))
            for name, value in by_first.get(words[at], ())
            if tuple(words[at : at + len(name)]) == name
        ]
        longest = max((end for _, end in fits), default=0)
        return [one for one in fits if one[1] == longest]

    return find


def number(words: Words, at: int) -> Iterable[tuple[object, int]]:
    """A number without a sign: 2."""
    return [(int(words[at]), at + 1)] if words[at].isdecimal() else []


def signed(words: Words, at: int) -> Iterable[tuple[object, int]]:
    """A number with its sign: +1."""
    word = words[at]
    return [(int(word), at + 1)] if word[0] in "+-" and word[1:].isdecimal() else []


def ranged(words: Words, at: int) -> Iterable[tuple[object, int]]:
    """A number of damage at range: 2R."""
    word = words[at]
    return [(int(word[:-1]), at + 1)] if word[-1] == "r" and word[:-1].isdecimal() else []
