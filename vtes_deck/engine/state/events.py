"""What happened, as frozen data. The narrator puts it into words.

Each chapter declares its :class:`EventType` values beside the code that makes them happen.
"""

from __future__ import annotations

import msgspec

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.kernel import events as kernel

__all__ = ["Event", "EventType"]


class EventType(kernel.EventType, frozen=True, gc=False):
    """A kind of event of this game.

    Attributes:
        at_card: what is said if a card is aimed at, with ``{target}``.
        at_seat: what is said if a Methuselah is aimed at, with ``{other_seat}``.
        each: several in a row are told as one, whatever their seats: what each adds to the
            ``{cards}`` of ``many``.
    """

    at_card: str = ""
    at_seat: str = ""
    each: str = ""


class Event(msgspec.Struct, frozen=True, gc=False):
    """Something that happened.

    Attributes:
        what: the kind.
        seat: whose doing or whose lot it is.
        card: the card in question.
        minion: the minion that did it.
        target: the card that it was done to.
        other_seat: another Methuselah concerned.
        n: how many.
        only: the one seat that may see ``card``, or ``NONE``: everybody.
        word: a word of the chapter's own, or the sentence of an option that was chosen.
        source: the card by whose text it happens, or ``NONE``.
    """

    what: EventType
    seat: int = NONE
    card: int = NONE
    minion: int = NONE
    target: int = NONE
    other_seat: int = NONE
    n: int = 0
    only: int = NONE
    word: str = ""
    source: int = NONE

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; ``None`` is a spectator who sees what all see."""
        if self.only in {NONE, seat}:
            return self
        return msgspec.structs.replace(self, card=NONE)
