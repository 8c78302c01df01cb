"""BBCode for forums. Square brackets in names and texts are replaced."""

from __future__ import annotations

import re

from cardbase import CardBase
from vtes_deck.deck.model import Deck
from vtes_deck.deck.order import crypt_order, filing_name, sections
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.printout import (
    Vampire,
    card_line,
    crypt_title,
    section_title,
    unknown_lines,
    vampire_rows,
)
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import lines_of, one_line
from vtes_deck.language import mark

_TAGS = re.compile(r"\[(?:b|u|size|table|tr|td|url)(?:=[^\[\]]{0,300})?\]", re.IGNORECASE)


def _recognise(text: str, _: str) -> float:
    return 0.55 if len(_TAGS.findall(text[:20_000])) >= 3 else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    return read_listing(text, cb, format_name="bbcode")


def _write(deck: Deck, _: CardBase | None) -> str:
    crypt = crypt_order(deck)
    in_crypt = [line for line in deck.unknown if line.crypt]
    in_library = [line for line in deck.unknown if not line.crypt]
    count = deck.library_count + sum(line.count for line in in_library)
    lines = []
    if deck.name.strip():
        lines.append(f"[size=18][b]Deck Name: {_harmless(deck.name)}[/b][/size]")
    if deck.author.strip():
        lines.append(f"[b]Author:[/b] {_harmless(deck.author)}")
    if deck.description.strip():
        text = "\n".join(_no_tags(line) for line in lines_of(deck.description))
        lines.append(f"[b]Description:[/b] {text}")
    lines += ["", f"[b][u]{_harmless(crypt_title(crypt, in_crypt, ', '))}[/u][/b]", "[table]"]
    lines += [_row(row) for row in vampire_rows(crypt, filing_name)]
    lines += ["[/table]", *(_no_tags(line) for line in unknown_lines(in_crypt))]
    lines += ["", f"[b][u]Library ({count} cards)[/u][/b]"]
    for section in sections(deck):
        lines.append(f"[b]{section_title(section)}[/b]")
        lines += [
            _no_tags(card_line(s.count, filing_name(s.card), s.comment)) for s in section.slots
        ]
        lines.append("")
    if in_library:
        lines.append(f"[b]Other ({sum(line.count for line in in_library)})[/b]")
        lines += [_no_tags(line) for line in unknown_lines(in_library)]
    return "\n".join(lines).rstrip() + "\n"


def _row(row: Vampire) -> str:
    cells = [
        f"{row.count}x",
        row.name,
        str(row.capacity),
        row.disciplines,
        row.path,
        row.title,
        row.clan,
    ]
    if row.comment:
        cells.append(f"-- {row.comment}")
    return f"[tr]{''.join(f'[td]{_no_tags(cell)}[/td]' for cell in cells)}[/tr]"


def _harmless(text: str) -> str:
    return _no_tags(one_line(text))


def _no_tags(text: str) -> str:
    """Replace brackets by full-width brackets, which look similar but are not read as tags."""
    return text.replace("[", "\uff3b").replace("]", "\uff3d")


FORMAT = FileFormat(
    name="bbcode",
    title=mark("BBCode (forum)"),
    suffixes=(".bbcode", ".txt"),
    holds=Holds(name=True, author=True, unknown=True, rendered=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
