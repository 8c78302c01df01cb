"""What a kind of event is, in any game."""

from __future__ import annotations

import msgspec


class EventType(msgspec.Struct, frozen=True, gc=False):
    """A kind of event.

    Attributes:
        name: short and unique.
        sentence: what the narrator says, with the facts of the event filled in. Empty: it is not
            told.
        hidden: what those say who may not see the card.
        many: what is said of several in a row, with ``{cards}``; and ``many_hidden`` with ``{n}``.
        adds: several in a row with the same card are told as one, with their numbers added.
        heading: it is told only if something follows before the next heading of its kind.
    """

    name: str
    sentence: str
    hidden: str = ""
    many: str = ""
    many_hidden: str = ""
    adds: bool = False
    heading: bool = False
