"""Grimgroth: cheaper mages for his clan."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import IS_READY, Discount, MinionFilter, Trait, Type, card


class CheaperMages(Discount, frozen=True, kw_only=True):
    """The discount, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        lead = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{lead}mage allies cost Tremere you control {self.pool} fewer pool to recruit"


CARDS = (
    card(
        201522,
        "Grimgroth",
        CheaperMages(
            pool=2,
            types=(Type.ALLY,),
            trait=Trait.MAGE,
            whose="mine",
            to=MinionFilter(clans=("Tremere",)),
            acting=True,
            conditions=(IS_READY,),
        ),
    ),
)
