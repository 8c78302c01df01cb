"""Helena: she wakes for blocks and Auspex."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    AWAKE,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    Wording,
    wake,
)
from vtes_deck.effects.vocab import IS_READY, WAKING, Power, card


class CouldReact(Condition, frozen=True):
    """The vampire is locked and not awake, and another Methuselah's minion acts."""

    @override
    def holds(self, context: EffectContext) -> bool:
        table, action, vampire = context.table, context.action, context.user_minion
        if action is None or action.ended or action.acting_seat(table) == context.seat:
            return False
        return vampire.locked and not vampire.awake

    @override
    def say(self, wording: Wording) -> str:
        return f"if {wording.name} is locked and ready"


class WakesForAuspex(Effect, frozen=True):
    """The vampire blocks, and plays reaction cards that require Auspex, as if unlocked."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.WAKE, which="user"),)

    @override
    def carry_out(self, context: EffectContext) -> None:
        vampire = context.user_minion
        wake(context.table, vampire, "aus")
        context.table.emit(AWAKE, context.seat, minion=vampire.card)

    @override
    def say(self, wording: Wording) -> str:
        return (
            "to be able to attempt to block and/or play reaction cards that require Auspex [aus] "
            "as if unlocked for the remainder of the action"
        )


class BurnsToWake(Power, frozen=True, kw_only=True):
    """The vampire burns blood to react while locked."""

    @override
    def say(self, wording: Wording) -> str:
        when = "".join(one.say(wording) for one in self.conditions if isinstance(one, CouldReact))
        (woken,) = self.effects
        if IS_READY not in self.conditions:
            return ""
        return f"{when}, she can burn a blood {woken.say(wording)}"


CARDS = (
    card(
        200586,
        "Helena",
        BurnsToWake(
            sentence="Burn 1 blood of {card}: she blocks and plays Auspex as if unlocked.",
            at=WAKING,
            blood=1,
            conditions=(IS_READY, CouldReact()),
            effects=(WakesForAuspex(),),
        ),
    ),
)
