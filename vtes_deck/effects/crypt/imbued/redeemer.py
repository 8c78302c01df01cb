"""Imbued of the creed of Redeemers."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Wording
from vtes_deck.effects.library.imbued.words import (
    ConvictionCard,
    GainConviction,
    Monster,
    SpendConviction,
)
from vtes_deck.effects.vocab import (
    DISCARD_EFFECTS,
    MANEUVER,
    ROUND,
    GivePress,
    HostFights,
    InCombat,
    InRound,
    Is,
    MyTurn,
    Power,
    Trigger,
    Zone,
    card,
)

ANYWHERE = ConvictionCard((Zone.LIBRARY, Zone.HAND, Zone.ASH_HEAP))


class LocksForConviction(Power, frozen=True, kw_only=True):
    """The imbued locks to gain conviction."""

    @override
    def say(self, wording: Wording) -> str:
        return f"during your discard phase, {wording.user} may lock to gain {ANYWHERE.say(wording)}"


class ManeuversForConviction(InCombat, frozen=True):
    """A maneuver against a monster, for conviction."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"while {wording.user} is in combat with a monster, he may burn a conviction "
            "[1 CONVICTION] to get a maneuver"
        )


CARDS = (
    card(
        200825,
        'Leaf "Potter116" Pankowski',
        LocksForConviction(
            sentence="Lock {card} to gain {target}.",
            at=DISCARD_EFFECTS,
            lock=True,
            conditions=(MyTurn(),),
            target=ANYWHERE,
            effects=(GainConviction(),),
        ),
    ),
    card(
        200934,
        'Marion "Teacher193" Perks',
        Trigger(on=ROUND, effects=(GivePress(who="host"),), conditions=(HostFights(), InRound(1))),
    ),
    card(
        201115,
        'Peter "Outback295" Rophail',
        ManeuversForConviction(
            MANEUVER,
            conditions=(Is("opposing", Monster()),),
            first=(SpendConviction(1),),
        ),
    ),
)
