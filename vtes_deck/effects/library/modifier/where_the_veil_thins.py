"""Where the Veil Thins: minions without Oblivion pay to block."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    BlockPrice,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
    has_level,
)
from vtes_deck.effects.vocab import BlockersPay, Stealth, card, modifier

NEVER = 1_000
"""A cost in blood that no minion can pay."""


class TollWithoutOblivion(OwnStatic, BlockPrice, frozen=True):
    """Vampires without Oblivion burn blood to attempt to block; allies cannot pay the price."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    @override
    def due(self, table: Table, source: int, blocker: Minion) -> int:
        if has_level(table, blocker, "obl"):
            return 0
        return 1 if blocker.vampire else NEVER

    @override
    def say(self, wording: Wording) -> str:
        return "minions without Oblivion must burn 1 blood to attempt to block"


CARDS = (
    card(
        102285,
        "Where the Veil Thins",
        modifier("obl", Stealth(1)),
        modifier("OBL", Stealth(1), BlockersPay()),
        TollWithoutOblivion(),
    ),
)
