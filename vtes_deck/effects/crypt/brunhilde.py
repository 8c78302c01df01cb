"""Brunhilde (advanced): free conversions to Anarch, and combat with vampires of other sects."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    ConversionPrice,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    IS_MERGED,
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    Sect,
    card,
)


class FreeConversion(OwnStatic, ConversionPrice, frozen=True):
    """The vampires of the controller become Anarch without cost."""

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 2, whose="mine", less=True),)

    @override
    def instead(self, table: Table, source: int, vampire: Minion) -> int | None:
        return 0 if vampire.controller == table.in_play[source].controller else None

    @override
    def say(self, wording: Wording) -> str:
        return "the action to become Anarch costs vampires you control 0 blood"


OTHERS = MinionFilter(vampire=True, ready=True, but=MinionFilter(sects=(Sect.ANARCH,)))

CARDS = (
    card(
        200224,
        "Brunhilde",
        FreeConversion(),
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            conditions=(IS_MERGED,),
            target=AMinion(OTHERS, "others"),
            effects=(EnterCombat(),),
        ),
    ),
)
