"""Archetypes that let a vampire unlock or heal others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Combat,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    ledger,
    minion_of,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AFTER_COMBAT,
    RESOLVED,
    ActionWas,
    AMinion,
    Blood,
    CardAction,
    Gain,
    MinionFilter,
    Power,
    PutOn,
    RescueCosts,
    Same,
    Successful,
    Trait,
    Trigger,
    Unlock,
    Until,
    card,
    master,
)

NO_TREMERE = MinionFilter(vampire=True, but=MinionFilter(clans=("Tremere",)))
SALUBRI = MinionFilter(clans=("Salubri",), without=Trait.ARCHETYPE)
NO_ARCHETYPE = MinionFilter(vampire=True, without=Trait.ARCHETYPE)
READY_WITHOUT = MinionFilter(vampire=True, ready=True, without=Trait.ARCHETYPE)


class HasFought(Condition, frozen=True):
    """A combat of the vampire with the card has just ended."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat = context.table.current(Combat)
        return combat is not None and any(one.minion == context.host for one in combat.sides)

    @override
    def say(self, wording: Wording) -> str:
        return f"after a combat involving {wording.user} ends"


class UnlocksAsVictor(Unlock, frozen=True):
    """The vampire unlocks if its opponent in the combat is not ready or has left play."""

    @override
    def possible(self, context: EffectContext) -> bool:
        opponent = minion_of(context, "fought")
        return Unlock.possible(self, context) and (opponent is None or not opponent.ready)

    @override
    def say(self, wording: Wording) -> str:
        return f"{Unlock.say(self, wording)} if the opposing minion is not ready"


class CostBlood(Condition, frozen=True):
    """The action cost blood."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return action is not None and action.paid and action.blood_cost > 0

    @override
    def say(self, wording: Wording) -> str:
        return "costing blood"


class CheaperRescue(RescueCosts, frozen=True, kw_only=True):
    """The price and the benefit of a rescue."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "rescuing a non-Tremere vampire from torpor costs this Salubri -2 blood, and if the "
            "action is successful, the rescued vampire gains 1 blood"
        )


class HasRescued(SaidElsewhere, Condition, frozen=True):
    """The vampire with the card has rescued a vampire that is not Tremere."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        needs = (Same("host", "acting"), Successful(), ActionWas("rescue"))
        if action is None or not all(one.holds(context) for one in needs):
            return False
        rescued = context.table.in_play.get(action.target)
        return isinstance(rescued, Minion) and NO_TREMERE.fits(context, rescued)


class FeedsRescued(Effect, frozen=True):
    """The rescued vampire gains blood."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, whose="mine"), Does(PurposeKind.BLOOD, 1, whose="mine"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        if context.action is not None:
            ledger.gain_blood(context.table, context.table.minion(context.action.target), 1)


class AfterRescue(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The gain of blood after a rescue; the price renders its sentence."""


class Heals(Gain, frozen=True):
    """A minion gains blood, or life up to its starting life."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.target_minion
        if minion.vampire or minion.blood < minion.capacity:
            super().carry_out(context)


class HealingAction(CardAction, frozen=True, kw_only=True):
    """The action of the healer."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "this Salubri can add 1 blood or life to another ready minion, not to exceed starting "
            "life, as a +1 stealth action"
        )


CARDS = (
    card(
        102259,
        "Saulot's Healing Touch",
        master(PutOn(), target=AMinion(SALUBRI)),
        CheaperRescue(n=-2, whom=NO_TREMERE),
        AfterRescue(on=RESOLVED, host=True, conditions=(HasRescued(),), effects=(FeedsRescued(),)),
        HealingAction(
            sentence="{minion} acts to heal {target}.",
            host=True,
            stealth=1,
            target=AMinion(MinionFilter(ready=True, another=True), "any"),
            effects=(Heals(1, Blood("target")),),
        ),
    ),
    card(
        101242,
        "Monster",
        master(PutOn(), target=AMinion(READY_WITHOUT)),
        Power(
            sentence="Burn 1 blood for {card} to unlock.",
            at=AFTER_COMBAT,
            user="host",
            blood=1,
            once=Until.TURN,
            conditions=(HasFought(),),
            effects=(UnlocksAsVictor(),),
        ),
    ),
    card(
        100310,
        "Cavalier",
        master(PutOn(), target=AMinion(NO_ARCHETYPE)),
        Power(
            sentence="Burn 1 blood for {card} to unlock.",
            at=AFTER_ACTION,
            user="host",
            blood=1,
            once=Until.TURN,
            conditions=(Same("host", "acting"), Successful(), CostBlood()),
            effects=(Unlock(),),
        ),
    ),
)
