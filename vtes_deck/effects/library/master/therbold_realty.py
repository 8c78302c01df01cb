"""Therbold Realty: cheaper locations."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Does,
    MasterPrice,
    Minion,
    OwnStatic,
    Price,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import PutInPlay, Trait, card, master

CHEAPER = (Does(PurposeKind.COST, 1, whose="mine", less=True),)


class CheaperLocations(OwnStatic, MasterPrice, frozen=True):
    """Locations that the controller plays herself cost less pool."""

    @override
    def does(self) -> tuple[Does, ...]:
        return CHEAPER

    @override
    def less(self, table: Table, source: int, payer: int, paid: Printed) -> int:
        mine = table.in_play[source].controller == payer
        return int(mine and Trait.LOCATION in paid.traits)

    @override
    def say(self, wording: Wording) -> str:
        return "locations cost you 1 less blood or pool"


class CheaperForMinions(SaidElsewhere, OwnStatic, Price, frozen=True):
    """Equipment that is a location costs her minions less; by a ruling, they count as locations."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return CHEAPER

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        if table.in_play[source].controller != minion.controller:
            return 0, 0
        if Trait.LOCATION not in paid.traits:
            return 0, 0
        return (1, 0) if paid.pool_cost else (0, 1)


CARDS = (
    card(
        101968,
        "Therbold Realty",
        master(PutInPlay()),
        CheaperLocations(),
        CheaperForMinions(),
    ),
)
