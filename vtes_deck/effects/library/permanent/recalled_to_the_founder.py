"""Recalled to the Founder: Methuselahs burn a vampire of a large clan."""

from __future__ import annotations

from collections import Counter
from typing import override

from vtes_deck.effects.api import (
    NONE,
    Choice,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Target,
    Wording,
    burn,
)
from vtes_deck.effects.library.permanent.gehenna import ignores_gehenna
from vtes_deck.effects.vocab import (
    UNLOCK,
    DelayedReplacement,
    MyTurn,
    NeedsGehenna,
    Power,
    Until,
    card,
)

AT_LEAST = 3
"""The required number of vampires of a clan."""
OLD = 6
"""The capacity of a burned vampire that ends the effect for a Methuselah."""


def satisfied(seat: int) -> str:
    """The mark for a Methuselah who ignores the effect."""
    return f"satisfied by seat {seat}"


class OfLargeClan(SaidElsewhere, Target, frozen=True):
    """A vampire of the user in a clan with three or more vampires under her control.

    Vampires without a clan do not share a clan.
    """

    @override
    def choices(self, context: EffectContext) -> list[Choice]:
        own = [one for one in context.table.minions(context.seat) if one.vampire and one.clan]
        clans = Counter(one.clan for one in own)
        return [(one.card, NONE, 0) for one in own if clans[one.clan] >= AT_LEAST]


class NotSatisfied(SaidElsewhere, Condition, frozen=True):
    """The Methuselah has not burned an old vampire for the card."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return not context.card_in_play.mark(satisfied(context.seat))


class Recalls(Effect, frozen=True):
    """The target is burned; an old vampire satisfies the card for the rest of the game.

    By a ruling, a vampire that the event does not affect can also be chosen.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BURN, which="target"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        old = context.target_minion.capacity >= OLD
        if old:
            context.card_in_play.set_mark(satisfied(context.seat), 1)
        if not ignores_gehenna(context.table, context.target):
            burn(context.table, context.target)


class EachUnlockPhase(Power, frozen=True, kw_only=True):
    """The duty of each Methuselah in her unlock phase."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during each Methuselah's unlock phase, if that Methuselah controls 3 or more vampires "
            "of the same clan, they burn one of those vampires. If that vampire's capacity is 6 or "
            "more, that Methuselah ignores this effect until the end of the game"
        )


CARDS = (
    card(
        101566,
        "Recalled to the Founder",
        NeedsGehenna(n=2),
        DelayedReplacement(Until.SOURCE),
        EachUnlockPhase(
            sentence="Burn {target} for {card}.",
            at=UNLOCK,
            user="anybody",
            conditions=(MyTurn(), NotSatisfied()),
            target=OfLargeClan(),
            once=Until.TURN,
            forced=True,
            effects=(Recalls(),),
        ),
    ),
)
