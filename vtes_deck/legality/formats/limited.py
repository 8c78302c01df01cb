"""Limited: sealed deck and draft, built from the boosters of the tournament.

There is no rule about groups, new cards are legal at once (even before their release), and the
sizes depend on the boosters that each player receives.
"""

from __future__ import annotations

from collections.abc import Iterator

from vtes_deck.language import mark
from vtes_deck.legality import checks
from vtes_deck.legality.case import Case, Limits, Options
from vtes_deck.legality.format import Format
from vtes_deck.legality.violations import (
    Add,
    AnyViolation,
    AssumedProduct,
    Recursions,
    Severity,
)

RULE = "VEKN-TR-7.2.1"

CRYPT = 12
LIBRARY = 40
MAX_LIBRARY = 90
PER_BOOSTER = 5
BOOSTER_SIZE = 11

# Recursions by number of boosters, if the library may be smaller than 40.
RECURSIONS = {1: 11, 2: 5, 3: 3, 4: 2, 5: 1, 6: 1, 7: 1}


def effective_boosters(cards: int) -> int:
    """The equivalent of ``cards`` cards per player in boosters of eleven cards, at least one.

    For boosters of another size: the number of all cards, divided by eleven, rounded.

    Raises:
        ValueError: ``cards`` is less than 1.
    """
    if cards < 1:
        raise ValueError(f"at least one card, not {cards}")
    return max(1, (2 * cards + BOOSTER_SIZE) // (2 * BOOSTER_SIZE))


def limits(options: Options) -> Limits:
    """The sizes for the boosters per player.

    With starters, or when the number of boosters is not known, the largest minimum applies: crypt
    12 and library 40.
    """
    boosters = options.boosters
    if options.starters or boosters is None:
        return Limits(CRYPT, LIBRARY, MAX_LIBRARY)
    return Limits(
        crypt=min(boosters, CRYPT),
        library=min(PER_BOOSTER * boosters, LIBRARY),
        library_most=MAX_LIBRARY,
        recursions=RECURSIONS.get(boosters, 0),
    )


def check(case: Case, wanted: Limits) -> Iterator[AnyViolation]:
    """Check sizes, bans, and cards that are not genuine; note the recursions of the library."""
    small = list(checks.sizes(case, wanted, checks.SizeRules(RULE, RULE, RULE)))
    yield from small
    yield from checks.bans(case, "VEKN-TR-4.1.1")
    yield from checks.genuine(case, "VEKN-TR-4.1")
    yield from checks.identified(case, "VEKN-TR-4.1")
    is_sealed = case.options.boosters is not None or case.options.starters
    if not is_sealed and any(isinstance(fix, Add) for size in small for fix in size.fixes):
        yield AssumedProduct(rule=RULE, severity=Severity.NOTE)
    if wanted.recursions:
        yield Recursions(rule=RULE, severity=Severity.NOTE, times=wanted.recursions)


FORMAT = Format(
    name="limited",
    title=mark("Limited (sealed, draft)"),
    help=mark(
        "Crypt of one card per booster up to 12, library of five per booster up to 40 and "
        "90 at most, any groups, no banned cards. State the number of boosters per player; "
        "without it, and with starters, 12 and 40 are required."
    ),
    rules=(RULE, "VEKN-TR-4.1.1", "VEKN-TR-4.1"),
    limits=limits,
    check=check,
    aliases=("sealed", "draft"),
    options=("boosters", "starters"),
    order=30,
)
