"""Events as frozen data. The narrator puts them into words."""

from __future__ import annotations

import msgspec

from vtes_deck.kernel.decisions import NONE
from vtes_deck.kernel.events import EventType

__all__ = ["Event", "EventType"]


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event.

    Attributes:
        what: the kind.
        seat: the player who acts or is affected.
        card: the card in question.
        target: the affected card.
        other_seat: another player concerned.
        n: the number.
        only: the only seat that may see ``card``; ``NONE`` for everyone.
        word: an attribute or a place.
    """

    what: EventType
    seat: int = NONE
    card: int = NONE
    target: int = NONE
    other_seat: int = NONE
    n: int = 0
    only: int = NONE
    word: str = ""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; ``None`` is a spectator, who sees public facts."""
        if self.only in {NONE, seat}:
            return self
        return msgspec.structs.replace(self, card=NONE)
