"""Strikes with damage that some cards cannot prevent, and strikes that also damage their user."""

from __future__ import annotations

from msgspec.structs import replace

from vtes_deck.effects.vocab import (
    STRIKE,
    BluntWeapons,
    Move,
    Range,
    Recoil,
    Strike,
    card,
    combat,
    hand_strike,
    strikes,
)

FORTITUDE = ("for",)
"""The Discipline; cards that require it cannot prevent the damage."""


def searing(strike: Strike, *, only_at: Range | None = None) -> Move:
    """A strike that cards with Fortitude cannot prevent, with an additional effect."""
    strike = replace(strike, withstands=FORTITUDE, special=True)
    return Move(when=STRIKE, strike=strike, only_at=only_at)


def bolt(damage: int) -> Strike:
    """A strike with ranged damage."""
    return Strike(damage=damage, ranged=True)


def scorching(damage: int, *, only_at: Range | None = None) -> Move:
    """A strike with aggravated ranged damage and the same damage for the striking minion."""
    recoil = Recoil(n=damage, aggravated=True, only_at=only_at)
    return strikes(Strike(damage=damage, ranged=True, aggravated=True, recoil=recoil))


CARDS = (
    card(
        100208,
        "Blood Rage",
        combat("tha", searing(hand_strike(), only_at=Range.CLOSE), BluntWeapons()),
        combat("THA", searing(hand_strike(1), only_at=Range.CLOSE), BluntWeapons()),
    ),
    card(
        100201,
        "Blood Fury",
        combat("tha", searing(hand_strike(1), only_at=Range.CLOSE), BluntWeapons()),
        combat("THA", searing(hand_strike(2), only_at=Range.CLOSE), BluntWeapons()),
    ),
    card(
        101829,
        "Soul Burn",
        combat("tha", searing(bolt(1)), BluntWeapons()),
        combat("THA", searing(bolt(2)), BluntWeapons()),
    ),
    card(
        100503,
        "Dead Hand",
        combat("nec", strikes(hand_strike(1))),
        combat("NEC", strikes(replace(hand_strike(1), withstands=FORTITUDE))),
    ),
    card(
        102340,
        "Soulgrinder",
        combat("pot", strikes(hand_strike(2))),
        combat("tha", strikes(hand_strike(2))),
        combat("POT", strikes(replace(hand_strike(2), withstands=FORTITUDE))),
        combat("THA", strikes(replace(hand_strike(2), withstands=FORTITUDE))),
    ),
    card(
        100273,
        "Burst of Sunlight",
        combat("tha", scorching(1)),
        combat("THA", scorching(2)),
    ),
    card(
        100250,
        "Breath of the Dragon",
        combat("vic", scorching(1, only_at=Range.CLOSE)),
        combat("VIC", scorching(2, only_at=Range.CLOSE)),
    ),
)
