"""Combat cards that change what hands do."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_STRIKES,
    MANEUVER,
    ROUND,
    STRIKES_CHOSEN,
    AddDelayedTrigger,
    AggravatedHands,
    HandsOnly,
    Move,
    NoManeuvers,
    PlayLimit,
    Range,
    Until,
    Use,
    at,
    card,
    combat,
)

BEFORE_RESOLUTION = BEFORE_RANGE | BEFORE_STRIKES | STRIKES_CHOSEN
GRAPPLE = Move(when=BEFORE_STRIKES, only_at=Range.CLOSE)
GRAPPLE_AND_PRESS = Move(when=BEFORE_STRIKES, only_at=Range.CLOSE, press=Use.MAY)

CARDS = (
    card(
        100959,
        "Immortal Grapple",
        combat("pot", GRAPPLE, HandsOnly()),
        combat(
            "POT",
            GRAPPLE_AND_PRESS,
            HandsOnly(),
            AddDelayedTrigger(on=ROUND, until=Until.COMBAT, effects=(NoManeuvers(),)),
        ),
        PlayLimit(per="round"),
    ),
    card(
        100356,
        "Claws of the Dead",
        combat("pro", at(BEFORE_RESOLUTION), AggravatedHands()),
        combat("PRO", MANEUVER),
    ),
    card(
        101538,
        "Raking Talons",
        combat("", at(BEFORE_RANGE), AggravatedHands(Until.COMBAT)),
        PlayLimit(per="combat"),
    ),
    card(
        100344,
        "Chiropteran Marauder",
        combat("vic", MANEUVER),
        combat("VIC", at(BEFORE_RESOLUTION), AggravatedHands(), blood=1),
    ),
)
