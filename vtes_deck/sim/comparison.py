"""Two versions of a deck on the same shuffles: the differences and their precision.

Both versions play each game with the same random numbers. Their lists are put into one order
(:func:`aligned`): a card that both have has the same place in the shuffled library, and a card that
only one has takes the place of a card that only the other has. The remaining difference is the
effect of the changed cards, without the luck of the draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec

from vtes_deck.sim.measure import Better, Measure
from vtes_deck.sim.record import Setup
from vtes_deck.sim.summary import Study, chosen
from vtes_deck.sim.tally import Tally
from vtes_deck.stats.means import CONFIDENCE, Mean, games_needed, least_seen, mean_of


class NumberDifference(msgspec.Struct, frozen=True):
    """The difference of two setups in one number.

    Attributes:
        measure, row: identify the number.
        first, second: the mean with each setup, over all games in which that setup has the number.
        difference: the paired mean of second minus first, in the games in which both have the
            number, with its 95 % interval.
        sure: the same with an interval that is wide enough for all lines together: in 95 of 100
            comparisons, every interval contains its true value.
        differing: the number of games in which the two differ.
        needed: the number of games after which a difference of this size is detected in four of
            five attempts, with the same shuffles; ``None`` if there is no difference.
        least: the smallest difference that this many games detect in four of five attempts.
        gain: the factor by which independent shuffles would need more games.
        lowest, highest: the first games with the lowest and the highest difference; ``None`` if
            there is no difference in that direction.
    """

    measure: Measure
    row: int
    first: Mean
    second: Mean
    difference: Mean
    sure: Mean
    differing: int
    needed: int | None
    least: float
    gain: float | None
    lowest: int | None
    highest: int | None

    @property
    def clear(self) -> bool:
        """Whether the difference is clear for all lines together."""
        return self.sure.clear

    @property
    def better(self) -> bool | None:
        """Whether the second is clearly better (``False``: worse); ``None`` if neither is clear."""
        if not self.clear or self.measure.better is Better.EITHER:
            return None
        return (self.difference.value > 0) is (self.measure.better is Better.MORE)


def aligned(first: Sequence[int], second: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two lists of cards in one order, with their common cards in the same places.

    A card that is only in one list takes the place of a card that is only in the other. The surplus
    of the longer list is at its end.

    >>> aligned((1, 1, 2, 3), (1, 4, 3, 1, 5))
    ((1, 1, 2, 3), (1, 1, 4, 3, 5))
    """
    left = Counter(second)
    partner: list[int | None] = []
    for card in first:
        shared = left[card] > 0
        left[card] -= shared
        partner.append(card if shared else None)
    own: list[int] = []
    for card in reversed(second):
        if left[card] > 0:
            left[card] -= 1
            own.append(card)
    pairs: list[tuple[int, int]] = []
    surplus: list[int] = []
    for card, other in zip(first, partner, strict=True):
        if other is not None:
            pairs.append((card, other))
        elif own:
            pairs.append((card, own.pop()))
        else:
            surplus.append(card)
    return (
        (*(card for card, _ in pairs), *surplus),
        (*(card for _, card in pairs), *reversed(own)),
    )


def paired(first: Setup, second: Setup) -> tuple[Setup, Setup]:
    """Two setups in one order of cards, with the seed of the first."""
    crypt, other_crypt = aligned(first.crypt, second.crypt)
    library, other_library = aligned(first.library, second.library)
    return (
        msgspec.structs.replace(first, crypt=crypt, library=library),
        msgspec.structs.replace(second, crypt=other_crypt, library=other_library, seed=first.seed),
    )


def lines(study: Study, place: int = 1, names: Sequence[str] = ()) -> tuple[NumberDifference, ...]:
    """The differences of a setup from the first, in every number that was counted in both.

    Args:
        study: the study of at least one game.
        place: the place of the setup in the study.
        names: the names of the measures; none for all.
    """
    found = list(_numbers(study, place, names))
    together = 1 - (1 - CONFIDENCE) / max(len(found), 1)
    return tuple(_line(study, place, at, together) for at in found)


type _At = tuple[Measure, int, Tally]


def _numbers(study: Study, place: int, names: Sequence[str]) -> Iterator[_At]:
    for measure in chosen(names):
        for row, tally in study.differences[place].rows(measure.name):
            if tally.counts:
                yield measure, row, tally


def _line(study: Study, place: int, at: _At, together: float) -> NumberDifference:
    measure, row, tally = at
    difference = tally.difference()
    first = mean_of(study.summaries[0].at(measure.name, row).counts)
    second = mean_of(study.summaries[place].at(measure.name, row).counts)
    apart = first.deviation**2 + second.deviation**2
    varies = difference.deviation > 0
    lowest, highest = min(tally.counts), max(tally.counts)
    return NumberDifference(
        measure=measure,
        row=row,
        first=first,
        second=second,
        difference=difference,
        sure=tally.difference(together),
        differing=difference.of - tally.counts.get(0, 0),
        needed=games_needed(difference.value, difference.deviation),
        least=least_seen(difference.deviation, difference.of),
        gain=apart / difference.deviation**2 if varies else None,
        lowest=tally.game(lowest) if lowest < 0 else None,
        highest=tally.game(highest) if highest > 0 else None,
    )
