"""White Wolf: the rulebook of the years from Sabbat War (2000) to Heirs to the Blood (2010).

The sizes are those of 1994. The crypt has one group or two consecutive groups. Old vampires
without a printed group are of group 1 (no expansion symbol) or 2 (DCK-08); the card data give them
these numbers. The book does not have the group ANY (DCK-07), but Anarch Convert was printed with it
in 2008, and cards override the rules: such a vampire fits every crypt.

The book has no banned list and no waiting times, which are tournament rules; the standard format
includes them. Cards of later publishers only cause a note, because the book does not forbid them.
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

SIZES = checks.SizeRules("WW-DCK-01", "WW-DCK-03", "WW-DCK-04")
CARDS = "WW-DCK-10"

# The day before Danse Macabre, the first set after those of White Wolf.
LAST_DAY = datetime.date(2013, 10, 4)


def limits(options: Options) -> Limits:
    """Crypt 12 or more; library 40 or more, at most 40 plus ten for each player."""
    return Limits(CRYPT, LIBRARY, LIBRARY + PER_PLAYER * options.players)


def check(case: Case, wanted: Limits) -> Iterator[AnyViolation]:
    """Check sizes, groups, and unknown cards."""
    yield from checks.sizes(case, wanted, SIZES)
    yield from checks.groups(case, "WW-DCK-06")
    yield from checks.genuine(case, CARDS)
    yield from checks.identified(case, CARDS)
    yield from checks.era(case, CARDS, LAST_DAY)


FORMAT = Format(
    name="white-wolf",
    title=mark("White Wolf"),
    help=mark(
        "The rulebook of 2000 to 2010: crypt of 12 or more from one group or two consecutive "
        "groups, library of 40 to 40 + 10 per player, no bans. Cards of later sets are noted."
    ),
    rules=("WW-DCK-01", "WW-DCK-03", "WW-DCK-04", "WW-DCK-06", CARDS),
    limits=limits,
    check=check,
    aliases=("ww",),
    options=("players",),
    order=40,
)
