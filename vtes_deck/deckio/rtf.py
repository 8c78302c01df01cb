r"""Plain text from RTF, which some programs save when a player exports text.

Only the parts that a list needs are read: paragraphs, cells, characters. Everything else (fonts,
colours, pictures, fields) is skipped. ``{\rtf1\ansi 3x Villein\par}`` is ``3x Villein``.
"""

from __future__ import annotations

import re

from vtes_deck.deckio.listing.vocabulary import words

_TOKEN = re.compile(
    r"""\\(?:
        '(?P<hex>[0-9a-fA-F]{2})
      | (?P<word>[a-zA-Z]{1,32})(?P<number>-?\d{1,10})?[ ]?
      | (?P<sign>[^a-zA-Z])
    ) | (?P<open>\{) | (?P<close>\}) | (?P<text>[^\\{}]+)""",
    re.VERBOSE | re.DOTALL,
)
_BREAKS = {"par": "\n", "line": "\n", "row": "\n", "sect": "\n", "page": "\n"}
_SIGNS = {
    "tab": "\t",
    "cell": "\t",
    "emdash": "\u2014",
    "endash": "\u2013",
    "bullet": "\u2022",
    "lquote": "\u2018",
    "rquote": "\u2019",
    "ldblquote": "\u201c",
    "rdblquote": "\u201d",
}
_HIDDEN = words(
    """fonttbl colortbl stylesheet info pict object header footer headerl headerr footerl footerr
    fldinst listtable listoverridetable generator xmlnstbl themedata datastore"""
)
_MAX_DEPTH = 200


def is_rtf(text: str) -> bool:
    """Whether a text is RTF."""
    return text.lstrip()[:6].startswith("{\\rtf1")


def plain_text(text: str) -> str:
    """The text of an RTF file, one paragraph on each line."""
    found: list[str] = []
    hidden = [False]
    units: list[int] = []  # UTF-16, because RTF counts its units as characters
    skip = 0  # characters that replace the last one in programs that do not support it
    for match in _TOKEN.finditer(text):
        if match["open"]:
            hidden.append(hidden[-1] or len(hidden) > _MAX_DEPTH)
            continue
        if match["close"]:
            if len(hidden) > 1:
                hidden.pop()
            continue
        if match["sign"] == "*" or match["word"] in _HIDDEN:
            hidden[-1] = True
        if hidden[-1]:
            continue
        if match["word"] == "u" and match["number"]:
            units.append(int(match["number"]) & 0xFFFF)
            skip = 1
            continue
        piece = _piece(match)
        if skip and piece:
            piece, skip = piece[1:], 0
        if piece:
            found.append(_characters(units))
            units = []
            found.append(piece)
    found.append(_characters(units))
    return "".join(found)


def _piece(match: re.Match[str]) -> str:
    if match["text"]:
        return match["text"].replace("\n", "").replace("\r", "")
    if match["hex"]:
        return bytes.fromhex(match["hex"]).decode("cp1252", "replace")
    if match["word"]:
        return _BREAKS.get(match["word"]) or _SIGNS.get(match["word"], "")
    sign = match["sign"]
    return {"~": " ", "_": "-", "\n": "\n", "\r": "\n"}.get(sign, sign if sign in "\\{}" else "")


def _characters(units: list[int]) -> str:
    data = b"".join(unit.to_bytes(2, "little") for unit in units)
    return data.decode("utf-16-le", "replace")
