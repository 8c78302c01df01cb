"""Strikes that let a blocked action continue."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AFTER_COMBAT,
    AddDelayedTrigger,
    AfterBlock,
    ContinueAction,
    GoesOnAfterCombat,
    PlayLimit,
    Strike,
    Until,
    additional_strikes,
    card,
    combat,
    strikes,
)


class MinionWasBlocked(AfterBlock, frozen=True):
    """The vampire was blocked, and the combat is over."""

    @override
    def say(self, wording: Wording) -> str:
        return f"after combat ends, if {wording.user} was blocked"


DODGES = strikes(Strike(dodge=True))

MIST = strikes(Strike(combat_ends=True, special=True))

CARDS = (
    card(
        100771,
        "Form of Mist",
        combat("pro", DODGES),
        combat(
            "PRO",
            MIST,
            AddDelayedTrigger(
                sentence="{minion} burns 1 blood to continue the action as if unblocked.",
                at=AFTER_COMBAT,
                conditions=(MinionWasBlocked(),),
                blood=1,
                effects=(ContinueAction(),),
                until=Until.COMBAT,
            ),
        ),
        PlayLimit(per="action", levels=("PRO",)),
    ),
    card(
        101995,
        "Torrent",
        combat("cel", additional_strikes(1)),
        combat("CEL", MIST, GoesOnAfterCombat()),
    ),
    card(
        101735,
        "Shadow Body",
        combat("obt", strikes(Strike(combat_ends=True))),
        combat("OBT", MIST, GoesOnAfterCombat(("bleed", "political action"))),
    ),
)
