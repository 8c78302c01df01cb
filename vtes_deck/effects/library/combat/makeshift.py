"""Makeshift weapons: combat cards that become equipment."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Effect, EffectContext, Fight, NoPurpose, Wording
from vtes_deck.effects.vocab import (
    BEFORE_RANGE,
    COMBAT_OVER,
    RANGE,
    ROUND_ENDS,
    STRIKE,
    BurnCard,
    InCombat,
    Move,
    Once,
    PutOn,
    Recoil,
    Strike,
    Trigger,
    Until,
    Use,
    WasDone,
    at,
    card,
    combat,
    strikes,
)

USED = "has been thrown"


class NotYet(NoPurpose, Effect, frozen=True):
    """The card cannot be used in this round (STR-07)."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        fight = context.table.current(Fight)
        if fight is not None:
            fight.unusable |= {context.card}

    @override
    def say(self, wording: Wording) -> str:
        return "not usable the round it is put in play"


SHOT = Strike(damage=1, ranged=True, recoil=Recoil(n=1, once=Until.COMBAT))
THROW = Strike(damage=2, ranged=True, aggravated=True)
BURN = (BurnCard("this"),)

CARDS = (
    card(
        102208,
        "Zip Gun",
        combat("", at(BEFORE_RANGE), PutOn("user", weapon=True)),
        InCombat(strikes(SHOT)),
        InCombat(Move(when=RANGE, strike=SHOT, maneuver=Use.MAY, once=Until.COMBAT)),
        exception="The card becomes a weapon, which determines its type in play; "
        "ammunition is only for printed guns.",
    ),
    card(
        101235,
        "Molotov Cocktail",
        combat(
            "",
            strikes(Strike(ranged=True, undodgeable=True, special=True)),
            PutOn("user", weapon=True),
            NotYet(),
        ),
        InCombat(
            Move(when=STRIKE, strike=THROW, once=Until.ROUND),
            first=(Once(USED, Until.COMBAT, by="this"),),
        ),
        Trigger(on=ROUND_ENDS, conditions=(WasDone(USED, Until.COMBAT, by="this"),), effects=BURN),
        Trigger(on=COMBAT_OVER, effects=BURN),
        exception="The card is burned at the end of the round in which it is used.",
    ),
)
