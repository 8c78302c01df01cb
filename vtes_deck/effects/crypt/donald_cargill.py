"""Donald Cargill: the referendums of the predator cost him blood."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    BloodHunt,
    Condition,
    EffectContext,
    Referendum,
    SaidElsewhere,
    Wording,
    on_right,
)
from vtes_deck.effects.vocab import (
    REFERENDUM_RESOLVED,
    Blood,
    Burn,
    Trigger,
    card,
)


class PredatorHasPassed(SaidElsewhere, Condition, frozen=True):
    """A referendum of the predator has passed, even if it has ousted her."""

    @override
    def holds(self, context: EffectContext) -> bool:
        """A blood hunt is not called by a Methuselah."""
        table, referendum = context.table, context.table.current(Referendum)
        if referendum is None or not referendum.passed or isinstance(referendum, BloodHunt):
            return False
        seat = on_right(table, context.seat)
        while seat != referendum.caller and table.seats[seat].ousted:
            seat = on_right(table, seat)
        return seat == referendum.caller


class SuffersFromPredator(Trigger, frozen=True, kw_only=True):
    """The ability, in the words of the card."""

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.name} burns 1 blood after a referendum called by your predator passes"


CARDS = (
    card(
        200365,
        "Donald Cargill",
        SuffersFromPredator(
            on=REFERENDUM_RESOLVED,
            conditions=(PredatorHasPassed(),),
            effects=(Burn(1, Blood("host")),),
        ),
    ),
)
