"""What happened, as frozen data. The narrator puts it into words.

Each chapter declares its :class:`Happening` values beside the code that makes them happen.
"""

from __future__ import annotations

import msgspec

from vtes_deck.engine.decisions import NONE


class Happening(msgspec.Struct, frozen=True, gc=False):
    """A kind of event.

    Attributes:
        name: short and unique.
        sentence: what the narrator says, with ``{seat}``, ``{other_seat}``, ``{card}``,
            ``{minion}``, ``{target}``, ``{n}`` and ``{n:card}`` filled in. Empty: it is not told.
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
    """

    what: Happening
    seat: int = NONE
    card: int = NONE
    minion: int = NONE
    target: int = NONE
    other_seat: int = NONE
    n: int = 0
    only: int = NONE
    word: str = ""

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; ``None`` is a spectator who sees what all see."""
        if self.only in {NONE, seat}:
            return self
        return msgspec.structs.replace(self, card=NONE)
