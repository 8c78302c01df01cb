"""Guesses for names that no card has: misspelt, truncated, abbreviated."""

from __future__ import annotations

import re

import msgspec
from rapidfuzz.distance import OSA

from cardbase.model import AnyCard
from cardbase.names import How, Match, normalize
from vtes_deck.deckio.base import ReadProblem
from vtes_deck.deckio.listing.items import Item, Names
from vtes_deck.deckio.listing.near_names import not_compared
from vtes_deck.deckio.listing.vocabulary import ROLES

_MIN_CUT_LENGTH = 12
_FEW_WORDS = 4
_MIN_LENGTH = 4  # letters; shorter names are common words
_SCANNED = re.compile(r"[^\W\d_][015|I]|[015|][^\W\d_]|\bl[^\Waeiou_l]")
_SCANS = tuple(
    str.maketrans(letters)
    for letters in (
        {"0": "o", "1": "l", "|": "l", "5": "s", "I": "l"},
        {"0": "o", "1": "i", "|": "i", "5": "s", "l": "i"},
        {"0": "o", "1": "l", "|": "l", "5": "s"},
        {"0": "o", "1": "i", "|": "i", "5": "s"},
    )
)


class Guesses:
    """Guesses names, up to the number that a deck may need."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._compared = self._left_out = 0

    def match(self, item: Item, *, crypt: bool | None) -> Match | None:
        """The likely cards of an item without an exact name; ``None`` after too many such items.

        Args:
            item: the item.
            crypt: whether it is in the crypt, if that is known.
        """
        if not self._spend():
            return None
        match = (
            self._cut_off(item)
            or self._misread(item)
            or self._short(item, crypt=crypt, whole=True)
            or self._misspelt(item.name, crypt=crypt)
            or self._short(item, crypt=crypt, whole=False)
            or self._names.near(item.name, crypt=crypt)
        )
        if match.how is How.NONE and item.suggestions:
            suggestions = tuple(dict.fromkeys((*item.suggestions, *match.suggestions)))
            match = msgspec.structs.replace(match, suggestions=suggestions)
        return match

    def longer(self, item: Item) -> Match | None:
        """A misspelt longer name that begins with the recognised name: ``Archon Investgation``."""
        words = len(item.tail.loose.split())
        if words > _FEW_WORDS or not self._spend():
            return None
        whole = f"{item.name} {item.tail.loose}"
        match = self._misspelt(whole, crypt=None)
        return match if match is not None and match.card is not None else None

    def card_in(self, text: str) -> str:
        """The full name of the card that is meant by words without a clear count; may be empty.

        A few words before the name may have been a count: ``a playset of Wash``. One or two typing
        errors are accepted in the name.
        """
        words = text.split()
        for first in range(min(len(words), _FEW_WORDS)):
            found = self._names.exact(" ".join(words[first:]))
            if found is not None and found.card is not None and len(found.card.name) >= _MIN_LENGTH:
                return found.card.full_name
        for first in (0, 1):
            name = " ".join(words[first:])
            if len(name) < _MIN_CUT_LENGTH // 2 or not self._spend():
                continue
            found = self._misspelt(name, crypt=None)
            if found is not None and found.card is not None:
                return found.card.full_name
        return ""

    def suggestions(self, text: str) -> tuple[str, ...]:
        """Full names of the cards that are similar to a line of words."""
        if not self._spend():
            return ()
        match = self._names.near(text, crypt=None)
        found = (match.card,) if match.card else match.suggestions
        return tuple(card.full_name for card in found)

    def _spend(self) -> bool:
        if not self._names.may_compare():
            self._left_out += 1
            return False
        self._compared += 1
        return True

    def left_out(self) -> tuple[ReadProblem, ...]:
        """A warning if there were more unknown names than can be compared."""
        return not_compared(self._compared, self._left_out)

    def _cut_off(self, item: Item) -> Match | None:
        """A vampire whose name an old program has truncated; the columns identify it."""
        tail = item.tail
        if not tail.columns or len(item.name) < _MIN_CUT_LENGTH:
            return None
        found = [
            card
            for card in self._names.beginning(item.name)
            if (tail.group is None or card.group == tail.group)
            and (not tail.integers or card.capacity in tail.integers)
            and card.advanced == tail.advanced
        ]
        if len(found) != 1:
            return None
        return Match(item.name, How.NEAR, found[0], (found[0],))

    def _misread(self, item: Item) -> Match | None:
        """A name with corrected letters that a scanner confuses."""
        if not _SCANNED.search(item.name):
            return None
        for table in _SCANS:
            found = self._names.exact(item.name.translate(table))
            if found is not None and found.card is not None:
                return Match(item.name, How.NEAR, found.card, found.candidates)
        return None

    def _misspelt(self, name: str, *, crypt: bool | None) -> Match | None:
        """A name with one or two typing errors, if no other name is about as similar."""
        near = self._names.near(name, crypt=crypt)
        if near.how is not How.NONE:
            return near
        key = normalize(name)
        most = _slips(key)
        if not most:
            return None
        distances: dict[str, int] = {}
        cards: dict[str, AnyCard] = {}
        for card in near.suggestions:
            for spelling in _spellings(card):
                slips = OSA.distance(key, spelling, score_cutoff=most)
                if slips < distances.get(card.name, most + 1):
                    distances[card.name] = slips
                    cards[card.name] = card
        if not distances:
            return None
        best = min(distances, key=distances.__getitem__)
        if any(n <= distances[best] for other, n in distances.items() if other != best):
            return None
        same = tuple(c for c in near.suggestions if c.name == best)
        return Match(name, How.NEAR, cards[best], same, near.suggestions)

    def _short(self, item: Item, *, crypt: bool | None, whole: bool) -> Match | None:
        """Initials or a part of a name: ``GtU``, ``Qui Vive``, ``Pentex``.

        Args:
            item: the item.
            crypt: whether it is in the crypt, if that is known.
            whole: only whole words of a name; words of a name are not misspellings of others.
        """
        words = normalize(item.name).split()
        if not item.name.isupper() and all(w in ROLES or w.isdigit() for w in words):
            return None
        found, clear = self._names.known_as(item.name, crypt=crypt)
        part = f" {' '.join(words)} "
        if not found or (whole and not any(part in f" {normalize(c.name)} " for c in found)):
            return None
        if clear:
            return Match(item.name, How.NEAR, found[0], self._family(found), found[:5])
        return Match(item.name, How.NONE, suggestions=found[:5])

    @staticmethod
    def _family(found: tuple[AnyCard, ...]) -> tuple[AnyCard, ...]:
        """The first card and those of the same name."""
        return tuple(card for card in found if card.name == found[0].name)


def _slips(key: str) -> int:
    """The number of typing errors accepted in a name; none in a short name."""
    length = len(key)
    return sum(length >= least for least in (5, 9, 14))


def _spellings(card: AnyCard) -> set[str]:
    names = (card.name, *card.aliases)
    return {normalize(name) for name in (*names, *(n.partition(",")[0] for n in names))}
