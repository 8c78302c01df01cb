"""Laibon whose numbers depend on the Orun on them."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.vocab import ACard, Aura, Bonus, Control, Count, Not, Zone, card

ORUN = 101331
"""The id of the master card."""


class OwnOrun(ACard, frozen=True):
    """An Orun on the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        return f"Orun {wording.name} has"


class WithOrun(Aura, frozen=True, kw_only=True):
    """The number, in the words of the cards."""

    @override
    def say(self, wording: Wording) -> str:
        if self.conditions:
            return f"if {wording.name} has no Orun, {wording.name} gets {self.n} {self.bonus.value}"
        return f"{wording.name} gets +1 {self.bonus.value} for each Orun {wording.name} has"


MINE = OwnOrun(Zone.IN_PLAY, on="host", number=ORUN)

CARDS = (
    card(200864, "Luanda Magere", WithOrun(bonus=Bonus.STRENGTH, n=Count(MINE), host=True)),
    card(
        200141,
        "Arriette Sylla",
        WithOrun(bonus=Bonus.BLEED, n=-1, host=True, conditions=(Not(Control(MINE)),)),
    ),
)
