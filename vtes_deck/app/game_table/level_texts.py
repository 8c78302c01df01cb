"""The part of a card's text that holds at a level of its Disciplines, read from the card base."""

from __future__ import annotations

from collections.abc import Iterable

from vtes_deck.effects.text.comparison import written_out

_MAX_LENGTH = 110
"""The maximum number of characters; the card itself shows the rest."""


def level_text(text: str, level: str) -> str:
    r"""The sentences of a card's text at a level; empty if the text has none for it.

    A level that refers to the one above it is written out, so that it is understood alone.

    Args:
        text: the text of a card, with Disciplines in brackets at the beginning of lines.
        level: the Disciplines with which it is played, such as ``dom``, ``DOM`` or ``cel+for``.

    >>> level_text("[obt] +1 stealth.\n[OBT] As above, but for +2 stealth.", "OBT")
    '+2 stealth'
    >>> level_text("[pot] or [pre] Shout.", "pre")
    'Shout'
    """
    codes = level.split("+")
    sentences = written_out(text, codes)
    said = _joined(sentences)
    if len(said) <= _MAX_LENGTH:
        return said
    usual = written_out(text, [code.lower() for code in codes])
    known = [one for one in sentences if one in usual]
    new = [one for one in sentences if one not in usual]
    if not known or not new:
        return _short(said, _MAX_LENGTH)
    added = _short(_joined(new), _MAX_LENGTH * 2 // 3)  # the reason to choose the superior level
    before = _short(_joined(known), _MAX_LENGTH - len(added))
    return f"{before} {added}" if before.endswith("…") else f"{before}. {added}"


def _joined(sentences: Iterable[str]) -> str:
    """Sentences in plain text: many fonts lack the sign of directed actions."""
    plain = (one.replace("Ⓓ", "(D)") for one in sentences)
    return ". ".join(f"{one[:1].upper()}{one[1:]}" for one in plain)


def _short(said: str, most: int) -> str:
    """A text with an ellipsis after the last word that fits."""
    if len(said) <= most:
        return said
    return said[:most].rsplit(" ", 1)[0].rstrip(",;:.") + " …"
