"""Poacher's Hunting Ground: anarchs feed on the hunting grounds of others."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.library.master.hunting_grounds import HUNTING_GROUND
from vtes_deck.effects.vocab import (
    READY_ANARCH,
    UNLOCK,
    AMinion,
    Blood,
    Choose,
    Gain,
    MyTurn,
    Once,
    Power,
    PutInPlay,
    Trait,
    Until,
    card,
    master,
)


def grounds_of_others(context: EffectContext) -> int:
    """The hunting grounds of other Methuselahs that are not derivative."""
    table = context.table
    return sum(
        Trait.HUNTING_GROUND in table.cards[number].traits
        and Trait.DERIVATIVE not in table.cards[number].traits
        for number, found in table.in_play.items()
        if found.controller != context.seat and not found.contested
    )


class FeedAnarchs(Effect, frozen=True):
    """Ready anarchs of the user gain blood, one after another, until the player stops.

    Attributes:
        left: the number of gains left; 0 means the number of hunting grounds of others.
    """

    left: int = 0

    @override
    def possible(self, context: EffectContext) -> bool:
        return grounds_of_others(context) > 0 and bool(AMinion(READY_ANARCH).choices(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, whose="mine"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        left = self.left or grounds_of_others(context)
        more = (FeedAnarchs(left - 1),) if left > 1 else ()
        feeds = (Once(HUNTING_GROUND, by="target"), Gain(1, Blood("target")))
        Choose(AMinion(READY_ANARCH), (*feeds, *more), optional=True).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "choose up to X ready anarchs you control who each gain 1 blood, where X is the number "
            "of non-derivative hunting grounds controlled by other Methuselahs. A vampire can gain "
            "blood from only one hunting ground each turn"
        )


CARDS = (
    card(
        101404,
        "Poacher's Hunting Ground",
        master(PutInPlay()),
        Power(
            sentence="Ready anarchs gain blood from {card}.",
            at=UNLOCK,
            conditions=(MyTurn(),),
            once=Until.TURN,
            forced=True,
            effects=(FeedAnarchs(),),
        ),
    ),
)
