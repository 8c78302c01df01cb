"""Breath of the Dragon: a strike that burns the striker."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Damage,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    StrikeResolution,
    Wording,
    fight,
)
from vtes_deck.effects.vocab import (
    Range,
    Strike,
    card,
    combat,
    strikes,
)


class Backfires(Effect, frozen=True):
    """At close range the strike also deals aggravated environmental damage to the striking minion.

    Attributes:
        n: the damage.
    """

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.DAMAGE, self.n, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        """COM-46: resolved together with the damage of the strike."""
        table = context.table
        resolving = table.current(StrikeResolution)
        if resolving is None or fight(table).range is not Range.CLOSE:
            return
        back = Damage(target=context.minion, n=self.n, aggravated=True, source=context.card)
        resolving.environmental += (back,)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if this strike is used at close range, this striking vampire also takes {self.n} "
            "environmental aggravated damage"
        )


DRAGON = Strike(damage=1, ranged=True, aggravated=True, special=True)


DRAGON_2 = Strike(damage=2, ranged=True, aggravated=True, special=True)

CARDS = (
    card(
        100250,
        "Breath of the Dragon",
        combat("vic", strikes(DRAGON), Backfires(1)),
        combat("VIC", strikes(DRAGON_2), Backfires(2)),
    ),
)
