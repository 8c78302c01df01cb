"""Vampires whose strikes of one kind do more."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NONE,
    Does,
    OwnStatic,
    PurposeKind,
    StrikeBonus,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    ADDITIONAL_STRIKES,
    Discount,
    InCombat,
    InRound,
    Move,
    Strike,
    Until,
    card,
)


class MoreDamage(OwnStatic, StrikeBonus, frozen=True):
    """Strikes of one kind inflict more damage."""

    n: int

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.STRENGTH, self.n, which="host"),)

    def fits(self, table: Table, strike: Strike) -> bool:
        """Whether it concerns a strike."""
        raise NotImplementedError

    @override
    def damage(self, table: Table, source: int, strike: Strike) -> int:
        return self.n if self.fits(table, strike) else 0


class MoreWithBloodSorcery(MoreDamage, frozen=True):
    """Strikes by cards that require Blood Sorcery."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        if strike.source == NONE:
            return False
        return "tha" in table.cards[strike.source].requirement.disciplines

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"damaging strikes made by {wording.user} that require Blood Sorcery inflict "
            f"+{self.n} damage"
        )


class MoreWithMelee(MoreDamage, frozen=True):
    """Strikes with melee weapons."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return strike.melee

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} inflicts +{self.n} damage with melee weapons"


class MoreAtRange(MoreDamage, frozen=True):
    """Ranged strikes, which also steal more."""

    @override
    def fits(self, table: Table, strike: Strike) -> bool:
        return strike.ranged

    @override
    def theft(self, table: Table, source: int, strike: Strike) -> int:
        return self.damage(table, source, strike)

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.user} inflicts +{self.n} damage or steals {self.n} additional blood or life "
            "with ranged strikes (even at close range)"
        )


CARDS = (
    card(201182, "Reverend Blackwood", MoreWithBloodSorcery(1)),
    card(
        201069,
        "Nuriel",
        InCombat(
            Move(when=ADDITIONAL_STRIKES, additional=1, once=Until.COMBAT),
            conditions=(InRound(1),),
        ),
        MoreWithMelee(1),
    ),
    card(200385, "The Dracon", Discount(blood=1, discipline="vic"), MoreAtRange(1)),
)
