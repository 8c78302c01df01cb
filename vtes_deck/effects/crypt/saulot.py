"""Saulot, The Wanderer: no damage from Baali."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Damage,
    DamageTaken,
    Does,
    Minion,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    UNLOCK,
    ACard,
    AMinion,
    Blood,
    Either,
    MinionFilter,
    MoveCounters,
    MyTurn,
    Power,
    Until,
    Zone,
    card,
)


class UnhurtByBaali(OwnStatic, DamageTaken, frozen=True):
    """Damage that Baali inflict on the vampire is reduced to 0."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.PREVENT, which="host"),)

    @override
    def reduction(self, table: Table, source: int, damage: Damage) -> int:
        minion = table.in_play.get(damage.minion)
        return damage.n if isinstance(minion, Minion) and minion.clan == "Baali" else 0

    @override
    def say(self, wording: Wording) -> str:
        return f"damage Baali inflict on {wording.name} is reduced to 0"


CARDS = (
    card(
        201248,
        "Saulot, The Wanderer",
        UnhurtByBaali(),
        Power(
            sentence="Move 2 blood from {card} to {target}.",
            at=UNLOCK,
            once=Until.TURN,
            conditions=(MyTurn(),),
            target=Either(
                AMinion(MinionFilter(vampire=True, another=True), "any"),
                ACard(Zone.UNCONTROLLED, vampire=True),
            ),
            effects=(MoveCounters(2, Blood("host"), Blood("target")),),
        ),
    ),
)
