"""Phagian: other vampires play Necromancy."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Does,
    Minion,
    OwnStatic,
    PlaysAs,
    Price,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    levels,
)
from vtes_deck.effects.vocab import card

NECROMANCY = "nec"


class TeachesAll(OwnStatic, PlaysAs, frozen=True):
    """Vampires of the controller play cards as though they had basic Necromancy."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PERMANENT, whose="mine"),)

    @override
    def as_though(
        self, table: Table, source: int, minion: Minion, levels: dict[str, int]
    ) -> dict[str, int]:
        mine = minion.controller == table.in_play[source].controller
        if not mine or not minion.vampire or NECROMANCY in levels:
            return levels
        return {**levels, NECROMANCY: 1}

    @override
    def say(self, wording: Wording) -> str:
        return (
            "any vampire you control may play cards that require Necromancy [nec] at the basic "
            "level, with the cost increased by 1 blood"
        )


class LessonsCost(SaidElsewhere, OwnStatic, Price, frozen=True):
    """The additional blood for a vampire that does not have Necromancy; part of the sentence."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="mine"),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        """A card without levels costs more if no other Discipline of the vampire is enough."""
        known = levels(table, minion)
        mine = minion.controller == table.in_play[source].controller
        used = paid.required_at(level)
        if not mine or NECROMANCY not in used or NECROMANCY in known:
            return 0, 0
        return (0, 0) if not level and any(one in known for one in used) else (0, -1)


CARDS = (card(201119, "Phagian", TeachesAll(), LessonsCost()),)
