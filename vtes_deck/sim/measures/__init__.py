"""The measures of the goldfish: one module each, found by scanning this package.

A measure reads whole numbers from the record of one game, one for each row: a turn, a card, or the
game as a whole (:class:`vtes_deck.sim.measure.Measure`). Counts, intervals, sums over processes and
the comparison of two decks are the same for all measures; see :mod:`vtes_deck.sim.summary`.

**To add a measure**, write a module in this package that defines ``MEASURE``. The name of the
module is the name of the measure. The command line and the window list it without further changes.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from vtes_deck.sim.errors import SimulationProblem, UnknownMeasureError
from vtes_deck.sim.measure import Measure


@cache
def all_measures() -> tuple[Measure, ...]:
    """Every measure, in the order in which they are shown.

    Raises:
        TypeError: a module of this package does not define ``MEASURE``.
    """
    found = [_load(module.name) for module in pkgutil.iter_modules(__path__, f"{__name__}.")]
    return tuple(sorted(found, key=lambda measure: (measure.order, measure.name)))


def _load(name: str) -> Measure:
    measure = getattr(import_module(name), "MEASURE", None)
    if not isinstance(measure, Measure) or measure.module != name:
        raise TypeError(f"{name} does not define MEASURE")
    return measure


@cache
def _by_name() -> dict[str, Measure]:
    return {measure.name: measure for measure in all_measures()}


def measure_named(name: str) -> Measure:
    """The measure with a name.

    Raises:
        UnknownMeasureError: there is no such measure.
    """
    try:
        return _by_name()[name]
    except KeyError:
        raise UnknownMeasureError(
            SimulationProblem.MEASURE, name=name, known=tuple(_by_name())
        ) from None


def wait_for(moment: Measure) -> Measure | None:
    """The measure that counts the turns until a moment; ``None`` if the measure is not a moment."""
    return next((measure for measure in all_measures() if measure.moment_of is moment), None)
