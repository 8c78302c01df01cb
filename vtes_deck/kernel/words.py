"""Numbers and lists in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import override

from vtes_deck.language import plural_form, tr


class Count(int):
    """A number that counts things: ``{n:card}`` is "1 card" or "2 cards".

    A translation with irregular plurals lists every form: ``{n:karta|karty|kart}``.
    """

    @override
    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        forms = noun.split("|") if "|" in noun else (noun, f"{noun}s")
        return f"{int(self)} {forms[min(plural_form(self), len(forms) - 1)]}"


def listed(names: Sequence[str]) -> str:
    """Names as a list in a sentence: "Anson, Rake and Blood Doll"."""
    if len(names) < 2:
        return "".join(names)
    return tr("{one} and {other}", one=", ".join(names[:-1]), other=names[-1])
