"""Visit from the Capuchin: a larger hand, and counters that are burned instead of drawing cards."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    EffectContext,
    Key,
    NoPurpose,
    OwnStatic,
    Replaces,
    Table,
    Wording,
    Would,
    WouldReplace,
    bank,
)
from vtes_deck.effects.vocab import (
    Aura,
    Blood,
    Bonus,
    BurnsWhenEmpty,
    PutInPlay,
    card,
    master,
)


class Visits(PutInPlay, frozen=True):
    """Puts the card in play; the next adjustment of the hand allows for the larger hand size."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        context.table.seats[context.seat].settled_size = 0
        super().carry_out(context)


class BurnsCounter(NoPurpose, OwnStatic, Replaces, frozen=True):
    """A counter is burned instead of replacing a card."""

    key: ClassVar[Key] = WouldReplace
    wide: ClassVar[bool] = True

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        visit = table.in_play[source]
        return (
            isinstance(would, WouldReplace)
            and visit.controller == would.seat
            and not visit.contested
            and visit.blood > 0
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        bank.burn_blood(table, table.in_play[source], 1)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"each time you would replace a card other than {wording.this}, instead burn 1 counter "
            f"from {wording.this}"
        )


class ForEachCounter(Aura, frozen=True, kw_only=True):
    """The hand size grows with the counters."""

    @override
    def say(self, wording: Wording) -> str:
        return f"you get +1 hand size for each counter on {wording.this}"


CARDS = (
    card(
        102126,
        "Visit from the Capuchin",
        master(Visits(counters=4)),
        ForEachCounter(bonus=Bonus.HAND_SIZE, n=Blood("this")),
        BurnsCounter(),
        BurnsWhenEmpty(),
    ),
)
