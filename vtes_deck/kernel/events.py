"""Event types, in any game."""

from __future__ import annotations

import msgspec


class EventType(msgspec.Struct, frozen=True, gc=False):
    """A type of event.

    Attributes:
        name: a short unique name.
        sentence: the sentence of the narrator with placeholders for the facts; empty if the event
            is not shown.
        hidden: the sentence for players who may not see the card.
        many: the sentence for several successive events, with ``{cards}``; ``many_hidden`` uses
            ``{n}``.
        adds: successive events with the same card become one event with the sum of their numbers.
        heading: shown only if an event follows before the next heading of its type.
    """

    name: str
    sentence: str
    hidden: str = ""
    many: str = ""
    many_hidden: str = ""
    adds: bool = False
    heading: bool = False
