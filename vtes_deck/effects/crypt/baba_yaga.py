"""Baba Yaga: unlocks with new allies and retainers, and stronger strikes."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import EMPLOYED, RECRUITED, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    BEFORE_RESOLUTION,
    NOTHING,
    AggravatedHands,
    Choose,
    HostFights,
    Once,
    Power,
    Trigger,
    Unlock,
    Until,
    card,
)

MAY_UNLOCK = Choose(
    NOTHING, (Once("unlocks with company", by="host"), Unlock("host")), optional=True
)


class UnlocksWithAlly(Trigger, frozen=True, kw_only=True):
    """She can unlock as she recruits an ally; the text covers retainers too."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn, {wording.name} can unlock when she successfully recruits an ally or "
            "employs a retainer"
        )


class UnlocksWithRetainer(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """She can unlock as she employs a retainer; the text about allies covers it."""


CARDS = (
    card(
        200157,
        "Baba Yaga, the Iron Hag",
        UnlocksWithAlly(on=RECRUITED, host=True, effects=(MAY_UNLOCK,)),
        UnlocksWithRetainer(on=EMPLOYED, host=True, effects=(MAY_UNLOCK,)),
        Power(
            sentence="{card} burns 1 blood: her hand strikes are aggravated.",
            at=BEFORE_RESOLUTION,
            blood=1,
            once=Until.ROUND,
            conditions=(HostFights(),),
            effects=(AggravatedHands(),),
        ),
    ),
)
