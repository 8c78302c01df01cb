"""Enkidu, The Noah: unlocks with his beasts."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import Does, Effect, EffectContext, PurposeKind, Wording
from vtes_deck.effects.vocab import (
    DISCARD_ENDS,
    RESOLVED,
    ActionWas,
    Activity,
    AddDelayedTrigger,
    AMinion,
    CardAction,
    EnterCombat,
    MinionFilter,
    Restriction,
    Same,
    Successful,
    Trigger,
    Unlock,
    Until,
    card,
)

AT_THE_END = AddDelayedTrigger(on=DISCARD_ENDS, effects=(Unlock(),), until=Until.TURN)


class UnlocksAtTheEnd(Effect, frozen=True):
    """The vampire unlocks at the end of the turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.UNLOCK, which="host"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        AT_THE_END.carry_out(context.by(context.host))

    @override
    def say(self, wording: Wording) -> str:
        return f"{wording.user} unlocks at the end of the turn"


class AfterEmploying(Trigger, frozen=True, kw_only=True):
    """An effect of a successful action to employ a retainer."""

    @override
    def say(self, wording: Wording) -> str:
        how = "successfully performs" if Successful() in self.conditions else "performs"
        return (
            f"if {wording.name} {how} an action to employ a retainer, "
            f"{self.effects[0].say(wording)}"
        )


CARDS = (
    card(
        200424,
        "Enkidu, The Noah",
        CardAction(
            sentence="{minion} acts to enter combat with {target}.",
            host=True,
            target=AMinion(MinionFilter(ready=True), "others"),
            effects=(EnterCombat(),),
        ),
        AfterEmploying(
            on=RESOLVED,
            conditions=(Same("host", "acting"), Successful(), ActionWas("employ")),
            effects=(UnlocksAtTheEnd(),),
        ),
        Restriction(activity=Activity.BEAR),
    ),
)
