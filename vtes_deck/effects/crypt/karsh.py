"""Karsh: attacks on locked vampires, and protection from aggravated damage."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    BEFORE_RESOLUTION,
    DAMAGE,
    AMinion,
    CardAction,
    EnterCombat,
    HostFights,
    MinionFilter,
    Power,
    Sect,
    TreatsAsNormal,
    Until,
    card,
)


class Hardens(TreatsAsNormal, frozen=True):
    """The effect, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "treat aggravated damage as normal damage for the current round"


CARDS = (
    card(
        200757,
        "Karsh",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(
                MinionFilter(
                    vampire=True,
                    ready=True,
                    locked=True,
                    but=MinionFilter(sects=(Sect.CAMARILLA,)),
                ),
                "others",
            ),
            effects=(EnterCombat(),),
        ),
        Power(
            sentence="{card} burns 1 blood to treat aggravated damage as normal damage.",
            at=BEFORE_RANGE | BEFORE_RESOLUTION | DAMAGE,
            blood=1,
            once=Until.ROUND,
            conditions=(HostFights(),),
            effects=(Hardens(),),
        ),
    ),
)
