"""Princes that change the price of title contests."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    ContestPrice,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    titles,
)
from vtes_deck.effects.vocab import card


class PaysMoreWithoutEdge(OwnStatic, ContestPrice, frozen=True):
    """The vampire pays more while its controller does not have the Edge."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="mine"),)

    @override
    def more(self, table: Table, source: int, claimant: Minion) -> int:
        return self.n if claimant.card == source and table.edge != claimant.controller else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"contesting a title costs {wording.name} +{self.n} blood unless you have the Edge"


class OthersPayMore(OwnStatic, ContestPrice, frozen=True):
    """The other claimants of the title of this vampire pay more."""

    n: int

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="others"),)

    @override
    def more(self, table: Table, source: int, claimant: Minion) -> int:
        if claimant.card == source:
            return 0
        rivals = titles.rivals(table, claimant)
        return self.n if any(one.card == source for one in rivals) else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"if {wording.name}'s title is contested, the cost of contesting is increased by "
            f"{self.n} blood for the other vampire(s)"
        )


CARDS = (
    card(201430, "Vasily", PaysMoreWithoutEdge(1)),
    card(201468, "Wilhelm Waldburg", OthersPayMore(1)),
)
