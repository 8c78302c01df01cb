"""The verdict: is this deck legal in this format on this day, and if not, why and how to fix it?"""

from __future__ import annotations

import datetime

import msgspec

from vtes_deck.deck.model import Deck
from vtes_deck.legality.case import DEFAULT, Limits, Options, open_case
from vtes_deck.legality.format import Format, find_format
from vtes_deck.legality.violations import AnyViolation, Severity


class Facts(msgspec.Struct, frozen=True):
    """The numbers behind a verdict.

    Attributes:
        crypt: cards in the crypt, including unidentified cards that belong there.
        library: the same for the library.
        groups: numeric groups in the crypt, ascending.
        limits: the sizes that the format requires.
    """

    crypt: int
    library: int
    groups: tuple[int, ...]
    limits: Limits


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on a deck.

    Attributes:
        format: name of the format.
        date: the day.
        violations: the violations, sizes first; notes, which do not forbid the deck, last.
        facts: the numbers.
    """

    format: str
    date: datetime.date
    violations: tuple[AnyViolation, ...]
    facts: Facts

    @property
    def legal(self) -> bool:
        """Whether the deck may be played."""
        return not self.errors

    @property
    def errors(self) -> tuple[AnyViolation, ...]:
        """The violations that forbid the deck."""
        return tuple(v for v in self.violations if v.severity is Severity.ERROR)

    @property
    def notes(self) -> tuple[AnyViolation, ...]:
        """The notes, which do not forbid the deck."""
        return tuple(v for v in self.violations if v.severity is Severity.NOTE)


def judge(
    deck: Deck, format_name: str | Format, on: datetime.date, options: Options = DEFAULT
) -> Verdict:
    """Judge a deck.

    The rules are the current ones, with the dates of bans and releases; they have required the same
    sizes and groups since 1996 (see ``resources/legality/rules.toml``).

    Args:
        deck: the deck.
        format_name: name or alias of a format, or the format.
        on: the day on which it is to be played.
        options: other settings of the format.

    Raises:
        UnknownFormatError: there is no such format.
    """
    judged_by = format_name if isinstance(format_name, Format) else find_format(format_name)
    case = open_case(deck, on, options)
    limits = judged_by.limits(options)
    restricted = options.pool.check(case.copies) if options.pool is not None else ()
    found = sorted([*judged_by.check(case, limits), *restricted], key=_notes_last)
    facts = Facts(case.crypt, case.library, case.groups, limits)
    return Verdict(judged_by.name, on, tuple(found), facts)


def _notes_last(violation: AnyViolation) -> bool:
    return violation.severity is Severity.NOTE
