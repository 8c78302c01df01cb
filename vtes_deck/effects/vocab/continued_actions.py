"""Effects that let a blocked action continue after the combat."""

from __future__ import annotations

from typing import override

from cardbase.terms import Bonus
from vtes_deck.effects.vocab.action_conditions import ActionWas
from vtes_deck.effects.vocab.action_effects import GETS_STEALTH, add
from vtes_deck.effects.vocab.context import (
    Condition,
    Effect,
    EffectContext,
    SaidElsewhere,
)
from vtes_deck.effects.vocab.delayed_triggers import AddDelayedTrigger
from vtes_deck.effects.vocab.purposes import Does
from vtes_deck.effects.vocab.wording import Wording, signed, with_article
from vtes_deck.engine.combat.sequence import COMBAT_OVER, Combat
from vtes_deck.engine.state.decisions import NONE
from vtes_deck.engine.state.events import EventType
from vtes_deck.engine.state.purposes import PurposeKind
from vtes_deck.engine.state.table import Until

GOES_ON = EventType("goes on", "{minion} continues the action as if unblocked.")


class AfterBlock(SaidElsewhere, Condition, frozen=True):
    """The last combat was between the acting minion, which uses the card, and its blocker."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat, action = context.table.current(Combat), context.action
        if combat is None or action is None or combat.queued or action.failed:
            return False
        pair = {side.minion for side in combat.sides}
        blocked = action.blocker != NONE and pair == {action.minion, action.blocker}
        return blocked and action.minion == context.minion and context.user_minion.ready


class ContinueAction(Effect, frozen=True):
    """The action continues as if unblocked, with additional stealth even if it is not needed.

    Methuselahs who have declined to block cannot attempt it again.
    """

    stealth: int = 1

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STEALTH, self.stealth, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Let block attempts continue after the combat."""
        action = context.action
        if action is None or not action.goes_on(context.table):
            return
        context.table.emit(GOES_ON, context.seat, minion=context.minion)
        if not self.stealth:
            return
        add(context, Bonus.STEALTH, self.stealth, action.minion)
        context.table.emit(GETS_STEALTH, context.seat, minion=action.minion, n=self.stealth)

    @override
    def say(self, wording: Wording) -> str:
        if not self.stealth:
            return "continue the action as if unblocked"
        return (
            f"continue the action with {signed(self.stealth)} stealth as if unblocked, even if "
            "stealth is not yet needed"
        )


class GoesOnAfterCombat(Effect, frozen=True):
    """The action that was blocked continues when the combat is over.

    Attributes:
        but: kinds of actions that do not continue.
    """

    but: tuple[str, ...] = ()

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="opposing", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Register the later effect.

        By a ruling, the action does not continue if another combat follows or the combat did not
        result from a block.
        """
        AddDelayedTrigger(
            on=COMBAT_OVER,
            conditions=(AfterBlock(), *(ActionWas(kind, but=True) for kind in self.but)),
            effects=(ContinueAction(0),),
            until=Until.COMBAT,
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        kinds = [f"non-{kind.removesuffix(' action')}" for kind in self.but]
        action = with_article(" ".join([*kinds, "action"]))
        return (
            f"if {wording.user} was blocked while performing {action}, the action continues as if "
            "unblocked"
        )
