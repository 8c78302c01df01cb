"""Events as frozen data; the narrator describes them in words.

Each chapter declares its :class:`EventType` values next to the code that emits them.
"""

from __future__ import annotations

import msgspec

from vtes_deck.engine.state.decisions import NONE
from vtes_deck.kernel import events as kernel

__all__ = ["Event", "EventType"]


class EventType(kernel.EventType, frozen=True, gc=False):
    """A type of event in this game.

    Attributes:
        at_card: the sentence for an event with a target card, with ``{target}``.
        at_seat: the sentence for an event with a target Methuselah, with ``{other_seat}``.
        each: the part of each event in the ``{cards}`` of ``many``; events of all seats are merged.
        level: the word gives the Disciplines with which the card is played: "Deflection [DOM]".
        worded: the word, if present, is the whole sentence: the sentence of the chosen option.
    """

    at_card: str = ""
    at_seat: str = ""
    each: str = ""
    level: bool = False
    worded: bool = False


class Event(msgspec.Struct, frozen=True, gc=False):
    """An event.

    Attributes:
        what: its type.
        seat: the Methuselah concerned.
        card: the card concerned.
        minion: the minion that caused it.
        target: the card affected.
        other_seat: another Methuselah concerned.
        n: an amount.
        only: the one seat that may see ``card``, or ``NONE`` for all.
        word: a word defined by the chapter, or the sentence of the chosen option.
        source: the card whose text caused it, or ``NONE``.
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
        """The event as this seat sees it; ``None`` is a spectator."""
        if self.only in {NONE, seat}:
            return self
        return msgspec.structs.replace(self, card=NONE)
