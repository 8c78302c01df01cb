"""What cards of imbued refer to: imbued, monsters, and conviction as a cost."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Role,
    SaidElsewhere,
    Wording,
    has_trait,
    imbued,
    minion_of,
    minions_in,
)
from vtes_deck.effects.vocab import MinionFilter, Trait


class Monster(MinionFilter, frozen=True):
    """A minion that is neither mortal nor an animal (GEN-32)."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        table = context.table
        kinds = (Trait.MORTAL, Trait.ANIMAL)
        human = table.cards[minion.card].imbued or any(has_trait(table, minion, k) for k in kinds)
        return MinionFilter.fits(self, context, minion) and (minion.vampire or not human)

    @override
    def noun(self, *, plural: bool = False) -> str:
        ready = "ready " if self.ready else ""
        return f"{ready}monster{'s' if plural else ''}"


class Imbued(MinionFilter, frozen=True):
    """An imbued."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        able = context.table.cards[minion.card].imbued
        return able and MinionFilter.fits(self, context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "imbued"


class SpendConviction(Effect, frozen=True):
    """The imbued that is or has the card burns conviction as a cost (IMB-09).

    Attributes:
        n: the number of conviction cards.
    """

    n: int = 1

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, self.n, whose="mine", less=True),)

    @override
    def possible(self, context: EffectContext) -> bool:
        able = minion_of(context, "host")
        return able is not None and len(imbued.convictions(context.table, able)) >= self.n

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.push(imbued.PayConviction(context.host, self.n))

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {conviction(self.n)}"


def conviction(n: int) -> str:
    """Conviction as a cost in the text of a card."""
    return f"{n} conviction [{n} CONVICTION]"


class HasConviction(SaidElsewhere, Condition, frozen=True):
    """The imbued that is or has the card can pay so much conviction.

    Attributes:
        n: the number of conviction cards.
    """

    n: int = 1

    @override
    def holds(self, context: EffectContext) -> bool:
        return SpendConviction(self.n).possible(context)


def price_of(effects: tuple[Effect, ...]) -> int:
    """The conviction that effects cost."""
    return sum(one.n for one in effects if isinstance(one, SpendConviction))


class HasRole(SaidElsewhere, Condition, frozen=True):
    """The imbued that has the card could play cards in a role now (IMB-11).

    Attributes:
        role: the role.
    """

    role: Role = Role.REACTING

    @override
    def holds(self, context: EffectContext) -> bool:
        able = minions_in(context.table, self.role, context.seat)
        return any(one.card == context.host for one in able)
