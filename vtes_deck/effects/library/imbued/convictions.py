"""Conviction cards: they pay for powers, and each has effects of its own."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.imbued.words import Monster
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    BLOCKING,
    BurnCard,
    Intercept,
    Is,
    LessIntercept,
    Once,
    Power,
    Same,
    Until,
    card,
)

ONE_SIGHT = Once("second sight", Until.ACTION, "host")
"""An imbued uses one of its copies in an action."""
LIMIT = "an imbued can burn only one {name} for the following effects each action"


class SightOfMonsters(Power, frozen=True, kw_only=True):
    """Intercept of the imbued against a monster."""

    @override
    def say(self, wording: Wording) -> str:
        limit = LIMIT.format(name=wording.name)
        gives = "to give this imbued +1 intercept for that action"
        return f"{limit}. Burn when a monster is acting {gives}"


class HiddenFromMonsters(Power, frozen=True, kw_only=True):
    """Less intercept of monsters against the imbued."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "burn when this imbued declares an action to give monsters -1 intercept for this action"
        )


CARDS = (
    card(
        101705,
        "Second Sight",
        SightOfMonsters(
            sentence="Burn {card} to get +1 intercept.",
            at=BLOCKING,
            conditions=(Same("host", "blocking"), Is("acting", Monster())),
            effects=(ONE_SIGHT, Intercept(1, "host"), BurnCard("this")),
        ),
        HiddenFromMonsters(
            sentence="Burn {card} to give monsters -1 intercept.",
            at=AS_ANNOUNCED,
            conditions=(Same("host", "acting"),),
            effects=(ONE_SIGHT, LessIntercept(1, all_of=(Monster(),)), BurnCard("this")),
        ),
    ),
)
