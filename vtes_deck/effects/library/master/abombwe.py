"""Abombwe: a Discipline for Laibon and for vampires with Protean."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    can_learn,
    teach,
)
from vtes_deck.effects.vocab import AMinion, MinionFilter, Sect, card, master

PUPILS = MinionFilter(
    sects=(Sect.LAIBON,), either=MinionFilter(vampire=True, level="pro"), vampire=True
)


class Pupil(AMinion, frozen=True):
    """A vampire that can learn the Discipline: one without superior Abombwe."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        printed = table.cards[context.card]
        found = super().choices(context)
        return [one for one in found if can_learn(table, table.minion(one[0]), printed)]


class Teaches(Effect, frozen=True):
    """The target learns the Discipline and grows (PLY-30, PLY-31)."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        teach(context.table, context.card, context.target_minion)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"put {wording.this} on a Laibon or on a vampire with Protean. {wording.user} gains "
            "one level of Abombwe. Capacity increases by 1: the vampire is one generation older. "
            "Cannot be placed on a vampire with superior Abombwe"
        )


CARDS = (card(100009, "Abombwe", master(Teaches(), target=Pupil(PUPILS, "any"))),)
