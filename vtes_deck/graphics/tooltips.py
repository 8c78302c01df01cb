"""Tooltips. Qt guesses whether they are markup; foreign text must never be."""

from __future__ import annotations

import html

from vtes_deck.language import tr

LONGEST = 600
"""Maximum letters, so that a tooltip does not fill the screen."""


def plain_tip(text: str) -> str:
    """A text as a tooltip that shows it as it is.

    Otherwise Qt interprets text that looks like markup: a name could then load pictures from the
    web.
    """
    text = text[:LONGEST]
    return wrapped_tip(text) if "<" in text or "&lt;" in text else text


def wrapped_tip(text: str) -> str:
    """The same, in lines that are not too long to read."""
    return f"<qt>{html.escape(text[:LONGEST]).replace('\n', '<br>')}</qt>" if text else ""


def tip_of(name: str, hint: str = "", keys: str = "") -> str:
    """The tooltip from a name, a sentence about it and a shortcut.

    Args:
        name: what it is called.
        hint: what it is for; may be empty.
        keys: the shortcut as people read it; may be empty.
    """
    first = tr("{what} ({keys})", what=name, keys=keys) if keys else name
    return f"{first}\n{hint}" if hint else first
