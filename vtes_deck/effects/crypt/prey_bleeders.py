"""Vampires with gains from bleeds or ash heaps: Ganhuru, Yong-Sun, Radu Bistri."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    DAMAGE,
    RESOLVED,
    UNLOCK,
    ACard,
    AMinion,
    AtBleed,
    Aura,
    Blood,
    Bonus,
    Control,
    Count,
    DamageFilter,
    Gain,
    HasBled,
    HostFights,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Pool,
    Power,
    Trigger,
    Until,
    Zone,
    card,
)

UBENDE = Control(AMinion(MinionFilter(ready=True, name="Ubende"), "any"))
FALLEN = ACard(Zone.ASH_HEAP, whose="bled", vampire=True)


class GainsBesideUbende(Trigger, frozen=True, kw_only=True):
    """Pool for a bleed, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = "if Ubende is ready, " if UBENDE in self.conditions else ""
        bleeds = "successfully bleeds" if HasBled() in self.conditions else "bleeds"
        return f"{ready}you gain a pool whenever {wording.name} {bleeds} your prey"


class BleedsForFallen(Aura, frozen=True, kw_only=True):
    """The bleed, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} gets +X bleed, where X is the number of vampires in the target "
            "Methuselah's ash heap"
        )


class PactInPlay(Condition, frozen=True):
    """The card that the text names is in play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return any(table.cards[one].name == "Purchase Pact" for one in table.in_play)

    @override
    def say(self, wording: Wording) -> str:
        return "if the card named Purchase Pact is in play"


class FedByPact(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        asked = "".join(
            f"{one.say(wording)} " for one in self.conditions if isinstance(one, PactInPlay)
        )
        return f"{asked}during your unlock phase, {wording.name} can gain 1 blood"


CARDS = (
    card(
        200493,
        "Ganhuru",
        InCombat(
            Move(when=DAMAGE, prevent=1, prevents=DamageFilter.ORDINARY, once=Until.COMBAT),
            conditions=(HostFights(),),
        ),
        GainsBesideUbende(
            on=RESOLVED,
            host=True,
            conditions=(UBENDE, HasBled(), AtBleed(prey=True)),
            effects=(Gain(1, Pool()),),
        ),
    ),
    card(
        201489,
        "Yong-Sun, Harmonist",
        BleedsForFallen(bonus=Bonus.BLEED, n=Count(FALLEN), host=True),
    ),
    card(
        201150,
        "Radu Bistri",
        FedByPact(
            sentence="{card} gains 1 blood.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(), PactInPlay()),
            effects=(Gain(1, Blood()),),
        ),
    ),
)
