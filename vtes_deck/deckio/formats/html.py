"""A self-contained web page of the deck: no script, no external resource, all text escaped.

The description is Markdown and is rendered; names of cards in it link to VDB. An attribute contains
the Markdown source, which is read from there if the page still has the same text. The rest is read
like any other page: its text contains the cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape, unescape

import msgspec

from cardbase import CardBase
from vtes_deck.deck.model import Deck, UnknownLine
from vtes_deck.deck.names import card_named
from vtes_deck.deck.notes import MAX_LENGTH, html_of
from vtes_deck.deck.order import crypt_order, filing_name, sections
from vtes_deck.deckio.base import FileFormat, Holds, ReadResult
from vtes_deck.deckio.listing.printout import Vampire, crypt_title, section_title, vampire_rows
from vtes_deck.deckio.listing.reader import read_listing
from vtes_deck.deckio.spelling import lines_of, one_line, unknown_name
from vtes_deck.language import mark

_STYLE = (
    "body{font-family:sans-serif;max-width:48em;margin:2em auto;padding:0 1em}"
    "table{border-collapse:collapse}td{padding:.1em .8em .1em 0}"
    "ul{list-style:none;padding:0}h2,h3{margin-bottom:.3em}"
    "section ul{list-style:disc;padding-left:1.5em}blockquote{font-style:italic}"
)
_CARD = "https://vdb.im/cards"
"""The address of VDB's card pages; a card number completes it."""

_NOTES = re.compile(r'(?:<p>Description:</p>\s{0,9})?<section data-markdown="([^"]{1,400000})">')
"""The beginning of the description, with its Markdown escaped for HTML."""

_END = "</section>"

_TAG = re.compile(r"<[^<>]*>|\[\[|\]\]")
"""Matches the tags in which rendered notes and a page may differ."""

_PAGE = re.compile(r"^\s*(?:<!doctype html|<html)", re.IGNORECASE)


def _recognise(text: str, _: str) -> float:
    return 0.7 if _PAGE.match(text) else 0.0


def _read(text: str, cb: CardBase) -> ReadResult:
    found = _NOTES.search(text)
    end = text.find(_END, found.end()) if found is not None else -1
    source = unescape(found[1]).strip() if found is not None else ""
    if found is None:
        return read_listing(text, cb, format_name="html")
    if end < 0 or not _shows(text[found.end() : end], source):
        plain = f"{text[: found.start(1)]}{text[found.end(1) :]}"
        return read_listing(plain, cb, format_name="html")
    lines = "\n" * text.count("\n", found.start(), end)  # keeps the following line numbers
    rest = f"{text[: found.start()]}{lines}{text[end + len(_END) :]}"
    result = read_listing(rest, cb, format_name="html")
    deck = msgspec.structs.replace(result.deck, description="\n".join(lines_of(source)))
    return msgspec.structs.replace(result, deck=deck)


def _shows(page: str, source: str) -> bool:
    """Whether a part of a page has the same words as the Markdown."""
    return _words(page) == _words(_rendered(source, None, None))


def _words(page: str) -> list[str]:
    """The words that a part of a page shows."""
    return unescape(_TAG.sub("", page)).split()


def _write(deck: Deck, cb: CardBase | None) -> str:
    crypt = crypt_order(deck)
    in_crypt = [line for line in deck.unknown if line.crypt]
    in_library = [line for line in deck.unknown if not line.crypt]
    count = deck.library_count + sum(line.count for line in in_library)
    lines = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f"<title>{_text(deck.name) or 'Deck'}</title>",
        f"<style>{_STYLE}</style>",
        "</head>",
        "<body>",
        *_about(deck, cb),
        f"<h2>{_text(crypt_title(crypt, in_crypt, ', '))}</h2>",
        "<table>",
        *(_row(row) for row in vampire_rows(crypt, filing_name)),
        "</table>",
        *_unknown(in_crypt),
        f"<h2>Library ({count} cards)</h2>",
    ]
    for section in sections(deck):
        lines.append(f"<h3>{_text(section_title(section))}</h3>")
        lines.append("<ul>")
        lines += [
            f"<li>{s.count}x {_text(filing_name(s.card))}{_comment(s.comment)}</li>"
            for s in section.slots
        ]
        lines.append("</ul>")
    if in_library:
        lines.append(f"<h3>Other ({sum(line.count for line in in_library)})</h3>")
        lines += _unknown(in_library)
    return "\n".join([*lines, "</body>", "</html>"]) + "\n"


def _about(deck: Deck, cb: CardBase | None) -> list[str]:
    lines = []
    if deck.name.strip():
        lines.append(f"<h1>Deck Name: {_text(deck.name)}</h1>")
    if deck.author.strip():
        lines.append(f"<p>Author: {_text(deck.author)}</p>")
    if deck.description.strip():
        lines.append("<p>Description:</p>")
        words = "\n".join(lines_of(deck.description))
        source = escape(words).replace("\n", "&#10;").replace("\t", "&#9;")
        lines.append(f'<section data-markdown="{source}">\n{_rendered(words, deck, cb)}{_END}')
    return lines


def _rendered(words: str, deck: Deck | None, cb: CardBase | None) -> str:
    """Markdown as HTML; text that is too long to be parsed follows unchanged."""

    def address(name: str) -> str | None:
        card = card_named(name, cb, deck) if cb is not None and deck is not None else None
        return f"{_CARD}/{card.id}" if card is not None else None

    rest = "<br>".join(map(escape, words[MAX_LENGTH:].split("\n")))
    more = f"<p>{rest}</p>\n" if rest else ""
    return f"{html_of(words, address)}{more}"


def _row(row: Vampire) -> str:
    cells = (
        f"{row.count}x",
        row.name,
        str(row.capacity),
        row.disciplines,
        row.path,
        row.title,
        row.clan,
    )
    last = f"<td>-- {_text(row.comment)}</td>" if row.comment else ""
    return f"<tr>{''.join(f'<td>{_text(cell)}</td>' for cell in cells)}{last}</tr>"


def _unknown(lines: Iterable[UnknownLine]) -> list[str]:
    items = [
        f"<li>{u.count}x {_text(unknown_name(u.name))}{_comment(u.comment)}</li>" for u in lines
    ]
    return ["<ul>", *items, "</ul>"] if items else []


def _comment(comment: str) -> str:
    return f" -- {_text(comment)}" if comment.strip() else ""


def _text(text: str) -> str:
    return escape(one_line(text))


FORMAT = FileFormat(
    name="html",
    title=mark("HTML page"),
    suffixes=(".html", ".htm"),
    media_type="text/html",
    holds=Holds(name=True, author=True, description=True, comments=True, unknown=True),
    recognise=_recognise,
    read=_read,
    write=_write,
)
