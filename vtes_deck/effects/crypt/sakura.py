"""Sakura: unlocks after actions of her path."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import NONE, Condition, EffectContext, Wording
from vtes_deck.effects.vocab import (
    AFTER_ACTION,
    MyTurn,
    Power,
    Same,
    Successful,
    Unlock,
    Until,
    card,
)


class PathAction(Condition, frozen=True):
    """The card of the current action requires a path.

    Attributes:
        path: the path.
    """

    path: str

    @override
    def holds(self, context: EffectContext) -> bool:
        action = context.action
        if action is None or action.card == NONE:
            return False
        return self.path in context.table.cards[action.card].requirement.paths

    @override
    def say(self, wording: Wording) -> str:
        return f"requiring the Path of {self.path}"


class UnlocksOnPath(Power, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        which = "".join(one.say(wording) for one in self.conditions if isinstance(one, PathAction))
        turn = "during your turn, " if MyTurn() in self.conditions else ""
        result = "a successful" if Successful() in self.conditions else "an"
        return (
            f"{turn}{wording.name} can burn {self.blood} blood to unlock after performing {result} "
            f"action {which}"
        )


CARDS = (
    card(
        201771,
        "Sakura, The Merciless",
        UnlocksOnPath(
            sentence="{card} burns 1 blood to unlock.",
            at=AFTER_ACTION,
            blood=1,
            once=Until.ACTION,
            conditions=(
                MyTurn(),
                Same("host", "acting"),
                Successful(),
                PathAction("Death and the Soul"),
            ),
            effects=(Unlock(),),
        ),
    ),
)
