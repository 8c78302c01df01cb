"""JOL, the Jyhad On-Line server: ``4x Name``, the crypt first, a blank line, the library."""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, sections
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import listed_names, unknown_name
from vtes_deck.language import mark

_LINE = re.compile(r"^(?:\d{1,3}\s?x\s?)?\S.*$")


def _recognise(text: str, filename: str) -> float:
    if filename.endswith(".jol"):
        return 0.95
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    counted = sum(bool(re.match(r"\d{1,3}\s?x\s?[^\d\s]", line)) for line in lines)
    if len(lines) < 5 or counted < len(lines) or any(re.search(r"\s{3}|\t|:\d", x) for x in lines):
        return 0.0
    return 0.6


def _read(text: str, cb: CardBase) -> ReadResult:
    return read_listing(text, cb, format_name="jol")


def _write(deck: Deck, cb: CardBase | None) -> str:
    names = listed_names(deck.crypt, cb)
    lines = [f"{slot.count}x {names[slot.card.id]}" for slot in crypt_order(deck)]
    lines += [f"{line.count}x {unknown_name(line.name)}" for line in deck.unknown if line.crypt]
    lines.append("")
    lines += [f"{s.count}x {s.card.name}" for section in sections(deck) for s in section.slots]
    lines += [f"{line.count}x {unknown_name(line.name)}" for line in deck.unknown if not line.crypt]
    return "\n".join(lines) + "\n"


FORMAT = FileFormat(
    name="jol",
    title=mark("JOL (Jyhad On-Line)"),
    suffixes=(".jol", ".txt"),
    holds=Holds(unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
