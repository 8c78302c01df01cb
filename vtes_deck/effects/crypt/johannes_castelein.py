"""Johannes Castelein: a Methuselah who cancels his politics burns pool."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CANCELLED,
    NONE,
    REFERENDUM_CALLED_OFF,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Referendum,
    SaidElsewhere,
    ShowCard,
    Wording,
    ledger,
)
from vtes_deck.effects.vocab import Same, Trigger, Type, card


class PlaysPolitics(Condition, frozen=True):
    """The card being played is a political action card of the vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, show = context.table, context.table.current(ShowCard)
        return (
            show is not None
            and show.minion == context.host
            and Type.POLITICAL_ACTION in table.cards[show.card].types
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"if a political action card {wording.name} plays"


class CancellerPays(Effect, frozen=True):
    """The Methuselah who has cancelled it burns pool.

    Attributes:
        n: the pool.
        referendum: a referendum is cancelled, otherwise a card.
    """

    n: int
    referendum: bool = False

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.POOL, self.n, whose="others", less=True),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        found = table.current(Referendum) if self.referendum else table.current(ShowCard)
        if found is not None and found.canceller != NONE:
            ledger.burn_pool(table, found.canceller, self.n)

    @override
    def say(self, wording: Wording) -> str:
        return f"the Methuselah canceling it burns {self.n} pool"


class CardsAreSafe(Trigger, frozen=True, kw_only=True):
    """The ability for cards, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        plays = "".join(one.say(wording) for one in self.conditions)
        return f"{plays} or a referendum he calls is canceled, {self.effects[0].say(wording)}"


class ReferendumsAreSafe(SaidElsewhere, Trigger, frozen=True, kw_only=True):
    """The ability for referendums, which the same sentence names."""


CARDS = (
    card(
        200713,
        "Johannes Castelein",
        CardsAreSafe(on=CANCELLED, conditions=(PlaysPolitics(),), effects=(CancellerPays(2),)),
        ReferendumsAreSafe(
            on=REFERENDUM_CALLED_OFF,
            conditions=(Same("host", "caller"),),
            effects=(CancellerPays(2, referendum=True),),
        ),
    ),
)
