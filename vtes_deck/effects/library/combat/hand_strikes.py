"""Combat cards that change hand strikes."""

from __future__ import annotations

from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    MANEUVER,
    AggravatedHands,
    Bonus,
    Move,
    PlayLimit,
    Until,
    at,
    card,
    combat,
)

STRONGER = ((Bonus.STRENGTH, 1, Until.COMBAT),)

CARDS = (
    card(
        100356,
        "Claws of the Dead",
        combat("pro", at(BEFORE_RESOLUTION), AggravatedHands()),
        combat("PRO", MANEUVER),
    ),
    card(
        100237,
        "Bone Spur",
        combat("pro", at(BEFORE_RESOLUTION), AggravatedHands()),
        combat("PRO", at(BEFORE_RESOLUTION), AggravatedHands(Until.COMBAT)),
    ),
    card(
        100228,
        "Body Arsenal",
        combat("vic", at(BEFORE_RESOLUTION), AggravatedHands()),
        combat("VIC", Move(when=BEFORE_RESOLUTION, changes=STRONGER), AggravatedHands()),
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
