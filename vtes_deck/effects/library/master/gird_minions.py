"""Gird Minions: pool becomes blood of several vampires."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    VAMPIRE,
    AMinion,
    AnyX,
    Blood,
    Choose,
    MoveCounters,
    Pool,
    X,
    card,
    master,
)

VAMPIRES = AMinion(VAMPIRE)


class Girds(Effect, frozen=True):
    """Pool moves to one vampire after another, until the player stops."""

    more: bool = False

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(VAMPIRES.choices(context))

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.POOL, 1, whose="mine", less=True),
            Does(PurposeKind.BLOOD, 1, whose="mine"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        whom = AnyX(1, target=VAMPIRES, of=Pool())
        effects = (MoveCounters(X, Pool(), Blood("target")), Girds(more=True))
        if context.table.seats[context.seat].pool:
            Choose(whom, effects, optional=self.more).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return "move any number of blood counters from your pool to 1 or more vampires you control"


CARDS = (card(100831, "Gird Minions", master(Girds())),)
