"""Imbued of the creed of Visionaries."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Region,
    Target,
    Wording,
    contains,
    imbued,
    minion_of,
)
from vtes_deck.effects.library.imbued.words import Imbued, SpendConviction, conviction
from vtes_deck.effects.vocab import (
    UNLOCK,
    AMinion,
    Aura,
    Bonus,
    EnterCombat,
    MyTurn,
    Power,
    Same,
    Until,
    card,
)


class ActsOtherwise(Condition, frozen=True):
    """The action is not one to enter combat."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and not contains(getattr(action, "mode", None), EnterCombat)

    @override
    def say(self, wording: Wording) -> str:
        return "on actions other than actions to enter combat"


class SneaksUnlessFighting(Aura, frozen=True, kw_only=True):
    """Stealth for actions that do not start a combat."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} gets +1 stealth on actions other than actions to enter combat"


class InCompany(Condition, frozen=True):
    """The user controls more than two ready imbued."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return len(AMinion(Imbued(ready=True)).choices(context)) > 2

    @override
    def say(self, wording: Wording) -> str:
        return "if you control more than two ready imbued"


class TiresOfCompany(Power, frozen=True, kw_only=True):
    """The imbued burns conviction if the Methuselah controls several imbued."""

    @override
    def say(self, wording: Wording) -> str:
        asked = [one.say(wording) for one in self.conditions if isinstance(one, InCompany)]
        burns = f"{wording.user} burns {conviction(1)}"
        return ", ".join(("during your unlock phase", *asked, burns))


class Incapacitated(Target, frozen=True):
    """An incapacitated imbued of the user."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        return [
            (one.card, NONE, 0)
            for one in imbued.imbued_of(context.table, context.seat)
            if one.region is Region.INCAPACITATED
        ]


class Recover(Effect, frozen=True):
    """The target leaves the incapacitated region and gains a life (IMB-14)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        able = minion_of(context, "target")
        if able is not None and able.region is Region.INCAPACITATED:
            imbued.recover(context.table, able)


class RecoversForLess(Power, frozen=True, kw_only=True):
    """Imbued of any Methuselah recover for 2 conviction."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any incapacitated imbued may move to the ready region and gain a life (not to exceed "
            f"his or her starting amount) by burning {conviction(2)} during any Methuselah's "
            "unlock phase"
        )


CARDS = (
    card(
        200397,
        'Earl "Shaka74" Deams',
        SneaksUnlessFighting(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActsOtherwise()),
        ),
        TiresOfCompany(
            sentence="{card} burns conviction.",
            at=UNLOCK,
            conditions=(MyTurn(), InCompany()),
            effects=(SpendConviction(1),),
            once=Until.TURN,
            forced=True,
        ),
    ),
    card(
        200689,
        'Jennie "Cassie247" Orne',
        RecoversForLess(
            sentence="{target} burns 2 conviction and leaves the incapacitated region.",
            at=UNLOCK,
            user="target",
            target=Incapacitated(),
            effects=(SpendConviction(2, "target"), Recover()),
        ),
    ),
)
