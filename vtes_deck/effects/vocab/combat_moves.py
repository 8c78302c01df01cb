"""Combat moves for card definitions."""

from __future__ import annotations

from vtes_deck.engine.state.damage_types import DamageFilter
from vtes_deck.engine.state.moves import Gear, Move, Range, Strike, Use
from vtes_deck.engine.state.windows import (
    ADDITIONAL_STRIKES,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    DAMAGE,
    END_OF_ROUND,
    PRESS,
    RANGE,
    STRIKE,
    STRIKES_CHOSEN,
)

__all__ = [
    "BEFORE_RANGE",
    "BEFORE_RESOLUTION",
    "BEFORE_STRIKES",
    "END_OF_ROUND",
    "STRIKE",
    "DamageFilter",
    "Gear",
    "Range",
    "Strike",
]

BEFORE_RESOLUTION = BEFORE_STRIKES | STRIKES_CHOSEN
"""The windows for a text that affects the strikes of the round and names no moment.

COM-05: a card can be played before range is determined only if its text says so.
"""

MANEUVER = Move(when=RANGE, maneuver=Use.MUST)
"""A maneuver as a complete move."""
PRESSES = Move(when=PRESS, press=Use.MUST)
"""A press as a complete move."""


def strikes(strike: Strike, *, maneuver: bool = False, press: bool = False) -> Move:
    """A strike, possibly with an optional maneuver (COM-10) or press."""
    return Move(
        when=STRIKE | RANGE if maneuver else STRIKE,
        strike=strike,
        maneuver=Use.MAY if maneuver else Use.NONE,
        press=Use.MAY if press else Use.NONE,
    )


def additional_strikes(n: int) -> Move:
    """Additional strikes (COM-24)."""
    return Move(when=ADDITIONAL_STRIKES, additional=n)


def prevents(n: int, which: DamageFilter = DamageFilter.ANY, *, press: bool = False) -> Move:
    """A move that prevents damage (COM-34)."""
    return Move(when=DAMAGE, prevent=n, prevents=which, press=Use.MAY if press else Use.NONE)


def at(when: int) -> Move:
    """A move without an effect of its own, for other effects in this window."""
    return Move(when=when)


def hand_strike(plus: int = 0, *, aggravated: bool = False) -> Strike:
    """A hand strike (COM-16)."""
    return Strike(damage=plus, strength=True, hand=True, aggravated=aggravated)
