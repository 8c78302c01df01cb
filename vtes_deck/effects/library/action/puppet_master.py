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
    EventType,
    PurposeKind,
    SaidElsewhere,
    Wording,
    burn,
    control,
    lock,
    mark,
    unlock,
    zones,
)
from vtes_deck.effects.vocab import (
    ANY_TIME,
    DISCARD_ENDS,
    TAKES_CONTROL,
    Activity,
    AddDelayedTrigger,
    AMinion,
    InPhase,
    MinionFilter,
    MyTurn,
    Phase,
    Power,
    PutOn,
    Restriction,
    Until,
    action,
    bleed,
    card,
)

WAITS_FOR = "waits for turn"
"""Mark of the card: the number of the turn of its controller in which it can be used."""
LENT_BY = "lent by"
"""Mark of the vampire: the seat to which it returns, from 1."""
RETURNS = EventType("returns to controller", mark("{minion} returns to {seat}."))


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


class ReturnsPuppet(Effect, frozen=True):
    """The vampire returns to its former controller, or is removed if she has left the game."""

    @override
    def carry_out(self, context: EffectContext) -> None:
        """Also applies in torpor, but not if another Methuselah has taken control since."""
        table, vampire = context.table, context.user_minion
        former = vampire.mark(LENT_BY) - 1
        vampire.set_mark(LENT_BY, 0)
        if vampire.controller != context.seat:
            return
        if table.seats[former].ousted:
            zones.remove(table, vampire.card)
        else:
            zones.give(table, vampire.card, former)
            table.emit(RETURNS, former, minion=vampire.card)


GOES_BACK = AddDelayedTrigger(on=DISCARD_ENDS, effects=(ReturnsPuppet(),), until=Until.TURN)


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
        if vampire.controller == context.seat:
            return
        vampire.set_mark(LENT_BY, vampire.controller + 1)
        zones.give(table, host, context.seat)
        table.emit(TAKES_CONTROL, context.seat, host)
        GOES_BACK.carry_out(context.by(host))

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
