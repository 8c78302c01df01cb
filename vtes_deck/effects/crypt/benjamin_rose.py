"""Benjamin Rose: a referendum for a larger hand."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Wording,
)
from vtes_deck.effects.vocab import (
    CardReferendum,
    HandSize,
    PoliticalCardAction,
    Until,
    card,
)


class CallsForHand(PoliticalCardAction, frozen=True, kw_only=True):
    """The political action, with the effect of its referendum."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can call a referendum to give you +1 hand size until the end of the "
            "game as a +1 stealth political action"
        )


CARDS = (
    card(
        200190,
        "Benjamin Rose",
        CallsForHand(
            sentence="{minion} acts to call a referendum for +1 hand size.",
            host=True,
            stealth=1,
            effects=(),
        ),
        CardReferendum(terms=(), passed=(HandSize(1, Until.GAME),)),
    ),
)
