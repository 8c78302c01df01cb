"""Allies of the imbued."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    NoPurpose,
    PurposeKind,
    Target,
    Wording,
    bring,
    can_equip,
    hand,
    shuffle_library,
)
from vtes_deck.effects.crypt.strong_strikes import MoreWithMelee
from vtes_deck.effects.crypt.unlock_damage import TakesUnpreventable
from vtes_deck.effects.library.imbued.words import Imbued
from vtes_deck.effects.vocab import (
    RANGE,
    READY_VAMPIRE,
    UNLOCK,
    ACard,
    AMinion,
    AtMost,
    Blood,
    CardAction,
    Choose,
    EnterCombat,
    Gain,
    InCombat,
    MinionFilter,
    Move,
    MyTurn,
    Power,
    Strike,
    Type,
    Until,
    Use,
    Zone,
    card,
    strikes,
)

SHOOTS = strikes(Strike(damage=2, ranged=True))


class Gear(Target, frozen=True):
    """Equipment in the library or the hand that the minion can have and pay for."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, source = context.table, context.table.cards[context.card]
        return [
            choice
            for zone in (Zone.LIBRARY, Zone.HAND)
            for choice in ACard(zone, (Type.EQUIPMENT,)).choices(context)
            if can_equip(table, choice[0], context.user_minion, source)
        ]


class Brings(Effect, frozen=True):
    """The minion gets the target and pays for it. GEN-24: a searched library is shuffled."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        bring(context, context.user_minion.card)


class Shuffles(NoPurpose, Effect, frozen=True):
    """The library is shuffled after the search, and the hand is filled."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        shuffle_library(context.table, context.seat)
        hand.adjust(context.table, context.seat)


class Supplies(Effect, frozen=True):
    """The target, an imbued, gets equipment from the library or the hand."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.SEARCH, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        Choose(Gear(), (Brings(),), optional=True).carry_out(context.by(context.target))


class SuppliesImbued(CardAction, frozen=True, kw_only=True):
    """The action that equips an imbued."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"he may take a +{self.stealth} stealth action to search your library (shuffle "
            "afterward) or hand for an equipment and move it to any ready imbued you control (that "
            "imbued must meet the requirements and pay the cost as normal)"
        )


class Burdens(Power, frozen=True, kw_only=True):
    """Damage to a vampire in the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        aimed = self.target.say(wording)
        return (
            f"during your unlock phase, {wording.user} inflicts 2 unpreventable damage on {aimed}"
        )


class Recovers(Power, frozen=True, kw_only=True):
    """Life in the unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        few = [one for one in self.conditions if isinstance(one, AtMost)]
        asked = f"if {wording.user} has {few[0].most} or less life " if few else ""
        return f"{asked}during your unlock phase, he gains 1 life"


CARDS = (
    card(
        102173,
        "Wendell Delburton",
        InCombat(SHOOTS),
        MoreWithMelee(2),
        InCombat(Move(when=RANGE, maneuver=Use.MAY, once=Until.COMBAT)),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        Recovers(
            sentence="{card} gains 1 life.",
            at=UNLOCK,
            conditions=(MyTurn(), AtMost(Blood(), 2)),
            once=Until.TURN,
            forced=True,
            effects=(Gain(1, Blood()),),
        ),
        Burdens(
            sentence="{card} inflicts 2 unpreventable damage on {target}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            target=AMinion(READY_VAMPIRE),
            once=Until.TURN,
            forced=True,
            effects=(TakesUnpreventable(2),),
        ),
    ),
    card(
        101231,
        "Moise Kasavubu",
        InCombat(SHOOTS),
        SuppliesImbued(
            sentence="{minion} acts to equip {target} with equipment of your library or hand.",
            host=True,
            whose="mine",
            stealth=1,
            target=AMinion(Imbued(ready=True)),
            effects=(Supplies(), Shuffles()),
        ),
    ),
)
