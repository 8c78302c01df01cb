"""Tooltips with words that are not ours: the names of decks, files and players."""

from __future__ import annotations

import html

LONGEST = 600
"""Letters; a tooltip that fills the screen helps nobody."""


def plain_tip(text: str) -> str:
    """A text as a tooltip that shows it as it is.

    Qt takes what looks like markup for markup: a name could then load pictures from elsewhere.
    """
    text = text[:LONGEST]
    return f"<qt>{html.escape(text).replace('\n', '<br>')}</qt>" if "<" in text else text
