"""Cailean: sets the range of a round."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.combat.brick_by_brick import OPEN, RANGES, ChoosesRange
from vtes_deck.effects.vocab import BEFORE_RANGE, HostFights, Power, Until, card


class SetsEachRange(Power, frozen=True, kw_only=True):
    """The range of a round, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"each round of combat, before range is determined, {wording.user} can set the range "
            f"for that round. If {wording.user} does so, skip the Determine Range step for that "
            "round"
        )


CARDS = (
    card(
        200232,
        "Cailean",
        SetsEachRange(
            sentence="{card} sets the range.",
            at=BEFORE_RANGE,
            once=Until.ROUND,
            conditions=(HostFights(), *OPEN),
            effects=(ChoosesRange(RANGES),),
        ),
    ),
)
