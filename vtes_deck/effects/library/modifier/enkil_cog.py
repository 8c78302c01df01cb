"""Enkil Cog: an action in the turn of another."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    ActOutOfTurn,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    SaidElsewhere,
    Wording,
    cannot_act,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    OTHERS_MINIONS,
    AtBleed,
    Bonus,
    HasBled,
    Power,
    PutOn,
    StaticBonus,
    card,
    modifier,
)


class HostCanAct(SaidElsewhere, Condition, frozen=True):
    """The minion that is or carries the card could take an action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Whether the minion can act (MIN-01)."""
        host = context.table.in_play.get(context.host)
        return isinstance(host, Minion) and cannot_act(context.table, host) is None


class TakeAction(Effect, frozen=True):
    """The minion that is or carries the card takes an action in another player's turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        seat = context.table.in_play[context.host].controller
        context.table.push(ActOutOfTurn(seat=seat, minion=context.host))

    @override
    def say(self, wording: Wording) -> str:
        return "take an action"


CARDS = (
    card(
        100645,
        "Enkil Cog",
        modifier("", PutOn("user"), at=AFTER_ACTION, conditions=(HasBled(), AtBleed(prey=True))),
        StaticBonus(Bonus.BLEED, 1),
        Power(
            sentence="Lock {card}: the vampire takes an action.",
            at=OTHERS_MINIONS,
            user="host",
            lock=True,
            conditions=(HostCanAct(),),
            effects=(TakeAction(),),
        ),
    ),
)
