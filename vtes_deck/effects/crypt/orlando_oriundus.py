"""Orlando Oriundus: the votes of vampires count twice."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, OwnStatic, PurposeKind, Table, VoteRules, Wording
from vtes_deck.effects.vocab import card


class DoublesVotes(OwnStatic, VoteRules, frozen=True):
    """The votes of the controller's vampires count twice.

    No other multiplier exists, so none has to be excluded.
    """

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.VOTES, whose="mine"),)

    @override
    def factor(self, table: Table, source: int, seat: int, card: int) -> int:
        """The text tests whether the vampire is ready only when the votes are counted."""
        orlando = table.minion(source)
        doubled = orlando.ready and orlando.controller == seat and table.cards[card].vampire
        return 2 if doubled else 1

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"during a referendum, if {wording.name} is ready, your vampires' votes are doubled "
            "when results are tallied, and other multipliers can not be played on your vampires"
        )


CARDS = (card(201084, "Orlando Oriundus", DoublesVotes()),)
