"""Vampires with special prices for combat cards."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    DISCIPLINES,
    Does,
    Minion,
    OwnStatic,
    Price,
    Printed,
    PurposeKind,
    SaidElsewhere,
    Table,
    Wording,
    plays_as,
)
from vtes_deck.effects.vocab import Discount, StrikesCost, Type, card


class FreeCombat(OwnStatic, Price, frozen=True):
    """The minion pays no blood for combat cards."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="mine", less=True),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        return (0, EVERY_COST) if plays_as(table, minion, paid, (Type.COMBAT,)) else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} does not burn blood to pay the cost of combat cards {wording.user} "
            "plays"
        )


class DearerCombat(OwnStatic, Price, frozen=True):
    """Combat cards that do not require Fortitude cost more blood."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="mine"),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        """A card with several Disciplines requires only those with which it is played."""
        if "for" in paid.required_at(level) or not plays_as(table, minion, paid, (Type.COMBAT,)):
            return 0, 0
        return 0, -self.n

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"combat cards that do not require Fortitude cost {wording.user} {self.n} additional "
            "blood"
        )


class DearerActions(Discount, frozen=True, kw_only=True):
    """Action cards of a Discipline cost more; the text covers strike cards too."""

    @override
    def say(self, wording: Wording) -> str:
        name = DISCIPLINES[self.discipline].name
        return (
            f"action cards and strike cards that require {name} cost {wording.user} "
            f"+{-self.blood} blood"
        )


class DearerStrikes(SaidElsewhere, StrikesCost, frozen=True, kw_only=True):
    """Strike cards of a Discipline have the same surcharge as in :class:`DearerActions`."""


EVERY_COST = 99
"""An amount of blood above every cost."""

CARDS = (
    card(
        200112,
        "Antoinette DuChamp",
        DearerActions(types=(Type.ACTION,), discipline="cel", blood=-1),
        DearerStrikes(n=1, discipline="cel"),
    ),
    card(200386, "Dragos", FreeCombat()),
    card(201206, "Rosemarie", DearerCombat(1)),
)
