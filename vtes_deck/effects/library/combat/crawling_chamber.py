"""Crawling Chamber: maneuvers, and damage in each press step."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.combat.maneuvers import TO_LONG
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    MANEUVER,
    PRESSES,
    PRESSING,
    AddDelayedTrigger,
    Environmental,
    PlayLimit,
    Until,
    at,
    card,
    combat,
)


class Crawls(AddDelayedTrigger, frozen=True, kw_only=True):
    """Damage to the opposing minion in each press step."""

    @override
    def say(self, wording: Wording) -> str:
        return "opposing minion takes 1R damage each round of combat during the press step"


CARDS = (
    card(
        100439,
        "Crawling Chamber",
        combat("tha", TO_LONG),
        combat("vis", MANEUVER),
        combat("vis", PRESSES),
        combat(
            "VIS",
            at(BEFORE_RANGE),
            Crawls(on=PRESSING, effects=(Environmental(1),), once=False, until=Until.COMBAT),
        ),
        PlayLimit(per="combat", levels=("VIS",)),
    ),
)
