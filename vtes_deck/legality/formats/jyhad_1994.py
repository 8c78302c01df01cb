"""Jyhad, 1994: the rulebook of the first edition.

It requires at least twelve vampires and 40 library cards, and allows ten more library cards for
each player. It has no groups, no bans, and no limit on the copies of a card. It does not forbid
cards of later sets; these cause a note, because players of this edition may want only its cards.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from vtes_deck.language import mark
from vtes_deck.legality import checks
from vtes_deck.legality.case import Case, Limits, Options
from vtes_deck.legality.format import Format
from vtes_deck.legality.violations import AnyViolation

CRYPT = 12
LIBRARY = 40
PER_PLAYER = 10

SIZES = checks.SizeRules("J94-DCK-01", "J94-DCK-03", "J94-DCK-04")
CARDS = "J94-DCK-10"

# The last day before "Vampire: The Eternal Struggle" replaced the book.
LAST_DAY = datetime.date(1995, 9, 14)


def limits(options: Options) -> Limits:
    """Crypt 12 or more; library 40 or more, at most 40 plus ten for each player."""
    return Limits(CRYPT, LIBRARY, LIBRARY + PER_PLAYER * options.players)


def check(case: Case, wanted: Limits) -> Iterator[AnyViolation]:
    """Check sizes, and unknown cards."""
    yield from checks.sizes(case, wanted, SIZES)
    yield from checks.genuine(case, CARDS)
    yield from checks.identified(case, CARDS)
    yield from checks.era(case, CARDS, LAST_DAY)


FORMAT = Format(
    name="jyhad-1994",
    title=mark("Jyhad 1994"),
    help=mark(
        "The first rulebook: crypt of 12 or more, library of 40 to 40 + 10 per player, no groups, "
        "no bans. Cards of later sets are noted."
    ),
    rules=("J94-DCK-01", "J94-DCK-03", "J94-DCK-04", CARDS),
    limits=limits,
    check=check,
    aliases=("jyhad", "j94"),
    options=("players",),
    order=50,
)
