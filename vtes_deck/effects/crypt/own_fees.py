"""Vampires whose cards or actions cost them more or less than usual."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Minion, Printed, Table, Wording
from vtes_deck.effects.vocab import (
    IS_MERGED,
    STRIKE,
    ActionSurcharge,
    AMinion,
    Control,
    Discount,
    InCombat,
    MinionFilter,
    Move,
    Strike,
    Type,
    card,
)


class DearerBlood(Discount, frozen=True, kw_only=True):
    """Cards that cost blood cost more of it."""

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        return super().less(table, source, minion, paid, level) if paid.blood_cost else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return f"cards that cost blood cost {wording.name} {-self.blood} additional blood to play"


class CheaperWhileReady(Discount, frozen=True, kw_only=True):
    """The reduction, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        ready = "while Helena is ready, " if self.conditions else ""
        return f"{ready}minion cards cost {wording.name} {self.blood} fewer blood"


class CheaperRecovery(ActionSurcharge, frozen=True, kw_only=True):
    """The reduction, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"the leave torpor action costs {wording.name} {-self.blood} fewer blood"


HELENA = MinionFilter(ready=True, name="Helena")
MINION_TYPES = (
    Type.ACTION,
    Type.ACTION_MODIFIER,
    Type.ALLY,
    Type.COMBAT,
    Type.EQUIPMENT,
    Type.POLITICAL_ACTION,
    Type.REACTION,
    Type.RETAINER,
)

CARDS = (
    card(200688, "Jenna Cross", DearerBlood(blood=-1)),
    card(
        200976,
        "Menele",
        CheaperWhileReady(
            blood=1, types=MINION_TYPES, conditions=(Control(AMinion(HELENA, "any")),)
        ),
        InCombat(Move(when=STRIKE, strike=Strike(steal_blood=2)), conditions=(IS_MERGED,)),
    ),
    card(201505, "Zhara", CheaperRecovery(blood=-1, verb="leave torpor")),
)
