"""NSA Trio: the first combat of a turn cannot end early."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Combat, Condition, EffectContext, Minion, SaidElsewhere, Wording
from vtes_deck.effects.vocab import (
    COMBAT,
    DISCARD,
    Activity,
    BurnCard,
    InRound,
    MyTurn,
    Once,
    Power,
    Restriction,
    Trigger,
    Until,
    WasDone,
    card,
)

FIRST = "first combat after a block"


class AfterBlock(SaidElsewhere, Condition, frozen=True):
    """The combat is between an acting and a blocking vampire."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action = context.table, context.action
        combat = table.current(Combat)
        if combat is None or action is None:
            return False
        pair = {side.minion for side in combat.sides}
        found = [table.in_play.get(one) for one in pair]
        vampires = all(isinstance(one, Minion) and one.vampire for one in found)
        return vampires and pair == {action.minion, action.blocker}


class NoEarlyEnd(Restriction, frozen=True, kw_only=True):
    """The combatants cannot end the combat by a strike."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "during the first combat between an acting vampire and a blocking vampire each turn, "
            "neither combatant can end combat as a strike in the first round"
        )


class BurnsByIdle(Power, frozen=True, kw_only=True):
    """A Methuselah whose minions have not acted can burn the card."""

    @override
    def say(self, wording: Wording) -> str:
        return (
            "a Methuselah can use a discard phase action to burn this card if their minions "
            "attempted no actions in the current turn"
        )


class Idle(SaidElsewhere, Condition, frozen=True):
    """No minion of the user has attempted an action in this turn.

    By a ruling on a card with the same words, only the minions that she controls now count.
    """

    @override
    def holds(self, context: EffectContext) -> bool:
        return not any(one.done for one in context.table.minions(context.seat))


CARDS = (
    card(
        101306,
        "NSA Trio",
        Trigger(
            on=COMBAT,
            once=Until.TURN,
            conditions=(AfterBlock(),),
            effects=(Once(FIRST, Until.COMBAT, by="this"),),
        ),
        NoEarlyEnd(
            activity=Activity.END_COMBAT,
            host=False,
            conditions=(WasDone(FIRST, Until.COMBAT, by="this"), InRound(1)),
        ),
        BurnsByIdle(
            sentence="Use a discard phase action to burn {card}.",
            at=DISCARD,
            user="anybody",
            conditions=(MyTurn(), Idle()),
            effects=(BurnCard("this"),),
        ),
    ),
)
