"""The Bitter and Sweet Story: a larger hand for victory points."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Does,
    Effect,
    EffectContext,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import POINT, Bonus, Trigger, card


class HandForPoints(OwnStatic, Number, frozen=True):
    """Each Methuselah has a larger hand for each victory point.

    Attributes:
        n: the change for each point.
    """

    n: int

    key: ClassVar[Key] = Bonus.HAND_SIZE
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, self.n, whose="any"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        return self.n * int(table.seats[on].victory_points) if isinstance(on, int) else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"each Methuselah gets +{self.n} hand size for each victory point they have"


class HandsFollow(SaidElsewhere, Effect, frozen=True):
    """DRW-05: the hand of a Methuselah is adjusted to her victory points."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """The hands are adjusted in the next step, when an ousted Methuselah's cards are gone."""
        context.table.hand_sizes_may_change()


CARDS = (
    card(
        100163,
        "The Bitter and Sweet Story",
        HandForPoints(2),
        Trigger(on=POINT, effects=(HandsFollow(),)),
    ),
)
