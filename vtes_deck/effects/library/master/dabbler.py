"""Dabbler: several Disciplines in one action."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    USES_DISCIPLINE,
    Condition,
    EffectContext,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AMinion,
    Blood,
    Gain,
    MinionFilter,
    Pay,
    Power,
    PutOn,
    The,
    Trait,
    Unlock,
    Until,
    card,
    master,
)


class UsedDisciplines(Condition, frozen=True):
    """The minion with the card has used at least ``least`` Disciplines in this action."""

    least: int

    @override
    def holds(self, context: EffectContext) -> bool:
        host = context.host
        found = {
            what
            for what, card, until in context.table.used
            if card == host and until is Until.ACTION and what.startswith(USES_DISCIPLINE)
        }
        return len(found) >= self.least


NO_ARCHETYPE = MinionFilter(vampire=True, without=Trait.ARCHETYPE)

CARDS = (
    card(
        100485,
        "Dabbler",
        master(PutOn(), target=AMinion(NO_ARCHETYPE)),
        Power(
            sentence="{target} burns 1 blood to unlock with {card}.",
            at=AFTER_ACTION,
            user="host",
            conditions=(UsedDisciplines(3),),
            target=The("host"),
            once=Until.TURN,
            key="dabbles",
            effects=(Pay(1, Blood("target")), Unlock("target")),
        ),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=AFTER_ACTION,
            user="host",
            conditions=(UsedDisciplines(3),),
            target=The("host"),
            once=Until.TURN,
            key="dabbles",
            effects=(Gain(1, Blood("target")),),
        ),
        exception="The two alternatives of one sentence are two abilities with a common limit.",
    ),
)
