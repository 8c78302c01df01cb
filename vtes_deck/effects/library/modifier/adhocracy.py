"""Adhocracy: a bleed, votes or strength."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    COMBAT,
    POLLING,
    AddDelayedTrigger,
    Bonus,
    CombatFromBlock,
    Gets,
    MoreBleed,
    PoliticalReferendum,
    Until,
    Votes,
    card,
    modifier,
)


class StrongIfBlocked(Effect, frozen=True):
    """If the action is blocked, the minion has more strength in the combat that results.

    Attributes:
        n: the additional strength.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Apply the strength to each block of the action."""
        AddDelayedTrigger(
            on=COMBAT,
            conditions=(CombatFromBlock(),),
            effects=(Gets(Bonus.STRENGTH, self.n, Until.COMBAT),),
            once=False,
        ).carry_out(context)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.user} is blocked, they get +{self.n} strength during the resulting combat"
        )


CARDS = (
    card(
        100022,
        "Adhocracy",
        modifier("ani", MoreBleed(1)),
        modifier("chi", Votes(3), at=POLLING, conditions=(PoliticalReferendum(),)),
        modifier("pot", StrongIfBlocked(1)),
    ),
)
