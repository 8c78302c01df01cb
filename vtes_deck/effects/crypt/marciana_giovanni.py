"""Marciana Giovanni: more expensive bleeds, and intercept for others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    BLOCKING,
    DURING_ACTION,
    ActionSurcharge,
    AddDelayedTrigger,
    AMinion,
    Intercept,
    MinionFilter,
    Power,
    Sect,
    Until,
    card,
)


class Allows(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during an action, you can lock her and choose a non-Sabbat vampire to allow that "
            "vampire to burn 1 blood to get +1 intercept"
        )


CARDS = (
    card(
        200913,
        "Marciana Giovanni, Investigator",
        ActionSurcharge(blood=1, verb="bleed"),
        Allows(
            sentence="Lock {card}: {target} may burn 1 blood to get +1 intercept.",
            at=DURING_ACTION,
            lock=True,
            target=AMinion(
                MinionFilter(vampire=True, but=MinionFilter(sects=(Sect.SABBAT,))), "any"
            ),
            effects=(
                AddDelayedTrigger(
                    sentence="{minion} burns 1 blood to get +1 intercept.",
                    at=BLOCKING,
                    by="target",
                    blood=1,
                    until=Until.ACTION,
                    effects=(Intercept(1),),
                ),
            ),
        ),
    ),
)
