"""Cards in play: the only cards that have state.

Their fields hold immutable values that are replaced, never changed in place (``host.attached +=
(card,)``), so a shallow copy is a full copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import final

import msgspec

from cardbase.terms import Sect, Title
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.kernel.assignment import assigned_directly


class Region(IntEnum):
    """The regions of the controlled area (GEN-14)."""

    READY = 0
    TORPOR = 1
    INCAPACITATED = 2
    ARRIVING = 3


@assigned_directly
class CardInPlay(msgspec.Struct, gc=False):
    """A card in play.

    Attributes:
        card: the number of the card.
        controller: the Methuselah who controls it (GEN-11).
        host: the card that it is on, or ``NONE``.
        locked: GEN-13.
        blood: its counters: the blood of a vampire, or the life of an ally or retainer (GEN-04).
        attached: the cards on it, oldest first.
        under: the cards under it, face down and out of play.
        contested: face down and out of play (CON-02).
        marks: data of its script, as pairs of a word and a number.
        entry: the serial number of its entry into play. A card that returns has a new number
            (GEN-10), except a banished vampire.
    """

    card: int
    controller: int
    host: int = NONE
    locked: bool = False
    blood: int = 0
    attached: tuple[int, ...] = ()
    under: tuple[int, ...] = ()
    contested: bool = False
    marks: tuple[tuple[str, int], ...] = ()
    entry: int = 0

    def mark(self, word: str) -> int:
        """The number of a mark; 0 if the card does not have the mark."""
        for name, amount in self.marks:
            if name == word:
                return amount
        return 0

    def set_mark(self, word: str, amount: int) -> None:
        """Set a mark; 0 removes it."""
        others = tuple([pair for pair in self.marks if pair[0] != word])
        self.marks = (*others, (word, amount)) if amount else others


@final
@assigned_directly
class Minion(CardInPlay):
    """A vampire, an ally or an imbued in play (GEN-16).

    Do not derive classes from it: ``type(one) is Minion`` is the fast test used for all cards in
    play.

    Attributes:
        vampire: whether it is a vampire.
        region: its region.
        wounded: GEN-30; always true in torpor.
        leaving: burned or removed in combat, effective at the end of the combat (GEN-29).
        awake: it may block and react as if unlocked during this action (GEN-27).
        resting: it cannot act this turn (MIN-11).
        capacity: the capacity of a vampire, with permanent changes; the starting life of others.
        disciplines: code and level; replaced, never changed.
        clan, sect: the current values.
        title, city: its title, contested or not.
        title_contested: it does not benefit from the title now (CON-11).
        done: its actions of this turn, for the non-repeat rules (NRP); empty if it has attempted
            none.
        life: the same counters as ``blood``, for allies.
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
        """Whether it is in the ready region, not wounded and not about to leave play (GEN-29)."""
        return not (self.region or self.wounded or self.leaving or self.contested)

    @property
    def in_torpor(self) -> bool:
        """Whether it is in the torpor region."""
        return self.region is Region.TORPOR and not self.contested

    @property
    def unlocked(self) -> bool:
        """Whether it is not locked."""
        return not self.locked


def are_ready(cards: Iterable[CardInPlay]) -> list[Minion]:
    """The ready minions among cards (:attr:`Minion.ready`), without a call for each card."""
    return [
        one
        for one in cards
        if type(one) is Minion and not (one.region or one.wounded or one.leaving or one.contested)
    ]


class Banished(msgspec.Struct, frozen=True, gc=False):
    """A vampire that an effect has moved from play to the uncontrolled region.

    Attributes:
        vampire: its state when it left play; never changed.
        attached: the cards that were on it, set aside; never changed.
    """

    vampire: Minion
    attached: tuple[CardInPlay, ...]
