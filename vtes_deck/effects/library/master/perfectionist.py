"""Perfectionist: actions without reactions."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    Condition,
    EffectContext,
    Wording,
)
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    AMinion,
    Blood,
    Gain,
    MinionFilter,
    Power,
    PutOn,
    Same,
    Successful,
    The,
    Trait,
    Until,
    card,
    master,
)


class NoReactions(Condition, frozen=True):
    """No reaction card has been played during the action; cancelled cards count as played."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """Cards played by minions that have left play count as reactions."""
        action, table = context.action, context.table
        if action is None:
            return True
        seat = action.acting_seat(table)
        return all(
            minion in table.in_play and table.in_play[minion].controller == seat
            for minion, _ in action.played
        )

    @override
    def say(self, wording: Wording) -> str:
        return "during which no reaction cards were played"


NO_ARCHETYPE = MinionFilter(vampire=True, without=Trait.ARCHETYPE)

CARDS = (
    card(
        101388,
        "Perfectionist",
        master(PutOn(), target=AMinion(NO_ARCHETYPE)),
        Power(
            sentence="{target} gains 1 blood from {card}.",
            at=AFTER_ACTION,
            user="host",
            conditions=(Same("host", "acting"), Successful(), NoReactions()),
            target=The("host"),
            once=Until.TURN,
            effects=(Gain(1, Blood("target")),),
        ),
    ),
)
