"""The reader for the card base in use: its vampires, and its declared cards as precedents."""

from __future__ import annotations

from functools import cache

import cardbase
from vtes_deck.effects.declarations import definitions
from vtes_deck.effects.reader.analogy import AnalogicReader
from vtes_deck.effects.reader.cards import Reader
from vtes_deck.effects.reader.precedents import Precedents


def reader_of(clans: tuple[str, ...]) -> AnalogicReader:
    """A reader for texts that name these clans."""
    vampires = dict.fromkeys(one.name for one in cardbase.load().crypt)
    return AnalogicReader(Reader(clans, vampires), _precedents)


@cache
def _precedents() -> Precedents:
    """The sentences of all declared cards."""
    return Precedents.of(definitions().values(), cardbase.load())
