"""Words for the cards of the imbued: imbued, monsters, and conviction as a cost."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    Minion,
    PurposeKind,
    Role,
    SaidElsewhere,
    Table,
    Target,
    Which,
    Wording,
    card_of,
    hand,
    has_trait,
    imbued,
    listed,
    minion_of,
    minions_in,
    shuffle_library,
)
from vtes_deck.effects.vocab import ACard, MinionFilter, Trait, Type, Zone


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


class Mortal(MinionFilter, frozen=True):
    """A mortal; an imbued is one (IMB-01)."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        table = context.table
        mortal = table.cards[minion.card].imbued or has_trait(table, minion, Trait.MORTAL)
        return mortal and MinionFilter.fits(self, context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return f"mortal{'s' if plural else ''}"


class Imbued(MinionFilter, frozen=True):
    """An imbued."""

    @override
    def fits(self, context: EffectContext, minion: Minion) -> bool:
        able = context.table.cards[minion.card].imbued
        return able and MinionFilter.fits(self, context, minion)

    @override
    def noun(self, *, plural: bool = False) -> str:
        return "imbued"


class NewImbued(ACard, frozen=True):
    """An imbued in the uncontrolled region."""

    @override
    def fits(self, context: EffectContext, table: Table, card: int) -> bool:
        return table.cards[card].imbued and super().fits(context, table, card)

    @override
    def noun(self) -> str:
        return "imbued"


NEW_IMBUED = NewImbued(Zone.UNCONTROLLED)


class SpendConviction(Effect, frozen=True):
    """The imbued that is or has the card burns conviction as a cost (IMB-09).

    Attributes:
        n: the number of conviction cards.
        which: another imbued that burns it.
    """

    n: int = 1
    which: Which = "host"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CARDS, self.n, whose="mine", less=True),)

    @override
    def possible(self, context: EffectContext) -> bool:
        able = minion_of(context, self.which)
        return able is not None and len(imbued.convictions(context.table, able)) >= self.n

    @override
    def carry_out(self, context: EffectContext) -> None:
        payer = card_of(context, self.which)
        context.table.push(imbued.PayConviction(imbued=payer, left=self.n))

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {conviction(self.n)}"


ZONES = {Zone.LIBRARY: "library (shuffle afterward)", Zone.HAND: "hand", Zone.ASH_HEAP: "ash heap"}
"""The zones from which an imbued gains conviction."""


class ConvictionCard(Target, frozen=True):
    """A conviction card of the user, outside play.

    Attributes:
        zones: where it may be.
    """

    zones: tuple[Zone, ...] = (Zone.HAND, Zone.ASH_HEAP)

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        every = [ACard(zone, (Type.CONVICTION,)) for zone in self.zones]
        return [choice for one in every for choice in one.choices(context)]

    @override
    def say(self, wording: Wording) -> str:
        places = listed([ZONES[zone] for zone in self.zones], "or")
        return f"a conviction [1 CONVICTION] from your {places}"


class GainConviction(Effect, frozen=True):
    """An imbued gains the target, a conviction card that is not in play.

    Attributes:
        who: the imbued.
    """

    who: Which = "host"

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, which=self.who),)

    @override
    def possible(self, context: EffectContext) -> bool:
        """IMB-08: an imbued with five would only burn it."""
        able = minion_of(context, self.who)
        most = imbued.MAX_CONVICTION
        return able is not None and len(imbued.convictions(context.table, able)) < most

    @override
    def carry_out(self, context: EffectContext) -> None:
        """GEN-24: a searched library is shuffled."""
        table, able = context.table, minion_of(context, self.who)
        if able is None:
            return
        seat = table.owner[context.target]
        searched = table.where[context.target] is Zone.LIBRARY
        imbued.put_on(table, able, context.target)
        if searched:
            shuffle_library(table, seat)
        hand.adjust(table, seat)

    @override
    def say(self, wording: Wording) -> str:
        return f"gain {wording.target}"


def was_monster(context: EffectContext, card: int) -> bool:
    """Whether a minion is a monster; the printed facts count for one that has left play."""
    minion = minion_of(context.at(target=card), "target")
    if minion is not None:
        return Monster().fits(context, minion)
    printed = context.table.cards[card]
    if Type.VAMPIRE in printed.types:
        return True
    return not printed.imbued and printed.traits.isdisjoint({Trait.MORTAL, Trait.ANIMAL})


def was_mortal(context: EffectContext, card: int) -> bool:
    """Whether a minion is a mortal; see :func:`was_monster`."""
    minion = minion_of(context.at(target=card), "target")
    if minion is not None:
        return Mortal().fits(context, minion)
    printed = context.table.cards[card]
    return printed.imbued or Trait.MORTAL in printed.traits


def conviction(n: int) -> str:
    """Conviction as a cost in the text of a card."""
    return f"{n} conviction [{n} CONVICTION]"


class HasConviction(SaidElsewhere, Condition, frozen=True):
    """The imbued that is or has the card can pay this amount of conviction.

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
