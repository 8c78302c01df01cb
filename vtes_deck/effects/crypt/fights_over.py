"""Vampires with effects after their combats."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Combat,
    Condition,
    EffectContext,
    Minion,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.crypt.ian_carfax import OpponentIsNotReady
from vtes_deck.effects.vocab import (
    COMBAT_OVER,
    DURING_ACTION,
    NOTHING,
    AtBleed,
    Blood,
    Burn,
    Choose,
    MoreBleed,
    Not,
    Once,
    Pay,
    Power,
    Same,
    Trigger,
    Unlock,
    Until,
    WasDone,
    card,
)

ONCE = "unlocks after a victory"


def fought(context: EffectContext) -> int:
    """The opponent in the combat that has ended, if the vampire fought in it, or ``NONE``."""
    combat = context.table.current(Combat)
    if combat is None or context.host not in {combat.acting, combat.opposing}:
        return NONE
    return combat.opposing if combat.acting == context.host else combat.acting


class HasFought(SaidElsewhere, Condition, frozen=True):
    """The combat that has ended was one of the vampire, which is still in play."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.host in context.table.in_play and fought(context) in context.table.in_play


class WasBlockedByVampire(SaidElsewhere, Condition, frozen=True):
    """The combat that has ended resulted from a block of the vampire by a vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Another combat of the action does not result from the block."""
        table, action, combat = context.table, context.action, context.table.current(Combat)
        if action is None or combat is None or combat.follows or action.minion != context.host:
            return False
        blocker = table.in_play.get(action.blocker)
        return isinstance(blocker, Minion) and blocker.vampire and fought(context) == action.blocker


class DrainsBlocker(Trigger, frozen=True, kw_only=True):
    """The blocking vampire burns blood."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name} is blocked, the blocking vampire burns 1 blood after the resulting "
            "combat"
        )


class DrainsOpponent(Trigger, frozen=True, kw_only=True):
    """The opponent burns blood or life after each combat, by a ruling the last opponent."""

    @override
    def say(self, wording: Wording) -> str:
        return f"after combat with {wording.name}, the opposing minion burns 1 blood or life"


class PaysToUnlock(Trigger, frozen=True, kw_only=True):
    """The vampire may unlock after a combat in which it has beaten its opponent."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"once each turn after combat involving {wording.name} ends, {wording.name} can burn 1 "
            f"blood to unlock {self.conditions[0].say(wording)}"
        )


CARDS = (
    card(
        200679,
        "Jason, The World's Voice",
        DrainsBlocker(
            on=COMBAT_OVER,
            conditions=(WasBlockedByVampire(),),
            effects=(Burn(1, Blood("fought")),),
        ),
        Power(
            sentence="{card} burns 1 blood: +1 bleed.",
            at=DURING_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(AtBleed(), Same("host", "acting")),
            effects=(MoreBleed(1, limited=False),),
        ),
    ),
    card(
        200072,
        "Amelia, The Blood Red Tears",
        DrainsOpponent(
            on=COMBAT_OVER, conditions=(HasFought(),), effects=(Burn(1, Blood("fought")),)
        ),
    ),
    card(
        200527,
        "Gold Pan Dan",
        PaysToUnlock(
            on=COMBAT_OVER,
            conditions=(OpponentIsNotReady(), Not(WasDone(ONCE, by="host"))),
            effects=(
                Choose(
                    NOTHING,
                    (Pay(1, Blood("host")), Once(ONCE, by="host"), Unlock("host")),
                    optional=True,
                ),
            ),
        ),
    ),
)
