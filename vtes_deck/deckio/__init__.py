r"""Deck files: reading with automatic detection, and writing in every common format.

>>> import cardbase
>>> from vtes_deck import deckio
>>> cb = cardbase.load()
>>> result = deckio.read("4x Govern the Unaligned\n2 blood dol", cb)
>>> [(slot.count, slot.card.name) for slot in result.deck.library]
[(4, 'Govern the Unaligned'), (2, 'Blood Doll')]
>>> [(problem.line, problem.kind.value, problem.card) for problem in result.problems]
[(2, 'near name', 'Blood Doll')]
>>> print(deckio.write(result.deck, "jol"))
<BLANKLINE>
2x Blood Doll
4x Govern the Unaligned
<BLANKLINE>

A format is one module in :mod:`vtes_deck.deckio.formats` that contains a
:class:`~vtes_deck.deckio.base.FileFormat`.
"""

from __future__ import annotations

from vtes_deck.deckio.base import (
    FileFormat,
    Holds,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    Severity,
    UnreadableError,
)
from vtes_deck.deckio.detection import detect, read, write
from vtes_deck.deckio.registry import by_name, for_writing, formats, readable, writable

__all__ = [
    "FileFormat",
    "Holds",
    "ProblemKind",
    "ReadProblem",
    "ReadResult",
    "Reason",
    "Severity",
    "UnreadableError",
    "by_name",
    "detect",
    "for_writing",
    "formats",
    "read",
    "readable",
    "writable",
    "write",
]
