"""Hunter's Mark: a combat that cannot be ended."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    NO_END,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    fight,
)
from vtes_deck.effects.vocab import (
    COMBAT,
    AddDelayedTrigger,
    AMinion,
    EnterCombat,
    GivePress,
    MinionFilter,
    Until,
    action,
    card,
)


class OpposingCannotEnd(Effect, frozen=True):
    """The opposing minion cannot strike to end the combat in this round."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.FREEZE, which="opposing"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        table = context.table
        table.use_once(NO_END, fight(table).other(context.minion), Until.ROUND)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "the opposing minion cannot strike: combat ends during the first round of that combat"
        )


ANOTHERS = AMinion(MinionFilter(ready=True), "others")
"""A minion of another Methuselah as the opponent."""

CARDS = (
    card(
        102228,
        "Hunter's Mark",
        action(
            "cel+tha",
            AddDelayedTrigger(on=COMBAT, effects=(GivePress(),)),
            EnterCombat(),
            target=ANOTHERS,
            directed=True,
        ),
        action(
            "CEL+THA",
            AddDelayedTrigger(on=COMBAT, effects=(GivePress(), OpposingCannotEnd())),
            EnterCombat(),
            target=ANOTHERS,
            directed=True,
        ),
    ),
)
