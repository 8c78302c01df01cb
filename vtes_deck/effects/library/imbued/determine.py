"""Determine: a bleed is sent on, or an action card is cancelled."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    EffectContext,
    PurposeKind,
    Role,
    SaidElsewhere,
    Whose,
    Wording,
    ban_this_turn,
    cancel_shown,
    shown,
)
from vtes_deck.effects.library.imbued.words import Monster
from vtes_deck.effects.library.reaction.rewind_time import CancelsActionCard
from vtes_deck.effects.vocab import (
    AS_PLAYED,
    DECLINED,
    Bounce,
    Is,
    Lock,
    Mode,
    NewTarget,
    card,
)


class MonsterOf(SaidElsewhere, Condition, frozen=True):
    """A monster of one of these Methuselahs acts; the modes render it.

    Attributes:
        whose: the Methuselahs.
    """

    whose: Whose

    @override
    def holds(self, context: EffectContext) -> bool:
        return Is("acting", Monster(), self.whose).holds(context)


class ForbidsAction(CancelsActionCard, frozen=True):
    """Cancels the action card; the acting minion cannot play another copy of it this turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (*super().does(), Does(PurposeKind.FREEZE, which="acting"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, action, show = context.table, context.action, shown(context.table)
        if action is not None and show is not None:
            cancel_shown(table, context.seat, free=True)
            ban_this_turn(table, table.cards[show.card], action.minion)


class SendsOn(SaidElsewhere, Mode, frozen=True, kw_only=True):
    """The bleed of a monster gets a new target; the other mode renders both."""


class Forbids(Mode, frozen=True, kw_only=True):
    """The action card of a monster is cancelled."""

    @override
    def say(self, wording: Wording) -> str:
        seen = "a monster" if self.conditions else "a minion"
        return (
            f"play when {seen} controlled by your predator is bleeding you, after blocks are "
            "declined. Lock this reacting imbued. The monster is now bleeding your predator's "
            f"predator. Or play when {seen} controlled by your predator or prey plays an action "
            "card. Lock this reacting imbued and cancel that action card as it is played (no cost "
            "is paid, and the monster doesn't lock). That monster cannot play the same action card "
            "again this turn"
        )


CARDS = (
    card(
        100534,
        "Determine",
        SendsOn(
            role=Role.REACTING,
            level="viz",
            words="send on the bleed",
            at=DECLINED,
            conditions=(MonsterOf("predator"),),
            target=NewTarget("predator's predator"),
            effects=(Lock(), Bounce()),
        ),
        Forbids(
            role=Role.REACTING,
            level="viz",
            words="cancel the action card",
            at=AS_PLAYED,
            conditions=(MonsterOf("predator or prey"),),
            effects=(Lock(), ForbidsAction()),
        ),
    ),
)
