"""Skidmark: cards played during its actions are replaced later."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import CurrentAction, HoldsBack, OwnStatic, Table, Wording
from vtes_deck.effects.vocab import Until, card


class ReplacesAfterAction(OwnStatic, HoldsBack, frozen=True):
    """While the minion acts, its controller replaces no card until the action ends."""

    @override
    def until(self, table: Table, source: int, seat: int, card: int) -> Until | None:
        action = table.current(CurrentAction)
        acts = action is not None and action.minion == source
        return Until.ACTION if acts and table.in_play[source].controller == seat else None

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"when {wording.name} is acting, you do not replace any cards you play until the end "
            "of the action"
        )


CARDS = (card(201295, "Skidmark", ReplacesAfterAction()),)
