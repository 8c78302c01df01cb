"""How a player spends transfers, as plain values; :mod:`.phase` follows them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from vtes_deck.language import mark
from vtes_deck.stats.influence.crypt import CryptCopies

DRAW_POOL = 1
"""Pool burned to draw a crypt card (INF-06)."""


class Order(StrEnum):
    """Which vampire is influenced first.

    A tie goes to the one that needs the fewest counters more, so a copy that was begun is finished
    first; then to the lesser capacity, then to the name.
    """

    CHEAPEST = "cheapest"
    """The vampire that needs the fewest further counters."""
    DEAREST = "dearest"
    """The one of the greatest capacity."""
    BALANCED = "balanced"
    """What was begun; then the most expensive that can be ready by turn 3, after that by the next
    turn; then the cheapest."""


class Draw(StrEnum):
    """When four transfers and a pool draw a crypt card instead (INF-06)."""

    NEVER = "never"
    STUCK = "stuck"
    """When no vampire in the uncontrolled region can be influenced."""
    STAR = "star"
    """When there is no star in play or in the uncontrolled region, unless another version of every
    star is in play, which a star would contest (CON-20); and when stuck."""


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """A habit of spending transfers.

    Attributes:
        order: which vampire comes first.
        draw: when a crypt card is drawn instead.
        stars: ids of vampires that come before all others, in this order.
        keep: pool that transfers never go below, at least 1 (INF-19). A vampire that cannot be
            finished without going below it is not begun.
    """

    order: Order = Order.CHEAPEST
    draw: Draw = Draw.NEVER
    stars: tuple[int, ...] = ()
    keep: int = 1


def star_of(kinds: Sequence[CryptCopies]) -> tuple[int, ...]:
    """The vampire that a deck seems to be built on: most copies, then the greatest capacity.

    Returns:
        Its id, or nothing for an empty crypt.
    """
    ranked = sorted(kinds, key=lambda kind: (-kind.copies, -kind.capacity, str(kind.card)))
    return tuple(kind.card.id for kind in ranked[:1])


def habits(kinds: Sequence[CryptCopies], keep: int = 1) -> dict[str, Policy]:
    """The habits that players have, by a short name, for a crypt.

    Args:
        kinds: the crypt; its star is :func:`star_of`.
        keep: pool that is never gone below.
    """
    star = star_of(kinds)
    return {
        "cheapest": Policy(keep=keep),
        "balanced": Policy(order=Order.BALANCED, keep=keep),
        "dearest": Policy(order=Order.DEAREST, keep=keep),
        "star": Policy(stars=star, keep=keep),
        "stuck": Policy(draw=Draw.STUCK, keep=keep),
        "search": Policy(stars=star, draw=Draw.STAR, keep=keep),
    }


HABITS = {
    "cheapest": mark("the cheapest first"),
    "balanced": mark("the most expensive that can be ready by turn 3 first"),
    "dearest": mark("the most expensive first"),
    "star": mark("the star first, then the cheapest"),
    "stuck": mark("the cheapest first; a crypt card is drawn when nothing else can be done"),
    "search": mark("a crypt card is drawn as long as the star is missing; then the star first"),
}
"""What each of :func:`habits` does, in words."""
