"""Righteous Blade: a melee weapon with a press in each combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import STRIKES, Wording
from vtes_deck.effects.vocab import (
    PRESS,
    InCombat,
    Move,
    Once,
    Strike,
    Trigger,
    Until,
    Use,
    WasDone,
    card,
    strikes,
)

STRUCK = "strike with this weapon"
"""Recorded for the round in which the weapon is used to strike."""


class Cut(InCombat, frozen=True):
    """The strike with the weapon, or the press of a round in which it is used."""

    @override
    def say(self, wording: Wording) -> str:
        if self.move.strike is None:
            return ""
        return (
            "strike: strength+1 damage, with 1 optional press, only usable to continue combat, "
            "each combat"
        )


CARDS = (
    card(
        102359,
        "Righteous Blade",
        Cut(strikes(Strike(damage=1, strength=True, melee=True))),
        Cut(
            Move(when=PRESS, press=Use.MUST, press_only="continue", once=Until.COMBAT),
            conditions=(WasDone(STRUCK, Until.ROUND, "this"),),
        ),
        Trigger(on=STRIKES, itself=True, effects=(Once(STRUCK, Until.ROUND, "this"),)),
    ),
)
