"""Chantry: Tremere leave torpor."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    torpor,
)
from vtes_deck.effects.vocab import (
    MASTER,
    AMinion,
    Blood,
    Choose,
    MinionFilter,
    OneOf,
    Pay,
    Pool,
    Power,
    PutInPlay,
    card,
    master,
)

ASLEEP = AMinion(MinionFilter(clans=("Tremere",), torpor=True), "any")
PAYER = AMinion(MinionFilter(clans=("Tremere",), ready=True, blood=True))


class LeavesTorpor(Effect, frozen=True):
    """The target leaves torpor."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.RESCUE, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        torpor.leave(context.table, context.table.minion(context.target))

    @override
    def say(self, wording: Wording) -> str:
        """The price includes this sentence."""
        return ""


class TremerePays(Effect, frozen=True):
    """A ready Tremere burns 1 blood."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOOD, 1, whose="mine", less=True),)

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(PAYER.choices(context))

    @override
    def carry_out(self, context: EffectContext) -> None:
        Choose(PAYER, (Pay(1, Blood("target")),)).carry_out(context)


POOL = Pay(1, Pool())
PRICES = (
    ("Burn 1 pool.", (POOL,)),
    ("Burn 1 blood from a ready Tremere.", (TremerePays(),)),
)


class PaysForTremere(OneOf, frozen=True):
    """The location locks, and pool or the blood of a Tremere is burned for the target."""

    @override
    def possible(self, context: EffectContext) -> bool:
        return not context.card_in_play.locked and any(
            effect.possible(context) for _, (effect,) in PRICES
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.card_in_play.locked = True
        possible = [effect for _, (effect,) in PRICES if effect.possible(context)]
        if len(possible) > 1:
            super().carry_out(context)
        else:
            possible[0].carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "lock this card and burn 1 pool or 1 blood from a ready Tremere you control to move a "
            "Tremere from torpor to their controller's ready region"
        )


CARDS = (
    card(
        100329,
        "Chantry",
        master(PutInPlay()),
        Power(
            sentence="Lock {card} and pay to move {target} out of torpor.",
            at=MASTER,
            target=ASLEEP,
            effects=(PaysForTremere(PRICES), LeavesTorpor()),
        ),
    ),
)
