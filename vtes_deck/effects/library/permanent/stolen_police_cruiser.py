"""Stolen Police Cruiser: a bleed and an escape, and an action that burns the vehicle."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import (
    VAMPIRE,
    Aura,
    Bearer,
    Bonus,
    BurnCard,
    CardAction,
    Lock,
    MinionFilter,
    MissesUnlock,
    OnePerMinion,
    Same,
    Sect,
    Trait,
    card,
)

ANARCH_BEARER = Bearer(MinionFilter(sects=(Sect.ANARCH,)))
ALLY_OR_YOUNGER = MinionFilter(vampire=False, either=MinionFilter(vampire=True, younger=True))


class Seizure(CardAction, frozen=True, kw_only=True):
    """The action that burns the vehicle, with its effect on the minion with it."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"vampires can burn {wording.this} as a Ⓓ action that costs {self.pool} pool; if that "
            f"action is successful, {wording.user} is locked and does not unlock as normal during "
            "their next unlock phase"
        )


CARDS = (
    card(
        101872,
        "Stolen Police Cruiser",
        Aura(bonus=Bonus.BLEED, n=1, host=True, conditions=(ANARCH_BEARER,)),
        Aura(
            bonus=Bonus.INTERCEPT,
            n=-1,
            to=ALLY_OR_YOUNGER,
            whose="any",
            conditions=(Same("host", "acting"), ANARCH_BEARER),
        ),
        Seizure(
            sentence="{minion} acts to burn {card}.",
            who=VAMPIRE,
            pool=1,
            effects=(Lock("host"), MissesUnlock("host"), BurnCard("this")),
        ),
        OnePerMinion(trait=Trait.VEHICLE),
    ),
)
