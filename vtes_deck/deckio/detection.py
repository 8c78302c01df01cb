"""Reading deck files with detection of the format, and writing them.

The sentences about files that contain no deck are in :mod:`vtes_deck.deckio.words`.
"""

from __future__ import annotations

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import (
    FileFormat,
    ProblemKind,
    ReadProblem,
    ReadResult,
    Reason,
    UnreadableError,
)
from vtes_deck.deckio.registry import by_name, readable
from vtes_deck.deckio.text_encoding import decode


def read(
    data: bytes | str, cb: CardBase, *, filename: str = "", format_name: str = ""
) -> ReadResult:
    """Read a deck.

    Args:
        data: the content of the file or of the clipboard.
        cb: the card base.
        filename: its name, if it has one; the ending helps to detect the format.
        format_name: the format, if known; otherwise it is detected.

    Raises:
        UnreadableError: it contains no deck; the error has the reason.
    """
    text, damaged = decode(data)
    chosen = by_name(format_name) if format_name else detect(text, filename)
    if chosen.read is None:
        raise UnreadableError(Reason.UNKNOWN_FORMAT, chosen.name)
    result = chosen.read(text, cb)
    if not damaged:
        return result
    problem = ReadProblem(0, "", ProblemKind.ENCODING)
    return msgspec.structs.replace(result, problems=(problem, *result.problems))


def detect(text: str, filename: str = "") -> FileFormat:
    """The most likely format of a decoded text; plain text if no other matches."""
    sure = {
        found.name: found.recognise(text, filename.casefold())
        for found in readable()
        if found.recognise is not None
    }
    best = max(sorted(sure), key=sure.__getitem__)
    return by_name(best if sure[best] > 0 else "text")


def write(deck: Deck, format_name: str, cb: CardBase | None = None) -> str:
    """Write a deck.

    Args:
        deck: the deck.
        format_name: name of the format.
        cb: the card base. With it, names are written as the program of the format writes them.
            Without it, names that several vampires share always have their group.

    Raises:
        UnreadableError: there is no such format, or decks cannot be written in it.
    """
    chosen = by_name(format_name)
    if chosen.write is None:
        raise UnreadableError(Reason.UNKNOWN_FORMAT, chosen.name)
    return chosen.write(deck, cb)
