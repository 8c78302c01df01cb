"""Protected Resources: a limit on the pool that bleeds burn."""

from __future__ import annotations

from typing import ClassVar, override

from msgspec.structs import replace

from vtes_deck.effects.api import (
    Does,
    Key,
    OwnStatic,
    PurposeKind,
    Replaces,
    Table,
    Wording,
    Would,
    WouldLosePool,
)
from vtes_deck.effects.vocab import BLED, BurnCard, PutInPlay, Trigger, card, master


class BurnsAtMost(OwnStatic, Replaces, frozen=True):
    """Limits the pool that the controller of the card burns to a bleed."""

    most: int

    key: ClassVar[Key] = WouldLosePool
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.REDUCE, whose="mine"),)

    @override
    def applies(self, table: Table, source: int, would: Would) -> bool:
        return (
            isinstance(would, WouldLosePool)
            and would.seat == table.in_play[source].controller
            and would.n > self.most
        )

    @override
    def instead(self, table: Table, source: int, would: Would) -> None:
        replace(would, n=self.most).happen(table)

    @override
    def say(self, wording: Wording) -> str:
        most = f"{self.most} pool"
        return f"if you would burn more than {most} to a bleed, you burn {most} instead"


CARDS = (
    card(
        101500,
        "Protected Resources",
        master(PutInPlay()),
        BurnsAtMost(2),
        Trigger(on=BLED, mine=True, effects=(BurnCard("this"),)),
    ),
)
