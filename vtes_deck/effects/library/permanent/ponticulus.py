"""Ponticulus: a wraith that gives intercept."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Damage, DamageTaken, Does, OwnStatic, PurposeKind, Table, Wording
from vtes_deck.effects.vocab import (
    BLOCKING,
    Activity,
    Aura,
    Bonus,
    DirectedAtMe,
    Intercept,
    MinionFilter,
    Power,
    Restriction,
    The,
    card,
)


class OnlyAggravated(OwnStatic, DamageTaken, frozen=True):
    """Damage that is not aggravated is not inflicted, even if it cannot be prevented."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="host"),)

    @override
    def immune(self, table: Table, source: int, damage: Damage) -> bool:
        return not damage.aggravated

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} is immune to non-aggravated damage"


TREMERE = The("blocking", MinionFilter(clans=("Tremere",)))

CARDS = (
    card(
        101419,
        "Ponticulus",
        Aura(bonus=Bonus.INTERCEPT, n=1, host=True, conditions=(DirectedAtMe(),)),
        Power(
            sentence="Lock {card}: {target} gets +1 intercept.",
            at=BLOCKING,
            lock=True,
            target=TREMERE,
            effects=(Intercept(1, "target"),),
        ),
        OnlyAggravated(),
        Restriction(activity=Activity.ACT),
        Restriction(activity=Activity.BEAR),
    ),
)
