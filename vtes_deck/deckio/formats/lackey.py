"""LackeyCCG plain text: ``2<TAB>Name``, the library first, ``Crypt:``, the crypt."""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import listed_names, to_ascii, unknown_name
from vtes_deck.language import mark

_LINE = re.compile(r"^\d{1,3}(?:\t|\s\s)\s*\S")


def _recognise(text: str, _: str) -> float:
    lines = [line for line in text.split("\n") if line.strip()]
    others = [line.strip() for line in lines if not _LINE.match(line)]
    return 0.9 if len(lines) > 1 and others == ["Crypt:"] else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    return read_listing(text, cb, format_name="lackey")


def _write(deck: Deck, cb: CardBase | None) -> str:
    names = listed_names(deck.crypt, cb)
    lines = [
        f"{slot.count}\t{_spelt(slot.card.name)}"
        for section in sections(deck)
        for slot in section.slots
    ]
    lines += [f"{line.count}\t{unknown_name(line.name)}" for line in deck.unknown if not line.crypt]
    lines.append("Crypt:")
    lines += [f"{slot.count}\t{_spelt(names[slot.card.id])}" for slot in crypt_order(deck)]
    lines += [f"{line.count}\t{unknown_name(line.name)}" for line in deck.unknown if line.crypt]
    return "\n".join(lines) + "\n"


def _spelt(name: str) -> str:
    """Lackey's own spelling: ASCII, and no double quotation marks."""
    return to_ascii(name).replace('"', "'")


FORMAT = FileFormat(
    name="lackey",
    title=mark("LackeyCCG text"),
    suffixes=(".txt",),
    holds=Holds(unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
