"""Regina Blake: pays for locations with her blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    CostReductionChoice,
    Effect,
    EffectContext,
    Printed,
    SaidElsewhere,
    Wording,
)
from vtes_deck.effects.vocab import CostReduction, Trait, Until, card

PAID = "has paid for"
"""Recorded for the vampire with the number of the card that she has paid for."""


class NotYetPaid(SaidElsewhere, Condition, frozen=True):
    """The vampire has not yet paid for the card, which may be paid for in two windows (PLY-12)."""

    @override
    def holds(self, context: EffectContext) -> bool:
        paying = context.table.current(CostReductionChoice)
        return paying is None or not context.table.has_used(
            f"{PAID} {paying.paid}", context.card, Until.TURN
        )


class NotesPayment(SaidElsewhere, Effect, frozen=True):
    """Records that the vampire has paid for the card."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        paying = context.table.current(CostReductionChoice)
        if paying is not None:
            context.table.use_once(f"{PAID} {paying.paid}", context.card, Until.TURN)


class PaysForLocations(CostReduction, frozen=True, kw_only=True):
    """A payment for locations and, by a ruling, for equipment that becomes a location."""

    is_payment = True

    @override
    def reduction(self, paid: Printed) -> tuple[int, int]:
        return super().reduction(paid) if Trait.LOCATION in paid.traits else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"each time you play a location card, you can use up to {self.blood} of "
            f"{wording.name}'s blood to pay some or all of its blood or pool cost"
        )


CARDS = (
    card(
        201648,
        "Regina Blake",
        PaysForLocations(
            sentence="{card} burns 1 blood to pay 1 less.",
            conditions=(NotYetPaid(),),
            effects=(NotesPayment(),),
            blood=1,
            less=1,
        ),
    ),
)
