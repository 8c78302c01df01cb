"""Libertas: allies do not block the Anarch, and cards that command minions cost more."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Action,
    Combat,
    Does,
    Minion,
    OwnStatic,
    Price,
    Printed,
    PurposeKind,
    Table,
    Wording,
    block,
)
from vtes_deck.effects.vocab import (
    ALLY,
    ANARCH,
    Activity,
    AMinion,
    PutOn,
    Restriction,
    Same,
    card,
    master,
)

CODES = frozenset({"dom", "pre"})


class CommandsCostMore(OwnStatic, Price, frozen=True):
    """Cards that require Dominate or Presence cost the other minions 1 more blood.

    By a ruling, the price of a block ends with the attempt.
    """

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, 1, whose="others"),)

    @override
    def less(
        self, table: Table, source: int, minion: Minion, paid: Printed, level: str
    ) -> tuple[int, int]:
        host = table.in_play[source].host
        if minion.card == host or not CODES.intersection(paid.required_at(level)):
            return 0, 0
        action, combat = table.current(Action), table.current(Combat)
        attempt = block.current_block_attempt(table)
        concerned = (
            (action is not None and action.minion == host)
            or (attempt is not None and attempt.minion == host)
            or (combat is not None and combat.holds(host))
        )
        return (0, -1) if concerned else (0, 0)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "cards requiring Dominate or Presence cost other minions +1 blood while this Anarch "
            "is acting, attempting to block or in combat"
        )


CARDS = (
    card(
        101100,
        "Libertas",
        master(PutOn(), target=AMinion(ANARCH, "any")),
        Restriction(
            activity=Activity.BLOCK, host=False, who=ALLY, conditions=(Same("host", "acting"),)
        ),
        CommandsCostMore(),
    ),
)
