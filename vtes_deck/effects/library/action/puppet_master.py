"""Puppet Master: a locked vampire later acts for another Methuselah."""

from __future__ import annotations

from typing import override

from vtes_deck.effects.api import (
    KEPT,
    PUT_ON,
    Condition,
    Does,
    Effect,
    EffectContext,
    PurposeKind,
    SaidElsewhere,
    Wording,
    borrow,
    burn,
    control,
    lock,
    unlock,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    Activity,
    AMinion,
    InPhase,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    PutOn,
    Restriction,
    action,
    bleed,
    card,
)

WAITS_FOR = "waits for turn"
"""The mark of the card: the number of the turn of its controller in which it can be used."""


class LocksPuppet(PutOn, frozen=True):
    """The card is put on the target, which locks; the player of the card still controls it."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (
            Does(PurposeKind.LOCK, which="target"),
            Does(PurposeKind.FREEZE, which="target"),
        )

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, seat = context.table, context.seat
        table.emit(PUT_ON, seat, context.card, target=context.target)
        card_in_play = control.arrive(table, context.card, seat, context.target)
        if context.card in table.in_play:
            card_in_play.set_mark(KEPT, 1)
            card_in_play.set_mark(WAITS_FOR, table.seats[seat].turns + 1)
        lock(table, context.target)

    @override
    def say(self, wording: Wording) -> str:
        puts = PutOn.say(self, wording)
        return f"{puts} and lock them; you still control this card"


class OfNextTurn(SaidElsewhere, Condition, frozen=True):
    """It is the first turn of the card's controller after the action."""

    @override
    def holds(self, context: EffectContext) -> bool:
        return context.table.seats[context.seat].turns == context.card_in_play.mark(WAITS_FOR)


class PullsStrings(Effect, frozen=True):
    """The card is burned; the vampire unlocks, and the user controls it for the turn."""

    @override
    def does(self) -> tuple[Does, ...]:
        return (Does(PurposeKind.CONTROL, whose="mine"), Does(PurposeKind.UNLOCK, which="host"))

    @override
    def carry_out(self, context: EffectContext) -> None:
        table, host = context.table, context.host
        vampire = table.minion(host)
        burn(table, context.card)
        unlock(table, host)
        borrow(table, vampire, context)

    @override
    def say(self, wording: Wording) -> str:
        return f"burn {wording.this} to unlock"


class Pulls(Power, frozen=True, kw_only=True):
    """The ability to use the vampire."""

    @override
    def say(self, wording: Wording) -> str:
        [effect] = self.effects
        return (
            f"during your next minion phase, {effect.say(wording)} the attached vampire and take "
            "control of them until the end of your turn"
        )


CARDS = (
    card(
        101215,
        "Puppet Master",
        bleed("dom", plus=2),
        action(
            "DOM",
            LocksPuppet(),
            target=AMinion(MinionFilter(vampire=True, younger=True), "any"),
            directed=True,
        ),
        Restriction(activity=Activity.UNLOCK_NORMALLY),
        Pulls(
            sentence="Burn {card}: take control of the vampire for this turn.",
            at=ANY_TIME,
            conditions=(MyTurn(), InPhase(Phase.MINION), OfNextTurn()),
            effects=(PullsStrings(),),
        ),
    ),
)
