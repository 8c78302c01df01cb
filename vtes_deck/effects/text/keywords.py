"""Keywords and card types that form a whole sentence."""

from __future__ import annotations

import re

from cardbase.terms import Trait, Type

_TYPES = frozenset({one.value.lower() for one in Type})
_KEYWORDS = frozenset({one.value.removesuffix(" creature").lower() for one in Trait})
ALL_KEYWORDS = _KEYWORDS | {"trifle"}


def keywords(text: str) -> list[str] | None:
    """The keywords of a sentence that contains only keywords; ``None`` for other sentences."""
    words: list[str] = []
    for one in re.split(r"[,:]\s*", text.lower()):
        left = one.strip()
        while left:
            known = next(
                (
                    w
                    for w in sorted(ALL_KEYWORDS | _TYPES, key=len, reverse=True)
                    if left == w or left.startswith(f"{w} ")
                ),
                None,
            )
            if known is None:
                return None
            words.append(known)
            left = left[len(known) :].strip()
    return sorted({w for w in words if w not in _TYPES})
