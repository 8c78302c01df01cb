"""Violations as values: the cards, the numbers, the rule, and how to fix it.

This module contains no text; :mod:`vtes_deck.legality.words` describes violations in words.
"""

from __future__ import annotations

import datetime
from enum import StrEnum

import msgspec

from cardbase.model import AnyCard
from cardbase.terms import CardKind
from vtes_deck.deck.model import UnknownLine


class Severity(StrEnum):
    """The effect of a violation on the verdict."""

    ERROR = "error"
    """The deck is not legal."""
    NOTE = "note"
    """Worth knowing, although the deck is legal."""


class Copies(msgspec.Struct, frozen=True):
    """Some copies of a card."""

    card: AnyCard
    count: int


class Add(msgspec.Struct, frozen=True, tag=True):
    """Fix: put ``count`` more cards into the crypt or the library."""

    part: CardKind
    count: int


class Cut(msgspec.Struct, frozen=True, tag=True):
    """Fix: take any ``count`` cards out of the crypt or the library."""

    part: CardKind
    count: int


class Drop(msgspec.Struct, frozen=True, tag=True):
    """Fix: take exactly these cards out."""

    cards: tuple[Copies, ...]


class Regroup(msgspec.Struct, frozen=True, tag=True):
    """Fix: replace these vampires by others of these groups."""

    cards: tuple[Copies, ...]
    groups: tuple[int, ...]


class Wait(msgspec.Struct, frozen=True, tag=True):
    """Fix: play the deck on this day or later."""

    until: datetime.date


class Identify(msgspec.Struct, frozen=True, tag=True):
    """Fix: identify the cards of these lines."""

    lines: tuple[UnknownLine, ...]


type Fix = Add | Cut | Drop | Regroup | Wait | Identify


class Violation(msgspec.Struct, frozen=True, kw_only=True):
    """A violation of a rule of deck construction.

    Attributes:
        rule: id of the rule, see :func:`vtes_deck.legality.rules.rules`.
        severity: whether it makes the deck illegal.
        cards: the cards concerned; empty if only sizes are wrong.
        fixes: ways to fix it; each alone is sufficient for this violation.
    """

    rule: str
    severity: Severity = Severity.ERROR
    cards: tuple[Copies, ...] = ()
    fixes: tuple[Fix, ...] = ()


class WrongSize(Violation, frozen=True, kw_only=True, tag=True):
    """The crypt or the library is too small or too large.

    Attributes:
        part: crypt or library.
        count: cards in it, including unidentified ones.
        minimum: fewest cards allowed.
        maximum: most cards allowed, or ``None``.
    """

    part: CardKind
    count: int
    minimum: int
    maximum: int | None = None


class WrongGroups(Violation, frozen=True, kw_only=True, tag=True):
    """The vampires' groups are not one group or two consecutive ones.

    Attributes:
        groups: the groups in the crypt, ascending.
        cards: all crypt cards with a group; cards of group ANY are not included.
    """

    groups: tuple[int, ...]


class Banned(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that were banned on the day.

    Attributes:
        since: first day of the ban.
    """

    since: datetime.date


class NotYetLegal(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that could not be played yet on the day.

    Attributes:
        since: the first day on which they can be played.
    """

    since: datetime.date


class NeverReleased(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that are not known to have been released: no date, no printing."""


class Playtest(Violation, frozen=True, kw_only=True, tag=True):
    """Playtest cards, which have not been released."""


class OwnCards(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that the player has written; they are never legal."""


class UnknownCards(Violation, frozen=True, kw_only=True, tag=True):
    """Lines that do not identify a card.

    Attributes:
        lines: the lines.
    """

    lines: tuple[UnknownLine, ...]


class NotInPool(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that do not belong to the format's card pool on the day.

    Attributes:
        pool: name of the pool.
        since: first day on which they belong to it; ``None`` if they never do.
        pool_ends: the last release in the pool's list; cards released later may belong to the pool
            without being in the list.
    """

    pool: str
    since: datetime.date | None = None
    pool_ends: datetime.date | None = None


class OutsidePool(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that fail a condition of the pool that the organiser has set.

    Attributes:
        pool: name of the pool; may be empty.
        condition: the condition, in the query language.
    """

    pool: str
    condition: str


class SeveralClans(Violation, frozen=True, kw_only=True, tag=True):
    """Crypt cards of another clan than most, in a one-clan tournament.

    Attributes:
        clan: the clan of most crypt cards.
    """

    clan: str


class AfterItsTime(Violation, frozen=True, kw_only=True, tag=True):
    """Cards that were released after the time of the rulebook.

    Attributes:
        until: the last day of its time.
    """

    until: datetime.date


class BeforeRules(Violation, frozen=True, kw_only=True, tag=True):
    """The day is before the rules by which the deck was judged.

    Attributes:
        since: first day on which they are known to apply.
    """

    since: datetime.date


class AssumedProduct(Violation, frozen=True, kw_only=True, tag=True):
    """The number of boosters for each player is not known, so the largest minimum applies."""


class Recursions(Violation, frozen=True, kw_only=True, tag=True):
    """So few boosters that an empty library is rebuilt from the ash heap.

    Attributes:
        times: the number of times.
    """

    times: int


type AnyViolation = (
    WrongSize
    | WrongGroups
    | Banned
    | NotYetLegal
    | NeverReleased
    | Playtest
    | OwnCards
    | UnknownCards
    | NotInPool
    | OutsidePool
    | SeveralClans
    | AfterItsTime
    | BeforeRules
    | AssumedProduct
    | Recursions
)
