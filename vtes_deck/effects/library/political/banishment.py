"""Banishment: a younger vampire moves to the uncontrolled region."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Wording,
    banish,
)
from vtes_deck.effects.vocab import AMinion, CardReferendum, ChooseCard, MinionFilter, card


class Banish(Effect, frozen=True):
    """A ready vampire moves to the uncontrolled region with the cards on it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BANISH, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        minion = context.table.in_play.get(context.target)
        if isinstance(minion, Minion) and minion.ready:
            banish(context.table, minion.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.target} is moved to the uncontrolled region; any cards and counters on "
            f"{wording.target} stay with them but are out of play as long as {wording.target} "
            "remains uncontrolled"
        )


YOUNGER = MinionFilter(vampire=True, ready=True, younger=True)

CARDS = (
    card(
        100131,
        "Banishment",
        CardReferendum(terms=(ChooseCard(AMinion(YOUNGER, "any")),), passed=(Banish(),)),
    ),
)
