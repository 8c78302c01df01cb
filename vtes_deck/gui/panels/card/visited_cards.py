"""The history of shown cards, with back and forward."""

from __future__ import annotations

import time
from collections.abc import Callable

_KEPT = 100
_GLANCE = 0.8
"""Minimum seconds. A card that was shown for less time was only passed in a list."""


class VisitedCards:
    """A history of card ids with a place in it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._ids: list[int] = []
        self._place = -1
        self._since = 0.0

    @property
    def here(self) -> int | None:
        """The current card."""
        return self._ids[self._place] if self._ids else None

    def visit(self, card_id: int) -> None:
        """Add the card that is shown now, and forget the cards after the current place."""
        if card_id == self.here:
            return
        now = self._clock()
        glanced = bool(self._ids) and now - self._since < _GLANCE
        del self._ids[self._place + (0 if glanced else 1) :]
        if not self._ids or self._ids[-1] != card_id:
            self._ids.append(card_id)
        del self._ids[:-_KEPT]
        self._place = len(self._ids) - 1
        self._since = now

    @property
    def can_go_back(self) -> bool:
        """Whether there is a previous card."""
        return self._place > 0

    @property
    def can_go_forth(self) -> bool:
        """Whether there is a next card."""
        return self._place < len(self._ids) - 1

    def go(self, step: int) -> int | None:
        """Go back (-1) or forward (1). Return the card there, if there is one."""
        if not 0 <= self._place + step < len(self._ids):
            return None
        self._place += step
        self._since = self._clock() - _GLANCE  # it was chosen, not passed
        return self.here
