"""The scale of an axis: round numbers, and the lines across a chart."""

from __future__ import annotations

import math

from vtes_deck.language import number

_GRID = 5
"""The approximate number of lines across the chart."""

_WHOLE = 1000
"""From this value on, the axis has no decimals."""

_ROUNDING = 1e-6
"""A step this close to a whole number is that number."""


def marks(bottom: float, top: float) -> list[float]:
    """The values at which there is a line across the chart."""
    step = _grid_step(bottom, top)
    first, last = math.ceil(bottom / step - _ROUNDING), math.floor(top / step + _ROUNDING)
    return [step * number for number in range(first, last + 1)]


def widened(bottom: float, top: float) -> tuple[float, float]:
    """The ends of a scale, moved outwards to the next lines."""
    step = _grid_step(bottom, top)
    return math.floor(bottom / step + _ROUNDING) * step, math.ceil(top / step - _ROUNDING) * step


def short(value: float) -> str:
    """A number without trailing zeros, in the notation of the language."""
    decimals = f"{value:g}".partition("e")[0].partition(".")[2]
    return number(value, 0 if abs(value) >= _WHOLE else len(decimals))


def _grid_step(bottom: float, top: float) -> float:
    """The distance between two lines across the chart."""
    return _round_step((top - bottom) / _GRID)


def _round_step(rough: float) -> float:
    """The smallest of 1, 2, 5 times a power of ten that is not below ``rough``."""
    if rough <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(rough))
    return next(power * f for f in (1, 2, 5, 10) if power * f >= rough * 0.999)
