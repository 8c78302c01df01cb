"""Tooltips.

Qt guesses whether a text is markup; foreign text must never be interpreted as markup.
"""

from __future__ import annotations

import html

from vtes_deck.graphics.line_breaks import with_units
from vtes_deck.language import tr

MAX_LENGTH = 600
"""Maximum characters, so that a tooltip does not fill the screen."""


def plain_tip(text: str) -> str:
    """A text as a tooltip that shows it as plain text.

    Otherwise Qt interprets text that looks like markup: a name could then load pictures from the
    web.
    """
    text = text[:MAX_LENGTH]
    return wrapped_tip(text) if "<" in text or "&lt;" in text else text


def wrapped_tip(text: str) -> str:
    """A text as a plain tooltip, in lines of readable length."""
    said = with_units(html.escape(text[:MAX_LENGTH])).replace("\n", "<br>")
    return f"<qt>{said}</qt>" if said else ""


def tip_of(name: str, hint: str = "", keys: str = "") -> str:
    """The tooltip from a name, a sentence about it and a shortcut.

    Args:
        name: the name.
        hint: its purpose; may be empty.
        keys: the shortcut for display; may be empty.
    """
    first = tr("{what} ({keys})", what=name, keys=keys) if keys else name
    return f"{first}\n{hint}" if hint else first
