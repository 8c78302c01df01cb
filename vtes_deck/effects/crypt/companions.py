"""Vampires with effects on a vampire of a certain name."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Condition,
    Does,
    EffectContext,
    Forbids,
    Key,
    OwnStatic,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import (
    Activity,
    Aura,
    Bonus,
    Same,
    card,
)

VICTORIA_ASH = "Victoria Ash"
HESHA_RUHADZE = "Hesha Ruhadze"


class HasVictoriaAsh(Condition, frozen=True):
    """A vampire of this name is in the ready region of the user."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table = context.table
        return any(
            table.cards[one.card].definition.name == VICTORIA_ASH
            for one in table.ready_minions(context.seat)
        )

    @override
    def say(self, wording: Wording) -> str:
        return f"while {VICTORIA_ASH} is in your ready region"


class EscapesHesha(OwnStatic, Forbids, frozen=True):
    """A vampire of this name cannot block the vampire."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, whose="others", less=True),)

    key: ClassVar[Key] = Activity.BLOCK
    wide: ClassVar[bool] = True

    @override
    def forbids(self, table: Table, source: int, on: int) -> bool:
        acting = Same("host", "acting").holds(
            EffectContext(table, table.in_play[source].controller, source)
        )
        return acting and table.cards[on].definition.name == HESHA_RUHADZE

    @override
    def say(self, wording: Wording) -> str:
        return f"{HESHA_RUHADZE} cannot block {wording.name}"


CARDS = (
    card(
        201654,
        "Tegyrius, Vizier",
        Aura(bonus=Bonus.VOTES, n=2, host=True, conditions=(HasVictoriaAsh(),)),
    ),
    card(200414, "Elizabeth Dimitros", EscapesHesha()),
)
