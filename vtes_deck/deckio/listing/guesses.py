"""What a name that is no card's may stand for: misspelt, cut off, abbreviated."""

from __future__ import annotations

import msgspec

from cardbase.names import How, Match
from vtes_deck.deckio.listing.items import Item, Names

_MOST = 300  # looking for near names takes a hundred times as long as finding a name
_SHORTEST_CUT = 12


class Guesses:
    """Guesses names, as often as a deck may need it and no more."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._left = _MOST

    def match(self, item: Item, *, crypt: bool | None) -> Match | None:
        """What an item without an exact name may be; ``None`` when there were too many already.

        Args:
            item: the item.
            crypt: whether it stands in the crypt, if that is known.
        """
        if not self._spend():
            return None
        match = (
            self._cut_off(item)
            or self._initials(item, crypt=crypt)
            or self._names.near(item.name, crypt=crypt)
        )
        if match.how is How.NONE and item.suggestions:
            suggestions = tuple(dict.fromkeys((*item.suggestions, *match.suggestions)))
            match = msgspec.structs.replace(match, suggestions=suggestions)
        return match

    def suggestions(self, text: str) -> tuple[str, ...]:
        """Full names of the cards that a line of words comes close to."""
        if not self._spend():
            return ()
        match = self._names.near(text, crypt=None)
        found = (match.card,) if match.card else match.suggestions
        return tuple(card.full_name for card in found)

    def _spend(self) -> bool:
        self._left -= 1
        return self._left >= 0

    def _cut_off(self, item: Item) -> Match | None:
        """A vampire whose name an old program has cut off; the columns say who it is."""
        tail = item.tail
        if not tail.columns or len(item.name) < _SHORTEST_CUT:
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

    def _initials(self, item: Item, *, crypt: bool | None) -> Match | None:
        """A library card by its initials, if only one has them."""
        found = () if crypt else self._names.initials(item.name)
        if not found:
            return None
        if len(found) == 1:
            return Match(item.name, How.NEAR, found[0], (found[0],))
        return Match(item.name, How.NONE, suggestions=found[:5])
