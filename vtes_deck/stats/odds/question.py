"""A question about draws, as a value; ``reader`` reads and ``writer`` writes it as text."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

import msgspec

from cardbase.model import AnyCard, CryptCard, LibraryCard
from vtes_deck.stats.draw_counts import Compare
from vtes_deck.stats.turns import PLAYERS, USUAL, Pace


class Zone(StrEnum):
    """The cards that are counted."""

    CRYPT = "crypt"
    """Cards of the crypt that are drawn."""
    HAND = "hand"
    """Cards of the library that are drawn."""
    PLAYABLE = "playable"
    """Drawn library cards that a crypt card drawn by then can play."""

    @property
    def deck(self) -> Zone:
        """The source of the cards: ``CRYPT``, or ``HAND`` for the library."""
        return Zone.CRYPT if self is Zone.CRYPT else Zone.HAND


class Measure(StrEnum):
    """The quantity that is compared with the number of a count."""

    CARDS = ""
    """The number of cards."""
    DIFFERENT = "different"
    """The number of cards with different names."""
    CAPACITY = "capacity"
    """The sum of the capacities."""
    POOL = "pool"
    """The sum of the costs in pool; X is 0."""
    BLOOD = "blood"
    """The sum of the costs in blood; X is 0."""

    @property
    def zones(self) -> tuple[Zone, ...]:
        """The zones in which it can be used."""
        if self is Measure.CAPACITY:
            return (Zone.CRYPT,)
        if self in {Measure.POOL, Measure.BLOOD}:
            return (Zone.HAND, Zone.PLAYABLE)
        return tuple(Zone)

    def of(self, card: AnyCard) -> int:
        """The amount of one card; for ``DIFFERENT``, only its first copy counts."""
        if self is Measure.CAPACITY:
            return card.capacity if isinstance(card, CryptCard) else 0
        if isinstance(card, LibraryCard) and self in {Measure.POOL, Measure.BLOOD}:
            cost = card.pool_cost if self is Measure.POOL else card.blood_cost
            return cost if isinstance(cost, int) else 0
        return 1


class Moment(msgspec.Struct, frozen=True):
    """The moment of a question: one of the two is set.

    Attributes:
        turn: the beginning of this turn of the player, from 1; 0 if ``cards`` is set.
        cards: the moment after this many cards of the zone; ``None`` if ``turn`` is set.
    """

    turn: int = 1
    cards: int | None = None


OPENING = Moment()
"""The beginning of the player's first turn: the opening crypt and hand."""


class Pick(msgspec.Struct, frozen=True):
    """A group of cards in a question.

    Attributes:
        cards: one named card, or all results of a search.
        query: the search; empty for a named card.
    """

    cards: tuple[AnyCard, ...]
    query: str = ""


class Count(msgspec.Struct, frozen=True):
    """A condition on the number of cards of a group that are seen.

    Attributes:
        zone: the cards that are counted.
        compare: at least, at most or exactly.
        number: the number, 0 or more.
        picks: the group; a card in several picks counts once.
        moment: its own moment; ``None`` for the moment of the question.
        measure: the quantity that is compared with ``number``.
    """

    zone: Zone
    compare: Compare
    number: int
    picks: tuple[Pick, ...]
    moment: Moment | None = None
    measure: Measure = Measure.CARDS

    @property
    def cards(self) -> frozenset[AnyCard]:
        """The group."""
        return frozenset(card for pick in self.picks for card in pick.cards)


class Not(msgspec.Struct, frozen=True):
    """A condition does not hold."""

    condition: Condition


class All(msgspec.Struct, frozen=True):
    """Two or more conditions hold together."""

    conditions: tuple[Condition, ...]


class Any(msgspec.Struct, frozen=True):
    """At least one of two or more conditions holds."""

    conditions: tuple[Condition, ...]


type Condition = Count | Not | All | Any
"""A condition of a question."""


class Copies(msgspec.Struct, frozen=True):
    """Copies of a card, at least 1."""

    card: AnyCard
    number: int = 1


class Known(msgspec.Struct, frozen=True):
    """The known cards, of crypt and library together.

    Attributes:
        seen: cards that have been drawn: they count, and are among the cards seen at every moment.
        top: cards that are drawn next, in this order.
        removed: cards that are not drawn and do not count.
    """

    seen: tuple[Copies, ...] = ()
    top: tuple[Copies, ...] = ()
    removed: tuple[Copies, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.seen or self.top or self.removed)


NOTHING = Known()
"""No card is known."""


class OddsQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """A condition and its circumstances.

    Attributes:
        condition: the condition.
        moment: the moment of all counts without an individual moment. A number of cards means
            library cards; crypt conditions then ask for the opening.
        seat: the player's place in the order of play, from 1.
        players: Methuselahs at the table.
        pace: cards that pass through the player's hands in each turn.
        known: the cards that are already known.
    """

    condition: Condition
    moment: Moment = OPENING
    seat: int = 1
    players: int = PLAYERS
    pace: Pace = USUAL
    known: Known = NOTHING


def counts(condition: Condition) -> Iterator[Count]:
    """The counts of a condition, from left to right; a repeated count appears twice."""
    if isinstance(condition, Count):
        yield condition
    elif isinstance(condition, Not):
        yield from counts(condition.condition)
    else:
        for part in condition.conditions:
            yield from counts(part)


def holds(condition: Condition, verdicts: Iterator[bool]) -> bool:
    """Whether a condition is true, given whether each of its counts is, in order."""
    if isinstance(condition, Count):
        return next(verdicts)
    if isinstance(condition, Not):
        return not holds(condition.condition, verdicts)
    # A list, so that every part takes its own verdicts from the iterator.
    parts = [holds(part, verdicts) for part in condition.conditions]
    return all(parts) if isinstance(condition, All) else any(parts)
