"""Plain text: reads any list that people write; writes the form of VDB and other programs."""

from __future__ import annotations

from operator import attrgetter

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.printout import listing
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import lines_of, one_line
from vtes_deck.language import mark


def _recognise(_text: str, _filename: str) -> float:
    return 0.1  # any text that no other format recognises


def _read(text: str, cb: CardBase) -> ReadResult:
    return read_listing(text, cb, format_name="text")


def _write(deck: Deck, _: CardBase | None) -> str:
    lines = []
    if deck.name.strip():
        lines.append(f"Deck Name: {one_line(deck.name)}")
    if deck.author.strip():
        lines.append(f"Author: {one_line(deck.author)}")
    if deck.description.strip():
        lines.append(f"Description: {'\n'.join(lines_of(deck.description))}")
    if lines:
        lines.append("")
    lines.append(listing(deck, attrgetter("listed_name"), rule="=", rules=True))
    return "\n".join(lines) + "\n"


FORMAT = FileFormat(
    name="text",
    title=mark("Text"),
    suffixes=(".txt", ".text", ".md", ".eml"),
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
