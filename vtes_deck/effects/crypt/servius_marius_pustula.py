"""Servius Marius Pustula: old vampires enlarge the hands of all Methuselahs."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    CardInPlay,
    Does,
    Key,
    Number,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import Bonus, card


class HandsWithOldVampires(OwnStatic, Number, frozen=True):
    """A larger hand for each Methuselah, by 1 for each ready vampire with a certain capacity."""

    least: int

    key: ClassVar[Key] = Bonus.HAND_SIZE
    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.HAND_SIZE, 1, whose="any"),)

    @override
    def number(self, table: Table, source: int, on: CardInPlay | int) -> int:
        if not isinstance(on, int):
            return 0
        return sum(one.vampire and one.capacity >= self.least for one in table.ready_minions(on))

    @override
    def say(self, wording: Wording) -> str:
        return (
            "each Methuselah gets +X hand size, where X is the number of ready vampires with "
            f"capacity {self.least} or more they control"
        )


CARDS = (card(201268, "Servius Marius Pustula", HandsWithOldVampires(8)),)
