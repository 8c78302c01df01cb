"""Lines of text from HTML, with the line of the source in which each begins."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import urlsplit

from vtes_deck.deckio.listing.vocabulary import words
from vtes_deck.deckio.listing.web_tables import Numbered, TableReader

_MAX_LOOKED_AT = 100_000

_TAG = re.compile(r"<(/?)([a-zA-Z][a-zA-Z0-9]{0,15})\b[^<>]{0,2000}>|<![^<>]{0,500}>")
_BLOCK = words(
    """address article blockquote body br dd div dl dt fieldset footer form h1 h2 h3 h4 h5 h6 head
    header hr html li main nav ol p pre section table tbody tfoot thead title tr ul"""
)
_CELL = frozenset(("td", "th"))
_ROW = words("tr thead tbody tfoot")
_SPACE = re.compile(r"[ \t\r\f]+")
_SPACES = re.compile(r" {2,}")
_MAX_DEPTH = 20
_INLINE = words(
    """a abbr b big button center code em font i img input ins kbd label link meta path q s script
    small span strong style sub sup svg tt u var"""
)
KNOWN = _BLOCK | _CELL | _INLINE
"""Names of tags."""

#: What is between these is not text. (opening, closing)
_SILENT = (
    ("<!--", "-->"),
    ("<script", "</script"),
    ("<style", "</style"),
    ("<svg", "</svg"),
    ("<title", "</title"),
)


_LINK = re.compile(r"https?://[^\s<>\"']+", re.IGNORECASE)
_DECK_HOSTS = ("vdb.im", "vdb.smeea.casa", "vtesdecks.com", "amaranth.vtes.co.nz")


def online_deck(text: str) -> str:
    """The first address of a deck on the web in a text; empty if there is none."""
    for link in _LINK.findall(text[:_MAX_LOOKED_AT]):
        try:
            host = urlsplit(link).hostname
        except ValueError:  # not an address
            continue
        if host and host.endswith(_DECK_HOSTS):
            return str(link).rstrip(".,;:)>]")
    return ""


_SPOKEN = "\x1e"  # encloses the text of a tag; control characters are not text of a page
_LETTERS = re.compile(r"[^\W\d_]{2}")

#: The text that a page shows for an element without text, and counts in attributes.
_SAID = re.compile(
    r"""\s(?:data-)?(?:count|qty|quantity|copies|amount)\s?=\s?["']?(\d{1,2})\b
    |(?<=<img)\b[^<>]{0,400}?\salt\s?=\s?(?:"([^"<>]{1,80})"|'([^'<>]{1,80})')
    |(?<=<input)\b[^<>]{0,400}?\svalue\s?=\s?["']?([^"'<>\s][^"'<>]{0,60})""",
    re.IGNORECASE | re.VERBOSE,
)

#: A number in its own element is a separate word, regardless of the style sheet.
_GLUED = re.compile(r"(?<=[\dxX])(</\w{1,10}>)(?=<[a-z])|(</\w{1,10}>)(?=<\w[^<>]{0,200}>\d)")


def strip_tags(numbered: list[Numbered]) -> list[Numbered]:
    """Remove HTML: a whole page, or occasional tags in plain text."""
    names = [
        match[2].casefold()
        for _, line in numbered
        if "<" in line
        for match in _TAG.finditer(line)
        if match[2]
    ]
    known = [name for name in names if name in KNOWN]
    if not known:
        return numbered
    numbered = [(number, _GLUED.sub(r"\g<0> ", line)) for number, line in numbered]
    blocks = sum(name not in _INLINE for name in known)
    if "html" in known or "table" in known or blocks * 3 > len(numbered):
        return list(_Page(numbered).lines())
    return list(_tagged_lines(numbered))


def _tagged_lines(lines: Iterable[Numbered]) -> Iterator[Numbered]:
    """Plain text with occasional tags: line ends count."""
    for number, line in lines:
        if "<" not in line:
            yield number, line
            continue
        for piece in _spoken(_TAG.sub(_tag_text, line)).split("\n"):
            yield number, piece


def _tag_text(match: re.Match[str]) -> str:
    name = (match[2] or "").casefold()
    if name not in KNOWN:
        return match[0]
    if name in _CELL:
        return "\t" if match[1] else ""
    return "\n" if name == "br" else _said(match[0])


def _said(tag: str) -> str:
    """The text of a tag's attributes: the picture of a card, the number of copies."""
    found = _SAID.search(tag) if "=" in tag else None
    return f"{_SPOKEN}{next(filter(None, found.groups()), '')}{_SPOKEN}" if found else ""


def _spoken(text: str) -> str:
    """``text``, with the contents of its tags that it does not already contain."""
    if _SPOKEN not in text:
        return text
    pieces = text.split(_SPOKEN)
    plain = " ".join(pieces[::2])
    counted, named = any(c.isdigit() for c in plain), _LETTERS.search(plain) is not None
    for i, said in enumerate(pieces[1::2]):
        known = counted if said.isdigit() else named
        pieces[2 * i + 1] = " " if known else f" {said} "
    return "".join(pieces)


class _Page:
    """A page: tags determine the lines, and a line end is a space except in preformatted text."""

    def __init__(self, numbered: list[Numbered]) -> None:
        self._numbers = [number for number, _ in numbered]
        self._text = _without_silent("\n".join(line for _, line in numbered))
        self._parts: list[str] = []
        self._blank = True
        self._begin = 0
        self._row = 0
        self._pre = False
        self._tables: list[TableReader] = []

    def lines(self) -> Iterator[Numbered]:
        position = 0
        for match in _TAG.finditer(self._text):
            yield from self._feed(self._text[position : match.start()])
            position = match.end()
            yield from self._tag(match)
            self._row += match[0].count("\n")
        yield from self._feed(self._text[position:])
        yield from self._flush()
        while self._tables:
            yield from self._tables.pop().end_row()

    def _feed(self, text: str) -> Iterator[Numbered]:
        for i, piece in enumerate(text.split("\n")):
            if i:
                self._row += 1
                if self._pre:
                    yield from self._flush()
                else:
                    self._parts.append(" ")
            if piece and not piece.isspace() and self._blank:
                self._begin = self._row
                self._blank = False
            self._parts.append(piece if self._pre else _SPACE.sub(" ", piece))

    def _tag(self, match: re.Match[str]) -> Iterator[Numbered]:
        name = (match[2] or "").casefold()
        closing = bool(match[1])
        if name == "pre":
            self._pre = not closing
        if name in _BLOCK or name in _CELL:
            yield from self._flush()
        if name == "table":
            yield from self._table(closing=closing)
        elif name in _ROW and self._tables:
            yield from self._tables[-1].end_row()
        elif name in _CELL and self._tables:
            if closing:
                self._tables[-1].close_cell()
            else:
                self._tables[-1].open_cell(match[0])
        text = _said(match[0]) if name in KNOWN else ""
        if text and (not self._tables or text.strip(_SPOKEN).isdigit()):
            yield from self._feed(text)
        elif name and name not in KNOWN:  # "<john@example.org>" is not a tag
            yield from self._feed(match[0])

    def _table(self, *, closing: bool) -> Iterator[Numbered]:
        if self._tables:  # text before an inner table comes before it
            yield from self._tables[-1].end_row()
        if closing and self._tables:
            self._tables.pop()
        elif not closing and len(self._tables) < _MAX_DEPTH:
            self._tables.append(TableReader())

    def _flush(self) -> Iterator[Numbered]:
        text = _spoken("".join(self._parts))
        text = text.strip(" \n") if self._pre else _SPACES.sub(" ", text).strip(" \n")
        begin = self._row if self._blank else self._begin
        self._parts = []
        self._blank = True
        line = self._numbers[min(begin, len(self._numbers) - 1)], text
        if self._tables and self._tables[-1].in_cell:
            self._tables[-1].add(line)
        elif text or not self._tables:
            yield line


def _without_silent(text: str) -> str:
    """Remove comments, scripts and styles, but keep line ends so that line numbers stay correct."""
    for opening, closing in _SILENT:
        low = text.lower()
        if opening not in low or len(low) != len(text):
            continue
        parts: list[str] = []
        position = 0
        while (start := low.find(opening, position)) >= 0:
            end = low.find(closing, start)
            if end < 0:
                break
            parts.append(text[position:start])
            parts.append("\n" * text.count("\n", start, end))
            position = end + len("-->") if closing == "-->" else end
        text = "".join(parts) + text[position:]
    return text
