"""Event types, in any game."""

from __future__ import annotations

import msgspec


class EventType(msgspec.Struct, frozen=True, gc=False):
    """A type of event.

    Attributes:
        name: short and unique.
        sentence: the sentence of the narrator with placeholders for the facts; empty if the event
            is
            not shown.
        hidden: the sentence for players who may not see the card.
        many: the sentence for several in a row, with ``{cards}``; ``many_hidden`` uses ``{n}``.
        adds: several in a row with the same card become one, with the sum of their numbers.
        heading: shown only if an event follows before the next heading of its type.
    """

    name: str
    sentence: str
    hidden: str = ""
    many: str = ""
    many_hidden: str = ""
    adds: bool = False
    heading: bool = False
