"""Biothaumaturgic Experiment: an animal retainer, or a stronger minion."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Target,
    Wording,
    bring,
    contests,
    may_bring,
    one_of_each,
    unpaid,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    AMinion,
    Bonus,
    GiveManeuver,
    HostFights,
    MinionFilter,
    PutOn,
    StaticBonus,
    Trait,
    Trigger,
    action,
    card,
)


class AnimalInHand(Target, frozen=True):
    """An animal retainer in the hand with any requirements."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table = context.table
        fitting = [
            card
            for card in table.seats[context.seat].hand
            if table.cards[card].retainer and Trait.ANIMAL in table.cards[card].traits
        ]
        return [(card, NONE, 0) for card in one_of_each(table, fitting)]

    @override
    def say(self, wording: Wording) -> str:
        return "an animal retainer from your hand"


class Employs(Effect, frozen=True):
    """The minion employs the target card at its cost, without its requirements."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Do nothing if the cost cannot be paid or the minion may not have the retainer."""
        table, minion, card = context.table, context.user_minion, context.target
        printed = table.cards[card]
        if (
            card in table.seats[context.seat].hand
            and unpaid(table, printed, minion) is None
            and may_bring(table, card, minion)
            and not contests.against_herself(table, context.seat, printed)
        ):
            bring(context, context.minion)

    @override
    def say(self, wording: Wording) -> str:
        return f"employ {wording.target} ignoring requirements (pay cost as normal)"


CARDS = (
    card(
        100162,
        "Biothaumaturgic Experiment",
        action("tha", Employs(), stealth=1, target=AnimalInHand()),
        action("THA", PutOn(), stealth=1, target=AMinion(MinionFilter())),
        Trigger(on=COMBAT, conditions=(HostFights(),), effects=(GiveManeuver("host"),)),
        StaticBonus(Bonus.STRENGTH, 1),
    ),
)
