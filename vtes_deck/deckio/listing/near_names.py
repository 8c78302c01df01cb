"""Compares names with those of all cards, up to the number that a deck may need."""

from __future__ import annotations

import re

from cardbase import CardBase
from cardbase.names import How, Match, normalize, split_suffix
from vtes_deck.deckio.base import ProblemKind, ReadProblem

_ODD = re.compile(r"[?#<>;=*~|\\]|(?<!\w)/|/(?!\w)")
MAX_COMPARED = 300
"""Different unknown names that are compared with every card's. Each takes a hundred times as long
as finding a name that is exact; no real list has as many."""


class NearNames:
    """Finds names; only a limited number of different names is compared by similarity."""

    def __init__(self, cb: CardBase) -> None:
        self.cards = cb
        self._compared: dict[tuple[str, bool | None], Match] = {}
        self._left_out: set[str] = set()

    def find(self, name: str, *, crypt: bool | None = None) -> Match:
        """The match of a name, exactly or by similarity."""
        match = self.cards.find(name, crypt=crypt, near=False)
        if match.card is not None or not name:
            return match
        key = (normalize(name), crypt)
        if key not in self._compared:
            if len(self._compared) >= MAX_COMPARED:
                self._left_out.add(key[0])
                return match
            match = self.cards.find(name, crypt=crypt)
            if match.how is How.NONE and crypt is not None and not match.suggestions:
                match = self.cards.find(name)
            self._compared[key] = match
        return self._compared[key]

    def exact(self, name: str) -> Match:
        """The match of a name that is exactly the name of one card; otherwise similar cards."""
        match = self.cards.find(name, near=False)
        if match.card is not None and _is_its_name(name, match):
            return match
        likely = self.find(name)
        cards = dict.fromkeys((*likely.candidates, *likely.suggestions))
        return Match(name, How.NONE, suggestions=tuple(cards))

    @property
    def compared(self) -> int:
        """The number of unknown names that were compared with all names."""
        return len(self._compared)

    @property
    def left_out(self) -> int:
        """The number of unknown names that were not compared because there were too many."""
        return len(self._left_out)


def not_compared(compared: int, left_out: int) -> tuple[ReadProblem, ...]:
    """A warning that names were not compared with similar ones, if there are any."""
    if not left_out:
        return ()
    total = compared + left_out
    return (ReadProblem(0, "", ProblemKind.NOT_COMPARED, said=total, found=compared),)


def odd(name: str) -> bool:
    """Whether a name has characters that no card name has: ``// Wash``, ``Deflection (?)``."""
    return _ODD.search(name) is not None


def _is_its_name(name: str, match: Match) -> bool:
    """Whether a name is the whole name of a card in some language, and of no other card."""
    card = match.card
    if card is None or len(match.candidates) != 1 or odd(name):
        return False
    spellings = [
        card.name,
        *card.aliases,
        *(translated.name for translated in card.translations.values()),
    ]
    written = normalize(split_suffix(name)[0]).split()
    # In any order: "Baron, The".
    return any(sorted(normalize(known).split()) == sorted(written) for known in spellings)
