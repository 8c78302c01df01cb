"""Kahina the Sorceress: a referendum against the corrupted."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    AMinion,
    CardReferendum,
    ForEach,
    InflictDamage,
    MinionFilter,
    PoliticalCardAction,
    card,
)

CORRUPTED = AMinion(MinionFilter(corrupted=True), "any")


class CallsForPain(PoliticalCardAction, frozen=True, kw_only=True):
    """The political action, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can call a referendum to inflict 1 damage on each minion who has any "
            "of your corruption counters as a +1 stealth political action"
        )


CARDS = (
    card(
        200742,
        "Kahina the Sorceress",
        CallsForPain(
            sentence="{minion} calls a referendum to inflict damage on corrupted minions.",
            host=True,
            stealth=1,
            effects=(),
        ),
        CardReferendum(
            passed=(ForEach(CORRUPTED, (InflictDamage(1, "target", preventable=True),)),)
        ),
    ),
)
