"""Folding of texts, so that accents, case and typographic marks do not matter in a search.

Names are folded further, by :func:`cardbase.names.normalize`; texts keep their punctuation and
line breaks, because players search for them.
"""

from __future__ import annotations

import re
import unicodedata

_LETTERS = str.maketrans(
    {
        "œ": "oe",
        "Œ": "oe",
        "æ": "ae",
        "Æ": "ae",
        "ø": "o",
        "Ø": "o",
        "ß": "ss",
        "ł": "l",
        "Ł": "l",
        "Ⓓ": "(d)",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{MINUS SIGN}": "-",
        "\N{NO-BREAK SPACE}": " ",
    }
)
_ACCENTS = re.compile(r"[\u0300-\u036f]+")
_SUPERIOR = re.compile(r"(\[[A-Z]{3}\])")
_MARKUP = re.compile(r"<([^<>]*)>|\{\d+\|([^{}]*)\}")


def fold(text: str) -> str:
    """Fold a text or a search term.

    Superior Discipline symbols keep their capitals, so that ``[DOM]`` can be searched for apart
    from ``[dom]``.

    >>> fold("Élan VITAL [DOM] “Strike”")
    'elan vital [DOM] "strike"'
    """
    if not text.isascii():
        text = text.translate(_LETTERS)
        if not text.isascii():
            text = _ACCENTS.sub("", unicodedata.normalize("NFKD", text))
    if "[" not in text:
        return text.lower()
    pieces = _SUPERIOR.split(text)
    pieces[::2] = [piece.lower() for piece in pieces[::2]]
    return "".join(pieces)


def plain(text: str) -> str:
    """A card text or ruling without the marks around card names in it.

    >>> plain("Fetch <Govern>. See {100845|Govern}.")
    'Fetch Govern. See Govern.'
    """
    if "<" not in text and "{" not in text:
        return text
    return _MARKUP.sub(lambda found: found[1] or found[2] or "", text)
