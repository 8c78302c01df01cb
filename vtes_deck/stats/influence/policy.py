"""Policies of spending transfers, as plain values; :mod:`.phase` follows them."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from vtes_deck.language import mark
from vtes_deck.stats.influence.crypt import CryptCopies

DRAW_POOL = 1
"""Pool burned to draw a crypt card (INF-06)."""


class Order(StrEnum):
    """The order in which vampires are influenced.

    A tie goes to the vampire that needs the fewest counters, so a copy with counters is finished
    first; then to the lesser capacity, then to the name.
    """

    CHEAPEST = "cheapest"
    """The vampire that needs the fewest further counters."""
    DEAREST = "dearest"
    """The vampire with the greatest capacity."""
    BALANCED = "balanced"
    """First a vampire with counters.

    Then the most expensive one that can be ready by turn 3, later by the next turn; then the
    cheapest.
    """


class Draw(StrEnum):
    """The condition for drawing a crypt card with four transfers and a pool (INF-06)."""

    NEVER = "never"
    STUCK = "stuck"
    """When no vampire in the uncontrolled region can be influenced."""
    STAR = "star"
    """When no star is in play or uncontrolled, or when no vampire can be influenced.

    A star does not count if another version in play would contest it (CON-20).
    """


class Policy(msgspec.Struct, frozen=True, kw_only=True):
    """A policy of spending transfers.

    Attributes:
        order: the order of the vampires.
        draw: the condition for drawing a crypt card instead.
        stars: ids of vampires that come before all others, in this order.
        keep: the pool that transfers must leave, at least 1 (INF-19). A vampire that cannot be
            finished within this limit is not started.
    """

    order: Order = Order.CHEAPEST
    draw: Draw = Draw.NEVER
    stars: tuple[int, ...] = ()
    keep: int = 1


def star_of(kinds: Sequence[CryptCopies]) -> tuple[int, ...]:
    """The main vampire of a deck: most copies, then the greatest capacity.

    Returns:
        Its id, or nothing for an empty crypt.
    """
    ranked = sorted(kinds, key=lambda kind: (-kind.copies, -kind.capacity, str(kind.card)))
    return tuple(kind.card.id for kind in ranked[:1])


def habits(kinds: Sequence[CryptCopies], keep: int = 1) -> dict[str, Policy]:
    """The usual policies of players for a crypt, by a short name.

    Args:
        kinds: the crypt; its star is :func:`star_of`.
        keep: the pool that transfers must leave.
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
"""The description of each of :func:`habits`."""
