"""Lucian, the Perfect: strikes against him cost more."""

from __future__ import annotations

from typing import ClassVar, override

from vtes_deck.effects.api import (
    Combat,
    DefinitionScript,
    Does,
    Minion,
    OwnStatic,
    Printed,
    PurposeKind,
    StrikePrice,
    Table,
    Wording,
)
from vtes_deck.effects.vocab import CombatMode, Strike, card


class DearStrikes(OwnStatic, StrikePrice, frozen=True):
    """Strikes against the minion cost the opposing minion blood or life.

    A strike is against the minion if it damages or otherwise affects the minion, not if it only
    avoids strikes. The rules let a minion decline to strike.

    Attributes:
        n: the amount.
    """

    n: int

    wide: ClassVar[bool] = True

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.COST, self.n, whose="others"),)

    @override
    def more(self, table: Table, source: int, minion: Minion, paid: Printed, level: str) -> int:
        script = paid.script
        modes = script.modes if isinstance(script, DefinitionScript) else ()
        strikes = [
            one.move.strike
            for one in modes
            if isinstance(one, CombatMode) and one.level == level and one.move.strike is not None
        ]
        return max((self.toll(table, source, minion, one) for one in strikes), default=0)

    @override
    def toll(self, table: Table, source: int, minion: Minion, strike: Strike) -> int:
        combat = table.current(Combat)
        if combat is None or not combat.holds(source) or combat.other(source) != minion.card:
            return 0
        return self.n if strike.hurts or strike.special else 0

    @override
    def say(self, wording: Wording) -> str:
        return (
            f"strikes against {wording.name} cost an additional blood or life. A minion opposing "
            f"{wording.name} can choose not to strike"
        )


CARDS = (card(200871, "Lucian, the Perfect", DearStrikes(1)),)
