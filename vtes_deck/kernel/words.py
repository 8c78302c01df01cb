"""Numbers and lists in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from vtes_deck.language import is_one, tr


class Count(int):
    """A number that can count things: ``{n:card}`` is "1 card" or "2 cards".

    French and Spanish make the plural of such a word with an s as well.
    """

    @override
    def __format__(self, thing: str) -> str:
        if not thing:
            return str(int(self))
        return f"{int(self)} {thing}" if is_one(self) else f"{int(self)} {thing}s"


def listed(names: Sequence[str]) -> str:
    """Names as people list them: "Anson, Rake and Blood Doll"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{one} and {other}", one=", ".join(names[:-1]), other=names[-1])
