"""What is counted in goldfish games, one file for each measure.

A measure reads whole numbers from the record of one game, each beside its row (a turn, a card, or
the game as a whole); see :class:`~measure.Measure`. Counting, intervals, adding up over processes
and comparing two decks are the same for all of them and live in :mod:`vtes_deck.sim.summary`.

**To add a measure**: write a file with a ``MEASURE`` and put it into :data:`MEASURES`, whose order
is that in which people see them.
"""

from __future__ import annotations

from vtes_deck.language import tr
from vtes_deck.sim.measures import (
    actions,
    bled,
    bleed,
    blocked,
    blood,
    capacity,
    discarded,
    discards_by_card,
    fallen,
    first_ready,
    found,
    found_wait,
    jam_by_card,
    jammed,
    masters_unused,
    never_played,
    offered,
    played,
    played_by_card,
    pool,
    prey_falls,
    prey_gone,
    prey_lasts,
    prey_pool,
    prey_sum,
    ready_wait,
    seen,
    transfers_unused,
    vampires,
    votes,
)
from vtes_deck.sim.measures.measure import Measure

MEASURES: tuple[Measure, ...] = tuple(
    module.MEASURE
    for module in (
        prey_falls,
        prey_lasts,
        prey_gone,
        prey_sum,
        prey_pool,
        bleed,
        bled,
        offered,
        votes,
        actions,
        blocked,
        vampires,
        first_ready,
        ready_wait,
        capacity,
        blood,
        pool,
        fallen,
        transfers_unused,
        masters_unused,
        seen,
        played,
        discarded,
        jammed,
        jam_by_card,
        never_played,
        played_by_card,
        discards_by_card,
        found,
        found_wait,
    )
)
"""Everything that is counted, in the order in which it is shown."""

_BY_NAME = {measure.name: measure for measure in MEASURES}


class UnknownMeasureError(LookupError):
    """No measure is called so; the first argument is a sentence for people."""


def measure_named(name: str) -> Measure:
    """The measure of a name.

    Raises:
        UnknownMeasureError: there is none.
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        known = ", ".join(_BY_NAME)
        raise UnknownMeasureError(
            tr("No measure is called {name}; there are {known}.", name=name, known=known)
        ) from None
