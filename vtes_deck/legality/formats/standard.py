"""Standard constructed: the format of nearly every V:EKN tournament."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

from vtes_deck.language import mark
from vtes_deck.legality import checks
from vtes_deck.legality.case import Case, Limits, Options
from vtes_deck.legality.format import Format
from vtes_deck.legality.violations import AnyViolation

LIMITS = Limits(crypt=12, library=60, library_most=90)

# The sizes are those of the Duelists' Convocation of this day. Its rules of 1995 allowed 80 library
# cards and had a list of restricted cards, which is not included here.
RULES_SINCE = datetime.date(1996, 1, 9)

SIZES = checks.SizeRules("VEKN-TR-6.2", "VEKN-TR-6.2", "VEKN-TR-6.2")

RULES = (
    "VEKN-TR-6.2",
    "DCK-06",
    "VEKN-TR-4.1.1",
    "VEKN-TR-4.3",
    "VEKN-TR-4.1",
    "DCI-1996",
)


def limits(_options: Options) -> Limits:
    """Crypt 12 or more, library 60 to 90."""
    return LIMITS


def check(case: Case, wanted: Limits) -> Iterator[AnyViolation]:
    """Check sizes, groups, bans, releases, and unknown cards."""
    yield from checks.sizes(case, wanted, SIZES)
    yield from checks.groups(case, "DCK-06")
    yield from checks.bans(case, "VEKN-TR-4.1.1")
    yield from checks.releases(case, "VEKN-TR-4.3", "VEKN-TR-4.1")
    yield from checks.identified(case, "VEKN-TR-4.1")
    yield from checks.before_rules(case, "DCI-1996", RULES_SINCE)


FORMAT = Format(
    name="standard",
    title=mark("Standard"),
    help=mark(
        "Crypt of 12 or more from one group or two consecutive groups, library of 60 to 90, no "
        "banned cards, all cards legal on the day."
    ),
    rules=RULES,
    limits=limits,
    check=check,
    aliases=("constructed", "standard-constructed"),
    order=10,
)
