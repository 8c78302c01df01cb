"""Luke Fellows: unlocks after a bleed."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import ACTION_OVER, Wording
from vtes_deck.effects.vocab import HasBled, Same, Trigger, Unlock, card


class UnlocksAfterBleed(Trigger, frozen=True, kw_only=True):
    """The vampire unlocks at the end of an action."""

    @override
    def say(self, wording: Wording) -> str:
        how = "bleeds successfully" if HasBled() in self.conditions else "bleeds"
        return f"if {wording.user} {how}, {wording.user} unlocks at the end of the action"


CARDS = (
    card(
        200881,
        "Luke Fellows",
        UnlocksAfterBleed(
            on=ACTION_OVER, conditions=(Same("host", "acting"), HasBled()), effects=(Unlock(),)
        ),
    ),
)
