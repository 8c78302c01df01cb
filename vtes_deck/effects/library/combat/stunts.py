"""Stunt Cycle and Stutter-Step: strikes that protect the minion that makes them."""

from __future__ import annotations

from typing import override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    HANDS_ONLY,
    NONE,
    PREVENTED,
    Cause,
    Condition,
    Damage,
    DamageResolution,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    StrikeResolution,
    Wording,
    card_of,
    fight,
)
from vtes_deck.effects.vocab import (
    DAMAGE,
    STRIKE,
    AddDelayedTrigger,
    MinionFilter,
    Move,
    Range,
    Strike,
    Until,
    card,
    combat,
    hand_strike,
    strikes,
)

POTENCE = "pot"


class ShieldsStriker(Effect, frozen=True):
    """Prevents some damage of the opposing strike that resolves at the same time."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """By rulings, it prevents the damage that exists; unused prevention is lost."""
        table, resolving = context.table, context.table.current(StrikeResolution)
        if resolving is None:
            return
        left, found = self.n, []
        for one in resolving.damage:
            less = min(left, one.n) if self.can_prevent(context, one) else 0
            left -= less
            found.append(replace(one, n=one.n - less))
        resolving.damage = tuple(found)
        if left < self.n:
            table.emit(PREVENTED, minion=context.minion, n=self.n - left)

    @staticmethod
    def can_prevent(context: EffectContext, damage: Damage) -> bool:
        """Whether it is preventable damage of the opposing strike."""
        mine = damage.target == context.minion and damage.minion != context.minion
        able = not damage.unpreventable and POTENCE not in damage.withstands
        return mine and able and damage.cause is Cause.STRIKE

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"prevent {self.n} damage from the opposing minion's strike during this strike "
            "resolution"
        )


class PreventsThis(Effect, frozen=True):
    """Prevents all damage of the strike of the card."""

    @override
    def possible(self, context: EffectContext) -> bool:
        resolving = context.table.current(DamageResolution)
        return resolving is not None and any(self.fits(context, one) for one in resolving.damage)

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, resolving = context.table, context.table.current(DamageResolution)
        if resolving is None:
            return
        n = sum(one.n for one in resolving.damage if self.fits(context, one))
        resolving.damage = tuple(
            replace(one, n=0) if self.fits(context, one) else one for one in resolving.damage
        )
        table.emit(PREVENTED, minion=context.minion, n=n)

    @staticmethod
    def fits(context: EffectContext, damage: Damage) -> bool:
        """Whether the damage is that of the strike to the minion."""
        return damage.source == context.card and damage.target == context.minion and damage.n > 0


class HasCelerity(SaidElsewhere, Condition, frozen=True):
    """The minion that takes the damage has Celerity, as the sentence of the effect says."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return MinionFilter(level="cel").fits(context, context.user_minion)


class MayEscape(AddDelayedTrigger, frozen=True, kw_only=True):
    """The opposing minion may prevent the damage."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "if the opposing minion has Celerity, they can burn 1 blood to prevent all damage from "
            "this strike"
        )


ESCAPE = MayEscape(
    sentence="{minion} burns 1 blood to prevent all damage from {card}.",
    at=DAMAGE,
    by="opposing",
    blood=1,
    conditions=(HasCelerity(),),
    effects=(PreventsThis(),),
    until=Until.ROUND,
)


class CanStrikeAndDodge(SaidElsewhere, Condition, frozen=True):
    """A hand strike and a dodge could be chosen, for the first strike of a round at close range."""

    @override
    def holds(self, context: EffectContext) -> bool:
        combat_now = fight(context.table)
        limited = context.table.has_used(HANDS_ONLY, NONE, Until.ROUND)
        return combat_now.range is Range.CLOSE and not combat_now.struck and not limited


class NoMoreStrikes(Effect, frozen=True):
    """The minion cannot use additional strikes this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Mark the minion as if it had already gained additional strikes (COM-26)."""
        combat_now = fight(context.table)
        index = combat_now.index(card_of(context, "user"))
        combat_now.change(index, extended=True, additional=0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "only usable if both strike: hand strike and strike: dodges could be chosen "
            "(individually). Only usable at close range. Not usable as an additional strike, and "
            f"{wording.user} cannot use any additional strikes this round"
        )


def cycle(damage: int) -> Move:
    """A strike with ranged damage at long range."""
    strike = Strike(damage=damage, ranged=True, special=True)
    return Move(when=STRIKE, strike=strike, only_at=Range.LONG)


CARDS = (
    card(
        101888,
        "Stunt Cycle",
        combat("pot", cycle(3), ShieldsStriker(1), ESCAPE),
        combat("POT", cycle(4), ShieldsStriker(2), ESCAPE),
    ),
    card(
        101889,
        "Stutter-Step",
        combat("cel", strikes(Strike(dodge=True))),
        combat(
            "CEL",
            strikes(replace(hand_strike(), dodge=True)),
            NoMoreStrikes(),
            conditions=(CanStrikeAndDodge(),),
        ),
    ),
)
