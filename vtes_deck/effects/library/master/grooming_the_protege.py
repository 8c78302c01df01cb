"""Grooming the Protégé: blood for a younger vampire of the clan."""

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
)
from vtes_deck.effects.vocab import (
    AMinion,
    AnyX,
    Blood,
    Choose,
    MinionFilter,
    MoveCounters,
    X,
    card,
    master,
)

GIVER = AMinion(MinionFilter(vampire=True, ready=True, blood=True))


class Protege(Target, frozen=True):
    """A younger vampire of the clan of the giver in the user's uncontrolled region."""

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        table, giver = context.table, context.user_minion
        return [
            (number, NONE, 0)
            for number in table.seats[context.seat].uncontrolled
            if table.cards[number].clan == giver.clan
            and table.cards[number].capacity < giver.capacity
        ]

    @override
    def say(self, wording: Wording) -> str:
        return "a younger vampire of the same clan in your uncontrolled region"


class Grooms(Effect, frozen=True):
    """The target gives blood to a vampire that the player then chooses.

    Attributes:
        most: the maximum amount; at least 1 blood is moved.
    """

    most: int

    @override
    def possible(self, context: EffectContext) -> bool:
        return bool(Protege().choices(context.by(context.target)))

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.BLOOD, self.most, whose="mine"),
            Does(PurposeKind.BLOOD, self.most, which="target", less=True),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        giver = context.by(context.target)
        most = min(self.most, context.target_minion.blood)
        whom = AnyX(1, most, Protege())
        Choose(whom, (MoveCounters(X, Blood("user"), Blood("target")),)).carry_out(giver)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"move up to {self.most} blood from a ready vampire you control to "
            f"{Protege().say(wording)}"
        )


CARDS = (card(100860, "Grooming the Protégé", master(Grooms(3), target=GIVER)),)
