"""Repulsion: a way out of a combat, or lasting stealth."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NoPurpose, Wording
from vtes_deck.effects.vocab import (
    AS_ANNOUNCED,
    COMBAT,
    DURING_ACTION,
    GOES_TO_TORPOR,
    AddDelayedTrigger,
    Bonus,
    BurnCard,
    CombatFromBlock,
    GiveManeuver,
    MinionFilter,
    OnePerMinion,
    PutOn,
    Range,
    StaticBonus,
    Stealth,
    Trigger,
    card,
    modifier,
)


class MayFlee(GiveManeuver, frozen=True):
    """The maneuver, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "1 optional maneuver, only usable to get to long range,"


class BurnsInTorpor(Trigger, frozen=True, kw_only=True):
    """The end of the card, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return "burn this card if this vampire is in torpor"


class NoOther(NoPurpose, OnePerMinion, frozen=True):
    """The limit, in the words of the card; each of its modes also checks it."""

    @override
    def say(self, wording: Wording) -> str:
        return f"this vampire cannot have or play another {wording.name}"


ALONE = MinionFilter(alone=True)
TO_LONG = AddDelayedTrigger(
    on=COMBAT,
    conditions=(CombatFromBlock(),),
    effects=(MayFlee(to=Range.LONG),),
    once=False,
)

CARDS = (
    card(
        101606,
        "Repulsion",
        modifier("pre", TO_LONG, at=AS_ANNOUNCED, who=ALONE),
        modifier("obe", Stealth(1), who=ALONE),
        modifier("OBE", PutOn("user"), at=DURING_ACTION, who=ALONE),
        StaticBonus(Bonus.STEALTH, 1),
        BurnsInTorpor(on=GOES_TO_TORPOR, host=True, effects=(BurnCard("this"),)),
        NoOther(),
    ),
)
