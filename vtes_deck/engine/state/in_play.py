"""Cards in play: the only cards that carry state.

Their fields are immutable values, replaced and never changed in place
(``host.attached += (card,)``), so a copy of a card in play is one shallow copy.
"""

from __future__ import annotations

from enum import IntEnum
from typing import final

import msgspec

from cardbase.model import Sect, Title
from vtes_deck.engine.state.decisions import NONE


class Region(IntEnum):
    """The regions of the controlled area (GEN-14)."""

    READY = 0
    TORPOR = 1
    INCAPACITATED = 2
    ARRIVING = 3


class CardInPlay(msgspec.Struct, gc=False):
    """A card in play.

    Attributes:
        card: the number of the card.
        controller: whose it is to use (GEN-11).
        host: the card that it is on, or ``NONE``.
        locked: GEN-13.
        blood: the counters on it: blood of a vampire, life of an ally or retainer (GEN-04).
        attached: the cards on it, in the order in which they came.
        contested: face down and out of play (CON-02).
        marks: what its script notes on it: pairs of a word and a number.
        entry: counts the cards that have come into play up to this one. A card that has left play
            and comes back is another one (GEN-10), except a vampire that was banished.
    """

    card: int
    controller: int
    host: int = NONE
    locked: bool = False
    blood: int = 0
    attached: tuple[int, ...] = ()
    contested: bool = False
    marks: tuple[tuple[str, int], ...] = ()
    entry: int = 0

    def mark(self, word: str) -> int:
        """What is noted under ``word``, 0 if nothing."""
        for name, amount in self.marks:
            if name == word:
                return amount
        return 0

    def set_mark(self, word: str, amount: int) -> None:
        """Notes ``amount`` under ``word``; 0 forgets it."""
        others = tuple(pair for pair in self.marks if pair[0] != word)
        self.marks = (*others, (word, amount)) if amount else others


@final
class Minion(CardInPlay):
    """A vampire, an ally or an imbued in play (GEN-16).

    No class is derived from it: ``type(thing) is Minion`` is the quick way to ask, where it is
    asked of all cards in play.

    Attributes:
        vampire: whether it is a vampire.
        region: where it is.
        wounded: GEN-30; in torpor always.
        leaving: burned or removed in combat, effective when the combat is over (GEN-29).
        awake: it may block and react as though unlocked during this action (GEN-27).
        resting: it cannot act this turn (MIN-11).
        capacity: of a vampire, with what Disciplines and the like add for good; starting life of
            others.
        disciplines: code and level; replaced, never changed.
        clan, sect: as they are now.
        title, city: the title that it holds, contested or not.
        title_contested: it has no benefit from the title meanwhile (CON-11).
        done: what it has done this turn, for the non-repeat rules (NRP).
        life: the same counters as ``blood``, in the words of allies.
    """

    vampire: bool = True
    region: Region = Region.READY
    wounded: bool = False
    leaving: bool = False
    awake: bool = False
    resting: bool = False
    capacity: int = 0
    disciplines: dict[str, int] = {}
    clan: str = ""
    sect: Sect | None = None
    title: Title | None = None
    city: str = ""
    title_contested: bool = False
    done: frozenset[str] = frozenset()

    @property
    def life(self) -> int:
        """The counters of an ally (GEN-04)."""
        return self.blood

    @property
    def ready(self) -> bool:
        """In the ready region and neither wounded nor on the way out (GEN-29)."""
        return (
            self.region is Region.READY
            and not self.wounded
            and not self.leaving
            and not self.contested
        )

    @property
    def in_torpor(self) -> bool:
        """In the torpor region."""
        return self.region is Region.TORPOR and not self.contested

    @property
    def unlocked(self) -> bool:
        """Not locked."""
        return not self.locked
