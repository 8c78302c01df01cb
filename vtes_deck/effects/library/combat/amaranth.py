"""Amaranth: diablerie in combat."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Diablerie,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    cannot_diablerise,
    minion_of,
)
from vtes_deck.effects.library.combat.melee import OpponentGoesToTorpor
from vtes_deck.effects.vocab import END_OF_ROUND, VAMPIRE, at, card, combat


class CanDiablerise(Condition, frozen=True):
    """The vampire that plays the card can commit diablerie."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return cannot_diablerise(context.table, context.user_minion) is None

    @override
    def say(self, wording: Wording) -> str:
        return "by a vampire who can commit diablerie"


class OpponentShouldGo(OpponentGoesToTorpor, frozen=True):
    """The opposing vampire should go to torpor, and the vampire that plays the card is ready."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "when the opposing vampire should go to torpor; not usable by a vampire being burned "
            "or going to torpor"
        )


class DiableriseOpponent(Effect, frozen=True):
    """Diablerises the opposing vampire, which would go to torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DIABLERIE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Start the diablerie of the opposing vampire (DIA-09)."""
        victim = minion_of(context, "opposing")
        if victim is not None:
            context.table.push(Diablerie(context.minion, victim.card))

    @override
    def say(self, wording: Wording) -> str:
        return "diablerize the opposing vampire instead"


CARDS = (
    card(
        100043,
        "Amaranth",
        combat(
            "",
            at(END_OF_ROUND),
            DiableriseOpponent(),
            conditions=(CanDiablerise(), OpponentShouldGo()),
            who=VAMPIRE,
        ),
    ),
)
