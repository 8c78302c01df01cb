"""Lubomira Hradok: stays locked after bleeds of certain Methuselahs."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, Wording
from vtes_deck.effects.vocab import (
    RESOLVED,
    AMinion,
    Control,
    HasBled,
    MinionFilter,
    MissesUnlock,
    Same,
    Trigger,
    card,
)

TITLED = Control(AMinion(MinionFilter(vampire=True, ready=True, titled=True), "bled"))
BLED_TITLED: tuple[Condition, ...] = (Same("host", "acting"), HasBled(), TITLED)


class StaysLocked(Trigger, frozen=True, kw_only=True):
    """The vampire does not unlock after a bleed with these conditions."""

    @override
    def say(self, wording: Wording) -> str:
        whom = self.conditions[-1].say(wording).removeprefix("against ")
        how = "successfully bleeds" if HasBled() in self.conditions else "bleeds"
        return f"if {wording.name} {how} {whom}, {self.effects[0].say(wording)}"


CARDS = (
    card(
        200865,
        "Lubomira Hradok",
        StaysLocked(on=RESOLVED, conditions=BLED_TITLED, effects=(MissesUnlock("host"),)),
    ),
)
