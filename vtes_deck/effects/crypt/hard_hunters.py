"""Vampires that pay for hunts, blocks or actions that fail."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Cause,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import (
    BLOCK_FAILS,
    RESOLVED,
    ROUND,
    ActionWas,
    Aura,
    Blood,
    Bonus,
    Burn,
    HostFights,
    InRound,
    Once,
    Same,
    Trigger,
    Until,
    card,
)

MISSED = "a block has failed"


class OwnHuntBlocked(SaidElsewhere, Condition, frozen=True):
    """The combat results from a block of the vampire's hunt."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        return (
            action is not None
            and action.minion == context.host
            and action.blocker != NONE
            and ActionWas("hunt").holds(context)
        )


class Suffers(SaidElsewhere, Effect, frozen=True):
    """The vampire takes environmental damage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hit = Damage(target=context.host, n=self.n, source=context.card, cause=Cause.NOTHING)
        context.table.push(DamageResolution((hit,)))


class HurtsItself(Trigger, frozen=True, kw_only=True):
    """The damage of a blocked hunt, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "whenever her hunt is blocked, she takes 1 environmental damage before range is "
            "determined during the first round of the resulting combat"
        )


class NotesFailure(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The record of a failed block, which the text states with the price."""


class ActedInVain(SaidElsewhere, Condition, frozen=True):
    """The vampire has acted without success, or its attempt to block has failed."""

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        failed = action is not None and action.minion == context.host and not action.successful
        return failed or context.table.has_used(MISSED, context.host, Until.ACTION)


class PaysForFailures(Trigger, frozen=True, kw_only=True):
    """The price, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        name = wording.name
        return (
            f"if {name} attempts an unsuccessful action, or attempts to block but is not "
            f"successful, {name} burns 1 blood at the end of that action"
        )


CARDS = (
    card(
        201131,
        "Portia",
        Aura(
            bonus=Bonus.STEALTH,
            n=1,
            host=True,
            conditions=(Same("host", "acting"), ActionWas("hunt")),
        ),
        HurtsItself(
            on=ROUND,
            conditions=(HostFights(), InRound(1), OwnHuntBlocked()),
            effects=(Suffers(1),),
        ),
    ),
    card(
        200953,
        "Maskini",
        NotesFailure(
            on=BLOCK_FAILS, host=True, effects=(Once(MISSED, until=Until.ACTION, by="host"),)
        ),
        PaysForFailures(
            on=RESOLVED, conditions=(ActedInVain(),), effects=(Burn(1, Blood("host")),)
        ),
    ),
)
