"""Imbued of the creed of Defenders."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording, minion_of
from vtes_deck.effects.library.imbued.words import (
    ConvictionCard,
    GainConviction,
    SpendConviction,
    was_monster,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    BLOCKING,
    RANGE,
    ACard,
    InCombat,
    InRound,
    Intercept,
    Move,
    Power,
    Same,
    Stealth,
    Trait,
    Until,
    Use,
    Zone,
    card,
)


class BlockedMonster(Condition, frozen=True):
    """The imbued has blocked a monster and is ready; the monster may have left play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action, able = context.action, minion_of(context, "host")
        if action is None or able is None or not able.ready or action.failed:
            return False
        return action.blocker == context.host and was_monster(context, action.minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.user} successfully blocks a monster and is still ready at the end of the "
            "action"
        )


class GainsAfterBlock(Power, frozen=True, kw_only=True):
    """The imbued may gain conviction after it has blocked a monster."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(f"{one.say(wording)}, " for one in self.conditions)
        return f"{asked}he may gain {ConvictionCard().say(wording)}"


class HasVehicle(Condition, frozen=True):
    """The imbued has a vehicle."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return bool(ACard(Zone.IN_PLAY, trait=Trait.VEHICLE, on="host").choices(context))

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.user} has a vehicle"


class DrivesForConviction(Power, frozen=True, kw_only=True):
    """Stealth or intercept for conviction; the last of the two renders the sentence.

    Attributes:
        last: the sentence names both and ends with this one.
    """

    last: bool = False

    @override
    def say(self, wording: Wording) -> str:
        asked = [one.say(wording) for one in self.conditions if isinstance(one, HasVehicle)]
        if not self.last:
            return "" if asked else "without a vehicle"
        gets = "once each action she may burn a conviction [1 CONVICTION] to get +1 stealth"
        return ", ".join((*asked, f"{gets} or +1 intercept"))


CARDS = (
    card(
        200656,
        'Jack "Hannibal137" Harmon',
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT), conditions=(InRound(1),)),
    ),
    card(
        200886,
        'Lupe "Cabbie22" Droin',
        DrivesForConviction(
            sentence="{card} burns conviction to get +1 stealth.",
            at=BLOCKING,
            conditions=(HasVehicle(), Same("host", "acting")),
            effects=(SpendConviction(1), Stealth(1)),
            once=Until.ACTION,
            key="vehicle",
        ),
        DrivesForConviction(
            sentence="{card} burns conviction to get +1 intercept.",
            at=BLOCKING,
            conditions=(HasVehicle(), Same("host", "blocking")),
            last=True,
            effects=(SpendConviction(1), Intercept(1, "host")),
            once=Until.ACTION,
            key="vehicle",
        ),
    ),
    card(
        201481,
        'Xian "DziDzat155" Quan',
        GainsAfterBlock(
            sentence="{card} gains {target}.",
            at=AFTER_ACTION,
            conditions=(BlockedMonster(),),
            target=ConvictionCard(),
            effects=(GainConviction(),),
            once=Until.ACTION,
        ),
    ),
)
