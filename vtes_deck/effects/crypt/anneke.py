"""Anneke: she can block actions against any Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    CurrentAction,
    Does,
    OwnStatic,
    Permits,
    PurposeKind,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import Activity, card


class BlocksForAnyone(OwnStatic, Permits, frozen=True):
    """The minion can block the vampires of others, whatever the target of their actions."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.BLOCK, which="this"),)

    @override
    def permits(self, table: Table, source: int, activity: Activity) -> bool:
        action = table.current(CurrentAction)
        if activity is not Activity.BLOCK_FOR_ANYONE or action is None:
            return False
        acting = table.in_play.get(action.minion)
        if acting is None or acting.controller == table.in_play[source].controller:
            return False
        return table.minion(action.minion).vampire

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"{wording.name} can attempt to block a vampire controlled by another Methuselah, "
            "ignoring the normal prey, predator or target restrictions for blocking actions"
        )


CARDS = (card(200106, "Anneke", BlocksForAnyone()),)
