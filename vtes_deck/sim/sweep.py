"""Sweeps: the same deck with more or fewer cards, or with more or fewer copies of a card.

Each list of a sweep is the beginning of the next list, so that a card has the same place in all of
them with the same random numbers. Each step is compared with the unchanged deck on the same
shuffles.
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
        setup: the setup.
        own: it is the unchanged deck.
    """

    value: int
    setup: Setup
    own: bool


def sizes(setup: Setup, wanted: Sequence[int]) -> tuple[SweepStep, ...]:
    """The library in other sizes, with each card scaled as evenly as whole copies allow.

    Copies are added in the order of Sainte-Laguë's divisors. The original size yields the deck
    itself, and a larger library never has fewer copies of a card.

    Args:
        setup: the setup of the unchanged deck, with at least one library card.
        wanted: the sizes, each at least 1.

    Returns:
        The unchanged deck, then the others in ascending order.
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
    """A number of copies that no card can have at this size."""
    return copies * max(size, own) // own + 2


def copies(
    setup: Setup, card: int, wanted: Sequence[int], other: int | None
) -> tuple[SweepStep, ...]:
    """The deck with this many copies of a library card.

    Args:
        setup: the setup of the unchanged deck.
        card: the card that is varied.
        wanted: the numbers of copies, each at least 0.
        other: the card that replaces removed copies and is replaced by added ones; ``None``: the
            size of the library changes.

    Returns:
        The unchanged deck, then the others in ascending order.

    Raises:
        ValueError: there are not enough copies of ``other`` to replace.
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
    """Put the varied copies at the end, so that all other cards keep their places."""
    own = setup.library.count(card)
    fewest, most = min(own, *wanted), max(own, *wanted)
    counts = Counter({card: own - fewest})
    if other is not None:
        counts[other] = most - own
        if setup.library.count(other) < most - own:
            raise ValueError(f"there are fewer than {most - own} copies to replace")
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
