"""Tables and links of wikis: MediaWiki, Jira, Markdown and tables drawn with lines."""

from __future__ import annotations

import re

from vtes_deck.deckio.listing.web_tables import Numbered

_LINK = re.compile(r"\[\[([^\][|\n]{1,200})(?:\|([^\][|\n]{0,200}))?\]\]")
_NAMESPACE = re.compile(r"^(?:[A-Za-z_ ]{1,20}:(?=\S)|[^/]{1,60}/)")
_FRAME = re.compile(r"^\s{0,40}(?:\{\|[^|]*|\|\}.*|\|[-+][^|\d]*)$")
_CELLS = re.compile(r"\|\||!!")
_CELL = re.compile(r"^\s{0,40}[|!](?![-+}|])(?!.*\|\s*$)")
_HEADING = re.compile(r"^\s{0,9}h[1-6]\.\s+")  # Jira, Textile
LINES = str.maketrans(dict.fromkeys("\u2502\u2503\u2551\u2506\u2507\u250a\u250b\u00a6", "|"))
"""Vertical lines of drawn tables, with the character that separates cells elsewhere."""


def rows_joined(numbered: list[Numbered]) -> list[Numbered]:
    """The rows of MediaWiki tables, joined if each cell has its own line."""
    found: list[Numbered] = []
    inside = open_row = False
    for number, line in numbered:
        text = line.strip()
        if text.startswith(("{|", "|}")):
            inside, open_row = text.startswith("{|"), False
        cell = inside and _CELL.match(line) is not None
        if cell and open_row:
            first, begun = found[-1]
            found[-1] = first, f"{begun} || {text[1:].strip()}"
        else:
            found.append((number, line))
        open_row = cell
    return found


def unmarked(text: str) -> str:
    """A line without the marks of headings, links and tables; cells are separated by tabs."""
    if "[[" in text:
        text = _LINK.sub(_page, text)
    if "h" in text[:10]:
        text = _HEADING.sub("", text)
    if "|" not in text and "!!" not in text:
        return text
    if _FRAME.match(text):
        return ""
    if text.lstrip().startswith(("|", "!")) and ("||" in text or "!!" in text):
        return _by_tabs(_CELLS.split(text.strip().strip("|!")))
    row = text.strip()
    if len(row) > 1 and row.startswith("|") and row.endswith("|"):
        return _by_tabs(row[1:-1].split("|"))
    return text


def _by_tabs(cells: list[str]) -> str:
    return "\t".join(cell.strip() for cell in cells)


def _page(match: re.Match[str]) -> str:
    """The page to which a link leads, without its namespace and folder."""
    return _NAMESPACE.sub("", match[1]).strip() or match[0]
