"""Sweeps: the same deck with more and with fewer cards, or with more and fewer copies of a card.

Each list of a sweep is the beginning of the next, so that with the same random numbers a card has
the same place in all of them. Each step is compared with the unchanged deck on the same shuffles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from vtes_deck.sim.record import Setup


class SweepStep(msgspec.Struct, frozen=True):
    """One step of a sweep.

    Attributes:
        value: the size of the library, or the copies of the card.
        setup: what is played.
        own: it is the deck as it is.
    """

    value: int
    setup: Setup
    own: bool


def sizes(setup: Setup, wanted: Sequence[int]) -> tuple[SweepStep, ...]:
    """The library with other sizes, each card scaled as evenly as whole copies allow.

    Copies are added in the order of Sainte-Laguë's divisors. At its own size this yields the deck
    itself, and a larger library never has fewer copies of a card.

    Args:
        setup: the setup of the deck as it is, at least one library card.
        wanted: sizes, at least 1 each.

    Returns:
        The deck as it is, then the others ascending.
    """
    own = len(setup.library)
    order = _in_order(setup.library, max(own, *wanted))
    steps = [SweepStep(own, _with(setup, order[:own]), own=True)]
    steps += [
        SweepStep(size, _with(setup, order[:size]), own=False)
        for size in sorted(set(wanted))
        if size != own
    ]
    return tuple(steps)


def _in_order(library: Sequence[int], size: int) -> tuple[int, ...]:
    """Copies in the order in which they are added."""
    counts = Counter(library)
    bids = [
        (-copies / (2 * copy - 1), place, card)
        for place, (card, copies) in enumerate(counts.items())
        for copy in range(1, _most(copies, size, len(library)) + 1)
    ]
    return tuple(card for _, _, card in sorted(bids)[:size])


def _most(copies: int, size: int, own: int) -> int:
    """More copies than a card can have at this size."""
    return copies * max(size, own) // own + 2


def copies(
    setup: Setup, card: int, wanted: Sequence[int], other: int | None
) -> tuple[SweepStep, ...]:
    """The deck with this many copies of a library card.

    Args:
        setup: the setup of the deck as it is.
        card: the card that is varied.
        wanted: numbers of copies, 0 or more.
        other: the card that takes its place and gives it back; ``None``: the library grows and
            shrinks.

    Returns:
        The deck as it is, then the others ascending.

    Raises:
        ValueError: ``other`` has not enough copies to give.
    """
    own = setup.library.count(card)
    steps = [SweepStep(own, _varied(setup, card, own, other, wanted), own=True)]
    steps += [
        SweepStep(number, _varied(setup, card, number, other, wanted), own=False)
        for number in sorted(set(wanted))
        if number != own
    ]
    return tuple(steps)


def _varied(
    setup: Setup, card: int, number: int, other: int | None, wanted: Sequence[int]
) -> Setup:
    """Puts the varied copies at the end, so that all other cards keep their places."""
    own = setup.library.count(card)
    fewest, most = min(own, *wanted), max(own, *wanted)
    counts = Counter({card: own - fewest})
    if other is not None:
        counts[other] = most - own
        if setup.library.count(other) < most - own:
            raise ValueError(f"there are fewer than {most - own} copies to give")
    fixed: list[int] = []
    for one in reversed(setup.library):
        if counts[one] > 0:
            counts[one] -= 1
        else:
            fixed.append(one)
    fixed.reverse()
    room = [] if other is None else [other] * (most - number)
    return _with(setup, (*fixed, *[card] * (number - fewest), *room))


def _with(setup: Setup, library: Sequence[int]) -> Setup:
    return msgspec.structs.replace(setup, library=tuple(library))
