"""Alonso Petrodon: damage to the anarchs of a Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Cause,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    minions_of,
)
from vtes_deck.effects.vocab import (
    ANARCH,
    RESOLVED,
    HasBled,
    Trigger,
    card,
)


class HurtAnarchs(Effect, frozen=True):
    """Each anarch of the Methuselah who was bled takes damage that cannot be prevented."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, 1, whose="bled"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        hit = tuple(
            Damage(
                target=one.card,
                n=1,
                cause=Cause.MINION,
                minion=context.host,
                source=context.card,
                unpreventable=True,
            )
            for one in minions_of(context, ANARCH, "bled")
        )
        if hit:
            context.table.push(DamageResolution(hit))

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} inflicts 1 unpreventable damage on each anarch controlled by the "
            "target of the bleed"
        )


CARDS = (
    card(
        200060,
        "Alonso Petrodon",
        Trigger(on=RESOLVED, host=True, conditions=(HasBled(),), effects=(HurtAnarchs(),)),
    ),
)
